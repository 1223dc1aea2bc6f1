#include "sums/mixed_solver.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "sums/mixed_solvers.h"
#include "value/scoped_limits.h"
#include "value/text.h"

namespace zermelo {
namespace {

/// After the values of a turn the sum may be searched for a tenth as many nodes, which take about
/// as long; every turn allows sixteen times as much as the one before.
constexpr std::uint64_t search_share = 10, growth = 16;

std::span<const Value> options_of(ValueStore& values, Value g, Side side) {
  return side == Side::left ? values.left(g) : values.right(g);
}

/// The player whose moves `mover` makes in a part: the opponent's in a negative one.
Side own_side(const SumTerm& part, Side mover) { return part.times < 0 ? opponent(mover) : mover; }

/// The option of a value that has this text.
std::optional<Value> option_with_text(ValueStore& values, Value g, Side side,
                                      std::string_view text) {
  const auto span = options_of(values, g, side);
  for (const Value option : std::vector<Value>(span.begin(), span.end()))
    if (value_text(values, option) == text) return option;
  return std::nullopt;
}

/// The finders of values of the positions of a sum. While they live, what a game remembers of its
/// positions in this store stays, so that each question about a part goes on where the last ended.
std::vector<std::unique_ptr<PositionValues>> finders_of(const std::vector<SumTerm>& sum,
                                                        ValueStore& values,
                                                        std::size_t most_bytes) {
  std::vector<std::unique_ptr<PositionValues>> out;
  for (const SumTerm& term : sum)
    if (const auto* position = std::get_if<PositionModel::Pointer>(&term.what))
      out.push_back((*position)->values(values, most_bytes));
  return out;
}

/// A sum as one position of the mixed game, and moves of that game as moves in its parts.
class NumberedSum {
 public:
  NumberedSum(MixedGame& game, const std::vector<SumTerm>& sum) : game_(game), sum_(sum) {
    for (const SumTerm& term : sum) {
      const auto* position = std::get_if<PositionModel::Pointer>(&term.what);
      summands_.push_back(position != nullptr ? game.summand(*position, term.times)
                                              : game.summand(std::get<Value>(term.what)));
    }
    position_ = game.sum_of(summands_);
  }

  MixedGame::Position position() const { return position_; }

  MixedMove named(const MixedGame::Move& move, Side mover) const {
    for (std::size_t i = 0; i < sum_.size(); ++i) {
      const MixedGame::Summand& own = summands_[i];
      const Side side = own.is_negated ? opponent(mover) : mover;
      if (own.times == 0 || own.component != move.component || side != move.own) continue;
      return {i, text(i, move)};
    }
    return {};  // unreachable: the moves of a sum are those of its parts
  }

 private:
  /// In a negative value the option is the negative of that of the component.
  std::string text(std::size_t part, const MixedGame::Move& move) const {
    if (std::holds_alternative<PositionModel::Pointer>(sum_[part].what)) return game_.text(move);
    ValueStore& values = game_.values();
    const Value component = *game_.value_of(move.component);
    const Value option = options_of(values, component, move.own)[move.option];
    return value_text(values, summands_[part].is_negated ? values.negative(option) : option);
  }

  MixedGame& game_;
  const std::vector<SumTerm>& sum_;
  std::vector<MixedGame::Summand> summands_;
  MixedGame::Position position_;
};

/// The only part of a sum, if it is a single position, or the negative of one.
const SumTerm* only_position(const std::vector<SumTerm>& sum) {
  const bool is_alone = sum.size() == 1 && std::abs(sum[0].times) == 1 &&
                        std::holds_alternative<PositionModel::Pointer>(sum[0].what);
  return is_alone ? sum.data() : nullptr;
}

class Asking {
 public:
  Asking(ValueStore& values, const MixedOptions& options, const std::vector<SumTerm>& sum,
         const SolveRequest& request)
      : game_(values, options.most_bytes / 4, options.nodes_for_value > 0),
        asker_({.bytes = options.most_bytes / 2}, known_to(game_)),
        options_(options),
        sum_(sum),
        numbered_(game_, sum),
        request_(request) {}

