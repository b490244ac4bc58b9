"""A wire between a browser and a server, which can be cut."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator


class Wire:
    """Passes everything on, until it is cut. Mended, it has the same address as before."""

    def __init__(self, port: int) -> None:
        self.there = port
        self.port = 0
        self.ends: set[socket.socket] = set()
        self.door: socket.socket | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def mend(self) -> None:
        self.door = socket.create_server(("127.0.0.1", self.port))
        self.port = self.door.getsockname()[1]
        threading.Thread(target=self.accept, args=(self.door,), daemon=True).start()

    def cut(self) -> None:
        assert self.door
        for end in [self.door, *self.ends]:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.ends.clear()
        self.door = None

    def accept(self, door: socket.socket) -> None:
        while self.door is door:
            try:
                near, _ = door.accept()
                far = socket.create_connection(("127.0.0.1", self.there))
            except OSError:
                return
            self.ends |= {near, far}
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self.carry, args=(source, sink), daemon=True).start()

    def carry(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 16):
                sink.sendall(data)
        with contextlib.suppress(OSError):
            sink.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def wire_to(port: int) -> Iterator[Wire]:
    wire = Wire(port)
    wire.mend()
    try:
        yield wire
    finally:
        if wire.door:
            wire.cut()
