"""A line to the server that keeps to no protocol, unless told to."""

from __future__ import annotations

import json
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from table.house import SECONDS, House, Visitor

TEXT, BINARY, MORE, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
CUT = 1006  # without a word
KEY = "A" * 22 + "=="


def frame(opcode: int, data: bytes = b"", final: bool = True) -> bytes:
    """A frame of at most 125 bytes, masked with nothing."""
    return bytes([0x80 * final | opcode, 0x80 | len(data)]) + bytes(4) + data


def greeting(visitor: Visitor, table: str, *headers: str) -> bytes:
    """A request for a socket."""
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {visitor.address.removeprefix('http://')}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {KEY}",
        *(f"{name}: {value}" for name, value in visitor.headers.items()),
        *([f"Cookie: saloon={visitor.cookie}"] if "saloon" in visitor.http.cookies else []),
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


class Rude:
    def __init__(self, port: int, home: str = "127.0.0.1") -> None:
        """`home`: an address of this machine to come from; only the first of them is believed to be a proxy."""
        self.line = socket.create_connection(("127.0.0.1", port), SECONDS, (home, 0))
        self.heard = b""

    def __enter__(self) -> Rude:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def say(self, data: bytes) -> bool:
        """Whether there was still somebody to say it to."""
        try:
            self.line.sendall(data)
        except OSError:
            return False
        return True

    def greet(self, visitor: Visitor, table: str, *headers: str) -> str:
        """Ask for a socket; gives the head of the answer."""
        self.say(greeting(visitor, table, *headers))
        while b"\r\n\r\n" not in self.heard and self.more():
            pass
        head, _, self.heard = self.heard.partition(b"\r\n\r\n")
        return head.decode()

    def more(self) -> bool:
        data = b""
        with suppress(ConnectionError):
            data = self.line.recv(65536)
        self.heard += data
        return bool(data)

    def everything(self) -> bytes:
        """All that is said until the line is cut."""
        while self.more():
            pass
        return self.heard

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """All that comes over a socket, until it is closed."""
        data = self.everything()
        while len(data) >= 2:
            length, size = data[1], 2
            if length == 126:
                length, size = struct.unpack("!H", data[2:4])[0], 4
            elif length == 127:
                length, size = struct.unpack("!Q", data[2:10])[0], 10
            yield data[0] & 15, data[size : size + length]
            data = data[size + length :]

    def code(self) -> int:
        """What the server closes the socket with."""
        codes = [struct.unpack("!H", data[:2])[0] for opcode, data in self.frames() if opcode == CLOSE]
        return codes[0] if codes else CUT

    def pour(self, data: bytes, most: int) -> int:
        """Say it again and again; gives how often, until nobody listens."""
        return next((times for times in range(most) if not self.say(data)), most)


def particular(**wanted: float) -> tuple[str, ...]:
    """The program of a house with other limits."""
    return sys.executable, str(Path(__file__).with_name("particular.py")), json.dumps(wanted)


def cuts(opened: House, reason: str) -> float:
    """How many connections the server has ended for this reason."""
    return opened.figure(f'saloon_connections_cut_total{{reason="{reason}"}}')


@contextmanager
def silence(port: int, count: int, home: str) -> Iterator[list[Rude]]:
    """So many lines on which nobody says anything."""
    lines = [Rude(port, home) for _ in range(count)]
    yield lines
    for line in lines:
        line.line.close()
