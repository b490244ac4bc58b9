"""The fields of the state, declared once: constructor, copies, dumps, checked loading and ranges come from it."""

from saloon.engine.fields import Fields, Of, lists, number, numbers

from gold_claim.ids import CARDS, HAND, RICHEST

FIELDS = Fields(
    "gold_claim",
    "ClaimFields",
    (
        number("round", HAND, "the one that is played, from 1"),
        number("vein", RICHEST, "how much gold it brings"),
        lists("hands", CARDS, Of("seats"), "by seat, in order", low=1),
        numbers("chosen", CARDS, "by seat: the card of this round, 0 before", count=Of("seats")),
        numbers("shown", CARDS, "the cards of earlier rounds", low=1),
        numbers("gold", HAND * (RICHEST + 1), "by seat", count=Of("seats")),
    ),
)
