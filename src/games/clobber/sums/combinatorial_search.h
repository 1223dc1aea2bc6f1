#pragma once

#include <array>
#include <optional>
#include <vector>

#include "base/random.h"
#include "games/clobber/sums/combinatorial.h"

namespace zermelo::clobber {

/// The plies still to be searched, and the moves made since the root.
struct Depth {
  unsigned plies, ply;
  Depth next() const { return {plies - 1, ply + 1}; }
};

/// The sibling test on bounds: the most ups that the moves tried so far in one sum are known to
/// reach, as the mover sees it. A move to a sum that cannot lie above one of theirs is left out,
/// because that other move is as good: if it loses, so does this one.
///
/// The paper calls its use of bounds alpha-beta and does not say how far down it passes them. Ours
/// compares siblings only, which is not alpha-beta. A cut one move further down, against a reply of
/// the opponent, would compare sums with different players to move, and there the order proves
/// nothing: the reply * to 0 is not above *, but moving to 0 wins and moving to * does not. What
/// remains is sound and weak: a sum that was tried and not won is known to reach at most -1 ups, or
/// 1 up and a star, and a sum below either is lost by its own bounds. So the moves left out are
/// some of those that would be seen to lose as soon as they are entered.
struct Floor {
  int lower = -SumBounds::far, lower_star = -SumBounds::far;

  /// The bounds are those after a move, as the opponent sees them.
  void raise(const SumBounds& theirs) {
    lower = std::max(lower, -theirs.upper);
    lower_star = std::max(lower_star, -theirs.upper_star);
  }
  bool reaches(const SumBounds& theirs) const {
    return -theirs.lower <= lower || -theirs.lower_star <= lower_star;
  }
};

struct FoundMove {
  PartMove best{};
  Score score = score_lost;
  bool has_best = false;
};

/// The moves of a sum in the order in which they are tried: low ranks first, equal ranks in the
/// order of insertion. There is one move for each pair of unlike neighbours, at most 63.
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

/// The search for one question: iterative deepening over sums of rows, as section 5.3 describes it.
/// A node is a sum that is entered, including one from which only a part was removed.
class CombinatorialSearch {
 public:
  using Position = Clobber<1>::Position;

  CombinatorialSearch(const PartDatabase& parts, CombinatorialFeatures features,
                      CombinatorialOrder order, SumTable& table, Budget& budget)
      : parts_(parts), features_(features), order_(order.order), table_(table), budget_(budget) {
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

  // The root (combinatorial_root.cpp), which is not simplified, so that a move of the board can be
  // returned.
  Sum sum_of(const Clobber<1>& rules, const Position& p) const;
  bool lost_at_sight(const Clobber<1>& rules, const Position& p, Side mover) const;
  std::vector<RootMove> root_moves(const Clobber<1>& rules, const Position& p, Side mover);
  void shuffle(std::vector<RootMove>& moves);
  std::optional<Verdict<Clobber<1>>> deepen(std::vector<RootMove>& moves, Side mover,
                                            unsigned plies);

  // The nodes below it (combinatorial_search.cpp).
  SumBounds bounds(const Sum& sum, Side viewer) const;
  Score visit(const Sum& sum, Side mover, Depth depth, const SumBounds& bounds);
  std::optional<Result> at_sight(const Sum& sum, Side mover, const SumBounds& bounds) const;
  std::optional<Result> by_classes(const Sum& sum, Side mover) const;
  Score explore(const Node& node, const SumEntry* known);
  bool wins_without_a_part(const Node& node);
  Score score_at_horizon(const Node& node);
  Score best_of(const Node& node, std::optional<PartMove> first);
  PartMoves list_moves(const Sum& sum, Side mover, std::optional<PartMove> first);
  int rank_of(Part part, std::uint32_t pair, Side mover);
  Sum play(const Sum& sum, Side mover, PartMove move) const;
  bool favours(Part part, Side side) const { return parts_.outcome(part) == class_of(side); }
  static constexpr OutcomeClass class_of(Side side) {
    return side == Side::left ? OutcomeClass::left : OutcomeClass::right;
  }
  void remember(const Node& node, const FoundMove& found);
  bool enter();

  const PartDatabase& parts_;
  CombinatorialFeatures features_;
  Order order_;
  std::optional<Random> random_;
  SumTable& table_;
  Budget& budget_;
  std::uint64_t leaves_left_ = 0;
  bool cut_short_ = false;  // this iteration is being abandoned
};

}  // namespace zermelo::clobber
