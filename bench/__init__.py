"""Long runs: soaks and speed. What they must know of a game is in its folder of the tests."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "tests"))
