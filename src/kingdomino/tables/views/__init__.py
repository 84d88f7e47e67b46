"""What each person may see of a table, as data."""
