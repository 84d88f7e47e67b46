"""Messages between server processes: over PostgreSQL, or over Redis."""
