"""Statistics of results: summaries with intervals, ratings, tests, the ladder of levels."""
