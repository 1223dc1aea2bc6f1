#pragma once

#include <string>
#include <vector>

namespace zermelo::testing {

/// The output and the exit status of one run of the program.
struct Outcome {
  int status = -1;  // 128 + n when it died of signal n
  std::string out;
  std::string err;
};

/// Runs the built program with these words, `input` on its standard input and no terminal.
Outcome run(const std::vector<std::string>& words, const std::string& input = "");

/// Runs a shell line in which `zermelo` is the built program.
Outcome shell(const std::string& line);

}  // namespace zermelo::testing
