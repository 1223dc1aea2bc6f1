#pragma once

#include <optional>
#include <string>

#include "value/dyadic.h"

namespace zermelo {

// Sequences x(n + 1) = ratio x(n) + offset, where the ratio is a power of two or its negative.

/// +-2^power with d = ratio e, if there is one.
std::optional<Dyadic> ratio_of(const Dyadic& d, const Dyadic& e);

Dyadic times_ratio(const Dyadic& x, const Dyadic& ratio);

/// offset / (1 - ratio), in lowest terms; nothing where there is no limit.
std::optional<std::string> limit_of(const Dyadic& ratio, const Dyadic& offset);

}  // namespace zermelo
