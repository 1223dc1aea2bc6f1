#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "games/checkers/board/jumpers.h"
#include "games/checkers/database/lookup.h"
#include "games/checkers/index/slice_index.h"

namespace zermelo::checkers {

/// Looks positions up in the files of one metric, on a processor on which `Isa::rank(set, ground)`
/// is a good way to compute rank_of(set, ground). Everything here is a template of the processor, so
/// that no two compilations share a function (lookup_bmi2.cpp).
///
/// A probe waits for memory longer than it computes, so a processor should begin the next one while
/// it waits: few instructions, no branch on a score, and few on what differs from one probe to the
/// next. So the board is turned and sets are ranked without branches.
///
/// The files have no entry for a position in which a capture is forced: captures are played out,
/// until no more is forced.
///
/// Scores are those of PlainDistance<uint16_t>, whatever the encoding of the file, so that the best
/// move is a maximum.
template <class Isa>
class Lookup {
 public:
  Lookup(SliceFiles& files, BlockCache& cache) : files_(files), cache_(cache) {}

  [[gnu::always_inline]] Outcome one(const Position& position, Side side) {
    const Position views[2] = {position, Isa::turned(position)};
    const Position& p = views[checkers::index_of(side)];
    CachedFile* const file = file_with(p);
    if (file == nullptr) [[unlikely]]
      return outcome_of(score_without_entry(p));
    return file->outcome_of(cache_.score(*file, index_of(file->index, p)));
  }

  void many(std::span<const Setup> setups, std::span<Outcome> outcomes) {
    for (std::size_t at = 0; at < setups.size(); at += most_at_once) {
      const std::size_t count = std::min(most_at_once, setups.size() - at);
      some(setups.subspan(at, count), outcomes.subspan(at, count));
    }
  }

 private:
  using Plain = PlainDistance<std::uint16_t>;

  /// A score of `Plain` for the side to move, or not_known where a file is missing.
  using Score = std::int32_t;
  static constexpr Score not_known = -1, lost = Plain::lost_now, draw = Plain::draw,
                         top = Plain::top;

  /// An entry on its way from memory. It belongs to a position of the group, or to one that the
  /// captures of such a position lead to.
  struct Awaited {
    CachedFile* file;
    std::uint64_t index;
    std::uint32_t of;
    bool is_after_capture;
  };

  /// The size of a group: large enough that memory always has something to do, and small enough that
  /// the entries stay in the first level of the processor's cache until they are read.
  static constexpr std::size_t most_at_once = 32;

  struct Group {
    std::array<Score, most_at_once> scores;
    std::array<Awaited, 4 * most_at_once> awaited;
    std::size_t asked = 0;  // of `awaited`
  };

  // 1. Each position of a group is turned so that Black moves. If no capture is forced its entry is
  //    asked for, else those of the positions that the captures lead to.
  // 2. When all have been asked for, the first have arrived. They are read in the same order, and a
  //    position gets the best of the scores that belong to it.
  void some(std::span<const Setup> setups, std::span<Outcome> outcomes) {
    Group group;
    for (std::size_t i = 0; i < setups.size(); ++i) {
      const Position views[2] = {setups[i].position, Isa::turned(setups[i].position)};
      const Position& p = views[checkers::index_of(setups[i].to_move)];
      group.scores[i] = lost;
      if (CachedFile* const file = file_with(p))
        ask(group, *file, p, i, false);
      else if (has_captures_to_play(p))
        ask_for_captures(group, p, i, setups.size());
      else
        group.scores[i] = score_without_entry(p);
    }
    for (const Awaited& each : std::span(group.awaited).first(group.asked)) {
      const Score found = each.file->plain_score(cache_.score(*each.file, each.index));
      Score& score = group.scores[each.of];
      score = std::max(score, each.is_after_capture ? after_capture(found) : found);
    }
    for (std::size_t i = 0; i < setups.size(); ++i) outcomes[i] = outcome_of(group.scores[i]);
  }

  [[gnu::always_inline]] void ask(Group& group, CachedFile& file, const Position& p, std::size_t of,
                                  bool is_after_capture) {
    const std::uint64_t index = index_of(file.index, p);
    cache_.prefetch(file, index);
    group.awaited[group.asked++] = {&file, index, static_cast<std::uint32_t>(of), is_after_capture};
  }

