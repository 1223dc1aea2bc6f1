#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

#include "games/checkers/board/captures.h"
#include "games/checkers/index/rank_tables.h"
#include "games/checkers/solve/reach.h"

namespace zermelo::checkers {

/// The solver of slices without kings.
///
/// The idea. A block without kings is one position for each side, and every move leads out of it:
/// nothing walks, and the best move is looked up and written down. The blocks that share their
/// black men lie side by side, a row ordered by the rank of the white men. A move is made in all
/// positions of the row where it is possible at once: these positions, and where the move leads
/// from them, are lists of ranks that depend only on the places of its squares among those free of
/// black men (RankTable). Black's moves lead to rows that are finished, White's to Black's
/// positions of the same row, which are solved first. Captures find their positions by the same
/// lists and are then looked up one by one.
template <class Encoding, class Isa>
class MenSolver final : public BlockSolver<Encoding> {
 public:
  using Score = typename Encoding::Score;

  explicit MenSolver(const SliceWork<Encoding>& work)
      : work_(work),
        reach_(work),
        white_count_(work.values->slice.white_men),
        beside_all_(RankTable::beside(white_count_)),
        beside_others_(RankTable::beside(white_count_ - 1)),
        joined_(RankTable::joined(white_count_ - 1)) {
    this->make_tallies(sizeof(Score));
  }

  // Black's positions of the row come first, since White's moves lead to them. For each side:
  // 1. Without a move the position is lost.
  // 2. Every move raises the best score of the positions in which it is possible.
  // 3. Every capture raises the best capture there, which counts alone where there is one.
  // 4. The row is kept as the opponent sees it, and counted.
  void solve(const Unit& unit, unsigned, const Watch&) override {
    assert(unit.all_white);
    place(unit.black_men);
    for (const unsigned side : {0U, 1U}) {
      reach_.set_mover(side);
      best_.assign(sets_.size(), Encoding::lost_now);
      captured_.assign(sets_.size(), no_capture);
      for (const Way way : all_ways) {
        if (!is_forward(way, static_cast<Side>(side))) continue;
        side == 0 ? black_moves(way) : white_moves(way);
        side == 0 ? black_captures(way) : white_captures(way);
      }
      keep(side);
    }
  }

  /// The score of the file, or the best capture where the file has none.
  void restore(unsigned side, Squares black_men, Squares white_men, const Score* scores,
               const Watch&) override {
    const Squares men[2] = {black_men, white_men};
    reach_.set_mover(side);
    Score best = no_capture;
    const Captures jumps(men[side], 0, men[1 - side], static_cast<Side>(side));
    for (const Way way : all_ways) {
      Squares left = jumps.victims[static_cast<int>(way)] & men[1 - side];
      for (; left != 0; left &= left - 1) {
        const Squares over = left & (~left + 1);
        const Squares own = men[side] & ~step(opposite(way), over);
        reach_.jump(step(way, over), false, {own, 0, men[1 - side] & ~over, 0}, best);
      }
    }
    const SliceValues<Score>& values = *work_.values;
    work_.values->seen[1 - side][values.men.number(black_men, white_men)] =
        Encoding::backed_up(best == no_capture ? *scores : limited(best, values.farthest));
  }

 private:
  static constexpr Score no_capture = 0;  // below the score of any move

  void place(Squares black_men) {
    const MenIndex& men = work_.values->men;
    black_ = black_men;
    ground_ = MenIndex::white_ground & ~black_men;
    first_ = men.first(rank_of(black_men, MenIndex::black_ground));
    crowned_.clear();
    sets_.resize(choose(checkers::size(ground_), white_count_));
    Squares* next = sets_.data();
    each_set(white_count_, ground_, [&](Squares white) { *next++ = white; });
  }

  static unsigned place_of(Squares one, Squares ground) {
    return checkers::size(ground & (one - 1));
  }
  static void raise(Score& best, Score found) { best = best < found ? found : best; }

  /// Calls `use(i, j)` for each set of white men that has a man on `in` and, where `out` is one of
  /// their squares, none on `out`: i is the rank of the set, and j that of its other men among the
  /// sets without `in` and `out`.
  template <class Use>
  [[gnu::always_inline]] void each_with(Squares in, Squares out, const Use& use) const {
    const Squares rest = ground_ & ~in;
    const std::uint32_t* const joined = joined_.at(place_of(in, ground_));
    if ((rest & out) == 0) {
      const std::uint32_t count = choose(checkers::size(rest), white_count_ - 1);
      for (std::uint32_t j = 0; j < count; ++j) use(joined[j], j);
    } else {
      const std::uint32_t* const beside = beside_others_.at(place_of(out, rest));
      const std::uint32_t count = choose(checkers::size(rest) - 1, white_count_ - 1);
      for (std::uint32_t j = 0; j < count; ++j) use(joined[beside[j]], j);
    }
  }

  /// Where the row of these black men begins in the values a view looks into.
  static const Score* row_of(const View<Score>& view, Squares black_men) {
    return view.data + view.cells * view.men->first(rank_of(black_men, MenIndex::black_ground));
  }

  // ---- moves ----