  MixedSolution solve(Budget& budget) {
    std::uint64_t nodes = options_.nodes_for_value;
    if (nodes == 0) return whole(by_sum(budget), budget);
    game_.find_values(numbered_.position(), nodes, budget);
    if (is_for_own_solver()) return by_own_solver(*only_position(sum_), budget);
    while (true) {
      Budget turn = budget.portion(are_values_known() ? Limits::no_limit : nodes / search_share);
      MixedSolution out = by_sum(turn);
      budget.settle(turn);
      if (is_known(out) || are_values_known() || budget.spent() != Spent::no)
        return whole(std::move(out), budget);
      nodes *= growth;
      game_.find_values(numbered_.position(), nodes, budget);
    }
  }

 private:
  static bool is_known(const MixedSolution& solution) {
    return solution.left_first != Result::unknown && solution.right_first != Result::unknown;
  }

  /// With the cost, and then the lines, which are not counted.
  MixedSolution whole(MixedSolution out, Budget& budget) {
    set_cost(out, budget);
    if (request_.line) add_lines(out, budget);
    return out;
  }

  bool are_values_known() {
    const auto parts = game_.parts(numbered_.position());
    return std::ranges::all_of(parts, [this](const auto& p) { return !!game_.value_of(p); });
  }

  /// A position in one piece that has no value yet is searched fastest by its own game.
  bool is_for_own_solver() {
    return only_position(sum_) != nullptr && !request_.explain && !request_.all_moves &&
           game_.parts(numbered_.position()).size() == 1 && !are_values_known();
  }

  MixedSolution by_own_solver(const SumTerm& only, Budget& budget) {
    const auto& position = std::get<PositionModel::Pointer>(only.what);
    const PositionVerdict verdict = position->solve(budget, options_.most_bytes / 2);
    MixedSolution out;
    const auto tell = [&](Side first, std::optional<Result>& result,
                          std::optional<MixedMove>& move) {
      const bool is_left = own_side(only, first) == Side::left;
      result = is_left ? verdict.left_first : verdict.right_first;
      const auto& text = is_left ? verdict.left_move : verdict.right_move;
      if (text) move = MixedMove{0, *text};
    };
    if (request_.left) tell(Side::left, out.left_first, out.left_move);
    if (request_.right) tell(Side::right, out.right_first, out.right_move);
    out.trouble = verdict.why;
    return whole(std::move(out), budget);
  }

  MixedSolution by_sum(Budget& budget) {
    SolveRequest request = request_;
    request.line = false;
    const auto found = asker_.solution(game_, numbered_.position(), request, budget);
    MixedSolution out;
    const auto tell = [&](Side first, const std::optional<Verdict<MixedGame>>& verdict,
                          std::optional<Result>& result, std::optional<MixedMove>& move) {
      if (!verdict) return;
      result = verdict->result;
      if (verdict->move) move = numbered_.named(*verdict->move, first);
    };
    tell(Side::left, found.both.left, out.left_first, out.left_move);
    tell(Side::right, found.both.right, out.right_first, out.right_move);
    out.explanations = found.explanations;
    out.trouble = found.trouble;
    for (const auto& [first, moves] : found.winning_moves) {
      out.winning_moves.push_back({first, std::nullopt});
      if (!moves) continue;
      auto& named = out.winning_moves.back().moves.emplace();
      for (const auto& move : *moves) named.push_back(numbered_.named(move, first));
    }
    return out;
  }

  void add_lines(MixedSolution& out, Budget& budget) {
    Budget more = budget.fork();
    for (const Side side : request_.sides()) out.lines.push_back({side, line(side, more)});
  }

  /// Play to the end: a winner's move wins; a loser, whose moves are all alike, makes the first.
  std::optional<std::vector<MixedMove>> line(Side first, Budget& budget) {
    std::vector<MixedMove> out;
    std::vector<SumTerm> sum = sum_;
    for (Side mover = first;; mover = opponent(mover)) {
      auto move = next_move(sum, mover, budget);
      if (!move) return is_line_known_ ? std::optional(out) : std::nullopt;
      auto next = played(sum, mover, *move, game_.values());
      if (!next) return std::nullopt;
      sum = std::move(*next);
      out.push_back(std::move(*move));
    }
  }

