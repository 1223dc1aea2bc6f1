// The block solver, compiled once for each kind of processor: included by block_solver_*.cpp inside
// a namespace of its own, after reach_body.h and score_square_body.h.
//
// The idea. With the men fixed, what is left is kings walking: a graph in which Black's steps
// change the row of a rectangle and White's its column. Everything else (man moves, promotions,
// captures) leads to positions that are finished. So a position is worth
//
//   max(floor, best of what its king steps lead to)
//
// where the floor is the best of the finished moves, unless king steps do not count: a capture is
// forced, or there is no move at all, or no move is better than the floor. Such a value is settled,
// and its floor says so. Starting from draws, Black's values are made from White's and White's from
// Black's until nothing changes. After n rounds every win and loss that needs at most n king steps
// is exact, and whatever is claimed earlier is true with a distance not too short (a claim of a win
// names a way to win; a claim of a loss has one for every move), so the end is exact even though
// values from outside arrive at any depth. A row is made from whole rows by maxima of bytes, so the
// processor does 16 or 32 positions at once, and only pieces of rows next to changed pieces are
// looked at again.
//
// A king step of the mover stays in its column, so the rectangle is kept in slabs of 32 columns,
// row under row: while a slab is worked on, all that its rows look at lies together and fits a
// cache, however many kings there are.
//
// A side without kings has nothing to walk: its values are final as soon as what leads out of the
// block is known, the other's after one look at them, and the block is a row of cells.

template <class Encoding>
class Solver final : public BlockSolver<Encoding> {
 public:
  using Score = typename Encoding::Score;
  using Half = checkers::Half<Score>;
  static constexpr std::size_t tile = Half::tile;

  explicit Solver(const SliceWork<Encoding>& work) : work_(work), reach_(work) {
    this->make_tallies(sizeof(Score));
  }

  void solve(const Unit& unit, unsigned threads, const Watch& watch) override {
    if (!unit.all_white) return solve_block(unit.black_men, unit.white_men, threads, watch);
    const unsigned white_men = work_.values->slice.white_men;
    each_set(white_men, MenIndex::white_ground & ~unit.black_men, [&](Squares white) {
      if (!watch.budget.stopped()) solve_block(unit.black_men, white, threads, watch);
    });
  }

  void restore(unsigned side, Squares black_men, Squares white_men, const Score* scores,
               const Watch& watch) override {
    watch_ = &watch;
    place(black_men, white_men, 1);
    man_moves_ = 0;  // with them left out, just what captures decide is settled, and who is stuck
    find_outside(side);
    Half& half = halves_[side];
    const KingSets &own = kings_[side], &others = kings_[1 - side];
    for (std::size_t i = 0; i < half.rows && !is_stopped(); ++i) {
      const std::size_t row = side == 0 ? i : own.when_rotated(i);
      for (std::size_t j = 0; j < half.columns; ++j) {
        const std::size_t column = side == 0 ? j : others.when_rotated(j);
        const std::size_t at = half.at(row, column);
        const bool overlaps = (own[row] & others[column]) != 0;
        const Score score = overlaps ? Encoding::blocked : *scores++;
        if (half.values[at + half.to_floor] != Half::settled) half.values[at] = score;
      }
    }
    show(side);
    keep(1 - side);
  }

 private:
  void solve_block(Squares black_men, Squares white_men, unsigned threads, const Watch& watch) {
    watch_ = &watch;
    place(black_men, white_men, threads);
    for (unsigned side : {0U, 1U}) {
      list_man_moves(side);
      find_outside(side);
    }
    settle();
    for (unsigned side : {0U, 1U}) {
      keep(side);
      count(side);
    }
  }

  void place(Squares black_men, Squares white_men, unsigned threads) {
    men_[0] = black_men;
    men_[1] = white_men;
    threads_ = threads;
    const Slice& slice = work_.values->slice;
    const Squares free = ~(black_men | white_men);
    kings_[0].place(slice.black_kings, free);
    kings_[1].place(slice.white_kings, free);
    for (unsigned side : {0U, 1U})
      halves_[side].resize(kings_[side].size(), kings_[1 - side].size());
  }

