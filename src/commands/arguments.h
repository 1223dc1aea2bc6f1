#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace zermelo {

enum class Kind : std::uint8_t { flag, text, count, seconds, fraction, bytes, choice, file };

/// One option of a command.
struct Option {
  std::string name;  // without the dashes
  Kind kind = Kind::flag;
  std::string value;                      // the name of its value in help
  std::string help;                       // one line
  std::string fallback;                   // its value when it is not given; empty: none
  std::vector<std::string> choices = {};  // for Kind::choice
  bool repeatable = false;                // may be given several times; otherwise the last counts
  /// Other words people type for a choice: {"black", "left"}. Case never matters.
  std::vector<std::pair<std::string, std::string>> synonyms = {};
  std::string bare = "";     // its value when none follows it; empty: one must follow
  bool allows_zero = false;  // for Kind::seconds
  bool is_hidden = false;    // left out of the help page
  /// It writes one file a call: it is refused where there are several positions.
  bool is_for_one_position = false;
  /// The default as help shows it, where that says more than `fallback`: "all cores".
  std::string fallback_words = "";

  const std::string& shown_fallback() const {
    return fallback_words.empty() ? fallback : fallback_words;
  }
};

/// The refusal of an option that is for one position, where there are several.
std::string one_picture(std::string_view option);

/// The words of one call, checked against the options of its command: every value has the form that
/// its option wants.
class Arguments {
 public:
  explicit Arguments(std::vector<Option> options);

  /// Stores the value of one option; a choice is stored in its canonical spelling. Throws Error
  /// when there is no such option or the value does not have its form.
  void set(std::string_view name, std::string value);

  std::vector<std::string> positions;

  bool has(std::string_view name) const;    // it has a value, given or by default
  bool given(std::string_view name) const;  // it was given on the command line
  const std::string& text(std::string_view name) const;
  /// Every value of a repeatable option, in the order given.
  std::vector<std::string> all(std::string_view name) const;
  std::uint64_t count(std::string_view name) const;
  double seconds(std::string_view name) const;
  double fraction(std::string_view name) const;
  std::size_t bytes(std::string_view name) const;

  const Option* find(std::string_view name) const;
  const std::vector<Option>& options() const { return options_; }

 private:
  std::vector<Option> options_;
  std::map<std::string, std::vector<std::string>, std::less<>> values_;
};

/// Tells whether a text is a position although it begins with dashes or follows a bare option.
using ReadsAsPosition = std::function<bool(std::string_view)>;

/// Reads a command line: `--name value`, `--name=value`, `--flag`, and positions, which may begin
/// with one dash. A word that begins with two dashes and is not an option is a position if `reads`
/// says so; every word after a lone `--` is a position. An option that may stand bare takes the
/// next word as its value unless that word begins with two dashes or `reads` says that it is a
/// position. Throws Error.
Arguments read_arguments(std::vector<Option> options, std::span<const std::string> words,
                         const ReadsAsPosition& reads);

}  // namespace zermelo
