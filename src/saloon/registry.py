"""What there is by name: the things of the house, and those that other installed packages bring as entry points.

Nothing is imported before it is asked for, and no other package is looked through for a name that the house has.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from saloon.engine.errors import BrokenPlugin, Details

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")
HOUSE = "saloon"


class Registry(Mapping[str, T], Generic[T]):
    """`house` makes what the house has. `checked` takes what an entry point leads to, together with its name and
    package, or raises BrokenPlugin."""

    def __init__(
        self,
        group: str,
        house: Mapping[str, Callable[[], T]],
        checked: Callable[[Details, object], T],
    ) -> None:
        self.group = group
        self.house = house
        self.checked = checked
        self.loaded: dict[str, T] = {}
        self.taken: list[BrokenPlugin] = []  # what has a name of something else
        self.broken: dict[str, BrokenPlugin] = {}

    @cached_property
    def others(self) -> dict[str, EntryPoint]:
        """What other packages bring. A name that is taken is nobody else's."""
        found: dict[str, EntryPoint] = {}
        for entry in entry_points_of(self.group):
            if entry.name in self.house or entry.name in found:
                owner = HOUSE if entry.name in self.house else package_of(found[entry.name])
                details = {"name": entry.name, "package": package_of(entry), "owner": owner}
                self.taken.append(BrokenPlugin("plugin-taken", details))
            else:
                found[entry.name] = entry
        return found

    def names(self) -> list[str]:
        """All names; what they stand for is not imported."""
        return list(dict.fromkeys([*self.house, *self.others, *self.loaded]))

    def __getitem__(self, name: str) -> T:
        """BrokenPlugin, where another package has it but it cannot be used."""
        if name not in self.loaded:
            self.loaded[name] = self.house[name]() if name in self.house else self.brought(self.others[name])
        return self.loaded[name]

    def __setitem__(self, name: str, thing: T) -> None:
        """One more, for as long as this program runs."""
        self.loaded[name] = thing

    def __iter__(self) -> Iterator[str]:
        """The names of all that can be used; of the rest there is a warning."""
        usable = self.usable()
        for broken in (*self.taken, *self.broken.values()):
            warnings.warn(broken, stacklevel=2)
        return iter(usable)

    def __len__(self) -> int:
        return len(self.usable())

    def usable(self) -> list[str]:
        """The names of all that can be used, each loaded once."""
        found: list[str] = []
        for name in self.names():
            try:
                self[name]
            except BrokenPlugin as broken:
                self.broken[name] = broken
            else:
                found.append(name)
        return found

    def brought(self, entry: EntryPoint) -> T:
        """What an entry point leads to. Somebody else's code runs here, and may do anything but take the house down."""
        if entry.name in self.broken:
            raise self.broken[entry.name]
        where = {"name": entry.name, "package": package_of(entry)}
        try:
            return self.checked(where, entry.load())
        except BrokenPlugin:
            raise
        except (Exception, SystemExit) as error:
            reason = f"{type(error).__name__}: {error}"
            raise BrokenPlugin("plugin-fails", {**where, "reason": reason}) from error


def package_of(entry: EntryPoint) -> str:
    """The name of the distribution, as it was installed."""
    return entry.dist.name if entry.dist else entry.module


def entry_points_of(group: str) -> list[EntryPoint]:
    """The entry points of a group, by package."""
    if not mentioned(group):
        return []
    from importlib.metadata import entry_points

    return sorted(entry_points(group=group), key=lambda entry: (package_of(entry), entry.name))


def mentioned(group: str) -> bool:
    """Whether any installed package may have such entry points. importlib.metadata knows for certain, but importing it
    takes longer than all of a short command."""
    heading = f"[{group}]"
    for place in map(Path, sys.path):
        if place.is_file():  # an archive, in which only importlib.metadata can look
            return True
        for kind in ("dist-info", "egg-info"):
            for path in place.glob(f"*.{kind}/entry_points.txt"):
                if heading in path.read_text(encoding="utf-8", errors="replace"):
                    return True
    return False
