#include "games/checkers/database/database.h"

#include <algorithm>

#include "games/checkers/board/captures.h"
#include "games/checkers/board/moves.h"

namespace zermelo::checkers {
namespace {

/// The place of a position with Black to move, as far as its file is open.
struct Sought {
  Slice slice;
  CachedFile* file = nullptr;
  std::uint64_t index = 0;
};

[[gnu::always_inline]] inline Sought sought_in(const SliceFiles& files, const Position& p) {
  Sought out{slice_of(p), nullptr, 0};
  out.file = files.opened(out.slice);
  if (out.file != nullptr) out.index = out.file->index.index(p);
  return out;
}

// An index counts the bits of some ten words. Without the processor's instruction each is a call of
// a library function: together a fifth of all instructions of a probe.
#if defined(__x86_64__)
[[gnu::target("popcnt")]] Sought sought_by_popcnt(const SliceFiles& files, const Position& p) {
  return sought_in(files, p);
}
bool has_popcnt() { return __builtin_cpu_supports("popcnt") != 0; }
#else
Sought sought_by_popcnt(const SliceFiles& files, const Position& p) { return sought_in(files, p); }
bool has_popcnt() { return false; }
#endif

}  // namespace

bool is_better(const Outcome& a, const Outcome& b) {
  if (a.result != b.result) return static_cast<int>(a.result) > static_cast<int>(b.result);
  return a.result == Result::win    ? a.plies < b.plies
         : a.result == Result::loss ? a.plies > b.plies
                                    : false;
}

Outcome best_of(const std::vector<Outcome>& moves) {
  Outcome best{Result::loss, 0};
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (i == 0 || is_better(moves[i], best)) best = moves[i];
  return best;
}

Database::Database(std::vector<std::filesystem::path> folders, Metric metric,
                   std::uint64_t cache_bytes)
    : files_(std::move(folders), metric), cache_(cache_bytes) {}

std::optional<Outcome> Database::outcome(const Position& position, Side side) {
  const Position p = side == Side::left ? position : mirrored(position);
  if ((p.men[0] | p.kings[0]) == 0) return Outcome{Result::loss, 0};
  // A side without pieces has lost: any move against it wins.
  if ((p.men[1] | p.kings[1]) == 0) return Outcome{Result::win, metric() == Metric::wld ? 0U : 1U};
  // The score is on its way from memory while captures are looked for.
  auto [slice, file, index] = has_popcnt() ? sought_by_popcnt(files_, p) : sought_in(files_, p);
  if (file != nullptr) cache_.prefetch(*file, index);
  if (Captures(p.men[0], p.kings[0], p.men[1], Side::left).with(p.kings[1]))
    return after_captures(p, Side::left);
  if (file == nullptr) {
    file = files_.find(slice);
    if (file == nullptr) return std::nullopt;
    index = file->index.index(p);
  }
  return file->file.outcome(index, cache_.score(*file, index));
}

std::optional<Outcome> Database::outcome_of_move(const Position& after, Side then_to_move,
                                                 bool converts) {
  const auto there = outcome(after, then_to_move);
  if (!there) return std::nullopt;
  Outcome out;
  out.result = for_opponent(there->result);
  if (out.result != Result::draw && metric() != Metric::wld)
    out.plies = metric() == Metric::dtc && converts ? 1 : there->plies + 1;
  return out;
}

std::optional<Outcome> Database::after_captures(const Position& position, Side side) {
  std::optional<Outcome> best;
  for (const Move& move : MoveList(position, side)) {
    const auto outcome =
        outcome_of_move(play(position, side, move), opponent(side), /*converts=*/true);
    if (!outcome) return std::nullopt;
    if (!best || is_better(*outcome, *best)) best = outcome;
  }
  return best;
}

}  // namespace zermelo::checkers
