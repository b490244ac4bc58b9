"""What the package is called from outside."""

import inspect
import subprocess
import sys

import saloon
from saloon.engine.game import Game
from saloon.games import FOLDER
from saloon.terminal.table import TerminalTable
from toy import ToyGame


def test_a_game_is_imported_by_its_full_name() -> None:
    import saloon.games.bang_duel.state as street
    import saloon.games.colt_express

    assert street.Duel.__name__ == "Duel"
    assert saloon.games.colt_express.GAME is saloon.game("colt-express")  # type: ignore[attr-defined]  # the package


def test_the_package_of_the_games_gives_them_by_slug() -> None:
    found = saloon.games()
    assert {slug: game.slug for slug, game in found.items()} == {slug: slug for slug in sorted(found)}
    assert {game.folder.name for game in found.values()} == {path.parent.name for path in FOLDER.glob("*/RULES.md")}
    found.clear()
    assert saloon.games()


def test_no_switch_is_called_like_something_else_that_a_new_game_is_told() -> None:
    taken = {name for name, given in inspect.signature(Game.new).parameters.items() if given.kind != given.VAR_KEYWORD}
    assert taken == {"self", "seats", "seed", "listen"}
    for game in saloon.games().values():
        assert not taken & {switch.name for switch in game.switches}


def test_a_game_brings_nothing_along_that_its_rules_do_not_need() -> None:
    """Its table and its picture are imported when somebody wants to look."""
    program = "import saloon, sys; saloon.games(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    found = set(done.stdout.split())
    assert {f"saloon.games.{game.folder.name}" for game in saloon.games().values()} <= found
    assert found & {"rich", "fluent", "numpy", "saloon.terminal", "saloon.drawing"} == set()


def test_a_part_of_a_game_is_found_by_name() -> None:
    for game in saloon.games().values():
        table = game.part("terminal")
        assert table is not None
        assert isinstance(table.TABLE, TerminalTable)
        assert game.part("no_such_part") is None
    assert ToyGame().part("terminal") is None
