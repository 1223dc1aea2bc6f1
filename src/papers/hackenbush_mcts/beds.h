#pragma once

namespace zermelo::hackenbush {

/// A redwood bed of value 1/32 and its mirror image: five legs and nine more edges of wood, of
/// which five join the tops, so that four can be cut. The drawing in the thesis is lost; these have
/// its values.
inline constexpr const char* redwood_bed =
    "0-1-B 0-2-B 0-3-B 0-4-B 0-5-B 1-11-R 2-12-R 3-13-R 4-14-R 5-15-R 11-20-R 12-20-R 13-20-R "
    "14-20-R 15-20-R 11-21-R 12-21-R 13-21-R 14-21-R";

inline constexpr const char* bluewood_bed =
    "0-1-R 0-2-R 0-3-R 0-4-R 0-5-R 1-11-B 2-12-B 3-13-B 4-14-B 5-15-B 11-20-B 12-20-B 13-20-B "
    "14-20-B 15-20-B 11-21-B 12-21-B 13-21-B 14-21-B";

}  // namespace zermelo::hackenbush
