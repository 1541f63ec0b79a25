"""The colours of charts: those of the light theme of the pages (``widgets/shared/theme.css``; a test compares them)."""

from __future__ import annotations

RAISED = "#fffaf0"
"""Behind everything."""
INK = "#2a1f15"
SOFT = "#5f4d39"
"""Words that are not the answer itself."""
LINE = "#d8c6a8"
EDGE = "#88704f"
OCHRE = "#9a4708"
"""Bars."""
TINT = "#f9e3bf"
"""Behind a note."""
