#include "commands/outcome_words.h"

namespace zermelo {

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

Datum letter_or_null(std::optional<OutcomeClass> outcome) {
  return outcome ? Datum(std::string(1, letter(*outcome))) : Datum();
}

}  // namespace zermelo
