"""The commands, beside those that play."""
