"""Points and standings, whole games against a naive scorer."""
