#pragma once

#include "papers/reproduction.h"

namespace zermelo::hackenbush {

// The reproductions of the Hackenbush thesis, one a file; papers/catalog.cpp lists them.
Reproduction values_reproduction();
Reproduction cycles_reproduction();
Reproduction table_two_reproduction();
Reproduction table_eight_reproduction();
Reproduction classes_reproduction();
Reproduction beds_reproduction();
Reproduction positions_reproduction();
Reproduction curves_reproduction();
Reproduction accuracy_reproduction();
Reproduction speed_reproduction();

}  // namespace zermelo::hackenbush
