"""A real PostgreSQL for the tests: from the binaries of the system, in a folder of its own, on a socket of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg
import pytest

PATIENCE = 60  # seconds; only a server that does not start needs them
# PostgreSQL refuses to run as root: then it runs as the first of these that there is
SERVANTS = ("postgres", "nobody")
MISSING = "PostgreSQL is not installed: the tests need its server (Debian and Ubuntu: apt install postgresql)"


def binary(name: str) -> str:
    """A program of PostgreSQL; Debian keeps them out of the PATH."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name), reverse=True)
    found = shutil.which(name) or next((str(place / name) for place in places if (place / name).exists()), None)
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    return found


class Postgres:
    """A running server. Its databases are gone with it, so it never waits for the disk."""

    def __init__(self) -> None:
        server, initdb = binary("postgres"), binary("initdb")
        # Not in pytest's own folder, which is closed to other users, and whose name is too long for a socket
        self.folder = Path(tempfile.mkdtemp(prefix="saloon-postgres-"))
        self.made = 0
        self.data = self.folder / "data"
        self.log = self.folder / "log"
        self.user: int | None = None
        self.group: int | None = None
        if os.geteuid() == 0:
            names = {entry.pw_name: entry for entry in pwd.getpwall()}
            servant = next(names[name] for name in SERVANTS if name in names)
            os.chown(self.folder, servant.pw_uid, servant.pw_gid)
            self.user, self.group = servant.pw_uid, servant.pw_gid
        settings = ["--auth=trust", "--username=saloon", "--encoding=UTF8", "--locale=C", "--no-sync"]
        with self.start(initdb, "-D", str(self.data), *settings) as setting_up:
            if setting_up.wait(PATIENCE) != 0:
                self.fail()
        self.server = [server, "-D", str(self.data), "-k", str(self.folder), "-c", "listen_addresses="]
        for setting in ("fsync=off", "full_page_writes=off", "autovacuum=off", "shared_buffers=16MB"):
            self.server += ["-c", setting]
        self.process = self.serve()

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self.user,
                group=self.group,
                extra_groups=None if self.user is None else [],
            )

    def serve(self) -> subprocess.Popen[bytes]:
        process = self.start(*self.server)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return process
            except psycopg.OperationalError:
                if process.poll() is not None or time.monotonic() > end:
                    self.fail()
                time.sleep(0.02)

    def fail(self) -> None:
        pytest.fail(f"PostgreSQL does not start:\n{self.log.read_text(errors='replace')}", pytrace=False)

    def url(self, database: str) -> str:
        return f"postgresql://saloon@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The URL of a database with nothing in it."""
        self.made += 1
        self.do("postgres", f"CREATE DATABASE test{self.made}")
        return self.url(f"test{self.made}")

    def do(self, database: str, statement: str) -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def restart(self) -> None:
        """As when the server is updated under a running program."""
        self.end()
        self.process = self.serve()

    def end(self) -> None:
        self.process.send_signal(signal.SIGINT)  # everybody is thrown out
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        self.end()
        shutil.rmtree(self.folder)
