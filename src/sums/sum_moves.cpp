#include "sums/sum_moves.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "sums/positions.h"
#include "value/gave_up.h"
#include "value/scoped_limits.h"
#include "value/text.h"

namespace zermelo {
namespace {

/// The result of a move in its part: the text of the option, and the position or the value.
struct Option {
  std::string move;
  std::variant<PositionModel::Pointer, Value> what;
  std::optional<Value> value = std::nullopt;
};

/// A part with its moves and the values found, all of them those of one copy without its sign.
struct Part {
  const SumTerm* term = nullptr;
  std::optional<Value> value = std::nullopt;
  std::vector<Option> options[2] = {};  // by side

  const PositionModel::Pointer* position() const {
    return std::get_if<PositionModel::Pointer>(&term->what);
  }
  bool is_negated() const { return position() != nullptr && term->times < 0; }
  std::int64_t copies() const { return position() != nullptr ? term->times : 1; }
  Side own_side(Side mover) const { return is_negated() ? opponent(mover) : mover; }
  std::vector<Option>& moves_of(Side mover) { return options[index(own_side(mover))]; }

  static std::size_t index(Side side) { return side == Side::left ? 0 : 1; }
};

std::optional<Value> unless_given_up(const std::function<Value()>& found) {
  try {
    return found();
  } catch (const GaveUp&) {
    return std::nullopt;
  }
}

/// An equal share of what a budget has left, for the first of `pieces` pieces of work.
Budget share_of(const Budget& budget, std::size_t pieces) {
  Limits limits = budget.limits();
  if (limits.nodes != Limits::no_limit) {
    const std::uint64_t left = limits.nodes - std::min(limits.nodes, budget.nodes());
    limits.nodes = left / pieces;
  }
  limits.seconds = std::max(0.0, limits.seconds - budget.seconds()) / static_cast<double>(pieces);
  return Budget(limits);
}

/// Lists the moves of one part and finds values of it.
class PartRating {
 public:
  PartRating(Part& part, const MoveQuestion& question, ValueStore& values)
      : part_(part), question_(question), values_(values) {}

  void list() {
    if (part_.copies() == 0) return;
    for (const Side side : question_.sides) {
      const Side own = part_.own_side(side);
      part_.position() != nullptr ? list_position(own) : list_value(own);
    }
  }

  /// First the part itself, with half of the budget, which is enough where all is easy, since the
  /// options are then known too; then each option with an equal share of what is left.
  void find_values(Budget& budget) {
    if (part_.copies() == 0) part_.value = Value{};
    if (part_.copies() == 0 || part_.position() == nullptr) return;
    finder_ = (*part_.position())->values(values_, question_.most_bytes);
    part_.value = found(**part_.position(), budget, 2);
    std::size_t left = part_.options[0].size() + part_.options[1].size();
    for (auto& side : part_.options) {
      for (Option& option : side)
        option.value = found(*std::get<PositionModel::Pointer>(option.what), budget, left--);
    }
    if (!part_.value && question_.sides.size() == 2) part_.value = from_options();
  }

 private:
  void list_position(Side own) {
    auto texts = (*part_.position())->moves(own);
    auto positions = (*part_.position())->options(own);
    for (std::size_t i = 0; i < texts.size(); ++i)
      part_.options[Part::index(own)].push_back({std::move(texts[i]), std::move(positions[i])});
  }

  void list_value(Side own) {
    const Value g = std::get<Value>(part_.term->what);
    part_.value = g;
    const auto span = own == Side::left ? values_.left(g) : values_.right(g);
    for (const Value option : std::vector<Value>(span.begin(), span.end()))
      part_.options[Part::index(own)].push_back({value_text(values_, option), option, option});
  }

  std::optional<Value> found(const PositionModel& position, Budget& budget, std::size_t pieces) {
    if (budget.stopped()) return std::nullopt;
    Budget share = share_of(budget, pieces);
    const TimeLimit limit(values_, share);
    const auto out = unless_given_up([&] { return finder_->value(position, share); });
    budget.add(share.nodes());
    return out;
  }

  /// { left options | right options }, if all are known.
  std::optional<Value> from_options() {
    std::vector<Value> lists[2];
    for (std::size_t side = 0; side < 2; ++side) {
      for (const Option& option : part_.options[side]) {
        if (!option.value) return std::nullopt;
        lists[side].push_back(*option.value);
      }
    }
    return unless_given_up([&] { return values_.make(lists[0], lists[1]); });
  }

  Part& part_;
  const MoveQuestion& question_;
  ValueStore& values_;
  std::unique_ptr<PositionValues> finder_;
};

/// Writes the position after a move in a part.
using WritesPosition = std::function<std::string(std::size_t part, const Option& option)>;

class SumRating {
 public:
  SumRating(const std::vector<SumTerm>& sum, const MoveQuestion& question, ValueStore& values)
      : question_(question), values_(values), graphs_(values) {
    for (const SumTerm& term : sum) parts_.push_back({&term});
  }

