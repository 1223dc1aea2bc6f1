"""Values: what they read, how they add and compare, and what Python expects of them."""

import pickle
import random
from fractions import Fraction

import pytest
import zermelo
from zermelo import Value


def some_values(count: int, seed: int) -> list[Value]:
    """Random games of a few days, built from their options."""
    chance = random.Random(seed)
    made = [Value(0), Value(1), Value(-1), Value("*"), Value("^"), Value("1/2"), Value("{1|-1}")]
    while len(made) < count:
        left, right = (chance.sample(made, chance.randint(0, 2)) for _ in range(2))
        made.append(Value.of_options(left, right))
    return made


def test_a_value_is_written_as_it_is_read() -> None:
    for v in some_values(300, seed=1):
        assert eval(repr(v)) == v
        assert Value(str(v)) == v
        assert pickle.loads(pickle.dumps(v)) == v


def test_values_are_a_group() -> None:
    values = some_values(30, seed=2)
    for g in values:
        assert g - g == 0 and not (g - g) and 3 * g == g + g + g == g * 3
        for h in values:
            assert g + h == h + g and (g + h) - h == g


def test_the_order_is_that_of_the_outcomes_of_differences() -> None:
    symbols = {"L": ">", "R": "<", "P": "==", "N": "||"}
    values = some_values(40, seed=3)
    for g in values:
        for h in values:
            order = symbols[(g - h).outcome]
            assert g.compare(h) == order
            assert (g > h, g < h, g == h, g.is_confused_with(h)) == tuple(
                order == each for each in (">", "<", "==", "||")
            )
            assert (g <= h) == (order in ("<", "==")) and (g >= h) == (order in (">", "=="))


def test_numbers_are_fractions_and_hash_like_them() -> None:
    for numerator in (-5, -2, -1, 0, 1, 3, 2**80 + 1, -(2**61) + 2):
        for exponent in (0, 1, 3, 61, 70):
            x = Fraction(numerator, 2**exponent)
            v = Value(x)
            assert v.number == x and v == x and hash(v) == hash(x)
            assert v + 1 == x + 1 and 1 - v == 1 - x
    with pytest.raises(zermelo.Error, match="1/3"):
        Value(Fraction(1, 3))


def test_bad_input_is_one_sentence() -> None:
    with pytest.raises(zermelo.Error, match="column"):
        Value("{1|")
    with pytest.raises(TypeError):
        Value(1.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Value("1") + "1"  # type: ignore[operator]
    assert Value("1") != "1"
