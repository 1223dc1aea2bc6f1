#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "search/deepening.h"
#include "search/minimax.h"
#include "search/negamax.h"
#include "search/negamax_table.h"
#include "search/proof_number.h"
#include "search/simple_deepening.h"
#include "search/varied.h"

namespace zermelo {

/// The plain solvers by name. They answer the same question and differ only in cost.
enum class Method : std::uint8_t {
  deepening,
  simple_deepening,
  negamax_table,
  negamax,
  minimax,
  proof_number,
};

inline constexpr std::array<std::pair<Method, std::string_view>, 6> method_names{{
    {Method::deepening, "deepening"},
    {Method::simple_deepening, "simple-deepening"},
    {Method::negamax_table, "negamax-table"},
    {Method::negamax, "negamax"},
    {Method::minimax, "minimax"},
    {Method::proof_number, "proof-number"},
}};

constexpr std::string_view name(Method method) {
  return method_names[static_cast<std::size_t>(method)].second;
}

constexpr std::optional<Method> method_named(std::string_view name) {
  for (const auto& [method, its_name] : method_names) {
    if (its_name == name) return method;
  }
  return std::nullopt;
}

struct PlainOptions {
  Method method = Method::deepening;
  DeepeningOptions deepening;
  std::size_t table_bytes = std::size_t{512} << 20;  // ceiling, for the methods with a table
  Variation variation;
};

/// One plain solver with its table, which may be asked any number of times. Every question starts
/// from an empty table, so that its cost does not depend on earlier questions. One thread.
template <NormalPlay G>
class PlainSolver {
 public:
  explicit PlainSolver(const PlainOptions& options);
  Verdict<G> solve(const G& rules, const typename G::Position& p, Side mover, Budget& budget);

  /// The memory of the last question's table.
  std::size_t bytes() const {
    return std::visit(
        []<class Table>(const Table& table) -> std::size_t {
          if constexpr (std::is_same_v<Table, std::monostate>)
            return 0;
          else
            return table.bytes();
        },
        table_);
  }

 private:
  template <class Table>
  Table& cleared() {
    auto& table = std::get<Table>(table_);
    table.forget();
    return table;
  }

  PlainOptions options_;
  std::variant<std::monostate, ResultTable<G>, DeepeningTable<G>, ProofNumberTable<G>> table_;
};

// These are not inline, so that they are compiled once for the games that declare their solvers
// `extern template`.

template <NormalPlay G>
PlainSolver<G>::PlainSolver(const PlainOptions& options) : options_(options) {
  switch (options.method) {
    case Method::negamax_table:
      table_.template emplace<ResultTable<G>>(options.table_bytes);
      break;
    case Method::deepening:
      table_.template emplace<DeepeningTable<G>>(options.table_bytes);
      break;
    case Method::proof_number:
      table_.template emplace<ProofNumberTable<G>>(options.table_bytes);
      break;
    default:
      break;
  }
}

template <NormalPlay G>
Verdict<G> PlainSolver<G>::solve(const G& rules, const typename G::Position& p, Side mover,
                                 Budget& budget) {
  switch (options_.method) {
    case Method::minimax:
      return minimax(rules, p, mover, budget);
    case Method::negamax:
      return negamax(rules, p, mover, budget);
    case Method::simple_deepening:
      return simple_deepening(rules, p, mover, budget);
    case Method::negamax_table:
      return negamax_table(rules, p, mover, budget, cleared<ResultTable<G>>());
    case Method::proof_number:
      return proof_number(rules, p, mover, budget, cleared<ProofNumberTable<G>>());
    case Method::deepening:
      break;
  }
  return deepening(rules, p, mover, budget, cleared<DeepeningTable<G>>(), options_.deepening);
}

/// A plain solver of a game, of a varied game if the options ask for a variation.
template <NormalPlay G>
class VariedSolver {
 public:
  explicit VariedSolver(const PlainOptions& options) : variation_(options.variation) {
    if (variation_.is_none())
      solver_.template emplace<PlainSolver<G>>(options);
    else
      solver_.template emplace<PlainSolver<Varied<G>>>(options);
  }

  Verdict<G> solve(const G& rules, const typename G::Position& p, Side mover, Budget& budget) {
    if (auto* plain = std::get_if<PlainSolver<G>>(&solver_))
      return plain->solve(rules, p, mover, budget);
    const Varied<G> varied(rules, variation_);
    const auto verdict = std::get<PlainSolver<Varied<G>>>(solver_).solve(varied, p, mover, budget);
    return {verdict.result, verdict.move};
  }

 private:
  Variation variation_;
  std::variant<std::monostate, PlainSolver<G>, PlainSolver<Varied<G>>> solver_;
};

}  // namespace zermelo
