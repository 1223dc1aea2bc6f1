#pragma once

#include <zermelo/estimate.h>
#include <zermelo/position.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace zermelo {

/// Reads a Hackenbush drawing: edges "0-1-B 1-2-R" (0 is the ground; B blue, R red, G green), "."
/// for the empty drawing, or a JSON object (docs/formats.md). A turn cuts `cuts` edges, 1 to 64.
/// Values are found for drawings of up to 500,000 edges; moves and solve() take up to 1024. A move
/// is the edges it cuts, as the drawing writes them. Throws Error.
ZERMELO_API NormalPosition hackenbush_position(std::string_view text, unsigned cuts = 1);

/// Reads a sum of stalks, bottom first: "BRR+RBB". Throws Error.
ZERMELO_API NormalPosition hackenbush_stalks(std::string_view text, unsigned cuts = 1);

/// The settings of hackenbush_weigh().
struct WeighingOptions {
  bool by_uct = true;               // else by pure Monte Carlo players
  std::uint64_t iterations = 1200;  // random games before each move of a game
  std::uint64_t playouts = 100;     // games for each side moving first, at most, in one weighing
  double confidence = 0.99;         // wanted of the answer
  std::uint64_t seed = 1;           // same seed, same answer, for any number of threads
  unsigned threads = 1;
};

/// An estimate of a value by Monte Carlo games. A type of its own: it is exact only when proved.
struct EstimatedValue {
  std::optional<std::string> text;      // number + ups + star; nothing when no value was found
  std::optional<OutcomeClass> outcome;  // of the drawing, estimated as well
  std::array<double, 2> rates = {};     // games won by Left moving first, by Right moving first
  double confidence = 0;                // that it is right, if the losing side wins at most 40 %
  bool is_proved = false;               // the search tree closed: then, and only then, it is exact
  std::uint64_t iterations = 0;
  double seconds = 0;
  NoBalance why_not = NoBalance::none;  // where there is no value
};

/// Weighs a Hackenbush position against games of known value. Throws Error for a position of
/// another game and for a drawing that is too large.
ZERMELO_API EstimatedValue hackenbush_weigh(const NormalPosition& position,
                                            const WeighingOptions& options = {},
                                            const Limits& limits = {});

}  // namespace zermelo