  bool is_stopped() const { return watch_->budget.stopped(); }
  /// For a loop over tiles, most of which take a few nanoseconds.
  bool is_stopped_at(std::size_t number) const { return number % 64 == 0 && is_stopped(); }
  /// Finding the rows of both sides is about half of the work; all threads are equally far.
  void tell_row(unsigned side, std::size_t row) const {
    const double run = static_cast<double>(halves_[side].rows) / threads_;
    if (row % 256 == 0)
      watch_->on_part(0.25 * (side + std::fmod(static_cast<double>(row) / run, 1.0)));
  }

  /// What finding a row needs besides: columns as bits, its floors and values before they go to
  /// their slabs, the best capture in each column, and how often each score came of a capture.
  struct Scratch {
    std::vector<std::uint64_t> overlaps, jumps;
    std::vector<Score> floor, value, best;
    std::vector<std::uint64_t> captures;
  };

  template <class Use>
  [[gnu::always_inline]] static void each_bit(std::uint64_t bits, std::size_t word,
                                              const Use& use) {
    for (; bits != 0; bits &= bits - 1)
      use(64 * word + static_cast<std::size_t>(std::countr_zero(bits)));
  }

  /// A man move that is open as far as men go, with where it leads for each column it is open in.
  struct ManMove {
    Squares to = 0;
    bool crowns = false;
    View<Score> view;
    const Score* rectangle = nullptr;
    Squares free = 0;  // of men, afterwards
    std::vector<std::pair<std::uint32_t, std::uint32_t>> columns;
  };

  static constexpr Score larger(Score a, Score b) { return a < b ? b : a; }

  // ---- what leads out of the block ----

  void list_man_moves(unsigned side) {
    const auto mover = static_cast<Side>(side);
    man_moves_ = 0;
    const Squares all_men = men_[0] | men_[1];
    for (Squares men = men_[side]; men != 0; men &= men - 1) {
      const Squares from = men & (~men + 1);
      for (Squares to = steps_forward(from, mover) & ~all_men; to != 0; to &= to - 1) {
        if (man_moves_ == moves_.size()) moves_.emplace_back();
        ManMove& move = moves_[man_moves_++];
        move.to = to & (~to + 1);
        move.crowns = (move.to & crowns(mover)) != 0;
        move.view = work_.views[side][move.crowns ? 1 : 0][0][0];
        Squares after[2] = {men_[0], men_[1]};
        after[side] = (after[side] ^ from) | (move.crowns ? 0 : move.to);
        move.free = ~(after[0] | after[1]);
        move.rectangle = move.view.rectangle(after[0], after[1]);
        const KingSets& others = kings_[1 - side];
        move.columns.clear();
        for (std::uint32_t c = 0; c < others.size(); ++c)
          if ((others[c] & move.to) == 0)
            move.columns.emplace_back(c, move.view.rank(others[c], move.free));
      }
    }
  }

  void find_outside(unsigned side) {
    reach_.face(side);
    reach_.keep_men(men_);
    if (walks_alone(side)) return find_cells(side);
    const KingSets& others = kings_[1 - side];
    const auto ready = [&](Scratch& scratch) {
      scratch.overlaps.resize(others.words());
      scratch.jumps.resize(others.words());
      scratch.floor.resize(halves_[side].slabs * tile);
      scratch.value.resize(halves_[side].slabs * tile);
      scratch.best.resize(others.size());
      scratch.captures.resize(this->tallies_[side].captures.size());
    };
    if (threads_ == 1) {
      ready(scratch_);
      std::swap(scratch_.captures, this->tallies_[side].captures);
      for (std::size_t row = 0; row < halves_[side].rows && !is_stopped(); ++row)
        find_row(side, row, scratch_);
      std::swap(scratch_.captures, this->tallies_[side].captures);
      return;
    }
    std::mutex adding;
    in_runs(threads_, halves_[side].rows, tile, [&](std::size_t begin, std::size_t end) {
      Scratch scratch;
      ready(scratch);
      for (std::size_t row = begin; row < end && !is_stopped(); ++row) find_row(side, row, scratch);
      const std::lock_guard lock(adding);
      for (std::size_t i = 0; i < scratch.captures.size(); ++i)
        this->tallies_[side].captures[i] += scratch.captures[i];
    });
  }

