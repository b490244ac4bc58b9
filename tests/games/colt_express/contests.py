"""The published contests of Colt Express, with four seats: the usual ones, and what the yardsticks and `easy` are worth
against chance."""

from __future__ import annotations

from bench.contest import Contest, usual

GAME, SEATS = "colt-express", 4
CONTESTS = [
    Contest("colt-plain-random", GAME, SEATS, "plain:100,3*random"),
    Contest("colt-plain-full-random", GAME, SEATS, "plain-full:100,3*random"),
    Contest("colt-plain-long-random", GAME, SEATS, "plain:100ms,3*random", games=100),
    Contest("colt-plain-full-long-random", GAME, SEATS, "plain-full:100ms,3*random", games=100),
    Contest("colt-easy-random", GAME, SEATS, "easy,3*random", goal=0.50),
    *usual("colt", GAME, SEATS, plain=0.40, expert=0.40),
]
