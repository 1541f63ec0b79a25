"""What pages are made of: plain classes with state out (a small dict) and intents in (validated messages).

Each is the Python half of the widget of the same name in ``widgets/``.
"""

from .base import Component

__all__ = ["Component"]
