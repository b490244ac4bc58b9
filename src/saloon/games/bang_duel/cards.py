"""The 80 cards as tables: what is printed on them. What they do is in `effects.py`.

Copies and frames are the rulebook's. The symbols in the corners rest on one transcription of another edition, corrected
in two rows so that each deck has the published odds (8.2): to correct a symbol, change its letter here.
"""

from typing import Final

from saloon.games.bang_duel.ids import ACTION, BANG, BARREL_SIGN, CARDS, DYNAMITE_SIGN, GEAR, SNAKE_SIGN

FRAME_NAMES: Final = ["bang", "action", "equipment"]
BACK_NAMES: Final = ["law", "outlaw"]
SYMBOL_NAMES: Final = ["barrel", "dynamite", "snake", "horseshoe"]
SYMBOLS: Final = "BDSH"
HUNTED: Final = [BARREL_SIGN, BARREL_SIGN, SNAKE_SIGN, DYNAMITE_SIGN]  # by what a card is revealed for


class Kind:
    """A type of card: its frame, its circled icons, and the corner symbol of each copy in the law's and in the
    outlaws' deck."""

    def __init__(
        self,
        name: str,
        frame: int,
        law: str,
        outlaw: str,
        hit: bool = False,
        miss: bool = False,
        always: bool = False,
        reload: bool = False,
    ) -> None:
        self.name: Final = name
        self.frame: Final = frame
        self.law: Final = law
        self.outlaw: Final = outlaw
        self.hit: Final = hit
        self.miss: Final = miss
        self.always: Final = always
        self.reload: Final = reload


KINDS: Final = [
    Kind("colt", BANG, "D", "DDDDD", hit=True),
    Kind("hail", BANG, "BH", "", hit=True),
    Kind("carbine", BANG, "HH", "B", hit=True),
    Kind("peacemaker", BANG, "HH", "", hit=True),
    Kind("remington", BANG, "", "BS", hit=True),
    Kind("schofield", BANG, "", "BB", hit=True),
    Kind("shotgun", BANG, "DD", "HH", hit=True),
    Kind("winchester", BANG, "HH", "", hit=True),
    Kind("derringer", ACTION, "HHHS", "", hit=True),
    Kind("gatling", ACTION, "B", "", hit=True),
    Kind("knife", ACTION, "", "HHS", hit=True),
    Kind("missed", ACTION, "BSSSS", "BHSSSSS", miss=True),
    Kind("return-fire", ACTION, "H", "", miss=True),
    Kind("indians", ACTION, "H", "H"),
    Kind("duel", ACTION, "D", "H"),
    Kind("robbery", ACTION, "", "BHHH"),
    Kind("teacher", ACTION, "BH", ""),
    Kind("water", ACTION, "BSSS", "B", reload=True),
    Kind("rest", ACTION, "", "B"),
    Kind("respite", ACTION, "B", ""),
    Kind("wagon", ACTION, "BB", "B"),
    Kind("store", ACTION, "S", "H"),
    Kind("bank", GEAR, "B", ""),
    Kind("barrel", GEAR, "S", "S"),
    Kind("hat", GEAR, "H", "H"),
    Kind("holster", GEAR, "D", "S"),
    Kind("scope", GEAR, "H", "H", reload=True),
    Kind("watch", GEAR, "", "HH", reload=True),
    Kind("stampede", GEAR, "B", "", always=True, reload=True),
    Kind("rattlesnake", GEAR, "", "S", always=True),
    Kind("dynamite", GEAR, "", "B", always=True),
]


def _printed() -> list[list[int]]:
    """Type, symbol, face and copy number of each card, the law's deck first. Cards of one face look alike."""
    rows: list[list[int]] = []
    face = -1
    for back in range(2):
        for index, kind in enumerate(KINDS):
            symbols = kind.law if back == 0 else kind.outlaw
            for copy, symbol in enumerate(symbols):
                if copy == 0 or symbol != symbols[copy - 1]:
                    face += 1
                rows.append([index, SYMBOLS.index(symbol), face, copy + 1])
    assert len(rows) == CARDS, f"KINDS prints {len(rows)} cards: set CARDS in ids.py, and the options that follow it"
    return rows


PRINTED: Final = _printed()
KIND_OF: Final = [row[0] for row in PRINTED]
SYMBOL_OF: Final = [row[1] for row in PRINTED]
FACE_OF: Final = [row[2] for row in PRINTED]
CARD_NAMES: Final = [
    f"{KINDS[row[0]].name}-{'l' if card < CARDS // 2 else 'o'}{row[3]}" for card, row in enumerate(PRINTED)
]
