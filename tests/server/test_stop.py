"""The server closes when it is asked to, leaves nothing behind, and says in one sentence why it cannot open."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from server.deaf import ask_in_vain, deaf, finished_game
from server.parties import play_while
from table.house import SECONDS, House, Visitor, children, house, is_gone

CLOSE_RESTART = 1012


async def close_often(opened: House, dice: Random) -> None:
    for _ in range(3):
        await asyncio.sleep(dice.uniform(0.5, 1.5))
        assert await asyncio.to_thread(opened.stop) == 0
        await asyncio.to_thread(opened.start)


def test_games_go_on_after_the_server_was_closed_and_opened_again(tmp_path: Path) -> None:
    dice = Random(1)
    with house(tmp_path / "data") as opened:
        asyncio.run(play_while(opened, dice, close_often(opened, dice)))
    assert opened.complaints == ""


async def closed_in_the_middle(opened: House, how: signal.Signals) -> int:
    """Close while somebody plays with bots and somebody looks on; gives the number of the last event."""
    anna, gus = await Visitor.come(opened.address), await Visitor.come(opened.address)
    table = await anna.table([{"me": True}, {"bot": "scout"}, {"bot": "scout"}], start=True)
    async with anna.sit_at(table) as player, gus.sit_at(table) as watcher:
        assert opened.process
        bots = children(opened.process.pid)
        goodbyes = asyncio.gather(player.farewell(), watcher.farewell())
        assert await asyncio.to_thread(opened.stop, how) == 0
        assert set(await goodbyes) == {CLOSE_RESTART}
    assert bots
    assert all(is_gone(bot) for bot in bots)
    assert not list(opened.data.glob("*-wal")), "something is not in the book yet"
    await asyncio.to_thread(opened.start)
    async with anna.sit_at(table) as again:
        assert again.log[: player.number] == player.log
        while again.asked(0) is None:
            await again.hear()
        assert (await again.answer(0, again.position["choices"][0]["words"]))["type"] == "ack"
    await anna.leave()
    await gus.leave()
    return player.number


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_everybody_is_told_when_the_server_closes(tmp_path: Path, how: signal.Signals) -> None:
    with house(tmp_path / "data") as opened:
        assert asyncio.run(closed_in_the_middle(opened, how)) > 0
    assert opened.complaints == ""


async def closed_on_the_deaf(opened: House) -> None:
    anna = await Visitor.come(opened.address)
    async with deaf(anna, await finished_game(anna)) as line:
        await ask_in_vain(opened, line)
        assert await asyncio.to_thread(opened.stop) == 0
        line.transport.abort()
    await anna.leave()


def test_the_server_closes_although_somebody_does_not_listen(tmp_path: Path) -> None:
    with house(tmp_path / "data") as opened:
        asyncio.run(closed_on_the_deaf(opened))
    assert "Traceback" not in opened.complaints


def refused(*arguments: str) -> str:
    """What the command says when it cannot open: one sentence, and no traceback."""
    command = [sys.executable, "-m", "saloon", "--lang", "en", "serve", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    said = ended.stderr.strip()
    assert said.count("\n") == 0, said
    assert "Traceback" not in said
    return said


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with house(tmp_path / "data") as opened:
        said = refused("--port", str(opened.port), "--data", str(tmp_path / "other"))
        assert str(opened.port) in said
        assert "in use" in said
        assert asyncio.run(is_open(opened))


async def is_open(opened: House) -> bool:
    visitor = await Visitor.come(opened.address)
    await visitor.leave()
    return bool(visitor.id)


@pytest.mark.parametrize("port", ["-1", "65536", "1000000000000000000000"])
def test_a_port_that_does_not_exist_is_named(tmp_path: Path, port: str) -> None:
    assert port in refused("--port", port, "--data", str(tmp_path))


def test_an_address_of_somebody_else_is_named(tmp_path: Path) -> None:
    assert "192.0.2.1" in refused("--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path))


def test_a_folder_that_is_a_file_is_named(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("not a folder")
    assert str(place) in refused("--port", "0", "--data", str(place))
    assert str(place / "inside") in refused("--port", "0", "--data", str(place / "inside"))
    assert place.read_text() == "not a folder"


def test_a_file_that_is_no_database_is_named_and_left_alone(tmp_path: Path) -> None:
    place = tmp_path / "saloon.sqlite"
    place.write_text("My diary. " * 1000)
    assert str(place) in refused("--port", "0", "--data", str(tmp_path))
    assert place.read_text() == "My diary. " * 1000


def test_a_database_that_cannot_be_reached_is_named_without_its_password(tmp_path: Path) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        url = f"postgresql://anna:secret@127.0.0.1:{nobody.getsockname()[1]}/saloon"
        said = refused("--port", "0", "--data", str(tmp_path), "--database", url)
    assert "anna" in said
    assert "secret" not in said


@pytest.mark.parametrize("url", ["mysql://127.0.0.1/saloon", "nonsense://", "sqlite://", "http://example.org"])
def test_a_database_of_an_unknown_kind_is_refused(tmp_path: Path, url: str) -> None:
    assert url.partition(":")[0] in refused("--port", "0", "--data", str(tmp_path), "--database", url)
