"""What bots go by, fitted to games between bots; made anew, never edited.

`python -m tools.fit colt-express --bot search:100 --games 1600 --seed 1`

1600 games, the last fifth held out to measure the log-loss.
Guess: 6400 moments, log-loss 1.344 without, 1.181 before, 1.135 now.
Lean: 167537 answers, log-loss 1.282 without, 0.764 before, 0.591 now.
"""

from typing import Final

# By phase: what a unit of each feature is worth
WEIGHTS: Final[list[list[float]]] = [
    [  # first round
        0.0,  # money
        0.0,  # rivals
        0.0,  # shots
        0.0,  # lead
        0.0,  # bullets
        0.000278,  # here
        0.000163,  # near
        0.0,  # marshal
        0.000294,  # exposed
        0.0,  # cards
    ],
    [  # second round
        0.0014,  # money
        0.0,  # rivals
        0.109,  # shots
        0.247,  # lead
        0.202,  # bullets
        0.000299,  # here
        0.0000831,  # near
        0.303,  # marshal
        0.000191,  # exposed
        0.0927,  # cards
    ],
    [  # third round
        0.00164,  # money
        0.0,  # rivals
        0.129,  # shots
        0.326,  # lead
        0.173,  # bullets
        0.000329,  # here
        0.000155,  # near
        0.0304,  # marshal
        0.000574,  # exposed
        0.0626,  # cards
    ],
    [  # fourth round
        0.00189,  # money
        0.000117,  # rivals
        0.166,  # shots
        0.367,  # lead
        0.135,  # bullets
        0.000291,  # here
        0.000178,  # near
        0.172,  # marshal
        0.00066,  # exposed
        0.102,  # cards
    ],
    [  # last round
        0.0026,  # money
        0.0000165,  # rivals
        0.101,  # shots
        0.677,  # lead
        0.0624,  # bullets
        0.000571,  # here
        0.000359,  # near
        0.169,  # marshal
        0.000558,  # exposed
        0.254,  # cards
    ],
]

# By trait: how many times as likely it makes an answer
FACTORS: Final[list[float]] = [
    0.455,  # move inside, nothing ahead
    5.35,  # move inside, loot ahead
    10.7,  # move inside, dear loot ahead
    0.768,  # move along the roofs, nothing below
    2.38,  # move along the roofs, loot below
    3.83,  # move along the roofs, dear loot below
    0.0975,  # move away from loot
    0.118,  # move where the Marshal may be
    0.716,  # climb up from nothing
    0.0622,  # climb up from loot
    0.621,  # climb up from the Marshal next door
    0.446,  # climb down to nothing
    9.09,  # climb down to loot
    22.9,  # climb down to dear loot
    0.0295,  # climb down to the Marshal
    0.151,  # climb back
    0.00548,  # fire without bullets
    0.083,  # fire at nobody
    3.0,  # fire inside
    10.4,  # fire on the roof
    0.928,  # fire, behind as a shooter
    1.5,  # fire, level as a shooter
    1.31,  # fire, ahead as a shooter
    2.03,  # fire again
    0.0377,  # punch nobody
    3.78,  # punch somebody
    13.6,  # punch somebody with dear loot
    1.35,  # punch where more loot may lie
    0.0335,  # rob nothing
    15.6,  # rob, contested
    21.6,  # rob, alone
    43.9,  # rob dear loot, contested
    46.9,  # rob dear loot, alone
    0.978,  # rob again
    0.066,  # marshal, nobody next door
    1.17,  # marshal, others next door
    0.199,  # marshal, me next door
    1.49,  # marshal, all of us next door
    1.0,  # draw with no card
    1.58,  # draw with one card
    0.557,  # draw with two cards
    0.267,  # draw with three cards
    0.204,  # draw with four cards or more
    0.00596,  # draw on the last turn
    0.807,  # hide the card
    0.103,  # no second card
    0.779,  # pick move
    0.682,  # pick ladder
    1.26,  # pick fire
    1.16,  # pick punch
    1.96,  # pick rob
    0.653,  # pick marshal
    2.33,  # keep move
    2.42,  # keep ladder
    2.29,  # keep fire
    2.09,  # keep punch
    1.71,  # keep rob
    0.15,  # keep marshal
    0.145,  # keep no more
    0.0367,  # go to nothing, to rob
    2.07,  # go to loot, to rob
    13.1,  # go to dear loot, to rob
    0.286,  # go out of sight, to fire
    3.49,  # go in sight, to fire
    0.136,  # go to nobody, to punch
    7.35,  # go to somebody, to punch
    0.0875,  # go above or below nothing, to climb
    1.34,  # go above or below loot, to climb
    8.55,  # go above or below dear loot, to climb
    0.108,  # go to nothing
    1.79,  # go to loot
    5.17,  # go to dear loot
    0.00517,  # go to the Marshal
    0.241,  # go next to the Marshal
    0.407,  # go where others are
    0.0653,  # shoot my own
    0.808,  # shoot somebody
    18.9,  # shoot the richest
    2.56,  # shoot who has cards to play yet
    0.0989,  # punch my own, there
    0.454,  # punch who has nothing, there
    1.02,  # punch somebody, there
    2.44,  # punch dear loot, there
    8.92,  # punch the richest, there
    201.0,  # take the strongbox
    36.7,  # take a jewel
    5.58,  # take a purse known to be fat
    0.0107,  # take a purse known to be thin
    0.342,  # take an unknown purse
    54.2,  # knock out the strongbox
    4.71,  # knock out a jewel
    1.92,  # knock out a purse known to be fat
    0.00834,  # knock out a purse known to be thin
    0.244,  # knock out an unknown purse
    11.6,  # pocket the purse
    0.086,  # let the purse fall
    0.00664,  # take nothing
    1.21,  # knock to nothing
    0.186,  # knock to loot
    4.44,  # knock to the Marshal
    1.73,  # marshal to nobody
    26.6,  # marshal to others
    0.0768,  # marshal to me
    0.284,  # marshal to all of us
    0.284,  # marshal next to me
    1.0,  # be ghost
    1.0,  # be doc
    1.0,  # be belle
    1.0,  # be tuco
    1.0,  # be cheyenne
    1.0,  # be django
]
