#include "games/catalog.h"

#include "games/checkers/expert.h"
#include "games/clobber/expert.h"
#include "games/connect/expert.h"
#include "games/domineering/expert.h"
#include "games/hackenbush/expert.h"

namespace zermelo {

Catalog make_catalog() {
  Catalog catalog;
  catalog.push_back(clobber::make_expert());
  catalog.push_back(connect::make_expert());
  catalog.push_back(domineering::make_expert());
  catalog.push_back(hackenbush::make_expert());
  catalog.push_back(checkers::make_expert());
  return catalog;
}

}  // namespace zermelo
