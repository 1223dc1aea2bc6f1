#pragma once

#include "games/checkers/solve/block_solver.h"

namespace zermelo::checkers {

/// Looks up where captures and promotions lead: from one placement of the men, with one side to
/// move, into the finished slices.
template <class Encoding, class Isa>
class Reach {
 public:
  using Score = typename Encoding::Score;

  /// The board during a capture, the jumping piece taken off.
  struct Board {
    Squares own_men, own_kings, their_men, their_kings;
  };

  explicit Reach(const SliceWork<Encoding>& work) : work_(work) {}

  /// Holds until the next call. Where the block has kings the men are given as well, Black's and
  /// White's, and the rectangles that captures of kings by kings lead to are looked up once.
  void set_mover(unsigned side) { side_ = side; }
  void set_mover(unsigned side, const Squares (&men)[2]) {
    side_ = side;
    own_men_ = men[side];
    for (unsigned taken = 0; taken < most_taken; ++taken) {
      const auto& there = view(false, taken, 0);
      same_men_[taken] = there.data ? there.rectangle(men[0], men[1]) : nullptr;
    }
  }

  const View<Score>& view(bool crowned, unsigned kings_taken, unsigned men_taken) const {
    return work_.views[side_][crowned ? 1 : 0][kings_taken][men_taken];
  }
  /// The rectangle of the men as they are, with that many enemy kings taken.
  const Score* same_men(unsigned kings_taken) const { return same_men_[kings_taken]; }
  const Score* rectangle(const View<Score>& view, Squares own_men, Squares their_men) const {
    Squares men[2];
    men[side_] = own_men;
    men[1 - side_] = their_men;
    return view.rectangle(men[0], men[1]);
  }

  /// The score of a capture or promotion by the metric, given the score of where it leads: in dtc a
  /// conversion takes one ply whatever follows.
  Score converted(Score seen) const {
    if (!work_.counts_to_conversion) return seen;
    if (seen == Encoding::draw) return seen;
    return seen > Encoding::draw ? Encoding::backed_up(Encoding::lost_now) : Score{1};
  }

  /// Raises `best` to the best capture by the piece that has jumped to `at` and must go on jumping
  /// where it can. A man that is crowned stops.
  void jump(Squares at, bool is_king, const Board& board, Score& best) const {
    const auto mover = static_cast<Side>(side_);
    const bool crowns_here = !is_king && (at & crowns(mover)) != 0;
    bool goes_on = false;
    if (!crowns_here) {
      const Squares enemies = board.their_men | board.their_kings;
      const Squares open = ~(enemies | board.own_men | board.own_kings);
      for (const Way way : all_ways) {
        if (!is_king && !is_forward(way, mover)) continue;
        const Squares over = step(way, at) & enemies, to = step(way, over) & open;
        if (to == 0) continue;
        goes_on = true;
        jump(to, is_king,
             {board.own_men, board.own_kings, board.their_men & ~over, board.their_kings & ~over},
             best);
      }
    }
    if (goes_on) return;
    Board end = board;
    (is_king || crowns_here ? end.own_kings : end.own_men) |= at;
    const Score found = converted(look_up(end, crowns_here));
    if (best < found) best = found;
  }

 private:
  /// The score of the position after a capture, for the mover. The pieces that are left tell the
  /// slice; where the men are those of the block its rectangle is known already.
  Score look_up(const Board& end, bool crowned) const {
    if ((end.their_men | end.their_kings) == 0) return Encoding::backed_up(Encoding::lost_now);
    const Slice& s = work_.values->slice;
    const unsigned kings_taken =
        (side_ == 0 ? s.white_kings : s.black_kings) - checkers::size(end.their_kings);
    const unsigned men_taken =
        (side_ == 0 ? s.white_men : s.black_men) - checkers::size(end.their_men);
    const View<Score>& there = view(crowned, kings_taken, men_taken);
    const Squares free = ~(end.own_men | end.their_men);
    const bool is_same_men = end.own_men == own_men_ && men_taken == 0;
    const Score* const cells =
        is_same_men ? same_men_[kings_taken] : rectangle(there, end.own_men, end.their_men);
    return cells[std::uint64_t{there.columns} * there.rank(end.own_kings, free) +
                 there.rank(end.their_kings, free)];
  }

  const SliceWork<Encoding>& work_;
  unsigned side_ = 0;
  Squares own_men_ = 0;
  const Score* same_men_[most_taken] = {};
};

}  // namespace zermelo::checkers
