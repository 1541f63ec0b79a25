"""The process behind a table, where it cannot begin."""

import subprocess
import sys

import pytest

from krom_explore.ui.serving import process


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


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="no such score here")
def test_where_memory_is_gone_the_system_ends_a_table_before_the_server():
    told = f"from {process.__name__} import limit; limit(); print(open('/proc/self/oom_score_adj').read())"
    ended = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, timeout=60)
    assert int(ended.stdout) >= process.OOM_SCORE
