#pragma once

#include <string>

#include "commands/command.h"
#include "sums/sum_reader.h"

namespace zermelo::sum {

Command solve_command();
Command play_command();
Command draw_command();
Command value_command();
Command moves_command();
Command perft_command();
Command conjecture_command();

/// Reads a sum; a complaint begins with the name of the game. Throws Error and GaveUp.
WrittenSum read(const std::string& text, ValueStore& values, Budget& budget, std::size_t bytes);

}  // namespace zermelo::sum
