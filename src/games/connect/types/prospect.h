#pragma once

#include "games/connect/types/shape.h"

namespace zermelo::connect {

/// What a shape has in it for its owner; its type is read off this.
struct Prospect {
  unsigned need = 0;     // the fewest voids in a window of k points: stones it takes to win;
                         // k + 1 where no window can be won
  unsigned threats = 0;  // opposite stones it takes to stop a win at once; at most p + 1 is told
  bool live = false;     // where need > p: need - p stones can make two threats
};

Prospect prospect(Shape shape, LineRules rules);

/// True where stones on two voids of a window of three can leave one void in it and take two
/// opposite stones to stop: the extra condition of a sleeping three in Connect6. Needs need == 3.
bool sleeps(Shape shape, LineRules rules);

}  // namespace zermelo::connect
