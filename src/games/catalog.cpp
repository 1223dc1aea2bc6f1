#include "games/catalog.h"

#include "games/clobber/expert.h"

namespace zermelo {

Catalog make_catalog() {
  Catalog catalog;
  catalog.push_back(clobber::make_expert());
  return catalog;
}

}  // namespace zermelo
