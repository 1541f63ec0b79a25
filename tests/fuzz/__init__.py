"""Thousands of damaged saves, links, positions, boxes and messages: each is refused with a sentence, or works."""
