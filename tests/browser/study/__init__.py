"""Screens to learn from: lessons, rules, replays, reviews, puzzles, analysis."""
