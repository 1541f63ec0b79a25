"""The app for a class: doors, tables, lines, and the server around them. How it fits together: docs/serving.md."""
