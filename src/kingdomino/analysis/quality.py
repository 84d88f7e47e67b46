"""How thoroughly a match is reviewed. Needs no kernel, so that commands can be described."""

from enum import StrEnum


class Quality(StrEnum):
    """How thoroughly a match is reviewed."""

    QUICK = "quick"
    NORMAL = "normal"
    DEEP = "deep"
