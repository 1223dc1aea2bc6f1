#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "commands/command.h"

namespace zermelo {

/// A table, figure or claim of a paper that can be computed again and shown beside the paper's.
struct Reproduction {
  std::string paper;  // key in docs/papers.md
  Command command;
};

/// The number of boards that `--boards` asks for; all of them are made before the first is solved.
/// Throws Error.
std::uint64_t boards_in(const Arguments& arguments);

}  // namespace zermelo