  void find_row(unsigned side, std::size_t row, Scratch& scratch) {
    const Half& half = halves_[side];
    const Squares own = kings_[side][row];
    Score* const floor = scratch.floor.data();
    Score* const value = scratch.value.data();
    std::fill_n(floor, half.columns, Score{0});
    std::fill(floor + half.columns, floor + scratch.floor.size(), Half::settled);
    for (std::size_t i = 0; i < man_moves_; ++i) {
      const ManMove& move = moves_[i];
      if ((own & move.to) != 0) continue;
      const Score* const from =
          move.rectangle + std::uint64_t{move.view.columns} *
                               move.view.rank(own | (move.crowns ? move.to : 0), move.free);
      if (move.crowns && work_.counts_to_conversion) {
        for (const auto& [here, there] : move.columns)
          floor[here] = larger(floor[here], reach_.converted(from[there]));
      } else {
        for (const auto& [here, there] : move.columns)
          floor[here] = larger(floor[here], from[there]);
      }
    }

    const auto mover = static_cast<Side>(side);
    const Squares men = men_[0] | men_[1], open = ~(men | own);
    const Squares targets = (steps_all(own) | steps_forward(men_[side], mover)) & open;
    const Captures jumps(men_[side], own, men_[1 - side], mover);
    const KingSets& others = kings_[1 - side];
    std::fill(scratch.best.begin(), scratch.best.end(), Score{0});
    for (std::size_t w = 0; w < others.words(); ++w) {
      scratch.overlaps[w] = others.with_any(own, w);
      scratch.jumps[w] = 0;
    }
    const Squares enemies = men_[1 - side] | (others.kings() > 0 ? open : 0);
    for (const Way way : all_ways) {
      Squares over = jumps.victims[static_cast<int>(way)] & enemies;
      for (; over != 0; over &= over - 1) find_jump(side, own, way, over & (~over + 1), scratch);
    }
    // Only when there are few squares to go to can the other's kings take the last of them.
    const Score steps = kings_[side].kings() > 0 ? Encoding::draw : Score{0};
    for (std::size_t i = 0; i < scratch.floor.size(); ++i) value[i] = larger(floor[i], steps);
    const auto settle = [&](std::size_t column, Score score) {
      floor[column] = Half::settled;
      value[column] = score;
    };
    const bool is_tight = checkers::size(targets) <= others.kings();
    for (std::size_t w = 0; w < others.words(); ++w) {
      each_bit(scratch.overlaps[w], w, [&](std::size_t c) { settle(c, Encoding::blocked); });
      each_bit(scratch.jumps[w], w, [&](std::size_t c) {
        settle(c, scratch.best[c]);
        ++scratch.captures[scratch.best[c]];
      });
      if (!is_tight) continue;
      each_bit(others.all(w) & ~scratch.overlaps[w] & ~scratch.jumps[w], w, [&](std::size_t c) {
        if ((targets & ~others[c]) == 0) settle(c, Encoding::lost_now);
      });
    }
    put_row(halves_[side], row, floor, value);
    tell_row(side, row);
  }

  /// Puts a row into the slabs.
  static void put_row(Half& half, std::size_t row, const Score* floor, const Score* value) {
    for (std::size_t slab = 0; slab < half.slabs; ++slab) {
      Score* const to = &half.values[half.piece(slab, row)];
      std::copy_n(value + slab * tile, half.width, to);
      std::copy_n(floor + slab * tile, half.width, to + half.to_floor);
    }
  }

  // ---- what leads out when the other side has no kings ----

  bool walks_alone(unsigned side) const {
    return kings_[side].kings() > 0 && kings_[1 - side].kings() == 0;
  }

