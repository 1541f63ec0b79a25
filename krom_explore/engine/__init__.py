"""The kernel: ports, tape, table, exact enumeration. It knows no game."""
