"""The views of a table: the part of it that each person may see, as data."""
