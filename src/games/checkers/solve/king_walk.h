#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>

#include "base/parallel.h"
#include "games/checkers/index/scores.h"
#include "games/checkers/solve/block.h"
#include "games/checkers/solve/score_square.h"

namespace zermelo::checkers {

/// Kings walking: raises the values of both halves of a block from their floors to the fixed point
///
///     value = max(floor, best of `seen` one king step away)
///
/// where a loss is not farther than the limit of the scores.
///
/// Each round recomputes one half from what it sees of the other, and shows the other half what has
/// changed. Both work on segments and tiles (block_half.h): a segment is recomputed only when a
/// segment one step away was shown to have changed, and only changed tiles are shown.
template <class Encoding, class Isa>
class KingWalk {
 public:
  using Score = typename Encoding::Score;
  using Half = checkers::Half<Score>;
  static constexpr std::size_t tile = Half::tile;

  explicit KingWalk(Block<Score>& block) : block_(block) {}

  /// The number of steps is not known in advance, so the part reported as done is a guess.
  void to_fixed_point() {
    for (const unsigned side : {0U, 1U})
      if (!block_.has_kings(side)) return against_men(side);
    for (const unsigned side : {0U, 1U}) show(side);
    for (const unsigned side : {0U, 1U})
      std::ranges::fill(block_.halves[side].to_do, std::uint8_t{1});
    bool has_changed = true;
    for (unsigned rounds = 0; (has_changed || rounds < 2) && !block_.is_stopped(); ++rounds) {
      has_changed = round(rounds & 1);
      block_.watch->on_part(1 - 0.5 / (1 + rounds / 16.0));
    }
  }

  /// Shows the changed values of one half to the other, whose rows they are: a column of a tile
  /// becomes a segment, and the rows a step away from it are marked to be recomputed.
  void show(unsigned side) {
    Half& half = block_.halves[side];
    in_runs(block_.threads, half.slabs * half.row_tiles, 64,
            [&](std::size_t begin, std::size_t end) {
              for (std::size_t t = begin; t < end && !is_stopped_at(t); ++t) {
                if (half.tile_changes[t] == 0) continue;
                show_tile(side, t);
                half.tile_changes[t] = 0;
              }
            });
  }

 private:
  static constexpr Score larger(Score a, Score b) { return a < b ? b : a; }
  /// For a loop over tiles, most of which take a few nanoseconds.
  bool is_stopped_at(std::size_t number) const { return number % 64 == 0 && block_.is_stopped(); }

  // ---- one side without kings ----

  /// The values of the side without kings are final as soon as its floors are known, and those of
  /// the other after one look at them. The halves are lines of cells.
  void against_men(unsigned side) {
    show_line(side);
    look_once(1 - side);
    show_line(1 - side);
  }

  void look_once(unsigned side) {
    Half& half = block_.halves[side];
    const KingSets& kings = block_.kings[side];
    const Score* const seen = &half.seen[0];
    Score* const value = &half.values[0];
    const Score* const floor = value + half.to_floor;
    for (std::size_t row = 0; row < half.rows; ++row) {
      const std::uint32_t* const end = kings.steps_end(row);
      if (floor[row] == Half::settled) continue;
      Score best = floor[row];
      for (const std::uint32_t* to = kings.steps_begin(row); to != end; ++to)
        best = larger(best, seen[*to]);
      value[row] = limited(best, block_.farthest);
    }
  }

  void show_line(unsigned side) {
    const Half& from = block_.halves[side];
    Half& to = block_.halves[1 - side];
    const std::size_t count = from.rows * from.columns;
    for (std::size_t i = 0; i < count; ++i) to.seen[i] = Encoding::backed_up(from.values[i]);
  }

  // ---- a round ----

  /// Recomputes the marked segments of one half; true when a value has changed. A thread takes
  /// whole tiles, so that no two write to the same one.
  bool round(unsigned side) {
    Half& half = block_.halves[side];
    std::atomic<bool> has_changed = false;
    in_runs(block_.threads, half.slabs * half.row_tiles, 64,
            [&](std::size_t begin, std::size_t end) {
              bool any = false;
              for (std::size_t t = begin; t < end && !is_stopped_at(t); ++t)
                any |= walk_tile(side, t);
              if (any) has_changed = true;
            });
    if (has_changed) show(side);
    return has_changed;
  }

  bool walk_tile(unsigned side, std::size_t number) {
    Half& half = block_.halves[side];
    const KingSets& kings = block_.kings[side];
    const std::size_t slab = number / half.row_tiles, row_tile = number % half.row_tiles;
    const std::size_t first = row_tile * tile, last = std::min(first + tile, half.rows);
    std::uint8_t* const to_do = half.to_do.data() + slab * half.rows;
    Score* const changes = half.value_changes.data() + number * half.width;
    bool any = false;
    for (std::size_t row = first; row < last; ++row) {
      if (to_do[row] == 0) continue;
      to_do[row] = 0;
      const std::uint32_t* const begin = kings.steps_begin(row);
      const std::uint32_t* const end = kings.steps_end(row);
      any |= walk_segment(half, slab, row, begin, end, block_.farthest, changes);
    }
    if (any) half.tile_changes[number] = 1;
    return any;
  }

