"""What the arguments of a game's sentences are. A game declares them by name, as `Game.things`; from that one table the
numbers of events get their public names, and Python and the page name them in sentences, in every language.

- `SEAT`: a player, by the number of the seat.
- `PLAIN`: a number, or a word that a message chooses by; it is never looked up.
- `Thing("parcel")`: a word that has a name, the message `slug-parcel-word`, with a form for each of its attributes:
  `$parcel`, `$parcel_acc`. Several arguments may be of one kind: `{"home": PARCEL, "goal": PARCEL}`.
- `Thing("space", parts={"column": PLAIN, "row": PLAIN})`: a thing made of parts, which the message `slug-space` tells.
  A part that is not in the thing is looked for beside it, among the arguments of the same sentence; what the reader may
  not know is in neither place, and the message gets 0. Where all parts stand alone, `$space` is made of them.
- `Thing("item", parts={"item": ITEM, "side": SIDE}, by="item")`: a thing that one of its parts names, and of which the
  others tell more: `$item` and `$item_side`.

A list is declared as its items are, and brings `$count`. What is not declared is a thing of its own name: `$parcel` of
"river" is `slug-parcel-river` where the catalogue has it, and "river" where it has not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Thing:
    """`kind`: what the catalogue calls its like. `names`: what the numbers of events stand for."""

    kind: str
    names: Sequence[object] | Mapping[int, object] = ()
    parts: Mapping[str, Thing] = field(default_factory=dict)
    by: str = ""

    def named(self, value: int) -> object:
        """The public name of the number of an event; nobody, a number below zero, has none."""
        if not self.names:
            return value
        name = self.names[value] if value >= 0 else ""
        return {**name} if isinstance(name, Mapping) else name


Things = Mapping[str, Thing]

SEAT = Thing("seat")
PLAIN = Thing("")
OF_THE_HOUSE: Things = {"seat": SEAT, "waiting": SEAT}  # arguments that every game has


def public_name(things: Things, name: str, value: int) -> object:
    """What the number of an event is called in public."""
    return things[name].named(value) if name in things else value