  /// All rows of one cell each. Move by move and not row by row: where a move leads differs from
  /// row to row only by the rank of the kings.
  void find_cells(unsigned side) {
    Half& half = halves_[side];
    const KingSets& kings = kings_[side];
    Score* const value = &half.values[0];
    Score* const floor = value + half.to_floor;
    std::fill_n(floor, half.rows, Score{0});
    for (std::size_t i = 0; i < man_moves_; ++i) {
      const ManMove& move = moves_[i];
      const Squares crowned = move.crowns ? move.to : 0;
      for (std::size_t row = 0; row < half.rows; ++row) {
        if ((kings[row] & move.to) != 0) continue;
        const Score there = move.rectangle[move.view.rank(kings[row] | crowned, move.free)];
        floor[row] = larger(floor[row], move.crowns ? reach_.converted(there) : there);
      }
    }
    std::copy_n(floor, half.rows, value);
    const auto settle = [&](std::size_t row, Score score) {
      floor[row] = Half::settled;
      value[row] = score;
    };
    scratch_.jumps.assign(kings.words(), 0);
    scratch_.best.assign(half.rows, Score{0});
    for (Squares left = men_[1 - side]; left != 0; left &= left - 1)
      for (const Way way : all_ways) find_cell_jumps(side, way, left & (~left + 1));
    for (std::size_t w = 0; w < kings.words(); ++w)
      each_bit(scratch_.jumps[w], w, [&](std::size_t row) {
        settle(row, scratch_.best[row]);
        ++this->tallies_[side].captures[scratch_.best[row]];
      });
    const Squares men_to =
        steps_forward(men_[side], static_cast<Side>(side)) & ~(men_[0] | men_[1]);
    for (std::size_t row = 0; row < half.rows; ++row) {
      const bool is_stuck =
          kings.steps_begin(row) == kings.steps_end(row) && (men_to & ~kings[row]) == 0;
      if (is_stuck && floor[row] != Half::settled) settle(row, Encoding::lost_now);
    }
  }

  /// One first jump in all the rows where it can be made.
  void find_cell_jumps(unsigned side, Way way, Squares over) {
    const auto mover = static_cast<Side>(side);
    const KingSets& kings = kings_[side];
    const Squares to = step(way, over), from = step(opposite(way), over);
    const Squares men = men_[0] | men_[1];
    if (from == 0 || to == 0 || (to & men) != 0) return;
    const bool is_king = (from & men) == 0;
    if (!is_king && !((from & men_[side]) != 0 && is_forward(way, mover))) return;
    const bool crowns_here = !is_king && (to & crowns(mover)) != 0;
    const Squares their_men = men_[1 - side] & ~over;
    const bool may_go_on = !crowns_here && (steps_all(to) & their_men) != 0;
    const Squares own_men = men_[side] & ~from;
    const Squares end_men = is_king || crowns_here ? own_men : own_men | to;
    const Squares free = ~(end_men | their_men);
    const View<Score>& view = reach_.view(crowns_here, 0, 1);
    const Score* const rectangle =
        their_men == 0 ? nullptr : reach_.rectangle(view, end_men, their_men);
    for (std::size_t w = 0; w < kings.words(); ++w) {
      const std::uint64_t here =
          (is_king ? kings.with(lowest(from), w) : kings.all(w)) & ~kings.with(lowest(to), w);
      scratch_.jumps[w] |= here;
      each_bit(here, w, [&](std::size_t row) {
        const Squares own = kings[row] & ~from;
        Score& best = scratch_.best[row];
        if (may_go_on) return reach_.jump(to, is_king, {own_men, own, their_men, 0}, best);
        const Squares end_kings = is_king || crowns_here ? own | to : own;
        best = larger(best, reach_.converted(rectangle ? rectangle[view.rank(end_kings, free)]
                                                       : Encoding::backed_up(Encoding::lost_now)));
      });
    }
  }

  // ---- captures ----

