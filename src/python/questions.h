#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <zermelo/budget.h>
#include <zermelo/position.h>

#include <algorithm>
#include <optional>
#include <string>

#include "python/long_work.h"
#include "python/operands.h"

namespace zermelo::python {

/// The keyword arguments that limit a question. They have to be taken by every function in this
/// order: seconds, nodes.
struct Allowed {
  std::optional<double> seconds = std::nullopt;
  std::optional<std::uint64_t> nodes = std::nullopt;

  /// Not more than these. Throws Error for a number of seconds below 0.
  Limits within(const Limits& limits) const;
};

/// The answer that `question` gives within its limits, or nothing and the reason why. Most questions
/// take microseconds: they are asked at once, as operations on values are.
template <class Question>
auto asked(const Allowed& allowed, Trouble& why, const Question& question) {
  Limits at_once;
  at_once.seconds = 0.005;
  auto out = question(allowed.within(at_once), &why);
  if (out) return out;
  run_long([&](const Stop& stop) {
    Limits limits;
    limits.stop = &stop;
    why = {};
    out = question(allowed.within(limits), &why);
  });
  return out;
}

/// The same for a question that works in a store.
template <class Question>
auto asked_of_store(Store& store, const Allowed& allowed, Trouble& why, const Question& question) {
  decltype(question(Limits{}, &why)) out;
  {
    const HeldStore held(store);
    Limits at_once;
    at_once.seconds = 0.005;
    out = question(allowed.within(at_once), &why);
  }
  if (out) return out;
  run_long([&](const Stop& stop) {
    const LongHeldStore held(store, stop);
    Limits limits;
    limits.stop = &stop;
    why = {};
    out = question(allowed.within(limits), &why);
  });
  return out;
}

/// A winner and his move; no move when the player who moves first loses.
struct FirstMove {
  Side winner = Side::left;
  pybind11::object move;
};

/// The winners of a position for either player moving first.
struct BoundSolution {
  OutcomeClass outcome = OutcomeClass::next;
  FirstMove left_first, right_first;
  std::uint64_t nodes = 0;
  double seconds = 0;
};

/// The solution if both winners are known. A question that is asked again at length has to wait for
/// the moves as well: the winner may be known before the move.
template <class Move>
std::optional<Solution<Move>> if_known(Solution<Move> found, const Limits& limits) {
  const bool is_last = limits.stop != nullptr;
  const bool has_moves = (found.left_first != Result::win || found.left_move) &&
                         (found.right_first != Result::win || found.right_move);
  if (!found.outcome() || !(has_moves || is_last)) return std::nullopt;
  return found;
}

/// The solution as Python has it. `to_object` makes the move an object.
template <class Move, class ToObject>
BoundSolution bound(const Solution<Move>& found, ToObject to_object) {
  const auto first = [&](Side side, Result result, const std::optional<Move>& move) {
    const pybind11::object played = move ? to_object(*move) : pybind11::object(pybind11::none());
    return FirstMove{*winner(side, result), played};
  };
  return {*found.outcome(), first(Side::left, found.left_first, found.left_move),
          first(Side::right, found.right_first, found.right_move), found.nodes, found.seconds};
}

/// The side of that name; nothing for none. Throws Error for another name.
std::optional<Side> side_named(const std::optional<std::string>& name);

/// The methods of what has a value and winners: each once raising BudgetSpent where the limits do not
/// suffice, and once giving a default. `find_value(x, allowed, values, why)` and `find_solution(x,
/// allowed, memory, why)` give the answer, or nothing and the reason.
template <class T, class FindValue, class FindSolution>
void bind_value_and_solution(pybind11::class_<T>& type, FindValue find_value,
                             FindSolution find_solution, const char* value_doc,
                             const char* solution_doc) {
  namespace py = pybind11;
  using Seconds = std::optional<double>;
  using Nodes = std::optional<std::uint64_t>;
  const py::arg_v seconds = py::arg("seconds") = py::none(), nodes = py::arg("nodes") = py::none();
  const py::arg_v values = py::arg("values") = py::none(), memory = py::arg("memory") = "1G";
  const py::arg_v fallback = py::arg("default") = py::none();
  type.def(
      "value",
      [find_value](const T& x, Seconds s, Nodes n, const StorePointer& store) {
        Trouble why;
        return expected(find_value(x, {s, n}, store, why), why);
      },
      py::kw_only(), seconds, nodes, values, value_doc);
  type.def(
      "get_value",
      [find_value](const T& x, const py::object& other, Seconds s, Nodes n,
                   const StorePointer& store) -> py::object {
        Trouble why;
        const auto found = find_value(x, {s, n}, store, why);
        return found ? py::cast(*found) : other;
      },
      fallback, py::kw_only(), seconds, nodes, values,
      "As value(), but gives the default when the limits do not suffice.");
  type.def(
      "solve",
      [find_solution](const T& x, Seconds s, Nodes n, const py::object& most) {
        Trouble why;
        return expected(find_solution(x, {s, n}, most, why), why);
      },
      py::kw_only(), seconds, nodes, memory, solution_doc);
  type.def(
      "get_solution",
      [find_solution](const T& x, const py::object& other, Seconds s, Nodes n,
                      const py::object& most) -> py::object {
        Trouble why;
        const auto found = find_solution(x, {s, n}, most, why);
        return found ? py::cast(*found) : other;
      },
      fallback, py::kw_only(), seconds, nodes, memory,
      "As solve(), but gives the default when the limits do not suffice.");
}

}  // namespace zermelo::python
