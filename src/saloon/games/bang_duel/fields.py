"""The fields of a duel, and the frames that hold more than a seat. `generated.py` is made from this."""

from saloon.engine.fields import Fields, Record, flag, lists, number, numbers, records
from saloon.games.bang_duel.cards import KINDS
from saloon.games.bang_duel.ids import (
    ABILITY,
    BARREL_TRIED,
    CARDS,
    DOCTOR,
    EXPLOSION,
    FOR_DYNAMITE,
    HORSESHOE_SIGN,
    KID_TRIED,
    LOOTED,
    MOST_LIFE,
    ONCE_MORE,
    PAST,
    PEARL,
    PLACES,
    SQUAD,
    SUNDANCE_TRADE,
    WITH_KID,
)

LAST_CARD = CARDS - 1
LAST_ENTRY = 2 * PAST - 1  # a card in hand, with all its marks
LAST_PERSON = 2 * SQUAD - 1
LAST_PLACE = PLACES - 1
ONCE_ABILITIES = 4  # of once a turn
EVERYBODY = 3  # both seats, as bits

WAITING = Record(
    "Waiting",
    """An effect that was caused and waits for its turn (9.3).""",
    (
        number("kind", DOCTOR),
        number("seat", 1, "whose front or rear is hit, who draws or decides, or whose ability hits somebody"),
        number("source", LAST_PERSON, "the character behind it"),
        number("person", LAST_PERSON, "who is hit, where that is settled, or NOBODY", low=-1),
        number("card", len(KINDS) - 1, "the type of the card that caused it, or NOBODY: an ability did", low=-1),
    ),
)

AT_PLACE = Record("PlaceFrame", "Something happens to the character at a place.", (number("place", LAST_PLACE),))
WITH_CARD = Record("CardFrame", "Something is asked about a card.", (number("card", LAST_CARD),))
LOOKING = Record(
    "RevealFrame", "A card is revealed for a character, and why.", (number("purpose", FOR_DYNAMITE),), AT_PLACE
)

FIELDS = Fields(
    "saloon.games.bang_duel",
    "DuelFields",
    (
        numbers("people", LAST_PERSON, "the character in each place, or NOBODY", low=-1, count=PLACES),
        numbers("life", MOST_LIFE, "of each place", count=PLACES),
        lists("gear", LAST_CARD, PLACES, "equipment of each place, oldest first"),
        numbers("front", LAST_PLACE, "of each seat, the place with the token", count=2),
        numbers("awake", LAST_PLACE, "of each seat, the place whose ability and equipment work (chapter 5)", count=2),
        lists("hands", LAST_ENTRY, 2, "of each seat, by faces, with marks"),
        lists("decks", LAST_CARD, 2),
        lists("reserves", LAST_PERSON, 2, "the next one last", shared=True),
        lists("gone", LAST_PERSON, 2, "the dead of each seat", shared=True),
        numbers("choice", 1, "secret until both have chosen: who stands in front", count=2),
        numbers("common", LAST_CARD),
        flag("made", "there is a common deck, if perhaps empty (4.2)"),
        numbers("discard", LAST_CARD, "the top last"),
        number(
            "reloaded",
            LAST_CARD,
            "the card of the discard pile that was reloaded last, or NOBODY (14.7)",
            low=-1,
            start=-1,
        ),
        numbers("laid", LAST_ENTRY, "on the table for a choice that is going on"),
        number("reader", 1, "who alone may look at them, or NOBODY: everybody may", low=-1, start=-1),
        records("queue", WAITING, None, "effects that wait (9.3)", shared=True),
        number("turn", 1),
        number("turns"),
        number("bangs", 2, "BANG! cards of this turn that count (3.5)"),
        flag("moved", "the token, by choice, in this turn (3.6)"),
        number("used", (1 << ONCE_ABILITIES) - 1, "abilities of once a turn, as bits (3.10)"),
        # The effect that is being worked off
        number("cause", ABILITY + LAST_PERSON, "the type of its card, or ABILITY + the character"),
        number("by", 1, "whose doing it is"),
        number("shooter", LAST_PERSON, "the character"),
        flag("extra", "a miss costs one more card (13.10)"),
        flag("missed", "a hit was cancelled (9.6)"),
        number("symbol", HORSESHOE_SIGN, "the symbol that counts of the last reveal, or NOBODY", low=-1, start=-1),
    ),
    frames=(
        AT_PLACE,
        Record("SideFrame", "Something happens to a side.", (number("side", 1),)),
        Record(
            "AnswerFrame",
            "A character is hit, and so much was tried against it, as bits.",
            (number("tried", BARREL_TRIED | KID_TRIED),),
            AT_PLACE,
        ),
        Record(
            "ExtraFrame", "A miss costs one more card; what else it brings.", (number("brings", WITH_KID),), AT_PLACE
        ),
        LOOKING,
        Record(
            "RevealedFrame",
            "What is revealed decides; so much was tried before, as bits.",
            (number("tried", BARREL_TRIED | KID_TRIED),),
            LOOKING,
        ),
        Record(
            "LossFrame",
            "A character is to lose so much life, and has lost so much itself.",
            (number("points", EXPLOSION), number("lost", EXPLOSION)),
            AT_PLACE,
        ),
        Record("DuelFrame", "A character in a duel with another one.", (number("other", LAST_PLACE),), AT_PLACE),
        Record(
            "DeathFrame",
            "A character dies; the seats that profit from it, as bits (10.8).",
            (number("looters", EVERYBODY), number("mourners", EVERYBODY)),
            AT_PLACE,
        ),
        Record("LootFrame", "So many cards may be taken for a death.", (number("left", LOOTED, low=1),), AT_PLACE),
        WITH_CARD,
        Record(
            "TargetFrame", "A card is played in a way, and has no target yet.", (number("way", ONCE_MORE),), WITH_CARD
        ),
        Record(
            "PayFrame",
            "An ability is to be paid for, by its option; the card that it repeats, or NOBODY.",
            (number("ability", SUNDANCE_TRADE, low=PEARL), number("card", LAST_CARD, low=-1)),
        ),
    ),
)
