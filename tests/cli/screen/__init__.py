"""The game on a whole terminal."""