  /// One first jump in all the columns where it can be made. Where it cannot go on it leads from
  /// the row into one row of a finished slice; else the ways to go on are tried one by one.
  void find_jump(unsigned side, Squares own, Way way, Squares over, Scratch& scratch) const {
    const auto mover = static_cast<Side>(side);
    const KingSets& others = kings_[1 - side];
    const Squares to = step(way, over), from = step(opposite(way), over);
    const bool is_king = (own & from) != 0, takes_man = (over & men_[1 - side]) != 0;
    const bool crowns_here = !is_king && (to & crowns(mover)) != 0;
    typename Reach<Encoding>::Board end{men_[side] & ~from, own & ~from, men_[1 - side] & ~over, 0};
    Squares next = 0;
    if (!crowns_here) {
      const Squares open = ~(end.own_men | end.own_kings | end.their_men);
      for (const Way then : all_ways)
        if (is_king || is_forward(then, mover)) next |= step(then, to) & step(opposite(then), open);
      next &= ~over;
    }
    const auto before = end;
    (is_king || crowns_here ? end.own_kings : end.own_men) |= to;
    const Squares free = ~(end.own_men | end.their_men);
    const bool keeps_men = is_king && !takes_man;
    const View<Score>& view = reach_.view(crowns_here, takes_man ? 0 : 1, takes_man ? 1 : 0);
    const bool ends_game = end.their_men == 0 && others.kings() == (takes_man ? 0U : 1U);
    const Score* row = nullptr;
    if (!ends_game) {
      const Score* const rectangle =
          keeps_men ? reach_.same_men(1) : reach_.rectangle(view, end.own_men, end.their_men);
      row = rectangle + std::uint64_t{view.columns} * view.rank(end.own_kings, free);
    }
    const bool goes_on_over_men = (next & end.their_men) != 0;
    for (std::size_t w = 0; w < others.words(); ++w) {
      const std::uint64_t here = (takes_man ? others.all(w) : others.with(lowest(over), w)) &
                                 ~others.with(lowest(to), w) & ~scratch.overlaps[w];
      if (here == 0) continue;
      scratch.jumps[w] |= here;
      const std::uint64_t longer = goes_on_over_men ? here : here & others.with_any(next, w);
      each_bit(longer, w, [&](std::size_t c) {
        reach_.jump(to, is_king,
                    {before.own_men, before.own_kings, before.their_men, others[c] & ~over},
                    scratch.best[c]);
      });
      each_bit(here & ~longer, w, [&](std::size_t c) {
        const Score there = ends_game   ? Encoding::backed_up(Encoding::lost_now)
                            : keeps_men ? row[others.without(c, lowest(over), view.is_rotated)]
                                        : row[view.rank(others[c] & ~over, free)];
        scratch.best[c] = larger(scratch.best[c], reach_.converted(there));
      });
    }
  }

  // ---- kings walking ----

  void settle() {
    for (unsigned side : {0U, 1U}) {
      if (kings_[side].kings() > 0) continue;
      show_all(side);
      look_once(1 - side);
      return show_all(1 - side);
    }
    for (unsigned side : {0U, 1U}) show(side);
    for (unsigned side : {0U, 1U}) std::ranges::fill(halves_[side].to_do, std::uint8_t{1});
    bool has_changed = true;
    for (unsigned rounds = 0; (has_changed || rounds < 2) && !is_stopped(); ++rounds) {
      has_changed = walk(rounds & 1);
      watch_->on_part(1 - 0.5 / (1 + rounds / 16.0));
    }
  }

  /// The values of one side when those of the other are final, all in one column.
  void look_once(unsigned side) {
    Half& half = halves_[side];
    const Score* const seen = &half.seen[0];
    Score* const value = &half.values[0];
    const Score* const floor = value + half.to_floor;
    for (std::size_t row = 0; row < half.rows; ++row) {
      const std::uint32_t* const end = kings_[side].steps_end(row);
      if (floor[row] == Half::settled) continue;
      Score best = floor[row];
      for (const std::uint32_t* to = kings_[side].steps_begin(row); to != end; ++to)
        best = larger(best, seen[*to]);
      value[row] = best;
    }
  }

