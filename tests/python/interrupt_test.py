"""Ctrl-C ends long work within a second, and two threads may ask at once."""

import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
import zermelo
from zermelo import Value, clobber

LONG_WORK = {
    "value": "zermelo.clobber('(BBW)^60').value()",
    "solve": "zermelo.clobber('8x9').solve()",
    "sum": "(zermelo.clobber('8x9') + zermelo.clobber('7x9')).solve()",
    "ask": "zermelo.ask('solve', 'clobber', '8x9')",
    "ask_value": "zermelo.ask('value', 'domineering', '8x8')",
    "build": "zermelo.Tables(folder).build(pieces=7)",
}


@pytest.mark.parametrize("kind", ["value", "solve", "sum", "ask", "ask_value", "build"])
def test_control_c_ends_long_work_within_a_second(kind: str, tmp_path: Path) -> None:
    script = (
        f"import sys, zermelo\nfolder = {str(tmp_path)!r}\nprint('go', flush=True)\n"
        f"try:\n    {LONG_WORK[kind]}\nexcept KeyboardInterrupt:\n    print('stopped')\n"
        "print(zermelo.clobber('BBW').value())\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None and run.stdout.readline() == "go\n"
        time.sleep(0.7)
        assert run.poll() is None, "the work was not long"
        begin = time.monotonic()
        run.send_signal(signal.SIGINT)
        assert run.stdout.readline() == "stopped\n"
        assert time.monotonic() - begin < 1
        assert run.stdout.read() == "^\n"  # the store is as good as before


def test_a_python_signal_handler_may_ask_as_well() -> None:
    heard: list[str] = []
    before = signal.signal(signal.SIGALRM, lambda *_: heard.append(str(Value("^") + 1)))
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        assert clobber("8x9").get_solution(seconds=0.6) is None
    finally:
        signal.signal(signal.SIGALRM, before)
    assert heard == ["1^"]


def test_threads_share_a_store(tables: zermelo.Tables) -> None:
    """Several threads ask everything at once; the answers are those of one thread."""
    boards = ["BBW", "WBWB", "BBW|WWB", "BWBWB", "(BW)^5", "BBWW|WBBW"]
    alone = {board: str(clobber(board).value()) for board in boards}
    wrong: list[object] = []
    end = time.monotonic() + 2

    def ask(number: int) -> None:
        turn = number
        while time.monotonic() < end:
            board = boards[turn % len(boards)]
            value = clobber(board).value()
            if str(value) != alone[board] or (value - value) != 0:
                wrong.append(board)
            if clobber(board).solve().outcome != value.outcome:
                wrong.append(("solve", board))
            if tables.probe("B:WK31:B18,25").dtw != 3:
                wrong.append("probe")
            if turn % 10 == 0 and zermelo.ask("value", "clobber", board)["value"] != alone[board]:
                wrong.append(("ask", board))
            if turn % 7 == 0:
                clobber("(BBW)^30").get_value(seconds=0.02)
            turn += 1

    threads = [threading.Thread(target=ask, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_python_goes_on_while_a_thread_works() -> None:
    worker = threading.Thread(target=lambda: clobber("8x9").get_solution(seconds=1))
    worker.start()
    turns = 0
    while worker.is_alive():
        turns += 1
        time.sleep(0.001)
    assert turns > 50
