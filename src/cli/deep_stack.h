#pragma once

#include <functional>

namespace zermelo {

/// Runs `work` on a stack of its own and returns what it returns; threads started from then on get
/// a stack of the same size.
///
/// Several solvers recurse once a ply, or once a level of a form. Both are bounded, by the cells of
/// the largest board and by ValueStore::deepest, but the stack that a shell grants may be smaller
/// than what they need (`ulimit -s`). The size is address space: pages are used when touched. Where
/// the stack cannot be allocated, `work` runs on the present one.
int with_deep_stack(const std::function<int()>& work);

}  // namespace zermelo
