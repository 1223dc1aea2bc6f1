#include "games/clobber/sums/combinatorial.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <optional>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/random.h"

namespace zermelo::clobber {
namespace {

using Position = Clobber<1>::Position;

/// How far to look on, and how many moves were made since the root.
struct Depth {
  unsigned plies, ply;
  Depth next() const { return {plies - 1, ply + 1}; }
};

/// The sibling test on bounds: in the mover's eyes, how many ups the moves tried so far in one sum
/// are known to reach. A move to a sum that cannot lie above one of theirs is left out, because
/// that one is as good: if it loses, so does this one.
///
/// The paper calls its use of bounds alpha-beta and does not say how far down it passes them. Ours
/// compares brothers only, which is not alpha-beta. A cut one move further down, against
/// an answer of the opponent, would compare sums with different players to move, and there the
/// order proves nothing: the answer * to 0 is not above *, but moving to 0 wins and to * does not.
/// What is left is sound and weak: a sum that was tried and not won is known to reach -1 ups at
/// most, or 1 up and a star, and a sum under either is lost by its own bounds. So the moves left
/// out are some of those that would be seen to lose as soon as they are entered.
struct Floor {
  int lower = -SumBounds::far, lower_star = -SumBounds::far;

  /// The bounds are those after a move, in the opponent's eyes.
  void raise(const SumBounds& theirs) {
    lower = std::max(lower, -theirs.upper);
    lower_star = std::max(lower_star, -theirs.upper_star);
  }
  bool reaches(const SumBounds& theirs) const {
    return -theirs.lower <= lower || -theirs.lower_star <= lower_star;
  }
};

struct Found {
  PartMove best{};
  Score score = score_lost;
  bool has_best = false;
};

/// The moves of a sum in the order to try them, low ranks first, equal ones as they came. There is
/// one for each pair of unlike neighbours: at most 63.
class PartMoves {
 public:
  struct Ranked {
    PartMove move;
    int rank;
  };

  const Ranked* begin() const { return moves_.data(); }
  const Ranked* end() const { return moves_.data() + size_; }
  void insert(PartMove move, int rank) {
    std::size_t i = size_++;
    for (; i > 0 && rank < moves_[i - 1].rank; --i) moves_[i] = moves_[i - 1];
    moves_[i] = {move, rank};
  }

 private:
  std::array<Ranked, 63> moves_;
  std::size_t size_ = 0;
};

constexpr Score score_of(Result result) { return result == Result::win ? score_won : score_lost; }

/// How many moves more there are after a move: 0 or less, down to -3.
int moves_added(Part part, std::uint32_t pair, Side mover) {
  const auto [a, b] = after_move(part, pair, mover);
  return a.move_count() + b.move_count() - part.move_count();
}

constexpr OutcomeClass class_of(Side side) {
  return side == Side::left ? OutcomeClass::left : OutcomeClass::right;
}

/// The search for one question. A node is a sum entered, also one that only lost a part.
class Search {
 public:
  Search(const PartLore& lore, CombinatorialFeatures features, CombinatorialOrder order,
         SumTable& table, Budget& budget)
      : lore_(lore), features_(features), order_(order.order), table_(table), budget_(budget) {
    if (order.shuffle_seed) random_.emplace(*order.shuffle_seed);
  }

  Verdict<Clobber<1>> solve(const Clobber<1>& rules, const Position& p, Side mover);

 private:
  struct RootMove {
    Move move;
    Sum after;
  };

  struct Node {
    const Sum& sum;
    Side mover;
    Depth depth;
    PackedSum key;
    std::uint64_t hash;
  };

  Sum sum_of(const Clobber<1>& rules, const Position& p) const;
  bool lost_at_sight(const Clobber<1>& rules, const Position& p, Side mover) const;
  std::vector<RootMove> root_moves(const Clobber<1>& rules, const Position& p, Side mover);
  void shuffle(std::vector<RootMove>& moves);
  std::optional<Verdict<Clobber<1>>> deepen(std::vector<RootMove>& moves, Side mover,
                                            unsigned plies);

