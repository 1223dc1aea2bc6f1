#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace zermelo {

/// What would help against an error. The library knows no options; the storey that does says how
/// (commands/advice.h).
enum class Remedy : std::uint8_t {
  none,
  more_memory,
  less_memory,
  more_time,
  another_folder,
  wait_or_another_folder,
  read_as_board,     // instead of as a shape of k-in-a-row
  read_as_go_moku,   // a record of Renju
  read_as_stalks,    // instead of as a Hackenbush drawing
  read_line_by_line  // a file of many positions
};

/// Why something is not known or was not done: one sentence, and what would help.
struct Trouble {
  std::string what = "";
  Remedy remedy = Remedy::none;

  bool empty() const { return what.empty(); }
};

/// Bad input or a bad file. The message is one sentence: where, what was found, what was expected.
/// Each face (program, web, Python) catches it once.
class Error : public std::runtime_error {
 public:
  explicit Error(const std::string& what, Remedy remedy = Remedy::none)
      : std::runtime_error(what), remedy_(remedy) {}

  Remedy remedy() const { return remedy_; }
  Trouble trouble() const { return {what(), remedy_}; }

 private:
  Remedy remedy_;
};

/// `text` in double quotes, fit for one line of a message: control characters are escaped, a
/// long text is cut and its length given.
std::string quoted(std::string_view text);

/// The same for one character, in single quotes.
std::string quoted(char character);

/// A text for a heading: as it is where it is short and printable, else quoted.
std::string shortened(std::string_view text);

}  // namespace zermelo
