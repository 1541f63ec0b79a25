"""A temporary folder that can be full for a while."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

MAY_MOUNT = not os.geteuid()
"""Root may write everywhere, but may make a small file system; for anybody else it is enough to forbid writing."""


FILES = 1000
"""How many files there is room for."""


@contextmanager
def little_room() -> Iterator[Path]:
    """A temporary folder for a server, with room for a few megabytes and some hundred files."""
    folder = Path(tempfile.mkdtemp(prefix="krom-"))
    if not MAY_MOUNT:
        yield folder
        return
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size=8m,nr_inodes={FILES}", "none", str(folder)], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
        folder.rmdir()


@contextmanager
def full(folder: Path) -> Iterator[None]:
    """Nothing can be written there during the block, and no file be made."""
    if not MAY_MOUNT:
        folder.chmod(0o500)
        try:
            yield
        finally:
            folder.chmod(0o700)
        return
    ballast = folder / "ballast"
    ballast.mkdir()
    try:
        with suppress(OSError), (ballast / "bytes").open("wb", buffering=0) as heap:
            while True:
                heap.write(bytes(2**16))
        with suppress(OSError):
            for number in range(FILES):
                (ballast / str(number)).touch()
        yield
    finally:
        shutil.rmtree(ballast)
