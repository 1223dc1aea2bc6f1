"""Toads and Frogs: a toad (T, Left) moves one square to the right, or jumps over one frog; a frog (F,
Right) does so to the left."""

from zermelo import value


class ToadsAndFrogs:
    def left(self, strip: str) -> list[str]:
        found = []
        for i, square in enumerate(strip):
            for jumped in ("", "F"):
                if square == "T" and strip.startswith("T" + jumped + "_", i):
                    found.append(strip[:i] + "_" + jumped + "T" + strip[i + 2 + len(jumped) :])
        return found

    def right(self, strip: str) -> list[str]:
        return [self.mirror(s) for s in self.left(self.mirror(strip))]

    def mirror(self, strip: str) -> str:
        return strip[::-1].translate(str.maketrans("TF", "FT"))


if __name__ == "__main__":
    print(value(ToadsAndFrogs(), "TT__FF"))
