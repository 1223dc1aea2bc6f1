#include <zermelo/value.h>

#include <algorithm>

#include "python/bindings.h"
#include "python/long_work.h"
#include "python/numbers.h"
#include "python/operands.h"
#include "python/pictures.h"
#include "python/store.h"

namespace zermelo::python {
namespace {

namespace py = pybind11;

StoredValue make_value(const py::object& what, const StorePointer& values) {
  const StorePointer& store = values ? values : usual_store();
  if (py::isinstance<py::str>(what)) {
    const auto text = py::cast<std::string>(what);
    return {store, on_store(*store, [&](const Limits& limits) {
              Trouble why;
              return expected(store->values.read(text, limits, &why), why);
            })};
  }
  if (py::isinstance<StoredValue>(what)) {
    const auto& v = py::cast<const StoredValue&>(what);
    return v.store == store ? v : make_value(py::str(text_of(v)), store);
  }
  const auto number = to_dyadic(what);
  if (!number) throw py::type_error("Value() takes a text, a number or another value");
  return {store, on_store(*store, [&](const Limits&) { return store->values.number(*number); })};
}

StoredValue made_of(const std::vector<StoredValue>& left, const std::vector<StoredValue>& right,
                    const StorePointer& values) {
  const auto& first = !left.empty() ? left : right;
  const StorePointer& store = values ? values : first.empty() ? usual_store() : first.front().store;
  std::vector<GameValue> lefts, rights;
  for (const auto& v : left) lefts.push_back(v.game);
  for (const auto& v : right) rights.push_back(v.game);
  return {store, on_store(*store, [&](const Limits& limits) {
            Trouble why;
            return expected(store->values.make(lefts, rights, limits, &why), why);
          })};
}

/// The options in the order of their texts.
py::tuple options_of(const StoredValue& v, bool is_left) {
  using Named = std::pair<std::string, GameValue>;
  const auto options = on_store(*v.store, [&](const Limits&) {
    std::vector<Named> out;
    for (const GameValue& g : is_left ? v.game.left() : v.game.right())
      out.emplace_back(g.text(), g);
    std::ranges::sort(out, {}, &Named::first);
    return out;
  });
  py::tuple out(options.size());
  for (std::size_t i = 0; i < options.size(); ++i) out[i] = StoredValue{v.store, options[i].second};
  return out;
}

py::ssize_t hash_of_value(const StoredValue& v) {
  const auto number = on_store(*v.store, [&](const Limits&) { return v.game.number(); });
  if (number) return hash_of(*number);
  constexpr py::ssize_t spread = 0x9E3779B97F4A7C;
  return spread * (py::ssize_t{v.game.id()} + 1);
}

/// A fact about a value, as a property.
template <class Fact, class Convert>
auto fact(Fact of, Convert convert) {
  return [of, convert](const StoredValue& v) {
    return convert(on_store(*v.store, [&](const Limits&) { return of(v.game); }));
  };
}

void bind_facts(py::class_<StoredValue>& type) {
  type.def_property_readonly(
      "number",
      fact([](const GameValue& g) { return g.number(); },
           [](const std::optional<Dyadic>& x) { return x ? to_fraction(*x) : py::none(); }),
      "The number that it is, as a Fraction; None for a value that is not a number.\n\n"
      ">>> Value('1/2').number\nFraction(1, 2)\n>>> Value('*').number is None\nTrue");
  type.def_property_readonly(
      "name", fact([](const GameValue& g) { return g.name(); }, [](auto name) { return name; }),
      "Another text of a value that has one.\n\n>>> Value('{0||0|-2}').name\n'Tiny(2)'");
  type.def_property_readonly("left_stop",
                             fact([](const GameValue& g) { return g.left_stop(); }, to_fraction),
                             "Where play ends when Left moves first and play stops at the first "
                             "number.\n\n>>> Value('{3|1}').left_stop\nFraction(3, 1)");
  type.def_property_readonly("right_stop",
                             fact([](const GameValue& g) { return g.right_stop(); }, to_fraction),
                             "The same when Right moves first.");
  type.def_property_readonly("mean", fact([](const GameValue& g) { return g.mean(); }, to_fraction),
                             "The mean value.\n\n>>> Value('{3|0}').mean\nFraction(3, 2)");
  type.def_property_readonly(
      "temperature", fact([](const GameValue& g) { return g.temperature(); }, to_fraction),
      "The temperature: of the mast of the thermograph; -1/2^n for a number m/2^n.\n\n"
      ">>> Value('{3|0}').temperature\nFraction(3, 2)");
  type.def_property_readonly("birthday",
                             fact([](const GameValue& g) { return g.birthday(); }, to_int),
                             "The day on which the value is born.\n\n>>> Value('^').birthday\n2");
  type.def_property_readonly(
      "outcome",
      fact([](const GameValue& g) { return g.outcome(); },
           [](OutcomeClass outcome) { return std::string(1, letter(outcome)); }),
      "The winner: 'L' or 'R' whichever player moves first, 'N' the first, 'P' the second "
      "player.\n\n>>> Value('*').outcome\n'N'");
  type.def_property_readonly(
      "atomic_weight",
      [](const StoredValue& v) -> std::optional<StoredValue> {
        const auto weight =
            on_store(*v.store, [&](const Limits&) { return v.game.atomic_weight(); });
        if (!weight) return std::nullopt;
        return StoredValue{v.store, *weight};
      },
      "The atomic weight; None when the game is not all-small.\n\n"
      ">>> Value('^2*').atomic_weight\nValue('2')");
  type.def_property_readonly(
      "thermograph",
      [](const StoredValue& v) {
        return on_store(*v.store, [&](const Limits&) {
          return TitledThermograph{v.game.thermograph(), v.game.text()};
        });
      },
      "The thermograph, which a notebook shows as a picture.\n\n"
      ">>> Value('{3|0}').thermograph.left.at(1)\nFraction(2, 1)");
}

void bind_store(py::module_& module) {
  py::class_<Store, StorePointer>(
      module, "Values",
      "A store of values of its own, with a ceiling of memory. Values of different stores cannot "
      "be "
      "added or compared. Threads that share a store wait for each other.\n\n"
      ">>> mine = zermelo.Values(memory='256M')\n>>> Value('^*', values=mine) + 1\nValue('1^*')")
      .def(py::init(
               [](const py::object& memory) { return std::make_shared<Store>(to_bytes(memory)); }),
           py::kw_only(), py::arg("memory") = "1G")
      .def("__len__",
           [](Store& store) {
             return on_store(store, [&](const Limits&) { return store.values.size(); });
           })
      .def_property_readonly(
          "bytes",
          [](Store& store) {
            return on_store(store, [&](const Limits&) { return store.values.bytes(); });
          },
          "The memory held.");
}

}  // namespace

std::string text_of(const StoredValue& v) {
  return on_store(*v.store, [&](const Limits&) { return v.game.text(); });
}

const StorePointer& usual_store() {
  // Never destroyed: a thread may still work when the program ends.
  static const auto& store = *new StorePointer(std::make_shared<Store>(Values::default_bytes));
  return store;
}

void bind_values(py::module_& module) {
  bind_store(module);
  py::class_<StoredValue> type(
      module, "Value",
      "A game value in canonical form: equal games have equal values.\n\n"
      ">>> v = Value('{1|-1} + ^*')\n>>> print(v)\n{1^*|-1^*}\n>>> v + v\nValue('^2')\n"
      ">>> v.left, v.outcome\n((Value('1^*'),), 'N')\n\n"
      "The text may be anything that `zermelo eval` reads of values; an int or a Fraction with a "
      "power of two below is the number. Ints and Fractions may stand beside values in sums and "
      "comparisons.");
  type.def(py::init(&make_value), py::arg("what"), py::kw_only(), py::arg("values") = py::none());
  type.def_static("of_options", &made_of, py::arg("left"), py::arg("right"), py::kw_only(),
                  py::arg("values") = py::none(),
                  "The canonical form of { left | right }.\n\n"
                  ">>> Value.of_options([Value(0)], [Value('*')])\nValue('^')");
  type.def("__str__", &text_of);
  type.def("__repr__", [](const StoredValue& v) { return "Value('" + text_of(v) + "')"; });
  type.def("__hash__", &hash_of_value);
  type.def("__bool__",
           [](const StoredValue& v) { return v.game.outcome() != OutcomeClass::previous; });
  type.def("__reduce__", [](const StoredValue& v) {
    return py::make_tuple(py::type::of<StoredValue>(), py::make_tuple(text_of(v)));
  });
  type.def_property_readonly(
      "left", [](const StoredValue& v) { return options_of(v, true); },
      "Left's canonical options, in the order of their texts.\n\n"
      ">>> Value('^').left\n(Value('0'),)");
  type.def_property_readonly(
      "right", [](const StoredValue& v) { return options_of(v, false); },
      "Right's canonical options.\n\n>>> Value('^').right\n(Value('*'),)");
  bind_facts(type);
  bind_value_operators(type);
}

}  // namespace zermelo::python
