#include "commands/catalog.h"

#include "commands/checkers/expert.h"
#include "commands/clobber/expert.h"
#include "commands/connect/expert.h"
#include "commands/domineering/expert.h"
#include "commands/hackenbush/expert.h"
#include "commands/sum/expert.h"

namespace zermelo {

Catalog make_catalog() {
  Catalog catalog;
  catalog.push_back(clobber::make_expert());
  catalog.push_back(connect::make_expert());
  catalog.push_back(domineering::make_expert());
  catalog.push_back(hackenbush::make_expert());
  catalog.push_back(checkers::make_expert());
  catalog.push_back(sum::make_expert());
  return catalog;
}

}  // namespace zermelo
