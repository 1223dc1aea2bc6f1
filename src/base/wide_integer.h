#pragma once

namespace zermelo {

/// 128 bits, which the compilers provide and the standard does not name.
__extension__ using WideInteger = __int128;

}  // namespace zermelo
