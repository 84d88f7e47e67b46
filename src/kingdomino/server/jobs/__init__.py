"""Work in worker processes: bots, hints, reviews, the games of the daily deal, pictures."""
