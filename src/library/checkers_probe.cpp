#include <zermelo/checkers.h>
#include <zermelo/checkers_probe.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>

#include "base/error.h"
#include "games/checkers/database/database.h"
#include "library/checkers_setup.h"
#include "library/last_error.h"

/// The databases of one folder. That of distances to the win comes first; the others are asked only
/// for what it does not know.
struct zermelo_tables {
  using Database = zermelo::checkers::Database;
  using Metric = zermelo::checkers::Metric;

  zermelo_tables(const std::filesystem::path& folder, std::uint64_t cache_bytes)
      : dtw({folder}, Metric::dtw, cache_bytes),
        wld({folder}, Metric::wld, cache_bytes),
        dtc({folder}, Metric::dtc, cache_bytes) {}

  Database dtw, wld, dtc;
};

namespace zermelo {
namespace {

/// The contract's numbers, without a branch on the result: it has yet to arrive from memory.
int code_of(Result result) {
  static_assert(static_cast<int>(Result::loss) - 1 == ZERMELO_LOSS &&
                static_cast<int>(Result::draw) - 1 == ZERMELO_DRAW &&
                static_cast<int>(Result::win) - 1 == ZERMELO_WIN &&
                static_cast<int>(Result::unknown) - 1 == ZERMELO_NOT_KNOWN);
  return static_cast<int>(result) - 1;
}

int refused(const char* why) {
  set_last_error(why);
  return ZERMELO_NOT_KNOWN;
}

/// For what the tables of distances to the win do not know: the result by the others, or why there
/// is none.
[[gnu::noinline]] int probe_others(zermelo_tables* tables, const checkers::Position& p, Side side,
                                   int& plies) {
  if (tables == nullptr) return refused("checkers: no tables are open");
  if (const char* why = why_not_a_position(p)) return refused(why);
  for (checkers::Database* other : {&tables->wld, &tables->dtc}) {
    const auto found = other->outcome(p, side);
    if (!found) continue;
    if (found->result == Result::draw) plies = 0;
    return code_of(found->result);
  }
  return refused("checkers: a table is missing");
}

/// Positions that are asked for together.
constexpr std::size_t group_size = 64;

/// The outcomes by the tables of distances to the win. Where one is unknown, or all of them because
/// a file is damaged, a call for the position alone says why.
void probe_group(zermelo_tables* tables, std::span<const checkers::Setup> setups,
                 std::span<checkers::Outcome> outcomes) {
  std::ranges::fill(outcomes, checkers::Outcome{});
  if (tables == nullptr) return;
  const bool is_done = guarded(
      [&] {
        tables->dtw.outcomes(setups, outcomes);
        return true;
      },
      false);
  if (!is_done) std::ranges::fill(outcomes, checkers::Outcome{});
}

}  // namespace
}  // namespace zermelo

zermelo_tables* zermelo_tables_open(const char* folder) {
  return zermelo_tables_open_cache(folder, zermelo::CheckersTables::default_cache_bytes);
}

zermelo_tables* zermelo_tables_open_cache(const char* folder, uint64_t cache_bytes) {
  return zermelo::guarded(
      [&]() -> zermelo_tables* {
        if (folder == nullptr || !std::filesystem::is_directory(folder))
          throw zermelo::Error("checkers: not a folder that can be read; expected one of tables");
        return std::make_unique<zermelo_tables>(folder, cache_bytes).release();
      },
      static_cast<zermelo_tables*>(nullptr));
}

int zermelo_checkers_probe(zermelo_tables* tables, uint32_t black_men, uint32_t black_kings,
                           uint32_t white_men, uint32_t white_kings, int black_to_move,
                           int* plies) {
  using zermelo::Side;
  const zermelo::checkers::Position p{{black_men, white_men}, {black_kings, white_kings}};
  const Side side = black_to_move != 0 ? Side::left : Side::right;
  int ignored = 0;
  int& distance = plies != nullptr ? *plies : ignored;
  distance = -1;
  return zermelo::guarded(
      [&] {
        zermelo::checkers::Outcome found;
        if (tables != nullptr) [[likely]]
          found = tables->dtw.outcome_or_unknown(p, side);
        if (found.result == zermelo::Result::unknown) [[unlikely]]
          return zermelo::probe_others(tables, p, side, distance);
        distance = static_cast<int>(found.plies);  // 0 for a draw
        return zermelo::code_of(found.result);
      },
      static_cast<int>(ZERMELO_NOT_KNOWN));
}

size_t zermelo_checkers_probe_many(zermelo_tables* tables, size_t count, const uint32_t* black_men,
                                   const uint32_t* black_kings, const uint32_t* white_men,
                                   const uint32_t* white_kings, const uint8_t* black_to_move,
                                   int8_t* results, int32_t* plies) {
  using zermelo::Side;
  std::array<zermelo::checkers::Setup, zermelo::group_size> setups;
  std::array<zermelo::checkers::Outcome, zermelo::group_size> outcomes;
  size_t known = 0;
  for (size_t begin = 0; begin < count; begin += setups.size()) {
    const size_t end = std::min(count, begin + setups.size());
    for (size_t i = begin; i < end; ++i)
      setups[i - begin] = {{{black_men[i], white_men[i]}, {black_kings[i], white_kings[i]}},
                           black_to_move[i] != 0 ? Side::left : Side::right};
    zermelo::probe_group(tables, std::span(setups).first(end - begin),
                         std::span(outcomes).first(end - begin));
    for (size_t i = begin; i < end; ++i) {
      int distance = static_cast<int>(outcomes[i - begin].plies);
      int result = zermelo::code_of(outcomes[i - begin].result);
      if (result == ZERMELO_NOT_KNOWN)
        result = zermelo_checkers_probe(tables, black_men[i], black_kings[i], white_men[i],
                                        white_kings[i], black_to_move[i], &distance);
      results[i] = static_cast<int8_t>(result);
      if (plies != nullptr) plies[i] = distance;
      known += result != ZERMELO_NOT_KNOWN ? 1U : 0U;
    }
  }
  return known;
}

void zermelo_tables_close(zermelo_tables* tables) {
  const std::unique_ptr<zermelo_tables> closed(tables);
}
