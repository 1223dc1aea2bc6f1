#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace zermelo {

/// The notation of repeats in one kind of text, and the words for a text that is malformed.
struct RepeatRules {
  std::string_view unit = "character";  // in messages: what a '^' may follow
  std::string_view scope = {};          // in messages: " in its row", where a group must end
  std::size_t longest = 0;              // of the text written out
  std::string too_long = {};            // the message about a longer one
  /// Reads the count that stands after a '^', at `at` of the whole text, and steps over it.
  std::function<std::uint64_t(std::string_view text, std::size_t& at)> read_count = nullptr;
  /// The text between two copies of a group; may be empty.
  std::function<std::string(std::string_view group)> joint = nullptr;
  /// Throws an Error that begins with the text and ends with this.
  std::function<void(std::string_view what)> fail = nullptr;
};

/// A text with its repeats written out.
struct WrittenOut {
  std::string text;
  bool has_empty_repeat = false;  // some group was repeated no times
};

/// Writes repeats out: `B^3W` becomes `BBBW`, `(BW)^2` becomes `BWBW`; groups may nest. Everything
/// else is copied unchanged. The time is that of the text written out, whatever the counts are.
WrittenOut write_out_repeats(std::string_view text, const RepeatRules& rules);

}  // namespace zermelo
