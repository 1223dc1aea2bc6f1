"""Konane on a row: a stone jumps over an enemy stone beside it to an empty square, as often as it can
in one direction, and the stones it jumps over are removed. Left has x, Right has o."""

from collections.abc import Iterator

from zermelo import value


class Konane:
    def left(self, row: str) -> Iterator[str]:
        for image in (row, row[::-1]):
            for start in range(len(row)):
                now, at = image, start
                while now.startswith("xo.", at):
                    now, at = now[:at] + "..x" + now[at + 3 :], at + 2
                    yield now if image is row else now[::-1]

    def right(self, row: str) -> Iterator[str]:
        return map(self.mirror, self.left(self.mirror(row)))

    def mirror(self, row: str) -> str:
        return row.translate(str.maketrans("xo", "ox"))


if __name__ == "__main__":
    print(value(Konane(), "xo.xo."))
