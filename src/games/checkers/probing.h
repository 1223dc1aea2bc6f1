#pragma once

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "games/checkers/database.h"
#include "games/checkers/moves.h"

namespace zermelo::checkers {

/// All the databases say of a position, for the side to move.
struct Known {
  Result result = Result::unknown;
  std::optional<unsigned> dtw, dtc;
  std::array<bool, 3> has{};  // by metric: whether its tables are there
};

struct KnownMove {
  Move move;
  Position after;
  Known known;  // of `after`, for the side then to move
};

/// The databases of all metrics together. Any number of threads may ask.
class Prober {
 public:
  Prober(const std::vector<std::filesystem::path>& folders, std::uint64_t cache_bytes);

  Known known(const Position& position, Side side);
  /// The legal moves, best first: the shortest win, draws, the longest loss, those not known; in
  /// the order of the rules where they are equal.
  std::vector<KnownMove> moves(const Position& position, Side side);

 private:
  std::vector<std::unique_ptr<Database>> databases_;
};

/// For sorting moves by where they lead: less is better for the one who moves there.
std::pair<int, int> rank(const Known& known);

}  // namespace zermelo::checkers
