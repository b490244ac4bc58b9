"""A bot for language models: it gets the situation in words, and answers with a line of text.

    python examples/language_bot.py LINK --command 'llm -m some-model'
    python examples/language_bot.py LINK --url http://127.0.0.1:11434/v1 --model some-model

A command reads the prompt from its input and writes the answer to its output. A URL is that of any server that speaks
like OpenAI's; its key comes from the environment. The model sees what the server tells the seat, and nothing more.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection

from network_bot import Player
from storyteller import Storyteller, understood

Talk = list[dict[str, str]]  # messages, each with a role and a content
Model = Callable[[Talk], str]

NEWS = 60  # lines of what has happened


class LanguagePlayer(Player):
    """Asks a model; a model that cannot say what it wants plays something that is legal."""

    def __init__(self, link: str, name: str, pause: float, model: Model, tries: int, rulebook: bool) -> None:
        super().__init__(link, name, pause)
        self.model, self.tries, self.rulebook = model, tries, rulebook
        self.log: list[dict[str, Any]] = []  # what has happened so far
        self.refusal = ""  # why the server did not take the last answer

    def hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        """Keep what the model is to know. Whoever wants to take something back may do so: it comes before any answer,
        which would end it."""
        if message.get("id", "").startswith("consent"):
            return  # whether it was still wanted or not
        if message["type"] == "snapshot":
            self.log += message["log"]
        elif message["type"] == "happened":
            self.log.append(message["entry"])
        elif "id" in message:  # "ack" or "refused"
            self.refusal = message.get("trouble", {}).get("message", "")
        position = message.get("position")
        if position and position["takeback"]["wanted"] is not None:
            position["choices"] = []
            if self.seat in position["takeback"]["waiting"]:
                consent = {"id": f"consent-{message['table']['number']}", "seat": self.seat, "agree": True}
                line.send(json.dumps({"type": "consent", **consent}))
        super().hear(line, message)

    def choose(self) -> str:
        choices = self.position["choices"]
        if len(choices) == 1:
            return str(choices[0]["words"])
        teller = Storyteller(self.info["game"], len(self.info["chairs"]))
        talk = self.prompt(teller)
        names = list(zip([choice["words"] for choice in choices], teller.labels(choices), strict=True))
        for _ in range(self.tries):
            try:
                answer = self.model(talk)
            except (OSError, subprocess.SubprocessError, ValueError, LookupError, TypeError) as error:
                print(f"The model does not answer: {error}", file=sys.stderr)
                continue
            number = understood(answer, names)
            if number is not None:
                return str(choices[number]["words"])
            talk.append({"role": "assistant", "content": answer})
            talk.append({"role": "user", "content": f"That is none of the answers. Say one number, 1 to {len(names)}."})
        print("The model has not chosen: playing anything that is legal.", file=sys.stderr)
        return super().choose()

    def prompt(self, teller: Storyteller) -> Talk:
        """All that the model gets to know."""
        chairs = [chair["name"] or chair["bot"] or "" for chair in self.info["chairs"]]
        chairs[self.seat] = "you"
        situation = teller.situation(self.position, chairs)
        question = next(ask["question"] for ask in self.position["asks"] if ask["seat"] == self.seat)
        labels = teller.labels(self.position["choices"])
        system = f"You play the board game {teller.game.title}, as {teller.words.player(self.seat)}. Play to win."
        if self.rulebook:
            system += f"\n\nThe rules:\n\n{teller.rules()}"
        parts = [
            "What has happened:\n" + "\n".join([*teller.news(self.log)][-NEWS:]),
            f"The table as you see it:\n\n{situation}",
            f"You are asked: {teller.question(question)}",
            "Your answers:\n" + "\n".join(f"{number}. {label}" for number, label in enumerate(labels, 1)),
            "Think as long as you like. End with a line that holds nothing but the number of your answer.",
        ]
        if self.refusal:
            parts.insert(0, f"Your last answer was refused: {self.refusal}")
        return [{"role": "system", "content": system}, {"role": "user", "content": "\n\n".join(parts)}]


def by_command(command: Sequence[str], seconds: float) -> Model:
    def model(talk: Talk) -> str:
        prompt = "\n\n".join(message["content"] for message in talk)
        asked = subprocess.run(
            command, input=prompt, capture_output=True, encoding="utf-8", errors="replace", timeout=seconds, check=False
        )
        if asked.returncode:
            raise subprocess.SubprocessError(f"exit code {asked.returncode}. {asked.stderr.strip()[-500:]}")
        return asked.stdout

    return model


def by_http(url: str, name: str, key: str, seconds: float) -> Model:
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {})}

    def model(talk: Talk) -> str:
        body = json.dumps({"model": name, "messages": talk}).encode()
        with urlopen(Request(f"{url.rstrip('/')}/chat/completions", body, headers), timeout=seconds) as response:
            return str(json.load(response)["choices"][0]["message"]["content"])

    return model


def main() -> None:
    parser = argparse.ArgumentParser(formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("link", help="the link of a table with a free seat, http://…/t/…")
    parser.add_argument("--name", default="Bot", help="what the others call it")
    parser.add_argument("--pause", type=float, default=0.25, help="seconds before an answer; servers want 0.2 or more")
    ways = parser.add_mutually_exclusive_group(required=True)
    ways.add_argument("--command", help="a command that reads the prompt and writes the answer")
    ways.add_argument("--url", help="where a server speaks like OpenAI's, up to and with /v1")
    parser.add_argument("--model", help="the name of the model there")
    parser.add_argument("--key", metavar="NAME", default="OPENAI_API_KEY", help="the variable that holds the key")
    parser.add_argument("--seconds", type=float, default=120, help="how long the model may think")
    parser.add_argument("--tries", type=int, default=3, help="how often the model is asked before anything is played")
    parser.add_argument("--rulebook", action="store_true", help="put all the rules before every question")
    given = parser.parse_args()
    if given.url:
        if not given.model:
            parser.error("--url needs --model")
        model = by_http(given.url, given.model, os.environ.get(given.key, ""), given.seconds)
    else:
        try:
            command = shlex.split(given.command)
        except ValueError as error:
            parser.error(f"--command: {error}")
        if not command or not shutil.which(command[0]):
            parser.error(f"there is no command {given.command!r}")
        model = by_command(command, given.seconds)
    try:
        LanguagePlayer(given.link, given.name, given.pause, model, given.tries, given.rulebook).play()
    except (OSError, ValueError) as error:
        sys.exit(f"{given.link}: {error}")


if __name__ == "__main__":
    main()
