"""The pieces of Colt Express in letters and colours: each has both, so that it can be told without colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text

from saloon.games.colt_express.view import Bandit, Loot
from saloon.words import Words

COLOURS = {
    "ghost": "bold #1d1a16 on #e9dfc7",
    "doc": "bold #ffffff on #2f5d9b",
    "belle": "bold #ffffff on #8a4a86",
    "tuco": "bold #ffffff on #a3312a",
    "cheyenne": "bold #14200f on #8fb072",
    "django": "bold #201400 on #dca03c",
}
MARSHAL = "bold #201400 on #ffd75f"
LOOT_COLOURS = {"purse": "#c99a3a", "jewel": "bold #39a7b8", "strongbox": "bold #b8793e"}
JEWEL, STRONGBOX, STAR = "◆", "▣", "★"
FACE_DOWN = "▒▒"
FULL, SPENT = "●", "○"
TURNS = {"standard": "▢", "tunnel": "▩", "speeding": "▢▢", "switching": "↺"}
SHORTEST = 2


def marks(names: Sequence[str], shortest: int = SHORTEST) -> list[str]:
    """The beginnings of names, all of one length, that tell them apart."""
    longest = max((len(name) for name in names), default=0)
    for length in range(shortest, longest):
        begun = [name[:length] for name in names]
        if len(set(begun)) == len(set(names)):
            return begun
    return list(names)


class Marks:
    """How bandits are written on this screen: `Do`, or `Doc` where there is room."""

    def __init__(self, words: Words, full: bool = False) -> None:
        names = {bandit: words.name("bandit", bandit) for bandit in COLOURS}
        short = dict(zip(names, marks(list(names.values())), strict=True))
        self.names = names
        self.text = {bandit: f" {name} " for bandit, name in names.items()} if full else short

    def chip(self, bandit: str, mine: bool = False) -> Text:
        """A figure; the viewer's own is underlined."""
        return Text(self.text[bandit], style=COLOURS[bandit] + (" underline" if mine else ""))


def star(words: Words, full: bool) -> Text:
    """The Marshal."""
    return Text(f" {STAR} {words.name('bandit', 'marshal')} " if full else f"{STAR}{STAR}", style=MARSHAL)


def loot_chips(loot: Iterable[Loot]) -> list[Text]:
    """Loot by kind, the dearest first, what is unknown last: `▣ ◆×2 $500 $?×3`."""
    counted = Counter((piece.kind, piece.value) for piece in loot)
    order = {"strongbox": 0, "jewel": 1, "purse": 2}
    chips: list[Text] = []
    for (kind, value), count in sorted(counted.items(), key=lambda item: (order[item[0][0]], -(item[0][1] or 0))):
        sign = {"strongbox": STRONGBOX, "jewel": JEWEL}.get(kind, f"${value or '?'}")
        chips.append(Text(sign if count == 1 else f"{sign}×{count}", style=LOOT_COLOURS[kind]))
    return chips


def worth(bandits: Iterable[Bandit]) -> int:
    """What the loot of these bandits comes to, as far as it is known."""
    return sum(piece.value or 0 for bandit in bandits for piece in bandit.loot)
