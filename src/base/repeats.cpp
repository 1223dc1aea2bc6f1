#include "base/repeats.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace zermelo {
namespace {

/// One pass with a stack of open groups; there is no recursion that deep nesting could overflow.
class RepeatReader {
 public:
  RepeatReader(std::string_view text, const RepeatRules& rules) : text_(text), rules_(rules) {}

  WrittenOut run() {
    while (at_ < text_.size()) step();
    if (!open_.empty()) rules_.fail(fmt::format("has a '(' that is not closed{}", rules_.scope));
    return std::move(out_);
  }

 private:
  void step() {
    const char c = text_[at_++];
    if (c == '(') {
      open_.push_back(out_.text.size());
    } else if (c == ')') {
      if (open_.empty()) rules_.fail("has a ')' without a '('");
      const std::size_t start = open_.back();
      open_.pop_back();
      repeat_from(start);
    } else if (c == '^') {
      rules_.fail(fmt::format("has a '^' that follows neither a {} nor a group", rules_.unit));
    } else {
      append({&c, 1});
      repeat_from(out_.text.size() - 1);
    }
  }

  /// Applies a count, if one follows, to the end of the output from `start` on.
  void repeat_from(std::size_t start) {
    if (at_ >= text_.size() || text_[at_] != '^') return;
    ++at_;
    const std::uint64_t count = rules_.read_count(text_, at_);
    const std::string unit = out_.text.substr(start);
    out_.text.resize(start);
    if (unit.empty()) return;
    const std::string joint = rules_.joint ? rules_.joint(unit) : "";
    for (std::uint64_t i = 0; i < count; ++i) append(i == 0 ? unit : joint + unit);
    out_.has_empty_repeat = out_.has_empty_repeat || count == 0;
  }

  void append(std::string_view unit) {
    if (out_.text.size() + unit.size() > rules_.longest) rules_.fail(rules_.too_long);
    out_.text += unit;
  }

  std::string_view text_;
  const RepeatRules& rules_;
  std::size_t at_ = 0;
  WrittenOut out_;
  std::vector<std::size_t> open_;  // where in the output each open group began
};

}  // namespace

WrittenOut write_out_repeats(std::string_view text, const RepeatRules& rules) {
  return RepeatReader(text, rules).run();
}

}  // namespace zermelo
