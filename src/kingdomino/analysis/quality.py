"""The quality of a review. Needs no kernel, so that commands can be described."""

from enum import StrEnum


class Quality(StrEnum):
    """The quality of a review: how much it computes."""

    QUICK = "quick"
    NORMAL = "normal"
    DEEP = "deep"
