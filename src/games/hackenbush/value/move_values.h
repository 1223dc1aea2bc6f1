#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "base/error.h"
#include "games/hackenbush/drawing/hackenbush.h"
#include "games/hackenbush/value/evaluation.h"
#include "search/rated_moves.h"

namespace zermelo::hackenbush {

/// The value of an evaluation; nothing also if the store gives up before it is made.
std::optional<Value> known_value(const Evaluation& found, PartArithmetic& arithmetic);

/// With several cuts a turn there may be more moves than anyone can list. Throws Error for a list
/// that would be too long.
void check_length(std::size_t listed);

struct MoveListing {
  unsigned cuts = 1;
  std::vector<Side> sides = {Side::left, Side::right};
  bool finds_values = true;  // otherwise moves are only listed, in the order of the rules
};

/// Every move of the given sides with the value it leaves, best first. The values come first, and
/// incentives, for which the value of the position itself is needed, from what the budget leaves.
/// Throws Error for too many moves, and GaveUp where the list would take too much memory or is
/// stopped.
/// `graphs` belongs to the store of `arithmetic`.
template <std::size_t Words>
class MoveRating {
 public:
  MoveRating(const Setup<Hackenbush<Words>>& setup, const MoveListing& listing,
             PartArithmetic& arithmetic, Thermographs& graphs, Budget& budget,
             const EvaluationOptions& options)
      : setup_(setup),
        listing_(listing),
        arithmetic_(arithmetic),
        graphs_(graphs),
        budget_(budget),
        options_(options) {}

  RatedMoves found() {
    for (const Side side : listing_.sides) out_.sides.push_back({side, listed(side)});
    if (!listing_.finds_values) return std::move(out_);
    const auto whole = value_of_whole();
    for (auto& [side, moves] : out_.sides) finish(side, moves, whole);
    return std::move(out_);
  }

 private:
  /// The list is made to its end even when the budget is spent.
  bool looks_for_values() const {
    return listing_.finds_values && budget_.spent() == Spent::no && !budget_.stopped();
  }

  std::optional<Value> value(const typename Hackenbush<Words>::Position& position) {
    return known_value(
        value_of(setup_.rules.drawing(position), listing_.cuts, arithmetic_, budget_, options_),
        arithmetic_);
  }

  /// A position may have too many moves to be evaluated where those after it have few enough.
  std::optional<Value> value_of_whole() {
    if (budget_.stopped()) return std::nullopt;
    try {
      return value(setup_.position);
    } catch (const Error&) {
      return std::nullopt;
    }
  }

  std::vector<RatedMove> listed(Side side) {
    std::vector<RatedMove> moves;
    for (const auto& move : setup_.rules.moves(setup_.position, side)) {
      check_length(moves.size());
      const auto next = setup_.rules.play(setup_.position, side, move);
      RatedMove one{setup_.rules.text(move), setup_.rules.text(next)};
      room_.add(one, budget_);
      if (looks_for_values())
        if (const auto found = value(next)) set_value(one, *found, graphs_);
      moves.push_back(std::move(one));
    }
    return moves;
  }

  void finish(Side side, std::vector<RatedMove>& moves, const std::optional<Value>& whole) {
    ValueStore& store = arithmetic_.store();
    for (RatedMove& each : moves) {
      if (whole && each.value) set_incentive(each, side, *whole, *each.value, graphs_, store);
      if (!each.is_known()) out_.is_complete = false;
    }
    if (!sort_best_first(moves, side, store)) out_.is_complete = false;
    if (!mark_dominated(moves, side, store)) out_.is_complete = false;
  }

  const Setup<Hackenbush<Words>>& setup_;
  const MoveListing& listing_;
  PartArithmetic& arithmetic_;
  Thermographs& graphs_;
  Budget& budget_;
  const EvaluationOptions& options_;
  ListingRoom room_{options_.most_bytes};
  RatedMoves out_;
};

template <std::size_t Words>
RatedMoves move_values(const Setup<Hackenbush<Words>>& setup, const MoveListing& listing,
                       PartArithmetic& arithmetic, Thermographs& graphs, Budget& budget,
                       const EvaluationOptions& options) {
  return MoveRating<Words>(setup, listing, arithmetic, graphs, budget, options).found();
}

}  // namespace zermelo::hackenbush
