"""What the sentences of BANG! The Duel speak of."""

from saloon.engine.things import Thing, Things
from saloon.games.bang_duel.cards import BACK_NAMES, KINDS, SYMBOL_NAMES
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.ids import ABILITY, CARDS, OPENING_HAND
from saloon.games.bang_duel.naming import RULE_NAMES, card_name

CAUSES = {
    **{cause: kind.name for cause, kind in enumerate(KINDS)},
    **{cause: character.name for cause, character in enumerate(CHARACTERS, ABILITY)},
    **dict(enumerate(RULE_NAMES, OPENING_HAND)),
}

PERSON = Thing("person", [character.name for character in CHARACTERS])
BACK = Thing("back", BACK_NAMES)
SYMBOL = Thing("symbol", SYMBOL_NAMES)
CARD = Thing(
    "card",
    [card_name(card) for card in range(CARDS)],
    parts={"card": Thing("card"), "back": BACK, "symbol": SYMBOL},
    by="card",
)

THINGS: Things = {
    "person": PERSON,
    "target": PERSON,
    "shooter": PERSON,
    "card": CARD,
    "cards": CARD,
    "back": BACK,
    "deck": Thing("", [*BACK_NAMES, "common"]),
    "symbol": SYMBOL,
    "sign": SYMBOL,
    "source": Thing("source", CAUSES),
    "cause": Thing("cause", CAUSES),
}