  /// Shows all values of one side to the other when one of them has a single row.
  void show_all(unsigned side) {
    const Half& from = halves_[side];
    Half& to = halves_[1 - side];
    const std::size_t count = from.rows * from.columns;
    for (std::size_t i = 0; i < count; ++i) to.seen[i] = Encoding::backed_up(from.values[i]);
  }

  /// Makes one side's values anew where what it can step to has changed.
  bool walk(unsigned side) {
    Half& half = halves_[side];
    std::atomic<bool> has_changed = false;
    // A row tile of a slab at a time, so that no two threads write into the same.
    in_runs(threads_, half.slabs * half.row_tiles, 64, [&](std::size_t begin, std::size_t end) {
      bool any = false;
      for (std::size_t t = begin; t < end && !is_stopped_at(t); ++t) any |= walk_tile(side, t);
      if (any) has_changed = true;
    });
    if (has_changed) show(side);
    return has_changed;
  }

  bool walk_tile(unsigned side, std::size_t number) {
    Half& half = halves_[side];
    const std::size_t slab = number / half.row_tiles, row_tile = number % half.row_tiles;
    const std::size_t first = row_tile * tile, last = std::min(first + tile, half.rows);
    std::uint8_t* const to_do = half.to_do.data() + slab * half.rows;
    Score* const changes = half.value_changes.data() + number * half.width;
    bool any = false;
    for (std::size_t row = first; row < last; ++row) {
      if (to_do[row] == 0) continue;
      to_do[row] = 0;
      const std::uint32_t* const begin = kings_[side].steps_begin(row);
      const std::uint32_t* const end = kings_[side].steps_end(row);
      any |= walk_piece(half, slab, row, begin, end, changes);
    }
    if (any) half.tile_changes[number] = 1;
    return any;
  }

  static bool walk_piece(Half& half, std::size_t slab, std::size_t row, const std::uint32_t* first,
                         const std::uint32_t* last, Score* changes) {
    // As loops over the cells, g++ takes two steps together and then goes cell by cell.
    using Piece [[gnu::vector_size(tile * sizeof(Score))]] = Score;
    const auto load = [](Piece& piece, const Score* from) {
      std::memcpy(&piece, from, sizeof(Piece));
    };
    Score* const value = &half.values[half.piece(slab, row)];
    const Score* const seen = &half.seen[half.seen_piece(slab, 0)];
    Piece old, floor, best, there;
    load(old, value);
    load(floor, value + tile);
    best = floor;
    for (const std::uint32_t* to = first; to != last; ++to) {
      load(there, seen + *to * tile);
      best = best < there ? there : best;
    }
    best = floor == Half::settled ? old : best;
    const Piece change = best ^ old;
    std::uint64_t words[sizeof(Piece) / sizeof(std::uint64_t)], any = 0;
    std::memcpy(words, &change, sizeof(Piece));
    for (const std::uint64_t word : words) any |= word;
    if (any == 0) return false;
    load(there, changes);
    there |= change;
    std::memcpy(changes, &there, sizeof(Piece));
    std::memcpy(value, &best, sizeof(Piece));
    return true;
  }

  /// Shows the changed values of one side to the other, which sees them as its own rows: a column
  /// of a tile becomes a piece of a row, and the rows a step away have to look at it.
  void show(unsigned side) {
    Half& half = halves_[side];
    in_runs(threads_, half.slabs * half.row_tiles, 64, [&](std::size_t begin, std::size_t end) {
      for (std::size_t t = begin; t < end && !is_stopped_at(t); ++t) {
        if (half.tile_changes[t] == 0) continue;
        show_tile(side, t);
        half.tile_changes[t] = 0;
      }
    });
  }

