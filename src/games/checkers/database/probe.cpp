#include "games/checkers/database/probe.h"

#include "games/checkers/database/best_line.h"

namespace zermelo::checkers {

Probe probe(Prober& prober, const Setup& setup, bool with_moves) {
  Probe out{setup, prober.known(setup.position, setup.to_move), {}, std::nullopt};
  if (out.known.result == Result::unknown) out.missing = missing_slice(prober, setup, Metric::dtw);
  if (with_moves) out.moves = prober.moves(setup.position, setup.to_move);
  return out;
}

}  // namespace zermelo::checkers
