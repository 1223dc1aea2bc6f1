#include "games/checkers/database/known_words.h"

#include <fmt/format.h>

namespace zermelo::checkers {

std::string in_words(const Known& known) {
  if (known.result == Result::unknown) return "not known";
  if (known.result == Result::draw) return "draws";
  std::string out = known.result == Result::win ? "wins" : "loses";
  const auto plies = [](unsigned n) { return fmt::format("{} {}", n, n == 1 ? "ply" : "plies"); };
  if (known.dtw) out += fmt::format(" in {}", plies(*known.dtw));
  if (known.dtc)
    out += known.dtw ? fmt::format(", converts in {}", *known.dtc)
                     : fmt::format(", converts in {}", plies(*known.dtc));
  return out;
}

}  // namespace zermelo::checkers
