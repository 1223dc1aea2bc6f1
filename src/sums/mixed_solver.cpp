#include "sums/mixed_solver.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "sums/large_part.h"
#include "sums/mixed_solvers.h"
#include "value/scoped_limits.h"
#include "value/text.h"

namespace zermelo {
namespace {

/// After the values of a turn the sum may be searched for a tenth as many nodes, which take about
/// as long; every turn allows sixteen times as much as the one before.
constexpr std::uint64_t search_share = 10, growth = 16;

/// The search of one large position beside values gets this many times the nodes of the values. It
/// makes about 50 times as many nodes in a second, and what it does not finish is begun again in
/// the next turn. Processor time of domineering(6x6) + domineering(2x2), both players: 5.9 s with
/// 10 times as many nodes, 0.58 s with 100 times.
constexpr std::uint64_t large_share = 200;

/// Values that were found with at most this many nodes are added rather than searched beside.
constexpr std::uint64_t cheap_values = 2000;

/// The steps of the store that the sum of those values may take.
constexpr std::uint64_t steps_beside = 1 << 20;

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

  /// The value of each term, where it is known.
  std::vector<std::optional<Value>> values() const {
    std::vector<std::optional<Value>> out;
    for (const MixedGame::Summand& each : summands_) {
      const std::int64_t times = each.is_negated ? -std::int64_t{each.times} : each.times;
      // 0 may have no component.
      const auto value = times == 0 ? std::optional(Value{}) : game_.value_of(each.component);
      out.push_back(value ? std::optional(game_.values().times(times, *value)) : std::nullopt);
    }
    return out;
  }

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
    const Value option =
        (move.own == Side::left ? values.left(component) : values.right(component))[move.option];
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
    if (MixedSolution out;
        !request_.explain && budget.nodes() > cheap_values && are_values_known()) {
      if (request_.left) out.left_first = Result::unknown;
      if (request_.right) out.right_first = Result::unknown;
      if (finds_by_large_part(out, nodes, budget)) return whole(std::move(out), budget);
    }
    while (true) {
      Budget turn = budget.portion(are_values_known() ? Limits::no_limit : nodes / search_share);
      MixedSolution out = by_sum(turn);
      budget.settle(turn);
      if (is_whole(out) || are_values_known() || budget.spent() != Spent::no)
        return whole(std::move(out), budget);
      if (finds_by_large_part(out, nodes, budget)) return whole(std::move(out), budget);
      nodes *= growth;
      game_.find_values(numbered_.position(), nodes, budget);
    }
  }

 private:
  /// The results are known, and a winning move for each win.
  static bool is_whole(const MixedSolution& solution) {
    return is_whole(solution.left_first, solution.left_move) &&
           is_whole(solution.right_first, solution.right_move);
  }
  static bool is_whole(const std::optional<Result>& result, const std::optional<MixedMove>& move) {
    return result != Result::unknown && (result != Result::win || move);
  }

  /// Completes what is unknown by a search of the only large position beside the values of the
  /// others. False if that is not possible or not finished within its share; the solution is then
  /// as it was.
  bool finds_by_large_part(MixedSolution& out, std::uint64_t nodes, Budget& budget) {
    Budget share = budget.portion(large_share * nodes);
    is_found_by_large_part_ = add_by_large_part(out, share);
    budget.settle(share);
    if (is_found_by_large_part_ && request_.all_moves) add_winning_moves(out, budget);
    return is_found_by_large_part_;
  }

  bool add_by_large_part(MixedSolution& out, Budget& budget) {
    MixedSolution more = out;
    try {
      const StepLimit limit(game_.values(), steps_beside);
      const auto large = LargePart::of(sum_, numbered_.values(), game_.values());
      if (!large) return false;
      for (const Side first : request_.sides()) {
        const bool is_left = first == Side::left;
        auto& result = is_left ? more.left_first : more.right_first;
        auto& move = is_left ? more.left_move : more.right_move;
        if (is_whole(result, move)) continue;
        const auto found = large->solve(first, budget, options_.most_bytes / 4);
        if (found.result == Result::unknown) return false;
        result = found.result;
        move = found.move;
        for (auto& each : more.explanations) {
          if (each.first != first) continue;
          each.judgement = {found.result, Reason::search};
          each.trouble = {};
        }
      }
    } catch (const GaveUp&) {
      return false;
    }
    more.trouble = {};
    out = std::move(more);
    return true;
  }

  /// Every move is tried by a question of its own. Not counted in the cost.
  void add_winning_moves(MixedSolution& out, Budget& budget) {
    out.winning_moves.clear();
    Budget more = budget.fork();
    for (const Side first : request_.sides())
      out.winning_moves.push_back({first, winning_moves(first, more)});
  }

  std::optional<std::vector<MixedMove>> winning_moves(Side first, Budget& budget) {
    std::vector<MixedMove> out;
    for (std::size_t i = 0; i < sum_.size(); ++i) {
      for (const auto& text : moves_in(sum_[i], first, game_.values())) {
        const MixedMove move{i, text};
        const auto result =
            result_of(*played(sum_, first, move, game_.values()), opponent(first), budget).first;
        if (result == Result::unknown) return std::nullopt;
        if (result == Result::loss) out.push_back(move);
      }
    }
    return out;
  }

  /// The result and the winning move of another sum.
  std::pair<Result, std::optional<MixedMove>> result_of(const std::vector<SumTerm>& sum, Side first,
                                                        Budget& budget) {
    const bool is_left = first == Side::left;
    const auto found = MixedSolver(game_.values(), options_)
                           .solve(sum, {.left = is_left, .right = !is_left}, budget);
    return {*(is_left ? found.left_first : found.right_first),
            is_left ? found.left_move : found.right_move};
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
    const auto [result, move] =
        is_found_by_large_part_ ? result_of(sum, mover, budget) : by_sum_alone(sum, mover, budget);
    if (move) return move;
    is_line_known_ = result == Result::loss;
    if (!is_line_known_) return std::nullopt;
    for (std::size_t i = 0; i < sum.size(); ++i) {
      if (const auto moves = moves_in(sum[i], mover, game_.values()); !moves.empty())
        return MixedMove{i, moves.front()};
    }
    return std::nullopt;
  }

  std::pair<Result, std::optional<MixedMove>> by_sum_alone(const std::vector<SumTerm>& sum,
                                                           Side mover, Budget& budget) {
    const NumberedSum numbered(game_, sum);
    const auto verdict = asker_.solve(game_, numbered.position(), mover, budget);
    return {verdict.result,
            verdict.move ? std::optional(numbered.named(*verdict.move, mover)) : std::nullopt};
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
  bool is_found_by_large_part_ = false;
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

}  // namespace zermelo
