#pragma once

#include <array>

namespace zermelo::hackenbush {

/// A drawing in place of a lost one of the thesis. It has the same value, and as many edges and
/// separate parts as levels of that value have in the puzzle game from which the thesis took its
/// drawings.
struct StandIn {
  char letter;
  const char* drawing;
  const char* value;
};

/// For positions A to E, whose drawings are lost.
inline constexpr std::array<StandIn, 5> stand_ins{
    {{'A',
      "0-1-B 1-2-R 1-3-R 3-4-B 4-5-R 5-6-B 4-7-R 0-8-R 8-9-B 9-10-B 10-11-R 10-12-R 10-13-R "
      "11-14-R",
      "-3/16"},
     {'B', "0-1-R 1-2-R 2-3-B 3-4-R 2-0-B 0-5-B 5-6-R 6-7-B 7-8-R 8-9-B 5-8-R", "-1/8"},
     {'C', "0-1-R 1-2-B 1-3-R 2-4-B 1-5-B 3-6-B 5-7-B 5-8-B 5-7-B 0-4-R 5-3-R", "-1/8"},
     {'D',
      "0-1-B 0-2-B 2-3-R 3-4-B 2-5-R 0-6-R 6-7-B 7-8-R 7-9-B 7-8-R 0-10-B 10-11-R 11-12-B 10-13-R "
      "13-12-R 0-14-B 14-15-R 14-16-R 14-0-R 16-14-B",
      "-1/8"},
     {'E',
      "0-1-R 0-2-R 0-3-B 3-4-B 0-5-R 5-6-B 0-5-B 5-6-R 0-7-B 7-8-R 7-9-B 9-10-R 10-11-B 0-12-R "
      "12-13-B 13-14-B 12-15-R 12-16-B 0-17-R 17-18-B 18-19-R 18-20-R 20-19-B",
      "-1/8"}}};

}  // namespace zermelo::hackenbush
