"""The process behind a table, where it cannot begin."""

import subprocess
import sys


def test_a_process_that_cannot_lay_its_lines_ends_with_one_line_and_no_traceback(tmp_path):
    """As with a full disk. (A path that is too long for a socket fails in the same place.)"""
    file = tmp_path / ("x" * 120) / "table.json"
    file.parent.mkdir()
    command = [sys.executable, "-m", "krom_explore.ui.serving.process", "-f", str(file), "--transport=ipc"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 1
    assert "could not begin" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert str(tmp_path) not in ended.stderr
