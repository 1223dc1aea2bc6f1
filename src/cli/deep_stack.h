#pragma once

#include <functional>

namespace zermelo {

/// Runs `work` on a separate, deep stack and returns its result; threads that are started later get
/// a stack of the same size.
///
/// Several solvers recurse once per ply, or once per level of a canonical form. Both depths are
/// bounded, by the cells of the largest board and by ValueStore::deepest, but the stack that a
/// shell grants (`ulimit -s`) may be smaller than they need. The size is address space only: pages
/// are used when touched. Where the stack cannot be allocated, `work` runs on the present one.
int with_deep_stack(const std::function<int()>& work);

}  // namespace zermelo
