"""Reports of a run: tables, plots, and a page in HTML."""
