#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.h"
#include "commands/command.h"

namespace zermelo {

/// A fixed piece of work whose node count changes only when the code does.
struct BenchCase {
  std::string name;
  std::function<std::uint64_t()> run;  // the nodes visited
};

/// True when a text can be read: when reading it throws no Error.
template <class Read>
bool is_read(const Read& read) {
  try {
    read();
    return true;
  } catch (const Error&) {
    return false;
  }
}

/// A game as the program sees it, and the only virtual view of one: its name, its notation and its
/// commands. An expert has no state but the list of its commands, and may be used by several
/// threads.
class Expert {
 public:
  virtual ~Expert() = default;
  virtual std::string_view name() const = 0;     // as typed: "clobber"
  virtual std::string_view summary() const = 0;  // one line
  /// Small positions that show the game; the contract test plays each of them to the end.
  virtual std::vector<std::string> samples() const = 0;
  /// The notation of positions and the meaning of Left and Right, as pairs for help pages: a name
  /// and its explanation.
  virtual std::vector<std::pair<std::string, std::string>> notation() const { return {}; }
  /// A small position drawn in ASCII beside its notation, for the help page of the game: at most 58
  /// columns, each line with its end.
  virtual std::string picture() const { return ""; }
  /// True when the text is a position; a text that looks like an option may be one.
  virtual bool reads(std::string_view text) const = 0;
  /// True when its commands open files of positions themselves; otherwise the program reads such a
  /// file, one position per line.
  virtual bool opens_files() const { return false; }
  /// Its commands in the order they are shown. Describing them all takes some work, so the list is
  /// made when it is first asked for, and then kept.
  const std::vector<Command>& commands() const {
    std::call_once(are_commands_made_, [this] { commands_ = make_commands(); });
    return commands_;
  }
  virtual std::vector<BenchCase> bench() const { return {}; }

 private:
  virtual std::vector<Command> make_commands() const = 0;

  mutable std::once_flag are_commands_made_;
  mutable std::vector<Command> commands_;
};

}  // namespace zermelo