  SumBounds bounds(const Sum& sum, Side eyes) const;
  Score visit(const Sum& sum, Side mover, Depth depth, const SumBounds& bounds);
  std::optional<Result> at_sight(const Sum& sum, Side mover, const SumBounds& bounds) const;
  std::optional<Result> by_classes(const Sum& sum, Side mover) const;
  Score explore(const Node& node, const SumInsight* known);
  bool wins_without_a_part(const Node& node);
  Score score_at_horizon(const Node& node);
  Score best_of(const Node& node, std::optional<PartMove> first);
  PartMoves list_moves(const Sum& sum, Side mover, std::optional<PartMove> first);
  int rank_of(Part part, std::uint32_t pair, Side mover);
  Sum play(const Sum& sum, Side mover, PartMove move) const;
  bool favours(Part part, Side side) const { return lore_.outcome(part) == class_of(side); }
  void remember(const Node& node, const Found& found);
  bool enter();

  const PartLore& lore_;
  CombinatorialFeatures features_;
  Order order_;
  std::optional<Random> random_;
  SumTable& table_;
  Budget& budget_;
  std::uint64_t leaves_left_ = 0;
  bool cut_short_ = false;  // this iteration is being abandoned
};

bool Search::enter() {
  if (budget_.enter()) return true;
  cut_short_ = true;
  return false;
}

SumBounds Search::bounds(const Sum& sum, Side eyes) const {
  return features_.bounds ? lore_.bounds(sum, eyes) : SumBounds{};
}

/// A node as in section 5.3: what can be seen at once, what is remembered, and then the search.
/// The sum comes simplified and with its bounds in the mover's eyes. The rules of the classes come
/// before the look into the table, which costs more and answers the same.
Score Search::visit(const Sum& sum, Side mover, Depth depth, const SumBounds& bounds) {
  if (!enter()) return 0;
  if (const auto result = at_sight(sum, mover, bounds)) return score_of(*result);
  const PackedSum key = packed(sum);
  const Node node{sum, mover, depth, key, hash(key)};
  const SumInsight* known = table_.find(node.hash, key, mover);
  const bool enough = known != nullptr && (is_proved(known->score) || depth.plies == 0);
  return enough ? known->score : explore(node, known);
}

std::optional<Result> Search::at_sight(const Sum& sum, Side mover, const SumBounds& bounds) const {
  if (sum.size() == 0) return Result::loss;
  if (const auto result = first_gets(bounds)) return result;
  return by_classes(sum, mover);
}

/// The static rules of section 4.2: all parts favour one player; or all but one favour the mover,
/// who moves in that one, if it is a first-player win.
std::optional<Result> Search::by_classes(const Sum& sum, Side mover) const {
  std::size_t mine = 0, theirs = 0, next = 0;
  for (const Part part : sum) {
    const auto outcome = lore_.outcome(part);
    mine += outcome == class_of(mover) ? 1 : 0;
    theirs += outcome == class_of(opponent(mover)) ? 1 : 0;
    next += outcome == OutcomeClass::next ? 1 : 0;
  }
  if (mine + next == sum.size() && next <= 1) return Result::win;
  if (theirs == sum.size()) return Result::loss;
  return std::nullopt;
}

Score Search::explore(const Node& node, const SumInsight* known) {
  std::optional<PartMove> first;  // read now: the search may put something else into the slot
  if (known != nullptr && known->has_best) first = known->best;
  if (wins_without_a_part(node)) {
    remember(node, {{}, score_won, false});
    return score_won;
  }
  if (cut_short_) return 0;
  return node.depth.plies == 0 ? score_at_horizon(node) : best_of(node, first);
}

/// A win without a part that favours the mover is a win with it. Nothing else follows: the mover
/// may need that part.
bool Search::wins_without_a_part(const Node& node) {
  const auto* favourable =
      std::ranges::find_if(node.sum, [&](Part part) { return favours(part, node.mover); });
  if (favourable == node.sum.end()) return false;
  Sum rest = node.sum;
  rest.erase(static_cast<std::size_t>(favourable - node.sum.begin()));
  const Score score = visit(rest, node.mover, node.depth, bounds(rest, node.mover));
  return !cut_short_ && score == score_won;
}

Score Search::score_at_horizon(const Node& node) {
  if (leaves_left_ == 0) {
    cut_short_ = true;
    return 0;
  }
  --leaves_left_;
  const auto score = static_cast<Score>(-node.sum.move_count());
  remember(node, {{}, score, false});
  return score;
}

/// Tries the moves in order; stops at a win or when cut short.
Score Search::best_of(const Node& node, std::optional<PartMove> first) {
  const Side enemy = opponent(node.mover);
  Found found;
  Floor floor;
  for (const auto& [move, rank] : list_moves(node.sum, node.mover, first)) {
    const Sum after = play(node.sum, node.mover, move);
    const SumBounds theirs = bounds(after, enemy);
    if (features_.siblings && floor.reaches(theirs)) continue;
    const auto mine = static_cast<Score>(-visit(after, enemy, node.depth.next(), theirs));
    if (cut_short_) break;  // what an abandoned search says means nothing
    if (!found.has_best || mine > found.score) found = {move, mine, true};
    if (mine == score_won) break;
    floor.raise(theirs);
  }
  // A loss that was cut short is no proof; all else is worth keeping.
  if (!cut_short_ || (found.has_best && found.score != score_lost)) remember(node, found);
  return found.score;
}

/// The remembered move, then those in parts that do not favour the mover, then the rest. The paper
/// shuffles the moves of either kind, and so do we if asked to. Otherwise the order is fixed, so
/// that runs repeat: those first that leave the fewest moves, as in `Deepening`. 40 random rows of
/// 30 to 40 stones, both players first, as listed and so: Combinatorial 1 34.2 M nodes and 5.2 M,
/// Combinatorial 6 535 k and 125 k.
PartMoves Search::list_moves(const Sum& sum, Side mover, std::optional<PartMove> first) {
  constexpr int before_all = -(1 << 20), after_others = 1 << 20;
  PartMoves moves;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    const int kind = favours(sum[i], mover) ? after_others : 0;
    const auto without = features_.dominated ? lore_.dominated(sum[i], mover) : 0;
    for (auto pairs = sum[i].unlike_pairs() & ~without; pairs != 0; pairs &= pairs - 1) {
      const PartMove move{static_cast<std::uint8_t>(i),
                          static_cast<std::uint8_t>(std::countr_zero(pairs))};
      const int rank = kind + rank_of(sum[i], move.pair, mover);
      moves.insert(move, move == first ? before_all : rank);
    }
  }
  return moves;
}

int Search::rank_of(Part part, std::uint32_t pair, Side mover) {
  if (random_) return static_cast<int>(random_->below(1U << 16));
  return order_ == Order::fewest_replies ? moves_added(part, pair, mover) : 0;
}

Sum Search::play(const Sum& sum, Side mover, PartMove move) const {
  Sum after = sum;
  after.erase(std::size_t{move.part});
  const auto [a, b] = after_move(sum[move.part], move.pair, mover);
  lore_.add(after, a);
  lore_.add(after, b);
  return after;
}

void Search::remember(const Node& node, const Found& found) {
  table_.store(
      node.hash, node.key, node.mover,
      {found.best, found.score, static_cast<std::uint16_t>(node.depth.ply), found.has_best},
      [](const auto& old, const auto& fresh) { return old.ply < fresh.ply; });
}

// The root, which stays as it is, so that a move of the board can be returned.

constexpr std::size_t most_row_cells = 64;

/// Of a group of stones; there must be fewer than 64.
Part part_of(const Position& group) {
  const auto stones = group.left | group.right;
  return make_part((group.left >> stones.lowest()).words[0],
                   static_cast<std::uint32_t>(stones.count()));
}

Sum Search::sum_of(const Clobber<1>& rules, const Position& p) const {
  Sum sum;
  for (const Position& group : rules.parts(p)) lore_.add(sum, part_of(group));
  return sum;
}

void Search::shuffle(std::vector<RootMove>& moves) {
  for (auto i = static_cast<std::uint32_t>(moves.size()); i > 1; --i)
    std::swap(moves[i - 1], moves[random_->below(i)]);
}

/// The moves that are not dominated, in the order of `list_moves`.
std::vector<Search::RootMove> Search::root_moves(const Clobber<1>& rules, const Position& p,
                                                 Side mover) {
  std::uint64_t dominated = 0, favourable = 0;  // pairs, by their first cell
  for (const Position& group : rules.parts(p)) {
    const auto stones = group.left | group.right;
    if (stones.count() == most_row_cells) break;  // fits no part, and no database has it
    const Part part = part_of(group);
    if (features_.dominated) dominated |= lore_.dominated(part, mover) << stones.lowest();
    if (favours(part, mover)) favourable |= stones.words[0];
  }
  std::vector<RootMove> moves;
  for (const Move move : rules.moves(p, mover)) {
    if ((dominated >> std::min(move.from, move.to) & 1U) != 0) continue;
    moves.push_back({move, sum_of(rules, rules.play(p, mover, move))});
  }
  if (random_) shuffle(moves);
  const bool fewest = !random_ && order_ == Order::fewest_replies;
  std::ranges::stable_sort(moves, {}, [&](const RootMove& root) {
    return std::pair(favourable >> root.move.from & 1U, fewest ? root.after.move_count() : 0);
  });
  return moves;
}

/// One iteration. The best move goes to the front for the next one.
std::optional<Verdict<Clobber<1>>> Search::deepen(std::vector<RootMove>& moves, Side mover,
                                                  unsigned plies) {
  const Side enemy = opponent(mover);
  Floor floor;
  Score best_score = score_lost;
  auto best = moves.begin();
  for (auto it = moves.begin(); it != moves.end(); ++it) {
    const SumBounds theirs = bounds(it->after, enemy);
    if (features_.siblings && floor.reaches(theirs)) continue;
    const auto mine = static_cast<Score>(-visit(it->after, enemy, {plies - 1, 1}, theirs));
    if (cut_short_) break;
    if (mine == score_won) return Verdict<Clobber<1>>{Result::win, it->move};
    if (mine > best_score) best = it;
    best_score = std::max(best_score, mine);
    floor.raise(theirs);
  }
  if (!cut_short_ && best_score == score_lost) return Verdict<Clobber<1>>{Result::loss, {}};
  if (best != moves.begin()) std::rotate(moves.begin(), best, best + 1);
  return std::nullopt;
}

/// A loss that is plain from the parts needs no move to show for it.
bool Search::lost_at_sight(const Clobber<1>& rules, const Position& p, Side mover) const {
  if ((p.left | p.right).count() == most_row_cells) return false;
  const Sum sum = sum_of(rules, p);
  return at_sight(sum, mover, bounds(sum, mover)) == Result::loss;
}

Verdict<Clobber<1>> Search::solve(const Clobber<1>& rules, const Position& p, Side mover) {
  if (enter() && lost_at_sight(rules, p, mover)) return {Result::loss, std::nullopt};
  auto moves = root_moves(rules, p, mover);
  for (unsigned plies = 1; budget_.spent() == Spent::no; ++plies) {
    leaves_left_ = schedule_50x30.leaves(plies);
    cut_short_ = false;
    if (const auto verdict = deepen(moves, mover, plies)) return *verdict;
  }
  return {};
}

Clobber<1>::Position position_of(const Board& row) {
  if (row.rows != 1)
    throw Error(
        fmt::format("clobber: the board has {} rows; this solver takes a single row", row.rows));
  if (row.cells.size() > most_row_cells)
    throw Error(fmt::format("clobber: the row has {} cells; this solver takes at most {}",
                            row.cells.size(), most_row_cells));
  return set_up<1>(row).position;
}

}  // namespace

CombinatorialFeatures combinatorial_features(int number) {
  assert(number >= 1 && number <= 6 && "the paper has six of them");
  return {.dominated = number >= 2,
          .substitution = number >= 3 && number != 4,
          .bounds = number >= 4,
          .siblings = number == 4 || number == 6};
}

CombinatorialSolver::CombinatorialSolver(const RowTable& table, CombinatorialFeatures features,
                                         std::size_t table_bytes, CombinatorialOrder order)
    : features_(features),
      order_(order),
      lore_(table, features.substitution),
      table_(table_bytes) {}

Verdict<Clobber<1>> CombinatorialSolver::solve(const Board& row, Side mover, Budget& budget) {
  const Position p = position_of(row);
  table_.forget();
  return Search(lore_, features_, order_, table_, budget).solve({1, row.columns}, p, mover);
}

}  // namespace zermelo::clobber
