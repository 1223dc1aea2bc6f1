#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "commands/command.h"

namespace zermelo {

/// One fixed piece of work whose node count never changes unless the code does.
struct BenchCase {
  std::string name;
  std::function<std::uint64_t()> run;  // the nodes visited
};

/// All the program, the web and Python know of a game: the only virtual view. Holds no state.
class Expert {
 public:
  virtual ~Expert() = default;
  virtual std::string_view name() const = 0;     // as typed: "clobber"
  virtual std::string_view summary() const = 0;  // one line
  /// Small positions that show the game: a start for the curious, and what the contract test
  /// walks through to the end.
  virtual std::vector<std::string> samples() const = 0;
  /// How a position is written, and who is Left: names and what they mean, for help pages.
  virtual std::vector<std::pair<std::string, std::string>> notation() const { return {}; }
  /// True when the text is a position; what looks like an option may be one.
  virtual bool reads(std::string_view text) const = 0;
  /// True when its commands take the name of a file for a position themselves; else a file has one
  /// position a line.
  virtual bool opens_files() const { return false; }
  virtual std::vector<Command> commands() const = 0;
  virtual std::vector<BenchCase> bench() const { return {}; }
};

}  // namespace zermelo
