#include <zermelo/checkers.h>
#include <zermelo/checkers_probe.h>

#include <filesystem>
#include <memory>
#include <optional>

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

int probed(zermelo_tables& tables, const checkers::Position& p, Side side, int& plies) {
  if (const auto found = tables.dtw.outcome(p, side)) {
    plies = static_cast<int>(found->plies);  // 0 for a draw
    return code_of(found->result);
  }
  for (checkers::Database* other : {&tables.wld, &tables.dtc}) {
    const auto found = other->outcome(p, side);
    if (!found) continue;
    if (found->result == Result::draw) plies = 0;
    return code_of(found->result);
  }
  set_last_error("checkers: a table is missing");
  return ZERMELO_NOT_KNOWN;
}

int refused(const char* why) {
  set_last_error(why);
  return ZERMELO_NOT_KNOWN;
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
  int distance = -1;
  int result = ZERMELO_NOT_KNOWN;
  if (tables == nullptr)
    result = zermelo::refused("checkers: no tables are open");
  else if (const char* why = zermelo::why_not_a_position(p))
    result = zermelo::refused(why);
  else
    result = zermelo::guarded(
        [&] {
          return zermelo::probed(*tables, p, black_to_move != 0 ? Side::left : Side::right,
                                 distance);
        },
        static_cast<int>(ZERMELO_NOT_KNOWN));
  if (plies != nullptr) *plies = distance;
  return result;
}

void zermelo_tables_close(zermelo_tables* tables) {
  const std::unique_ptr<zermelo_tables> closed(tables);
}
