"""A bot that joins a table over the network and plays any game to its end: `python examples/network_bot.py LINK`.

It knows the protocol (docs/protocol.md) and no rules; nothing of saloon is imported. LINK is that of a table with a
free seat, http://127.0.0.1:8000/t/… For a bot of your own, override `choose`.
"""

import argparse
import json
import random
import sys
import time
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


class Player:
    """One seat at one table. `position` is all that the seat sees, `log` what has happened so far, `refusal` why the
    server did not take the last answer."""

    def __init__(self, link: str, name: str, pause: float) -> None:
        self.home, _, self.table = link.rstrip("/").partition("/t/")
        self.name, self.pause, self.refusal = name, pause, ""
        self.cookies = CookieJar()  # the cookie is who we are: whoever shows it plays our seat
        self.position: Json = {}
        self.log: list[Json] = []
        self.sent: Json = {}  # said, and not yet heard whether it was taken
        self.number = self.done = 0  # the last event that we have heard of; the one that came of our last answer

    def choose(self) -> str:
        """The words of one of the choices. This one plays anything that is legal."""
        return str(random.choice(self.position["choices"])["words"])

    def ask(self, method: str, path: str, **body: object) -> Json:
        """A request over HTTP, and what it brings."""
        request = Request(f"{self.home}/api/{path}", json.dumps(body).encode() if body else None, method=method)
        with build_opener(HTTPCookieProcessor(self.cookies)).open(request, timeout=30) as response:
            return dict(json.load(response))

    def sit_down(self) -> None:
        """Become somebody, and take the first seat that is free."""
        self.me = self.ask("GET", "me")["id"]
        chairs = self.ask("GET", f"tables/{self.table}")["chairs"]
        free = [chair["seat"] for chair in chairs if not chair["person"] and not chair["bot"]]
        self.seat = free[0] if free else sys.exit("There is no free seat at this table.")
        self.info = self.ask("POST", f"tables/{self.table}/sit", seat=self.seat, name=self.name)

    def play(self) -> None:
        """Play to the end of the game. When the line breaks, come again, and wait longer each time."""
        address = f"ws{self.home.removeprefix('http')}/api/tables/{self.table}/socket"
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        patience = 1
        while self.info["phase"] != "over":
            try:
                with connect(address, additional_headers={"cookie": cookie}, max_queue=None) as line:
                    line.send(json.dumps({"type": "hello", "seat": self.seat, "since": self.number}))
                    while self.info["phase"] != "over":
                        self.hear(line, json.loads(line.recv()))
                        patience = 1
            except (OSError, WebSocketException) as error:
                print(f"The line broke: {error}. Coming again in {patience} s.", file=sys.stderr)
                time.sleep(patience)
                patience = min(2 * patience, 30)

    def hear(self, line: ClientConnection, message: Json) -> None:
        """Note what a message says, then say what there is to say."""
        self.info = message.get("table", self.info)
        self.position = message.get("position", self.position) or {}
        if message["type"] == "snapshot":
            self.number, self.log = message["number"], self.log + message["log"]
        elif message["type"] == "happened":
            self.number, self.log = message["entry"]["number"], [*self.log, message["entry"]]
        elif message.get("id", "") == self.sent.get("id"):  # "ack" or "refused"
            self.sent, self.done = {}, message.get("number", self.done)
            self.refusal = message.get("trouble", {}).get("message", "")
        chair = self.info["chairs"][self.seat]
        if chair["person"] != self.me:
            sys.exit("Our seat was given away.")
        if chair["bot"]:  # somebody let a bot play for us while we were away
            self.info = self.ask("POST", f"tables/{self.table}/sit", seat=self.seat)
        if self.sent and message["type"] == "snapshot":  # the line broke; said twice with one id, it is done once
            line.send(json.dumps(self.sent))
        elif self.position and not self.sent and self.number >= self.done:
            self.answer(line)

    def answer(self, line: ClientConnection) -> None:
        """Answer what our seat is asked; and whoever wants to take something back may do so."""
        if self.seat in self.position["takeback"]["waiting"]:
            self.sent = {"type": "consent", "agree": True}
        elif self.position["choices"]:
            time.sleep(self.pause)
            (asked,) = [ask["asked"] for ask in self.position["asks"] if ask["seat"] == self.seat]
            self.sent = {"type": "answer", "asked": asked, "words": self.choose()}
        if self.sent:
            self.sent |= {"seat": self.seat, "id": f"{random.getrandbits(60):x}"}
            line.send(json.dumps(self.sent))

    def run(self) -> None:
        """Sit down, play, and say how it went."""
        try:
            self.sit_down()
            print(f"{self.name} sits on seat {self.seat + 1}.", flush=True)
            self.play()
            print(f"{self.name} has {'won' if self.seat in self.position['view']['winners'] else 'lost'}.")
        except (OSError, ValueError) as error:
            sys.exit(f"{self.home}: {error} {error.read().decode() if isinstance(error, HTTPError) else ''}")


options = argparse.ArgumentParser(formatter_class=argparse.ArgumentDefaultsHelpFormatter)
options.add_argument("link", help="the link of a table with a free seat, http://…/t/…")
options.add_argument("--name", default="Bot", help="what the others call it")
options.add_argument("--pause", type=float, default=0.25, help="seconds before an answer; servers want 0.2 or more")

if __name__ == "__main__":
    Player(**vars(options.parse_args())).run()
