"""The real program at the other end of a pseudo-terminal or of pipes, and what a person would see of it."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path

CLEAR = "\x1b[2J"
FORGET = "\x1b[3J"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
WIPED = re.compile(r"[^\n]*\r(\x1b\[[0-9;]*m)*\x1b\[2K")  # a row that was written and erased again
ASKED = re.compile(r"((^|\n)> |\[Enter\] )$")
OPTION = re.compile(r"(?:^|\s{2,})\s?(\d{1,2}) (\S.*?)(?=\s{3,}|\s*$)")
# The terminal becomes the program's own, so that Ctrl-C reaches it; then the entry point of the command
AT_TERMINAL = """
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from saloon.cli.main import main
sys.exit(main())
"""
PATIENCE = 60  # seconds; only a program that hangs needs them


def environment(home: Path, **more: str) -> dict[str, str]:
    """An environment in which nothing depends on who runs the tests."""
    kept = {key: os.environ[key] for key in ("PATH", "PYTHONPATH", "HOME") if key in os.environ}
    return {**kept, "XDG_STATE_HOME": str(home), "LANG": "C.UTF-8", "PAGER": "cat", "TERM": "xterm-256color", **more}


def run(home: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The program with pipes instead of a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "saloon", *arguments],
        input=typed,
        env=environment(home, **more),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


class Terminal:
    """A terminal of a given size with the program in it; `shown` is all that was ever written to it."""

    def __init__(
        self, home: Path, *arguments: str, width: int = 80, height: int = 24, more: Mapping[str, str] | None = None
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", AT_TERMINAL, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home, **(more or {})),
            start_new_session=True,
        )
        os.close(slave)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.shown = ""
        self.mark = 0
        self.wait()

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def wait(self, again: str = "") -> None:
        """Until the program asks for something, or has ended; `again` is pressed again as long as nothing happens."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            ready, _, _ = select.select([self.master], [], [], 1.0)
            if not ready and again:
                os.write(self.master, again.encode())
            if ready:
                try:
                    piece = os.read(self.master, 1 << 16)
                except OSError:
                    piece = b""  # the other side is gone
                if not piece:
                    self.process.wait()
                    return
                latest = self.shown[self.mark :] + self.decoder.decode(piece)
                self.shown = self.shown[: self.mark] + WIPED.sub("", latest).replace("\r\n", "\n")
            if ASKED.search(self.fresh()):
                return
        raise AssertionError(f"no question came, only: {self.fresh()}")

    def fresh(self) -> str:
        """What was shown since the last thing typed, without colours."""
        return ESCAPES.sub("", self.shown[self.mark :])

    def type(self, text: str) -> str:
        """A line, and what comes of it until the next question."""
        return self.press(f"{text}\n")

    def press(self, keys: str) -> str:
        self.mark = len(self.shown)
        os.write(self.master, keys.encode())
        # An interrupt between the prompt and the wait for a line is noticed with the next key only
        self.wait(again=keys if keys == "\x03" else "")
        return self.fresh()

    def screen(self) -> str:
        """What stands on the screen: everything since it was cleared."""
        return ESCAPES.sub("", self.shown.rpartition(CLEAR)[2])

    def options(self) -> dict[int, str]:
        """The numbered answers at the end of the screen."""
        return options_in(self.screen())

    @property
    def over(self) -> bool:
        return self.process.poll() is not None


def options_in(text: str) -> dict[int, str]:
    found: dict[int, str] = {}
    # Below the answers there may be complaints; above them other lines that begin with a number
    for line in text.splitlines():
        matches = OPTION.findall(line) if re.match(r"\s?\d{1,2} ", line) else []
        if matches and matches[0][0] == "1":
            found = {}
        found.update({int(number): label for number, label in matches})
    return found
