#include "commands/solve_answer.h"

namespace zermelo {

std::string why_unknown(const Budget& budget) {
  switch (budget.spent()) {
    case Spent::no:
      return "";
    case Spent::nodes:
      return "; not decided within the nodes allowed";
    case Spent::seconds:
      return "; not decided within the time allowed";
    case Spent::stopped:
      break;
  }
  return "; stopped";
}

}  // namespace zermelo
