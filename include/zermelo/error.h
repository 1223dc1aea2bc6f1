#pragma once

#include <zermelo/export.h>

#include <cstdint>
#include <stdexcept>
#include <string>

namespace zermelo {

/// The remedy for an error. The library knows no options and no buttons; a caller that has them
/// says which one to use.
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
/// A spent budget is not an error: it is reported as a value, std::nullopt or Result::unknown.
class ZERMELO_API Error : public std::runtime_error {
 public:
  explicit Error(const std::string& what, Remedy remedy = Remedy::none)
      : std::runtime_error(what), remedy_(remedy) {}

  Remedy remedy() const { return remedy_; }
  Trouble trouble() const { return {what(), remedy_}; }

 private:
  Remedy remedy_;
};

}  // namespace zermelo