  // The black men change, so the move leads to another row. `here` lists the sets of white men that
  // leave the target free, `gone` where they are in that row, whose ground has gained the square
  // that the man left and, unless the man is crowned, lost the target.
  void black_moves(Way way) {
    for (Squares left = step(way, black_) & ~black_; left != 0; left &= left - 1) {
      const Squares to = left & (~left + 1), from = step(opposite(way), to);
      const bool crowns_here = (to & black_crowns) != 0;
      const Squares after = (black_ ^ from) | (crowns_here ? 0 : to);
      const Squares ground = MenIndex::white_ground & ~after;
      const View<Score>& view = reach_.view(crowns_here, 0, 0);
      const Score* const there = row_of(view, after);
      const std::uint32_t* const here = beside_all_.at(place_of(to, ground_));
      // A man that leaves a square of the first row, where no white man can stand, changes no rank.
      const std::uint32_t* const gone =
          beside_all_.at((ground & from) != 0 ? place_of(from, ground) : RankTable::places - 1);
      const std::uint32_t count = choose(checkers::size(ground_) - 1, white_count_);
      Score* const best = best_.data();
      if (!crowns_here) {
        for (std::uint32_t j = 0; j < count; ++j) raise(best[here[j]], there[gone[j]]);
        continue;
      }
      const unsigned king = checkers::size(~after & (to - 1));
      for (std::uint32_t j = 0; j < count; ++j) {
        const std::uint32_t i = here[j];
        const Score* const cells = there + view.cells * gone[i];
        raise(best[i],
              reach_.converted(cells[view.columns * (king - checkers::size(sets_[i] & (to - 1)))]));
      }
    }
  }

  // The black men stay, so the move leads from the row into the same row.
  void white_moves(Way way) {
    for (Squares left = step(way, ground_) & ~black_; left != 0; left &= left - 1) {
      const Squares to = left & (~left + 1), from = step(opposite(way), to);
      if ((to & white_crowns) != 0) {
        white_crowning(from, to);
        continue;
      }
      const Score* const there = reach_.view(false, 0, 0).data + first_;
      const std::uint32_t* const joined = joined_.at(place_of(to, ground_));
      const std::uint32_t* const gone = beside_others_.at(place_of(from, ground_ & ~to));
      Score* const best = best_.data();
      each_with(from, to,
                [&](std::uint32_t i, std::uint32_t j) { raise(best[i], there[joined[gone[j]]]); });
    }
  }

  /// A crowning leads into one row, unless the view is rotated and the other men come first in its
  /// index: then their rectangles are looked up once for all men that can be crowned. The men all
  /// stand beyond the crowned king, so that its rank is the same beside any of them.
  void white_crowning(Squares from, Squares to) {
    const View<Score>& view = reach_.view(true, 0, 0);
    const std::uint32_t* const gone = beside_others_.at(place_of(from, ground_));
    const Squares any_others = sets_[0] & (sets_[0] - 1);
    const std::uint32_t king = view.columns * view.rank(to, ~(black_ | any_others));
    if (!view.is_rotated) {
      const Score* const there = row_of(view, black_) + king;
      each_with(from, to, [&](std::uint32_t i, std::uint32_t j) {
        raise(best_[i], reach_.converted(there[view.cells * gone[j]]));
      });
      return;
    }
    if (crowned_.empty()) {
      each_set(white_count_ - 1, ground_,
               [&](Squares others) { crowned_.push_back(reach_.rectangle(view, others, black_)); });
    }
    each_with(from, to, [&](std::uint32_t i, std::uint32_t j) {
      raise(best_[i], reach_.converted(crowned_[gone[j]][king]));
    });
  }

  // ---- captures ----

  void black_captures(Way way) {
    for (Squares left = step(way, black_) & ground_; left != 0; left &= left - 1) {
      const Squares over = left & (~left + 1), to = step(way, over) & ~black_;
      if (to == 0) continue;
      const Squares own = black_ & ~step(opposite(way), over);
      each_with(over, to, [&](std::uint32_t i, std::uint32_t) {
        reach_.jump(to, false, {own, 0, sets_[i] & ~over, 0}, captured_[i]);
      });
    }
  }

  void white_captures(Way way) {
    for (Squares left = step(way, ground_) & black_; left != 0; left &= left - 1) {
      const Squares over = left & (~left + 1), to = step(way, over) & ~black_;
      if (to == 0) continue;
      const Squares from = step(opposite(way), over);
      each_with(from, to, [&](std::uint32_t i, std::uint32_t) {
        reach_.jump(to, false, {sets_[i] & ~from, 0, black_ & ~over, 0}, captured_[i]);
      });
    }
  }

  // ---- done ----

  void keep(unsigned side) {
    Tally& tally = this->tallies_[side];
    Score* const seen = &work_.values->seen[1 - side][first_];
    for (std::size_t i = 0; i < sets_.size(); ++i) {
      const bool captures = captured_[i] != no_capture;
      const Score score = limited(captures ? captured_[i] : best_[i], work_.values->farthest);
      tally.captures[score] += captures ? 1 : 0;
      ++tally.all[score];
      seen[i] = Encoding::backed_up(score);
    }
  }

  const SliceWork<Encoding>& work_;
  Reach<Encoding, Isa> reach_;
  unsigned white_count_;
  RankTable beside_all_, beside_others_, joined_;  // of White's men; of them but one
  Squares black_ = 0, ground_ = 0;
  std::uint64_t first_ = 0;
  std::vector<Squares> sets_;  // the row: White's men by rank
  std::vector<Score> best_, captured_;
  std::vector<const Score*> crowned_;  // by rank of the other white men, if the view is rotated
};

}  // namespace zermelo::checkers
