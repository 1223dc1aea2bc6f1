#pragma once

#include "games/checkers/solve/slice_solver.h"

namespace zermelo::checkers {

/// Finds the distances of the positions of a solved slice whose score stands for its distance or
/// more, and leaves them in `values.far`; nothing is left there if every score turns out to be
/// exact. `finished` are the slices that it was solved with. False when the budget was stopped.
template <class Encoding>
bool find_far(SliceValues<typename Encoding::Score>& values,
              const Finished<typename Encoding::Score>& finished, const SolveOptions& options,
              Budget& budget);

}  // namespace zermelo::checkers
