"""Cells, dominoes, lines, the deal, kingdoms and actions."""
