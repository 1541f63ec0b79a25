"""Text files that somebody names: read with a sentence for whatever is wrong with them."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from krom_explore.text import short

from .faults import LONGEST_PATH, BadInput

REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "full",
}
"""Why a file cannot be read or written. The system says it too, but in a language of its own."""


def reason(fault: Exception) -> str:
    """The word by which sentences know what the system refused."""
    return REASONS.get(getattr(fault, "errno", None) or 0, "other")


def read(path: str | Path, most: int) -> str:
    """The text in a file, of which no more is read than may be in it."""
    named = short(path, LONGEST_PATH)
    if not isinstance(path, (str, os.PathLike)):
        raise BadInput(named, "file-name")
    try:
        with open(path, "rb") as file:
            content = file.read(most + 1)
    except OSError as missing:
        raise BadInput(named, "file", why=reason(missing)) from None
    except ValueError:  # a name that no file can have
        raise BadInput(named, "file-name") from None
    if len(content) > most:
        raise BadInput(named, "large-file", most=most)
    try:
        return content.decode()
    except UnicodeError:
        raise BadInput(named, "utf-8") from None
