"""The game in the terminal: set-up, session and turns."""
