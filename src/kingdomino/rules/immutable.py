"""Frozen dataclasses that are cheap to copy.

Every action makes a new state. `dataclasses.replace` takes longer for the dozen fields of a view
than the rest of an action, because a frozen dataclass sets its fields through
`object.__setattr__`. So each class gets a mutable twin with the same slots: a copy is made and
changed as an instance of the twin, then frozen by switching its class.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self, TypeVar, cast, dataclass_transform


class Immutable:
    """Base class of the classes decorated with `immutable`."""

    __slots__ = ()
    mutable_copy: ClassVar[Callable[[Any], Any]]
    """Return a copy whose fields can be set, to be passed to `freeze`."""

    @classmethod
    def freeze(cls, copy: Any) -> Self:
        """Make a mutable copy immutable, in place."""
        copy.__class__ = cls
        return copy  # type: ignore[no-any-return]

    def evolve(self, **changes: Any) -> Self:
        """Return a copy with some fields changed."""
        copy = self.mutable_copy()
        for name, value in changes.items():
            setattr(copy, name, value)
        return self.freeze(copy)


_Class = TypeVar("_Class", bound=Immutable)


@dataclass_transform(frozen_default=True)
def immutable(cls: type[_Class]) -> type[_Class]:
    """Make a class a frozen dataclass with slots, and give it `mutable_copy`."""
    frozen: Any = dataclass(frozen=True, slots=True)(cls)
    names = tuple(field.name for field in fields(frozen))
    twin = type(f"Mutable{cls.__name__}", (Immutable,), {"__slots__": names})
    # One statement for each field, as `dataclass` generates `__init__`: a loop is thrice as slow.
    assignments = "".join(f"    copy.{name} = self.{name}\n" for name in names)
    source = f"def mutable_copy(self):\n    copy = new(twin)\n{assignments}    return copy\n"
    namespace: dict[str, Any] = {"new": object.__new__, "twin": twin}
    exec(source, namespace)
    frozen.mutable_copy = namespace["mutable_copy"]
    return cast(type[_Class], frozen)