  /// Asks for what the captures of position `of` lead to, as long as there is room for an entry of
  /// every later position of the group. Everything else is found at once.
  void ask_for_captures(Group& group, const Position& p, std::size_t of, std::size_t positions) {
    const std::size_t asked_before = group.asked;
    const bool is_known = each_capture(p, [&](const Position& after) {
      CachedFile* const file = file_with(after);
      if (file != nullptr && group.awaited.size() - group.asked > positions - of) {
        ask(group, *file, after, of, true);
        return true;
      }
      const Score found = score(after);
      group.scores[of] = std::max(group.scores[of], after_capture(found));
      return found != not_known;
    });
    if (is_known) return;
    group.scores[of] = not_known;
    group.asked = asked_before;
  }

  /// The score of a position with Black to move.
  [[gnu::always_inline]] Score score(const Position& p) {
    CachedFile* const file = file_with(p);
    if (file == nullptr) return score_without_entry(p);
    return file->plain_score(cache_.score(*file, index_of(file->index, p)));
  }

  /// The open file with the entry of this position. Null in all other cases: the sets are not a
  /// position, a capture is forced, a side has no pieces, or the file is missing or not open yet.
  [[gnu::always_inline]] CachedFile* file_with(const Position& p) const {
    const Squares all = pieces(p);
    const Slice slice = slice_of(p);
    const Squares crowned = (p.men[0] & black_crowns) | (p.men[1] & white_crowns);
    const unsigned shared = slice.pieces() - size(all);  // squares
    const Squares capturing = jumpers<Side::left>(p.men[0], p.kings[0], p.men[1] | p.kings[1]);
    if ((crowned | shared | capturing) != 0 || size(all) > most_pieces) return nullptr;
    return files_.opened(slice);
  }

  /// The score where file_with() is null.
  [[gnu::noinline]] Score score_without_entry(const Position& p) {
    if (!is_sound(p)) return not_known;
    const Score over = score_if_over(p);
    if (over != not_known) return over;
    if (has_captures_to_play(p)) return best_capture(p);
    CachedFile* const file = files_.find(slice_of(p));
    if (file == nullptr) return not_known;
    return file->plain_score(cache_.score(*file, index_of(file->index, p)));
  }

  Score best_capture(const Position& p) {
    Score best = lost;
    const bool is_known = each_capture(p, [&](const Position& after) {
      const Score found = score(after);
      best = std::max(best, after_capture(found));
      return found != not_known;
    });
    return is_known ? best : not_known;
  }

  static bool has_captures_to_play(const Position& p) {
    return is_sound(p) && pieces(p, Side::right) != 0 &&
           jumpers<Side::left>(p.men[0], p.kings[0], p.men[1] | p.kings[1]) != 0;
  }

  /// The score of a capture for the player who makes it, given that of the position it leads to.
  [[gnu::always_inline]] Score after_capture(Score after) const {
    const Score is_win = all_ones_if_less(after, draw), is_loss = all_ones_if_less(draw, after);
    const Metric metric = files_.metric();
    if (metric == Metric::dtw) return top + 1 - after + 2 * is_win;
    const Score plies = metric == Metric::dtc ? 1 : 0;  // a capture is a conversion
    return ((top - plies) & is_win) | (plies & is_loss) | (draw & ~(is_win | is_loss));
  }

  /// A side without pieces has lost: any move against it wins.
  [[gnu::always_inline]] Score score_if_over(const Position& p) const {
    if ((p.men[0] | p.kings[0]) == 0) return lost;
    if ((p.men[1] | p.kings[1]) == 0) return files_.metric() == Metric::wld ? top : top - 1;
    return not_known;
  }

  /// SliceIndex::index(), with the ranks of `Isa`. The black men's ground set is the lowest squares.
  [[gnu::always_inline]] static std::uint64_t index_of(const SliceIndex& in, const Position& p) {
    const Squares free = ~(p.men[0] | p.men[1]);
    const std::uint64_t block = in.men().first(Isa::rank_of_lowest(p.men[0])) +
                                Isa::rank(p.men[1], MenIndex::white_ground & ~p.men[0]);
    return in.block_size() * block + in.row_size() * Isa::rank(p.kings[0], free) +
           Isa::rank(p.kings[1], free & ~p.kings[0]);
  }

