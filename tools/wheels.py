"""`make wheels`: a source distribution and a wheel for every Python on this machine, as an index takes them.

An index for Linux takes wheels that say which systems they run on (manylinux); auditwheel finds that out and writes it
down. Each wheel is built from the source distribution, so that what is missing there is missed here.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
OLDEST = (3, 11)
# What an interpreter is: two of the same kind would make the same wheel
WHO = (
    "import json, sys;print(json.dumps([sys.implementation.name, *sys.version_info[:2], sys.abiflags, sys.executable]))"
)


def candidates() -> Iterator[str]:
    """Whatever looks like a Python: this one, those on the PATH, those that pyenv keeps."""
    yield sys.executable
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        yield from sorted(str(path) for path in Path(folder or ".").glob("python3.*"))
    kept = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    yield from sorted(str(path) for path in kept.glob("*/bin/python3"))


def pythons(found: Iterable[str]) -> dict[str, str]:
    """One of each kind that is new enough and works, by what it is."""
    kinds: dict[str, str] = {}
    for path in found:
        if not re.fullmatch(r"python(3(\.\d+)?t?)?", Path(path).name):
            continue
        asked = subprocess.run([path, "-c", WHO], capture_output=True, text=True, check=False)
        if asked.returncode != 0:  # a shim of pyenv for a version that is not chosen here
            continue
        name, major, minor, flags, executable = json.loads(asked.stdout)
        if name == "cpython" and (major, minor) >= OLDEST:
            kinds.setdefault(f"{major}.{minor}{flags}", executable)
    return dict(sorted(kinds.items()))


def pins() -> str:
    """What to build with, as requirements/dev.txt pins it."""
    text = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    return "\n".join(re.findall(r"^([\w.-]+==[^\s;]+)", text, re.MULTILINE)) + "\n"


def command(*words: object, **more: str) -> None:
    """Run it silently; what it said is only shown when it fails."""
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}", **more}
    done = subprocess.run(
        [str(word) for word in words],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\n{words[0]} failed")


def main() -> None:
    kinds = pythons(candidates())
    shutil.rmtree(DIST, ignore_errors=True)
    with TemporaryDirectory() as name:
        folder = Path(name)
        command(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", DIST)
        shutil.rmtree(ROOT / "src" / "saloon.egg-info", ignore_errors=True)
        (source,) = DIST.glob("*.tar.gz")
        pinned = folder / "pins.txt"
        pinned.write_text(pins(), encoding="utf-8")
        for kind, python in kinds.items():
            print(f"Python {kind}", flush=True)
            made = folder / kind
            # The first name of the setting is for an older pip, the second for a newer one
            told = {"PIP_CONSTRAINT": str(pinned), "PIP_BUILD_CONSTRAINT": str(pinned)}
            pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check")
            command(*pip, "wheel", "--no-deps", "--no-cache-dir", "--wheel-dir", made, source, **told)
            (wheel,) = made.glob("*.whl")
            if wheel.name.endswith("-any.whl"):
                sys.exit(
                    "There is no C compiler, or no headers of Python: an index would get a slow wheel for all systems."
                )
            if sys.platform == "linux":
                command(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", DIST, wheel)
            else:
                shutil.copy(wheel, DIST)
    for path in sorted(DIST.iterdir()):
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
