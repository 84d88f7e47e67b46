"""Playing games: bots in their seats, programs, and processes on one machine or many."""