  std::optional<MixedMove> next_move(const std::vector<SumTerm>& sum, Side mover, Budget& budget) {
    const NumberedSum numbered(game_, sum);
    const auto verdict = asker_.solve(game_, numbered.position(), mover, budget);
    if (verdict.move) return numbered.named(*verdict.move, mover);
    is_line_known_ = verdict.result == Result::loss;
    if (!is_line_known_) return std::nullopt;
    for (std::size_t i = 0; i < sum.size(); ++i) {
      if (const auto moves = moves_in(sum[i], mover, game_.values()); !moves.empty())
        return MixedMove{i, moves.front()};
    }
    return std::nullopt;
  }

  static void set_cost(MixedSolution& out, const Budget& budget) {
    out.nodes = budget.nodes();
    out.seconds = budget.seconds();
    out.spent = budget.spent();
  }

  MixedGame game_;
  SumAsker<MixedGame> asker_;
  MixedOptions options_;
  const std::vector<SumTerm>& sum_;
  NumberedSum numbered_;
  SolveRequest request_;
  bool is_line_known_ = true;  // every mover of the present line was known to win or lose
};

}  // namespace

MixedSolution MixedSolver::solve(const std::vector<SumTerm>& sum, const SolveRequest& request,
                                 Budget& budget) {
  const TimeLimit limit(values_, budget);
  try {
    const auto finders = finders_of(sum, values_, options_.most_bytes);
    return Asking(values_, options_, sum, request).solve(budget);
  } catch (const GaveUp& reason) {
    MixedSolution out;
    if (request.left) out.left_first = Result::unknown;
    if (request.right) out.right_first = Result::unknown;
    out.nodes = budget.nodes();
    out.seconds = budget.seconds();
    out.spent = budget.spent();
    out.trouble = reason.trouble();
    return out;
  }
}

Value sum_value(const std::vector<SumTerm>& sum, ValueStore& values, Budget& budget,
                std::size_t most_bytes) {
  const auto finders = finders_of(sum, values, most_bytes);
  Value out;
  for (const SumTerm& term : sum) {
    const auto* position = std::get_if<PositionModel::Pointer>(&term.what);
    const Value one = position != nullptr ? (*position)->value(values, budget, most_bytes)
                                          : std::get<Value>(term.what);
    out = values.sum(out, values.times(term.times, one));
  }
  return out;
}

std::vector<std::string> moves_in(const SumTerm& part, Side side, ValueStore& values) {
  if (const auto* position = std::get_if<PositionModel::Pointer>(&part.what))
    return part.times == 0 ? std::vector<std::string>{} : (*position)->moves(own_side(part, side));
  const auto span = options_of(values, std::get<Value>(part.what), side);
  std::vector<std::string> out;
  for (const Value option : std::vector<Value>(span.begin(), span.end()))
    out.push_back(value_text(values, option));
  return out;
}

std::vector<SumTerm> with_option(const std::vector<SumTerm>& sum, std::size_t part,
                                 const std::variant<PositionModel::Pointer, Value>& option) {
  std::vector<SumTerm> out = sum;
  SumTerm& moved = out[part];
  const std::int64_t one = moved.times < 0 ? -1 : 1;
  if (moved.times == one || std::holds_alternative<Value>(moved.what)) {
    moved.what = option;
    return out;
  }
  moved.times -= one;
  out.push_back({option, one});
  return out;
}

std::optional<std::vector<SumTerm>> played(const std::vector<SumTerm>& sum, Side side,
                                           const MixedMove& move, ValueStore& values) {
  if (move.part >= sum.size()) return std::nullopt;
  const SumTerm& part = sum[move.part];
  const auto* position = std::get_if<PositionModel::Pointer>(&part.what);
  if (position == nullptr) {
    const auto option = option_with_text(values, std::get<Value>(part.what), side, move.move);
    if (!option) return std::nullopt;
    return with_option(sum, move.part, *option);
  }
  if (part.times == 0) return std::nullopt;
  const auto next = (*position)->after(own_side(part, side), move.move);
  if (next == nullptr) return std::nullopt;
  return with_option(sum, move.part, next);
}

}  // namespace zermelo
