// The solver of slices without kings, compiled once for each kind of processor: included by
// block_solver_*.cpp inside a namespace of its own, after reach_body.h.
//
// A block without kings is one position for each side, and every move leads out of it. So there is
// nothing to walk and nothing to keep: the best move is looked up and written down.

template <class Encoding>
class MenSolver final : public BlockSolver<Encoding> {
 public:
  using Score = typename Encoding::Score;

  explicit MenSolver(const SliceWork<Encoding>& work) : work_(work), reach_(work) {
    this->make_tallies(sizeof(Score));
  }

  void solve(Squares black_men, Squares white_men, unsigned) override {
    place(black_men, white_men);
    for (const unsigned side : {0U, 1U}) {
      reach_.face(side);
      Tally& tally = this->tallies_[side];
      if (const auto captured = best_capture(side)) {
        ++tally.captures[*captured];
        keep(side, *captured);
        ++tally.all[*captured];
      } else {
        const Score moved = best_move(side);
        keep(side, moved);
        ++tally.all[moved];
      }
    }
  }

  void restore(unsigned side, Squares black_men, Squares white_men, const Score* scores) override {
    place(black_men, white_men);
    reach_.face(side);
    keep(side, best_capture(side).value_or(*scores));
  }

 private:
  void place(Squares black_men, Squares white_men) {
    men_[0] = black_men;
    men_[1] = white_men;
    number_ = work_.values->men.number(black_men, white_men);
  }

  std::optional<Score> best_capture(unsigned side) const {
    const Squares own = men_[side], theirs = men_[1 - side];
    const Captures jumps(own, 0, theirs, static_cast<Side>(side));
    if ((jumps.any & theirs) == 0) return std::nullopt;
    Score best = 0;
    for (const Way way : all_ways) {
      for (Squares left = jumps.victims[static_cast<int>(way)] & theirs; left != 0;
           left &= left - 1) {
        const Squares over = left & (~left + 1), from = step(opposite(way), over);
        reach_.jump(step(way, over), false, {own & ~from, 0, theirs & ~over, 0}, best);
      }
    }
    return best;
  }

  Score best_move(unsigned side) const {
    const auto mover = static_cast<Side>(side);
    Score best = Encoding::lost_now;
    for (const Way way : all_ways) {
      if (!is_forward(way, mover)) continue;
      for (Squares left = step(way, men_[side]) & ~(men_[0] | men_[1]); left != 0;
           left &= left - 1) {
        const Squares to = left & (~left + 1), from = step(opposite(way), to);
        best = std::max(best, moved(side, from, to));
      }
    }
    return best;
  }

  Score moved(unsigned side, Squares from, Squares to) const {
    const bool crowns_here = (to & crowns(static_cast<Side>(side))) != 0;
    const Squares own = (men_[side] ^ from) | (crowns_here ? 0 : to), theirs = men_[1 - side];
    const View<Score>& there = reach_.view(crowns_here, 0, 0);
    const Score* const cells = reach_.rectangle(there, own, theirs);
    if (!crowns_here) return *cells;
    return reach_.converted(cells[there.columns * there.rank(to, ~(own | theirs))]);
  }

  void keep(unsigned side, Score score) {
    work_.values->seen[1 - side][number_] = Encoding::turned(score);
  }

  const SliceWork<Encoding>& work_;
  Reach<Encoding> reach_;
  Squares men_[2] = {};
  std::uint64_t number_ = 0;
};
