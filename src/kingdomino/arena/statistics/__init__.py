"""What results say: summaries with intervals, ratings, tests, the ladder of levels."""
