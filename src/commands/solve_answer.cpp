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

std::string say_outcome(std::optional<OutcomeClass> outcome) {
  if (!outcome) return "?";
  switch (*outcome) {
    case OutcomeClass::left:
      return "Left wins, whoever starts";
    case OutcomeClass::right:
      return "Right wins, whoever starts";
    case OutcomeClass::next:
      return "the first player wins";
    case OutcomeClass::previous:
      break;
  }
  return "the first player loses";
}

}  // namespace zermelo
