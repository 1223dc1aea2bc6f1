#pragma once

#include <string>
#include <vector>

#include "commands/command.h"

namespace zermelo {

/// A table, figure or claim of a paper that can be computed again and shown beside the paper's.
struct Reproduction {
  std::string paper;  // key in docs/papers.md
  Command command;
};

}  // namespace zermelo
