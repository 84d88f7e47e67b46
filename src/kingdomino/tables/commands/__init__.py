"""Commands: functions of a table that return log entries and the next table."""
