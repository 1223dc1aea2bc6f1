#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "search/oracle.h"
#include "search/root.h"
#include "search/transposition.h"

namespace zermelo {

/// The proof and disproof number of a position, for the side to move: an estimate of how many
/// positions must still be decided to prove that this side wins, and that it loses. Zero is proved,
/// `infinite` can never be.
struct ProofNumbers {
  std::uint32_t proof;
  std::uint32_t disproof;
};

/// The numbers as the other side sees them.
constexpr ProofNumbers swapped(ProofNumbers numbers) { return {numbers.disproof, numbers.proof}; }

/// A quarter of the range, so that sums of a few numbers do not overflow.
inline constexpr std::uint32_t infinite = std::numeric_limits<std::uint32_t>::max() / 4;

template <Game G>
using ProofNumberTable = Transposition<typename G::Position, ProofNumbers>;

/// Depth-first proof-number search (df-pn, Nagai 2002): always continues at the position that looks
/// cheapest to decide, and returns when another becomes cheaper.
///
/// Clobber reaches most positions by many move orders, and the classic sum over the children then
/// counts one difficulty many times. We take the hardest child plus one for each other open child
/// (weak proof numbers, Ueda et al. 2008), and thresholds with a quarter of slack (Pawlewicz and
/// Lew 2007) so that the search does not hop between two equal children. A new position starts with
/// the move counts as its numbers, the opponent's as proof and its own as disproof number, which
/// makes the search prefer positions that are nearly played out. On (BW)^14, Left first: the
/// classic sum takes 1.55 M nodes, weak numbers from 1 and 1 1.35 M, from 1 and the own move count
/// 1.17 M, from both move counts 0.58 M.
template <NormalPlay G, class Oracle>
class ProofNumber {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  ProofNumber(const G& rules, Budget& budget, ProofNumberTable<G>& table, const Oracle& oracle)
      : rules_(rules), budget_(budget), table_(table), oracle_(oracle) {}

  Verdict<G> solve(const Position& p, Side mover) {
    const ProofNumbers root =
        expand(p, rules_.hash(p), mover, {infinite, infinite}, &best_at_root_);
    if (root.proof == 0) return {Result::win, best_at_root_};
    if (root.disproof == 0) return {Result::loss, std::nullopt};
    return {};
  }

 private:
  struct Child {
    Position position;
    std::uint64_t hash;
    ProofNumbers numbers;  // for the opponent of the parent's mover, whoever moves there
    Move move;
    Side mover;
  };

  /// Searches below `p` until one of its numbers reaches its threshold, and returns both.
  ProofNumbers expand(const Position& p, std::uint64_t hash, Side mover, ProofNumbers threshold,
                      Move* best_move) {
    if (!budget_.enter()) return {1, 1};
    const std::size_t begin = children_.size();
    add_children(p, mover);
    const ProofNumbers mine = search_children(begin, mover, threshold, best_move);
    children_.resize(begin);
    if (budget_.spent() == Spent::no) table_.store(hash, p, mover, mine);
    return mine;
  }

  /// Until a threshold is reached:
  ///  1. Sum up the children from `begin` on.
  ///  2. Take the child cheapest to prove lost. It may go on until its disproof number passes that
  ///     of the second cheapest by a quarter, or its own numbers would lift ours to a threshold.
  ///  3. Search there, and take over its new numbers. A side that moves again sees them swapped.
  ProofNumbers search_children(std::size_t begin, Side mover, ProofNumbers threshold,
                               Move* best_move) {
    while (true) {
      const Summary all = summary(begin);
      const auto [proof, disproof] = all.mine;
      if (best_move != nullptr && proof == 0) *best_move = children_[all.best].move;
      const bool is_reached = proof >= threshold.proof || disproof >= threshold.disproof;
      if (is_reached || proof == 0 || disproof == 0 || budget_.spent() != Spent::no)
        return all.mine;
      const Child child = children_[all.best];
      const std::uint32_t slack = all.second_disproof + all.second_disproof / 4 + 1;
      const std::uint32_t others = disproof - child.numbers.proof;
      const ProofNumbers below{threshold.disproof - others, std::min(threshold.proof, slack)};
      const bool moves_again = child.mover == mover;
      const ProofNumbers found = expand(child.position, child.hash, child.mover,
                                        moves_again ? swapped(below) : below, nullptr);
      children_[all.best].numbers = moves_again ? swapped(found) : found;
    }
  }

  /// The numbers of a position from those of its children: one lost child wins it, and it is lost
  /// when all children are won.
  struct Summary {
    ProofNumbers mine;
    std::size_t best;               // the child cheapest to prove lost
    std::uint32_t second_disproof;  // the disproof number of the next cheapest
  };

  Summary summary(std::size_t begin) const {
    Summary all{{infinite, 0}, begin, infinite};
    std::uint32_t hardest = 0, open = 0;
    for (std::size_t i = begin; i < children_.size(); ++i) {
      const ProofNumbers theirs = children_[i].numbers;
      if (theirs.disproof < all.mine.proof) {
        all.second_disproof = all.mine.proof;
        all.mine.proof = theirs.disproof;
        all.best = i;
      } else {
        all.second_disproof = std::min(all.second_disproof, theirs.disproof);
      }
      hardest = std::max(hardest, theirs.proof);
      open += theirs.proof != 0 ? 1 : 0;
    }
    if (open > 0) all.mine.disproof = std::min(infinite, hardest + open - 1);
    if (all.mine.proof == 0) all.mine.disproof = infinite;
    return all;
  }

  void add_children(const Position& p, Side mover) {
    for (const auto& move : rules_.moves(p, mover)) {
      const auto next = tidied(rules_, rules_.play(p, mover, move));
      const std::uint64_t hash = rules_.hash(next);
      const Side then = mover_after(rules_, next, mover);
      const ProofNumbers found = initial(next, hash, then);
      const ProofNumbers numbers = then == mover ? swapped(found) : found;
      children_.push_back({next, hash, numbers, move, then});
      if (numbers.disproof == 0) return;  // this move wins
    }
  }

  /// The numbers of a child that was not searched here: by the oracle, the table or move counts.
  ProofNumbers initial(const Position& p, std::uint64_t hash, Side mover) {
    table_.expect(hash, mover);
    if (const auto known = oracle_(rules_, p, mover)) {
      return *known == Result::win ? ProofNumbers{0, infinite} : ProofNumbers{infinite, 0};
    }
    if (const ProofNumbers* stored = table_.find(hash, p, mover)) return *stored;
    const auto mine = static_cast<std::uint32_t>(move_count(rules_, p, mover));
    const auto theirs = static_cast<std::uint32_t>(move_count(rules_, p, opponent(mover)));
    return mine == 0 ? ProofNumbers{infinite, 0} : ProofNumbers{std::max(theirs, 1U), mine};
  }

  const G& rules_;
  Budget& budget_;
  ProofNumberTable<G>& table_;
  const Oracle& oracle_;
  std::vector<Child> children_;  // a stack: the children of all positions on the path
  Move best_at_root_{};
};

template <NormalPlay G, class Oracle = NoOracle>
Verdict<G> proof_number(const G& rules, const typename G::Position& p, Side mover, Budget& budget,
                        ProofNumberTable<G>& table, const Oracle& oracle = {}) {
  return ProofNumber<G, Oracle>(rules, budget, table, oracle).solve(tidied(rules, p), mover);
}

}  // namespace zermelo
