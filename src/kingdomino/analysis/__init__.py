"""Analysis: the value of a position and its turns, hints, reviews of matches, and puzzles."""

from kingdomino import kernel
from kingdomino.analysis.quality import Quality

is_available: bool = kernel.is_available
"""Whether anything can be analysed: without the compiled kernel, names raise an error."""

if is_available:
    from kingdomino.analysis import schema
    from kingdomino.analysis.calibration import Levels
    from kingdomino.analysis.evaluation import (
        Budget,
        Estimate,
        Evaluation,
        SeatValue,
        TurnValue,
        evaluate,
        watch,
    )
    from kingdomino.analysis.grades import Grade
    from kingdomino.analysis.luck import ChanceKind, LuckEvent
    from kingdomino.analysis.puzzles import Puzzle, Theme, load_puzzles, make_puzzles
    from kingdomino.analysis.reasons import (
        Explanation,
        Hint,
        LossParts,
        Part,
        Reason,
        ReasonKind,
        explain,
        make_hint,
    )
    from kingdomino.analysis.review import (
        Ledger,
        Review,
        SeatReview,
        review,
        summarise_review,
        watch_review,
    )
    from kingdomino.analysis.turn_review import (
        Decision,
        ReviewBudget,
        ReviewedTurn,
        ReviewPart,
        list_decisions,
        review_turn,
    )
else:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        raise kernel.KernelMissingError("kernel-missing", name=f"kingdomino.analysis.{name}")


__all__ = [
    "Budget",
    "ChanceKind",
    "Decision",
    "Estimate",
    "Evaluation",
    "Explanation",
    "Grade",
    "Hint",
    "Ledger",
    "Levels",
    "LossParts",
    "LuckEvent",
    "Part",
    "Puzzle",
    "Quality",
    "Reason",
    "ReasonKind",
    "Review",
    "ReviewBudget",
    "ReviewPart",
    "ReviewedTurn",
    "SeatReview",
    "SeatValue",
    "Theme",
    "TurnValue",
    "evaluate",
    "explain",
    "is_available",
    "list_decisions",
    "load_puzzles",
    "make_hint",
    "make_puzzles",
    "review",
    "review_turn",
    "schema",
    "summarise_review",
    "watch",
    "watch_review",
]
