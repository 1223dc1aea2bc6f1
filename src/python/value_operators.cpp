#include <zermelo/value.h>

#include "python/bindings.h"
#include "python/numbers.h"
#include "python/operands.h"

namespace zermelo::python {
namespace {

namespace py = pybind11;

py::object not_implemented() { return py::reinterpret_borrow<py::object>(Py_NotImplemented); }

/// `operation` on two games: a method for two values, and one for a value and what else may stand
/// beside it. The first costs less, and is what most calls need.
template <class Operation>
void bind_operator(py::class_<StoredValue>& type, const char* name, Operation operation,
                   const char* doc = "") {
  const auto on_games = [operation](const StoredValue& v, const GameValue& w) {
    return on_store(*v.store, [&](const Limits&) { return operation(v.game, w); });
  };
  constexpr bool gives_value =
      std::is_same_v<decltype(on_games(std::declval<StoredValue>(), std::declval<GameValue>())),
                     GameValue>;
  const auto wrapped = [on_games](const StoredValue& v, const GameValue& w) {
    if constexpr (gives_value) {
      return StoredValue{v.store, on_games(v, w)};
    } else {
      return on_games(v, w);
    }
  };
  type.def(
      name, [wrapped](const StoredValue& v, const StoredValue& w) { return wrapped(v, w.game); },
      py::is_operator(), doc);
  type.def(
      name,
      [wrapped](const StoredValue& v, const py::object& other) -> py::object {
        const auto w = operand(v, other);
        if (!w) return not_implemented();
        return py::cast(wrapped(v, *w));
      },
      py::is_operator());
}

/// The same as a named method, which takes nothing but values and numbers.
template <class Operation>
void bind_method(py::class_<StoredValue>& type, const char* name, Operation operation,
                 const char* doc) {
  type.def(
      name,
      [operation, name](const StoredValue& v, const py::object& other) {
        const auto w = operand(v, other);
        if (!w) throw py::type_error(std::string(name) + "() takes a value or a number");
        return operation(v, *w);
      },
      py::arg("other"), doc);
}

std::string order_of(const GameValue& g, const GameValue& h) {
  switch (compare(g, h)) {
    case Ordering::less:
      return "<";
    case Ordering::equal:
      return "==";
    case Ordering::greater:
      return ">";
    case Ordering::confused:
      break;
  }
  return "||";
}

template <class Operation>
auto valued(Operation operation) {
  return [operation](const StoredValue& v, const GameValue& w) {
    return StoredValue{v.store,
                       on_store(*v.store, [&](const Limits&) { return operation(v.game, w); })};
  };
}

void bind_order(py::class_<StoredValue>& type) {
  // Equal values of a store are the same: this asks nothing of it.
  type.def(
      "__eq__", [](const StoredValue& v, const StoredValue& w) { return v.game == w.game; },
      py::is_operator());
  type.def(
      "__ne__", [](const StoredValue& v, const StoredValue& w) { return !(v.game == w.game); },
      py::is_operator());
  bind_operator(type, "__eq__", [](const GameValue& g, const GameValue& h) { return g == h; });
  bind_operator(type, "__ne__", [](const GameValue& g, const GameValue& h) { return !(g == h); });
  bind_operator(type, "__lt__", [](const GameValue& g, const GameValue& h) { return g < h; });
  bind_operator(type, "__le__", [](const GameValue& g, const GameValue& h) { return g <= h; });
  bind_operator(type, "__gt__", [](const GameValue& g, const GameValue& h) { return g > h; });
  bind_operator(type, "__ge__", [](const GameValue& g, const GameValue& h) { return g >= h; });
  const auto order = [](const StoredValue& v, const GameValue& w) {
    return on_store(*v.store, [&](const Limits&) { return order_of(v.game, w); });
  };
  bind_method(type, "compare", order,
              "The order of two games: '<', '==', '>', or '||' for confused ones.\n\n"
              ">>> Value('^').compare(Value('*'))\n'||'");
  bind_method(
      type, "is_confused_with",
      [order](const StoredValue& v, const GameValue& w) { return order(v, w) == "||"; },
      "True when neither game is greater and they are not equal: the first player wins their "
      "difference.\n\n>>> Value('*').is_confused_with(0)\nTrue");
}

StoredValue multiple(const StoredValue& v, std::int64_t factor) {
  return {v.store, on_store(*v.store, [&](const Limits&) { return v.game.times(factor); })};
}

}  // namespace

std::optional<GameValue> operand(const StoredValue& beside, py::handle object) {
  if (py::isinstance<StoredValue>(object)) return py::cast<const StoredValue&>(object).game;
  const auto number = to_dyadic(object);
  if (!number) return std::nullopt;
  return on_store(*beside.store,
                  [&](const Limits&) { return beside.store->values.number(*number); });
}

void bind_value_operators(py::class_<StoredValue>& type) {
  const auto sum = [](const GameValue& g, const GameValue& h) { return g + h; };
  bind_operator(type, "__add__", sum);
  bind_operator(type, "__radd__", sum);
  bind_operator(type, "__sub__", [](const GameValue& g, const GameValue& h) { return g - h; });
  bind_operator(type, "__rsub__", [](const GameValue& g, const GameValue& h) { return h - g; });
  type.def("__mul__", &multiple, py::is_operator());
  type.def("__rmul__", &multiple, py::is_operator());
  type.def("__neg__", [](const StoredValue& v) { return multiple(v, -1); });
  type.def("__pos__", [](const StoredValue& v) { return v; });
  bind_order(type);
  using G = const GameValue&;
  bind_method(type, "ordinal_sum", valued([](G g, G h) { return ordinal_sum(g, h); }),
              "The ordinal sum G:H, in which a move in G removes H; of G, the canonical form "
              "counts.\n\n>>> Value('*').ordinal_sum(1)\nValue('^*')");
  bind_method(type, "norton_product", valued([](G g, G u) { return norton_product(g, u); }),
              "The Norton product G.U for U > 0.\n\n"
              ">>> Value('1/2').norton_product(Value('^'))\nValue('{^2*|v*}')");
  bind_method(type, "heated", valued([](G g, G t) { return heated(g, t); }),
              "The game in which every move earns its player t; numbers stay as they are.\n\n"
              ">>> Value('*').heated(1)\nValue('{1|-1}')");
  type.def(
      "cooled",
      [](const StoredValue& v, const py::object& tax) {
        const auto t = to_dyadic(tax);
        if (!t) throw py::type_error("cooled() takes a number");
        return StoredValue{v.store,
                           on_store(*v.store, [&](const Limits&) { return cooled(v.game, *t); })};
      },
      py::arg("t"),
      "The game in which every move costs its player t; from its temperature on it is the "
      "mean.\n\n>>> Value('{3|0}').cooled(1)\nValue('{2|1}')");
}

}  // namespace zermelo::python
