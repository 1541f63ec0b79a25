"""What pages are made of: plain classes with state out (a small dict) and intents in (validated messages)."""

from .base import Component

__all__ = ["Component"]
