#include "commands/refused_answer.h"

#include "value/gave_up.h"

namespace zermelo {

Status status_of(const Error& error) {
  return dynamic_cast<const GaveUp*>(&error) != nullptr ? Status::unknown : Status::wrong;
}

Fields refused_fields(const std::string& position, const std::string& sentence) {
  return Fields{}.add("position", position).add("error", sentence);
}

}  // namespace zermelo
