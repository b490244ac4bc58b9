"""Every question that the rules ask, in the order of a game. The index in QUESTIONS is the id in `ids.py`."""

from typing import Final

from saloon.games.bang_duel.answering import Answer, Duelling, Extra, Indians, Reveal, Shield
from saloon.games.bang_duel.card_questions import (
    Carbine,
    Peacemaker,
    Respite,
    Robbery,
    Shotgun,
    Store,
    Teacher,
    Wagon,
    Water,
)
from saloon.games.bang_duel.character_questions import Anderson, Kate, Keep, Pay, Repeat, Schulz
from saloon.games.bang_duel.playing import Discard, Front, Play, Target
from saloon.games.bang_duel.question import Question

QUESTIONS: Final[list[Question]] = [
    Front("front", "2.3", secret=True),
    Play("play", "3.4"),
    Target("target", "6.1"),
    Answer("answer", "7.2"),
    Extra("extra", "13.10"),
    Reveal("reveal", "13.4"),
    Shield("shield", "13.3"),
    Duelling("duel", "12.15"),
    Indians("indians", "12.14"),
    Robbery("robbery", "12.16"),
    Teacher("teacher", "12.17"),
    Water("water", "12.18"),
    Respite("respite", "12.20"),
    Store("store", "12.22"),
    Wagon("wagon", "12.21"),
    Carbine("carbine", "12.3"),
    Shotgun("shotgun", "12.7"),
    Peacemaker("peacemaker", "12.4"),
    Schulz("schulz", "14.4"),
    Anderson("anderson", "14.1"),
    Pay("pay", "14.7"),
    Repeat("repeat", "14.7"),
    Keep("keep", "14.8"),
    Kate("kate", "14.9"),
    Discard("discard", "3.7"),
]
