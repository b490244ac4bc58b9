"""A bot that joins a table and plays any game to its end: `python examples/network_bot.py LINK [NAME [PAUSE]]`.
It speaks the protocol (docs/protocol.md) and knows no rules. For a bot of your own, override `choose`."""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect


class Player:
    def __init__(self, link: str, name: str = "Bot", pause: float | str = 0.25) -> None:
        self.home, _, table = link.partition("/t/")
        self.table, self.name, self.pause = f"/api/tables/{table}", name, float(pause)
        self.headers = {"content-type": "application/json", "cookie": ""}
        self.info: dict[str, Any] = {"phase": "waiting", "number": 0}  # the table as everybody sees it
        self.position: dict[str, Any] = {}  # the game as our seat sees it
        self.answered = 0  # the number of the question that we answered last

    def choose(self) -> str:
        return str(random.choice(self.position["choices"])["words"])

    def ask(self, path: str, **body: object) -> dict[str, Any]:
        request = Request(self.home + path, json.dumps(body).encode() if body else None, self.headers)
        with urlopen(request, timeout=30) as response:  # the cookie is who we are: whoever shows it plays our seat
            self.headers["cookie"] = (response.headers["set-cookie"] or self.headers["cookie"]).split(";")[0]
            return dict(json.load(response))

    def play(self) -> None:
        self.ask("/api/me")
        free = [chair["seat"] for chair in self.ask(self.table)["chairs"] if not chair["person"] and not chair["bot"]]
        self.seat, wait = free[0] if free else sys.exit("There is no free seat at this table."), 0.5
        while self.info["phase"] != "over":
            try:
                self.ask(f"{self.table}/sit", seat=self.seat, name=self.name)  # or take it back from a bot
                print(f"{self.name} sits on seat {self.seat + 1}.", flush=True)
                with connect(f"ws{self.home[4:]}{self.table}/socket", additional_headers=self.headers) as line:
                    line.send(json.dumps({"type": "hello", "seat": self.seat, "since": self.info["number"]}))
                    while self.info["phase"] != "over":
                        self.hear(line, json.loads(line.recv()))
                        wait = 0.5
            except (OSError, WebSocketException) as error:
                print(f"The line broke, we come again: {error}", file=sys.stderr)
                time.sleep(wait := min(2 * wait, 30))
        print(f"{self.name} has {'won' if self.seat in self.position['view']['winners'] else 'lost'}.")

    def hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        self.info, self.position = message.get("table", self.info), message.get("position", self.position) or {}
        if message["type"] in ("snapshot", "refused"):
            self.answered = 0  # answer again: the id is that of the question, so nothing is done twice
        asked = {ask["seat"]: ask["asked"] for ask in self.position.get("asks", [])}.get(self.seat, 0)
        if self.position.get("choices") and asked != self.answered:
            time.sleep(self.pause)  # servers take 300 messages a minute
            self.answered = asked
            answer = {"id": f"answer-{asked}", "seat": self.seat, "asked": asked, "words": self.choose()}
            line.send(json.dumps({"type": "answer", **answer}))


if __name__ == "__main__":
    Player(*sys.argv[1:]).play()