  RatedMoves found(const WritesPosition& writes, Budget& budget) {
    for (Part& part : parts_) PartRating(part, question_, values_).list();
    RatedMoves out;
    for (const Side side : question_.sides)
      out.sides.push_back({side, listed(side, writes, budget)});
    if (!question_.finds_values) return out;
    find_values(budget);
    const TimeLimit limit(values_, budget);
    find_rests();
    for (auto& [side, moves] : out.sides) {
      for (RatedMove& each : moves) rate(each, side);
      const bool is_known = std::ranges::all_of(moves, &RatedMove::is_known);
      if (!sort_best_first(moves, side, values_) || !is_known) out.is_complete = false;
      if (!mark_dominated(moves, side, values_)) out.is_complete = false;
    }
    return out;
  }

 private:
  /// In the order of the rules; `place` is that among the moves of its part. Throws GaveUp.
  std::vector<RatedMove> listed(Side side, const WritesPosition& writes, const Budget& budget) {
    std::vector<RatedMove> moves;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const auto& options = parts_[i].moves_of(side);
      for (std::size_t place = 0; place < options.size(); ++place) {
        moves.push_back({options[place].move, writes(i, options[place])});
        room_.add(moves.back(), budget);
        moves.back().part = i;
        moves.back().place = place;
      }
    }
    return moves;
  }

  void find_values(Budget& budget) {
    Limits limits = budget.limits();
    limits.seconds = std::max(0.0, limits.seconds - budget.seconds()) * 4 / 5;
    Budget search(limits);
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      Budget share = share_of(search, parts_.size() - i);
      PartRating(parts_[i], question_, values_).find_values(share);
      search.add(share.nodes());
    }
    budget.add(search.nodes());
  }

  void find_rests() {
    for (std::size_t i = 0; i < parts_.size(); ++i) rests_.push_back(rest_of(i));
  }

  /// All but the copy of the part in which a move is made.
  std::optional<Value> rest_of(std::size_t moved) {
    return unless_given_up([&] {
      Value rest;
      for (std::size_t i = 0; i < parts_.size(); ++i) {
        const Part& part = parts_[i];
        const std::int64_t one = part.is_negated() ? -1 : 1;
        const std::int64_t copies = part.copies() - (i == moved && part.copies() != 0 ? one : 0);
        if (copies == 0) continue;
        if (!part.value) throw GaveUp("the value of a part is not known");
        rest = values_.sum(rest, values_.times(copies, *part.value));
      }
      return rest;
    });
  }

  Value with_sign(const Part& part, Value g) { return part.is_negated() ? values_.negative(g) : g; }

  void rate(RatedMove& move, Side side) {
    Part& part = parts_[move.part];
    const Option& option = part.moves_of(side)[move.place];
    if (!option.value) return;
    const auto to = unless_given_up([&] { return with_sign(part, *option.value); });
    if (!to) return;
    const auto& rest = rests_[move.part];
    const auto left =
        rest ? unless_given_up([&] { return values_.sum(*rest, *to); }) : std::nullopt;
    if (left) set_value(move, *left, graphs_);
    if (!part.value) return;
    const auto from = unless_given_up([&] { return with_sign(part, *part.value); });
    if (from) set_incentive(move, side, *from, *to, graphs_, values_);
  }

  const MoveQuestion& question_;
  ListingRoom room_{question_.most_bytes};
  ValueStore& values_;
  Thermographs graphs_;
  std::vector<Part> parts_;
  std::vector<std::optional<Value>> rests_;
};

/// `3.clobber(BBW)` without its sign.
std::string unsigned_text(const PositionModel& position, std::int64_t times) {
  const std::uint64_t count =
      times < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(times) : std::uint64_t(times);
  return (count == 1 ? "" : fmt::format("{}.", count)) + expression_of(position);
}

}  // namespace

RatedMoves rated_moves(const std::vector<SumTerm>& sum, const MoveQuestion& question,
                       ValueStore& values, Budget& budget) {
  const auto writes = [&](std::size_t part, const Option& option) {
    return sum_text(with_option(sum, part, option.what), values);
  };
  return SumRating(sum, question, values).found(writes, budget);
}

RatedMoves rated_moves(const PositionModel::Pointer& position, const MoveQuestion& question,
                       ValueStore& values, Budget& budget) {
  const std::vector<SumTerm> alone{{position, 1}};
  const auto writes = [](std::size_t, const Option& option) {
    return std::get<PositionModel::Pointer>(option.what)->text();
  };
  return SumRating(alone, question, values).found(writes, budget);
}

std::string sum_text(const std::vector<SumTerm>& sum, ValueStore& values) {
  std::string out;
  for (const SumTerm& term : sum) {
    const auto* position = std::get_if<PositionModel::Pointer>(&term.what);
    std::string text = position != nullptr ? unsigned_text(**position, term.times)
                                           : value_text(values, std::get<Value>(term.what));
    const bool is_negated = position != nullptr && term.times < 0;
    // The sign of a value is part of its text, where it belongs to the number alone.
    if (position == nullptr && text.starts_with('-') && !out.empty()) text = '(' + text + ')';
    out += out.empty() ? (is_negated ? "-" : "") : is_negated ? " - " : " + ";
    out += text;
  }
  return out.empty() ? "0" : out;
}

}  // namespace zermelo
