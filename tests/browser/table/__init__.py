"""A game at a table, from the first turn to the result."""
