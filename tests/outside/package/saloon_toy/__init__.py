"""The toy of the tests, as a game that somebody else has written and installed; its rules lie beside this package."""

from pathlib import Path

from toy import ToyGame


class OutsideToy(ToyGame):
    folder = Path(__file__).parent


GAME = OutsideToy()
