"""The example bots play whole games at a real server, which is killed in between."""

from __future__ import annotations

import asyncio
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import saloon
from saloon.engine.record import read
from table.house import SECONDS, House, Json, Visitor, house

BOT: Json = {"bot": "random"}
FREE: Json = {}
ROOT = Path(__file__).parent.parent.parent
# A model that does not know what to say at first, and then thinks aloud
MODEL = """
import sys
with open(__file__ + ".asked", "a+") as asked:
    asked.write("x")
    asked.seek(0)
    times = len(asked.read())
prompt = sys.stdin.read()
assert prompt.startswith("You play the board game Colt Express"), prompt
assert times not in (2, 3) or "That is none of the answers." in prompt, prompt
print("Hm." if times <= 3 else "It could be 2.5, but no.\\nAnswer: **1**")
"""
SITS = "Bot sits on seat 2.\n"
PACE = "0.05"  # seconds before an answer: not more than one person may send


@dataclass
class Playing:
    """An example in a process of its own, at a table where all other seats have bots."""

    game: str
    seats: int
    script: str
    arguments: list[str]
    table: str = ""
    said: str = ""
    complaints: str = ""


@contextmanager
def started(opened: House, playing: Playing) -> Iterator[subprocess.Popen[str]]:
    link = f"{opened.address}/t/{playing.table}"
    command = [sys.executable, str(ROOT / "examples" / playing.script), link, *playing.arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()  # nothing is left behind by a test that fails


async def evening(opened: House, everybody: list[Playing]) -> None:
    """Everybody plays at the same time, and once the lights go out."""
    host = await Visitor.come(opened.address, "Host")
    with ExitStack() as processes:
        running = []
        for playing in everybody:
            chairs = [BOT, FREE, *[BOT] * (playing.seats - 2)]
            playing.table = await host.table(chairs, game=playing.game, rhythm=0)
            running.append(processes.enter_context(started(opened, playing)))
        for playing, process in zip(everybody, running, strict=True):
            assert process.stdout
            assert await asyncio.to_thread(process.stdout.readline) == SITS
            await host.ask("POST", f"/api/tables/{playing.table}/start")
        for playing in everybody:
            while (await host.ask("GET", f"/api/tables/{playing.table}"))["number"] < 15:
                await asyncio.sleep(0.02)
        opened.kill()
        opened.start()
        for playing, process in zip(everybody, running, strict=True):
            talk = partial(process.communicate, timeout=2 * SECONDS)
            playing.said, playing.complaints = await asyncio.to_thread(talk)
            assert process.returncode == 0, playing.complaints
    for playing in everybody:
        text = (await host.http.get(f"/api/tables/{playing.table}/record")).text
        won = 1 in read(text, saloon.game).state.winners()
        assert SITS in playing.said  # once more, after the lights were out
        assert playing.said.replace(SITS, "") == f"Bot has {'won' if won else 'lost'}.\n"
        assert playing.complaints.count("The line broke") >= 1
    await host.leave()


def test_the_examples_play_whole_games_and_come_back_when_the_line_breaks(tmp_path: Path) -> None:
    model = tmp_path / "model.py"
    model.write_text(MODEL)
    asks = ["--command", shlex.join([sys.executable, "-S", "-E", str(model)]), "--pause", PACE]
    everybody = [
        Playing("colt-express", 3, "network_bot.py", ["Bot", PACE]),
        Playing("bang-duel", 2, "network_bot.py", ["Bot", PACE]),
        Playing("colt-express", 4, "language_bot.py", asks),
    ]
    with house(tmp_path / "data") as opened:
        asyncio.run(asyncio.wait_for(evening(opened, everybody), 4 * SECONDS))
    assert "Traceback" not in opened.complaints
    assert everybody[2].complaints.count("The model has not chosen") == 1
