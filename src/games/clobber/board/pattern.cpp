#include "games/clobber/board/pattern.h"

#include <fmt/format.h>

#include <limits>
#include <vector>

#include "base/error.h"
#include "base/numbers.h"

namespace zermelo::clobber {
namespace {

/// One pass with a stack of open groups; there is no recursion that deep nesting could overflow.
class Expansion {
 public:
  Expansion(std::string_view row, std::string_view whole, std::size_t most)
      : text_(row), whole_(whole), most_(most) {}

  std::string run() {
    while (at_ < text_.size()) step();
    if (!open_.empty()) fail("has a '(' that is not closed in its row");
    return out_;
  }

 private:
  void step() {
    const char c = text_[at_++];
    if (c == '(') {
      open_.push_back(out_.size());
    } else if (c == ')') {
      if (open_.empty()) fail("has a ')' without a '('");
      const std::size_t start = open_.back();
      open_.pop_back();
      repeat_from(start);
    } else if (c == '^') {
      fail("has a '^' that follows neither a cell nor a group");
    } else {
      append(std::string(1, c));
      repeat_from(out_.size() - 1);
    }
  }

  /// Applies a count, if one follows, to the end of the output from `start` on.
  void repeat_from(std::size_t start) {
    if (at_ >= text_.size() || text_[at_] != '^') return;
    ++at_;
    const std::size_t digits = at_;
    while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9') ++at_;
    if (at_ == digits) fail("has a '^' without a whole number after it");
    constexpr auto huge = std::numeric_limits<std::uint64_t>::max();
    const std::uint64_t count = read_count(text_.substr(digits, at_ - digits)).value_or(huge);
    const std::string unit = out_.substr(start);
    out_.resize(start);
    if (unit.empty()) return;
    for (std::uint64_t i = 0; i < count; ++i) append(unit);
  }

  void append(const std::string& unit) {
    if (out_.size() + unit.size() > most_) {
      fail(fmt::format("has more than {} cells; that is the largest board", most_));
    }
    out_ += unit;
  }

  [[noreturn]] void fail(std::string_view what) const {
    throw Error(fmt::format("clobber: {} {}", in_quotes(whole_), what));
  }

  std::string_view text_, whole_;
  std::size_t most_;
  std::size_t at_ = 0;
  std::string out_;
  std::vector<std::size_t> open_;  // where in the output each open group began
};

}  // namespace

std::string expand_pattern(std::string_view row, std::string_view whole, std::size_t most) {
  return Expansion(row, whole, most).run();
}

}  // namespace zermelo::clobber