  /// The innermost loop: the rows in `first` to `last` are those one king step away. Written with
  /// vectors because g++ makes of loops over the cells one that takes two steps together and then
  /// goes cell by cell.
  //
  // 1. The best of the floor and of what is seen in each of the rows.
  // 2. A loss beyond the limit is at the limit (`limited`).
  // 3. A settled value stays.
  // 4. Nothing else to do if no value has changed; else the columns with a change are noted.
  static bool walk_segment(Half& half, std::size_t slab, std::size_t row,
                           const std::uint32_t* first, const std::uint32_t* last, Score farthest,
                           Score* changes) {
    using Segment [[gnu::vector_size(tile * sizeof(Score))]] = Score;
    const auto load = [](Segment& segment, const Score* from) {
      std::memcpy(&segment, from, sizeof(Segment));
    };
    Score* const value = &half.values[half.segment(slab, row)];
    const Score* const seen = &half.seen[half.seen_segment(slab, 0)];
    Segment old, floor, best, there;
    load(old, value);
    load(floor, value + tile);
    best = floor;
    for (const std::uint32_t* to = first; to != last; ++to) {
      load(there, seen + *to * tile);
      best = best < there ? there : best;
    }
    using Signed = std::make_signed_t<Score>;
    using SignedSegment [[gnu::vector_size(tile * sizeof(Score))]] = Signed;
    const SignedSegment is_beyond = (SignedSegment)best > static_cast<Signed>(farthest);
    best = is_beyond ? Segment{} + farthest : best;
    best = floor == Half::settled ? old : best;
    const Segment change = best ^ old;
    std::uint64_t words[sizeof(Segment) / sizeof(std::uint64_t)], any = 0;
    std::memcpy(words, &change, sizeof(Segment));
    for (const std::uint64_t word : words) any |= word;
    if (any == 0) return false;
    load(there, changes);
    there |= change;
    std::memcpy(changes, &there, sizeof(Segment));
    std::memcpy(value, &best, sizeof(Segment));
    return true;
  }

  // ---- showing ----

  void show_tile(unsigned side, std::size_t number) {
    Half& half = block_.halves[side];
    Half& other = block_.halves[1 - side];
    const std::size_t slab = number / half.row_tiles, row_tile = number % half.row_tiles;
    Score* const changes = half.value_changes.data() + number * half.width;
    show_cells(half, other, slab, row_tile, changes);
    for (std::size_t j = 0; j < half.columns_in(slab); ++j) {
      if (changes[j] == 0) continue;
      changes[j] = 0;
      std::uint8_t* const to_do = other.to_do.data() + row_tile * other.rows;
      const KingSets& kings = block_.kings[1 - side];
      const std::size_t row = slab * tile + j;
      for (const std::uint32_t* n = kings.steps_begin(row); n != kings.steps_end(row); ++n)
        std::atomic_ref(to_do[*n]).store(1, std::memory_order_relaxed);
    }
  }

  /// Copies the changed columns of a tile, transposed and backed up, to what the other half sees:
  /// at the edge cell by cell, in a whole tile by squares that fit the registers.
  static void show_cells(const Half& half, Half& other, std::size_t slab, std::size_t row_tile,
                         const Score* changes) {
    const std::size_t rows = std::min(tile, half.rows - row_tile * tile);
    const std::size_t columns = half.columns_in(slab);
    const Score* const from = &half.values[half.segment(slab, row_tile * tile)];
    Score* const to = &other.seen[other.seen_segment(row_tile, slab * tile)];
    if (rows < tile || columns < tile) {
      for (std::size_t j = 0; j < columns; ++j) {
        if (changes[j] == 0) continue;
        for (std::size_t i = 0; i < rows; ++i)
          to[j * other.width + i] = Encoding::backed_up(from[i * half.pitch + j]);
      }
      return;
    }
    constexpr std::size_t side = ScoreSquare<Score, Isa>::side;
    for (std::size_t j = 0; j < tile; j += side) {
      if (std::all_of(changes + j, changes + j + side, [](Score c) { return c == 0; })) continue;
      for (std::size_t i = 0; i < tile; i += side)
        show_square(from + i * half.pitch + j, half.pitch, to + j * tile + i);
    }
  }

  static void show_square(const Score* from, std::size_t pitch, Score* to) {
    constexpr std::size_t side = ScoreSquare<Score, Isa>::side;
    ScoreSquare<Score, Isa> square;
    square.load(from, pitch);
    square.transpose();
    for (std::size_t k = 0; k < side; ++k) {
      Score row[side];
      square.store(k, row);
      for (Score& score : row) score = Encoding::backed_up(score);
      std::ranges::copy(row, to + k * tile);
    }
  }

  Block<Score>& block_;
};

}  // namespace zermelo::checkers
