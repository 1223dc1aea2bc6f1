#pragma once

namespace zermelo::web {

/// Signals must reach the thread that waits for them: no other thread of the server takes any.
void block_signals();

/// The present thread leaves the processor to others from now on. Linux gives every thread a priority
/// of its own.
void become_modest();

}  // namespace zermelo::web
