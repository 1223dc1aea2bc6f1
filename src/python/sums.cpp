#include <fmt/format.h>

#include <iterator>

#include "python/bindings.h"
#include "python/numbers.h"
#include "python/operands.h"
#include "python/positions.h"
#include "python/questions.h"

namespace zermelo::python {
namespace {

namespace py = pybind11;

BoundSum times_of(BoundSum sum, std::int64_t factor) {
  for (Term& term : sum.terms) {
    std::int64_t product = 0;
    if (__builtin_mul_overflow(term.times, factor, &product))
      throw Error("a multiple in a sum does not fit 64 bits");
    term.times = product;
  }
  return sum;
}

BoundSum joined(BoundSum sum, const BoundSum& more) {
  sum.terms.insert(sum.terms.end(), more.terms.begin(), more.terms.end());
  return sum;
}

/// The sum that an object is: a sum, a position, a value or a number; nothing for any other object.
std::optional<BoundSum> to_sum(const py::handle object) {
  if (py::isinstance<BoundSum>(object)) return py::cast<BoundSum>(object);
  if (py::isinstance<BoundPosition>(object))
    return BoundSum{{{1, py::cast<BoundPosition>(object)}}};
  if (py::isinstance<StoredValue>(object)) return BoundSum{{{1, py::cast<StoredValue>(object)}}};
  const auto number = to_dyadic(object);
  if (!number) return std::nullopt;
  if (number->sign() == 0) return BoundSum{};  // sum() begins with 0
  const StorePointer& store = usual_store();
  return BoundSum{{{1, StoredValue{store, on_store(*store, [&](const Limits&) {
                                     return store->values.number(*number);
                                   })}}}};
}

/// `this` times `sign` beside `other`.
py::object added(const py::object& self, const py::object& other, int self_sign, int other_sign,
                 bool is_self_first) {
  auto a = to_sum(self), b = to_sum(other);
  if (!b) return py::reinterpret_borrow<py::object>(Py_NotImplemented);
  BoundSum first = times_of(std::move(*a), self_sign), second = times_of(std::move(*b), other_sign);
  if (!is_self_first) std::swap(first, second);
  return py::cast(joined(std::move(first), second));
}

/// + - and multiples, for sums and for positions.
template <class T>
void bind_sum_operators(py::class_<T>& type) {
  type.def(
      "__add__", [](const py::object& x, const py::object& y) { return added(x, y, 1, 1, true); },
      py::is_operator());
  type.def(
      "__radd__", [](const py::object& x, const py::object& y) { return added(x, y, 1, 1, false); },
      py::is_operator());
  type.def(
      "__sub__", [](const py::object& x, const py::object& y) { return added(x, y, 1, -1, true); },
      py::is_operator());
  type.def(
      "__rsub__",
      [](const py::object& x, const py::object& y) { return added(x, y, -1, 1, false); },
      py::is_operator());
  const auto times = [](const py::object& x, std::int64_t n) { return times_of(*to_sum(x), n); };
  type.def("__mul__", times, py::is_operator());
  type.def("__rmul__", times, py::is_operator());
  type.def("__neg__", [times](const py::object& x) { return times(x, -1); });
  type.def("__pos__", [times](const py::object& x) { return times(x, 1); });
}

std::string part_repr(const Term& term) {
  if (const auto* position = std::get_if<BoundPosition>(&term.part)) return repr_of(*position);
  return "Value('" + text_of(std::get<StoredValue>(term.part)) + "')";
}

std::string sum_repr(const BoundSum& sum) {
  if (sum.terms.empty()) return "Sum()";
  std::string out;
  for (const Term& term : sum.terms) {
    const bool is_negative = term.times < 0;
    if (!out.empty()) out += is_negative ? " - " : " + ";
    const auto size = static_cast<std::uint64_t>(is_negative ? -term.times : term.times);
    if (out.empty() && (is_negative || size != 1)) {
      out += fmt::format("{} * ", term.times);
    } else if (size != 1) {
      out += fmt::format("{} * ", size);
    }
    out += part_repr(term);
  }
  if (sum.terms.size() == 1 && sum.terms.front().times == 1) return "Sum() + " + out;
  return out;
}

/// The store of the values in it, or the one given.
StorePointer store_of(const BoundSum& sum, const StorePointer& given) {
  if (given) return given;
  for (const Term& term : sum.terms)
    if (const auto* value = std::get_if<StoredValue>(&term.part)) return value->store;
  return usual_store();
}

GameSum library_sum(const BoundSum& sum, const Values& values) {
  GameSum out(values);
  for (const Term& term : sum.terms) {
    if (const auto* position = std::get_if<BoundPosition>(&term.part)) {
      out.add(position->position, term.times);
    } else {
      out.add(std::get<StoredValue>(term.part).game, term.times);
    }
  }
  return out;
}

std::optional<StoredValue> value_of_sum(const BoundSum& sum, const Allowed& allowed,
                                        const StorePointer& values, Trouble& why) {
  const StorePointer store = store_of(sum, values);
  const auto found =
      asked_of_store(*store, allowed, why, [&](const Limits& limits, Trouble* reason) {
        return library_sum(sum, store->values).value(limits, reason);
      });
  if (!found) return std::nullopt;
  return StoredValue{store, *found};
}

std::optional<BoundSolution> solution_of_sum(const BoundSum& sum, const Allowed& allowed,
                                             const py::object& memory, Trouble& why) {
  const std::size_t most_bytes = to_bytes(memory);
  const StorePointer store = store_of(sum, nullptr);
  const auto found =
      asked_of_store(*store, allowed, why, [&](const Limits& limits, Trouble* reason) {
        auto solution = library_sum(sum, store->values).solve(limits, most_bytes);
        *reason = solution.why;
        return if_known(std::move(solution), limits);
      });
  if (!found) return std::nullopt;
  return bound(*found, [](const SumMove& move) { return py::make_tuple(move.part, move.move); });
}

py::list terms_of(const BoundSum& sum) {
  py::list out;
  for (const Term& term : sum.terms)
    out.append(py::make_tuple(
        term.times, std::visit([](const auto& part) { return py::cast(part); }, term.part)));
  return out;
}

}  // namespace

void bind_sums(py::module_& module, py::class_<BoundPosition>& positions) {
  bind_sum_operators(positions);
  py::class_<BoundSum> type(
      module, "Sum",
      "A sum of positions of any games, and of values: a turn is a move in one part.\n\n"
      ">>> s = clobber('BBW') - 2 * hackenbush(stalk='BRR') + Value('{1|-1}')\n"
      ">>> print(s.value())\n{1/2^|-3/2^}\n>>> s.solve().left_first\n"
      "First(winner='left', move=(2, '1'))");
  type.def(py::init<>());
  type.def("__repr__", &sum_repr);
  type.def("parts", &terms_of, "How often each part is counted, and the position or value.");
  bind_sum_operators(type);
  bind_value_and_solution(
      type, &value_of_sum, &solution_of_sum,
      "The value of the whole. Raises BudgetSpent when the limits do not suffice.",
      "The winner for each player moving first, and a winning move: the number of the part, from "
      "0, "
      "and the move there. Raises BudgetSpent when the limits do not suffice.");
}

}  // namespace zermelo::python
