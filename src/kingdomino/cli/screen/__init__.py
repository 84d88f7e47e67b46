"""The game on the whole terminal: a board that stays, moved on by keys and the mouse."""
