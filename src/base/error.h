#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace zermelo {

/// Bad input or a bad file. The message is one sentence for the user: where, what was found,
/// what was expected. Each face (program, web, Python) catches it once.
class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// `text` in double quotes, fit for one line of a message: control characters are escaped, a
/// long text is cut and its length given.
std::string quoted(std::string_view text);

/// The same for one character, in single quotes.
std::string quoted(char character);

/// A text for a heading: as it is where it is short and printable, else quoted.
std::string shortened(std::string_view text);

}  // namespace zermelo