  void show_tile(unsigned side, std::size_t number) {
    Half& half = halves_[side];
    Half& other = halves_[1 - side];
    const std::size_t slab = number / half.row_tiles, row_tile = number % half.row_tiles;
    Score* const changes = half.value_changes.data() + number * half.width;
    show_cells(half, other, slab, row_tile, changes);
    for (std::size_t j = 0; j < half.columns_in(slab); ++j) {
      if (changes[j] == 0) continue;
      changes[j] = 0;
      std::uint8_t* const to_do = other.to_do.data() + row_tile * other.rows;
      const KingSets& kings = kings_[1 - side];
      const std::size_t row = slab * tile + j;
      for (const std::uint32_t* n = kings.steps_begin(row); n != kings.steps_end(row); ++n)
        std::atomic_ref(to_do[*n]).store(1, std::memory_order_relaxed);
    }
  }

  /// The changed columns of a tile; of a whole tile, squares with a change in them.
  static void show_cells(const Half& half, Half& other, std::size_t slab, std::size_t row_tile,
                         const Score* changes) {
    const std::size_t rows = std::min(tile, half.rows - row_tile * tile);
    const std::size_t columns = half.columns_in(slab);
    const Score* const from = &half.values[half.piece(slab, row_tile * tile)];
    Score* const to = &other.seen[other.seen_piece(row_tile, slab * tile)];
    if (rows < tile || columns < tile) {
      for (std::size_t j = 0; j < columns; ++j) {
        if (changes[j] == 0) continue;
        for (std::size_t i = 0; i < rows; ++i)
          to[j * other.width + i] = Encoding::backed_up(from[i * half.pitch + j]);
      }
      return;
    }
    ScoreSquare<Score> square;
    constexpr std::size_t side = ScoreSquare<Score>::side;
    for (std::size_t j = 0; j < tile; j += side) {
      if (std::all_of(changes + j, changes + j + side, [](Score c) { return c == 0; })) continue;
      for (std::size_t i = 0; i < tile; i += side) {
        square.load(from + i * half.pitch + j, half.pitch);
        square.transpose();
        for (std::size_t k = 0; k < side; ++k) {
          Score row[side];
          square.store(k, row);
          for (Score& score : row) score = Encoding::backed_up(score);
          std::ranges::copy(row, to + (j + k) * tile + i);
        }
      }
    }
  }

  // ---- done ----

  /// Keeps what one side sees.
  void keep(unsigned side) {
    const Half& half = halves_[side];
    SliceValues<Score>& values = *work_.values;
    Score* const to = &values.seen[side][values.cells * values.men.number(men_[0], men_[1])];
    for (std::size_t slab = 0; slab < half.slabs && !is_stopped(); ++slab) {
      const std::size_t columns = half.columns_in(slab);
      for (std::size_t row = 0; row < half.rows; ++row) {
        const Score* const seen = &half.seen[half.seen_piece(slab, row)];
        std::copy(seen, seen + columns, to + row * half.columns + slab * tile);
      }
    }
  }

  void count(unsigned side) {
    const Half& half = halves_[side];
    auto& all = this->tallies_[side].all;
    for (std::size_t slab = 0; slab < half.slabs && !is_stopped(); ++slab) {
      const std::size_t columns = half.columns_in(slab);
      for (std::size_t row = 0; row < half.rows; ++row) {
        const Score* const value = &half.values[half.piece(slab, row)];
        for (std::size_t c = 0; c < columns; ++c) ++all[value[c]];
      }
    }
    const Slice& s = work_.values->slice;
    const unsigned free = 32 - s.men();
    const std::uint64_t valid =
        std::uint64_t{choose(free, s.black_kings)} * choose(free - s.black_kings, s.white_kings);
    all[Encoding::blocked] -= work_.values->cells - valid;
  }

  const SliceWork<Encoding>& work_;
  Reach<Encoding> reach_;
  const Watch* watch_ = nullptr;  // of the call in progress
  unsigned threads_ = 1;
  Squares men_[2] = {};
  KingSets kings_[2];
  Half halves_[2];
  std::vector<ManMove> moves_;  // the first man_moves_ of them count
  std::size_t man_moves_ = 0;
  Scratch scratch_;
};
