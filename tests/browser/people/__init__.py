"""Several people at one table, and what comes between them."""