  /// Calls `use` with the position after each capture of Black, turned so that Black moves again,
  /// until it returns false; then so does this.
  template <class Use>
  [[gnu::always_inline]] static bool each_capture(const Position& p, const Use& use) {
    const Squares enemies = p.men[1] | p.kings[1];
    for (Squares rest = jumpers<Side::left>(p.men[0], p.kings[0], enemies); rest != 0;
         rest &= rest - 1) {
      const Squares from = rest & (~rest + 1);
      const bool goes_on = (p.kings[0] & from) != 0 ? jump<true>(p, from, from, 0, use)
                                                    : jump<false>(p, from, from, 0, use);
      if (!goes_on) return false;
    }
    return true;
  }

  /// Goes on with a capture that has taken these pieces and stands on `at`. A man that reaches its
  /// crowning row has no way forward from there, so it stops like any piece that has no jump left.
  template <bool is_king, class Use>
  static bool jump(const Position& p, Squares from, Squares at, Squares taken, const Use& use) {
    const Squares enemies = (p.men[1] | p.kings[1]) & ~taken;
    const Squares empty = ~pieces(p) | from;  // it may pass there again
    bool has_ended = true;
    const auto go = [&]<Way way>() {
      const Squares over = step<way>(at) & enemies, to = step<way>(over) & empty;
      if (to == 0) return true;
      has_ended = false;
      return jump<is_king>(p, from, to, taken | over, use);
    };
    if (!go.template operator()<Way::down_left>()) return false;
    if (!go.template operator()<Way::down_right>()) return false;
    if (is_king && !go.template operator()<Way::up_left>()) return false;
    if (is_king && !go.template operator()<Way::up_right>()) return false;
    return !has_ended || use(after(p, is_king, from, at, taken));
  }

  [[gnu::always_inline]] static Position after(const Position& p, bool is_king, Squares from,
                                               Squares at, Squares taken) {
    Position next = p;
    next.men[0] &= ~from;
    next.kings[0] &= ~from;
    (is_king || (at & black_crowns) != 0 ? next.kings : next.men)[0] |= at;
    next.men[1] &= ~taken;
    next.kings[1] &= ~taken;
    return Isa::turned(next);
  }

  /// False for sets that are not a position and would lead astray.
  [[gnu::always_inline]] static bool is_sound(const Position& p) {
    const Squares black = pieces(p, Side::left), white = pieces(p, Side::right);
    const Squares shared = (black & white) | (p.men[0] & p.kings[0]) | (p.men[1] & p.kings[1]);
    const Squares crowned = (p.men[0] & black_crowns) | (p.men[1] & white_crowns);
    return (shared | crowned) == 0 && (black | white) != 0 && size(black) <= most_pieces &&
           size(white) <= most_pieces;
  }

  [[gnu::always_inline]] static Outcome outcome_of(Score score) {
    if (score == not_known) [[unlikely]]
      return {};
    const Score is_win = all_ones_if_less(draw, score), is_loss = all_ones_if_less(score, draw);
    const Score plies = (score & is_loss) | ((top - score) & is_win);
    return {static_cast<Result>(1 - is_win + is_loss), static_cast<unsigned>(plies)};
  }
  /// For choosing by a score: where `? :` becomes a branch, it waits for the score and is guessed
  /// wrong every other time.
  [[gnu::always_inline]] static constexpr Score all_ones_if_less(Score a, Score b) {
    return (a - b) >> 31;
  }

  SliceFiles& files_;
  BlockCache& cache_;
};

template <class Isa>
LookupCode lookup_code_of() {
  return {[](SliceFiles& files, BlockCache& cache, const Position& position, Side side) {
            return Lookup<Isa>(files, cache).one(position, side);
          },
          [](SliceFiles& files, BlockCache& cache, std::span<const Setup> setups,
             std::span<Outcome> outcomes) { Lookup<Isa>(files, cache).many(setups, outcomes); }};
}

}  // namespace zermelo::checkers
