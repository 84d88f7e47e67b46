"""A game and a match: turns, rounds, openings, views."""
