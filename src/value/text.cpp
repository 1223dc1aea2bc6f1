#include "value/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "base/numbers.h"

namespace zermelo {
namespace {

std::string counted(std::string_view sign, std::uint64_t count) {
  return count == 1 ? std::string(sign) : fmt::format("{}{}", sign, count);
}

/// Writes forms bottom up, each once. The text of a form can be far longer than the form, so the
/// lengths are added up before anything is written. Every follower is part of the text, so that no
/// more followers are visited than a text has characters. That takes a fraction of a second, and so
/// the clock is ignored: a known value can be written down after the time is up.
class Writer {
 public:
  explicit Writer(ValueStore& store) : store_(store) {}

  const std::string& text(Value g) {
    length(g);
    return write(g);
  }

 private:
  std::size_t length(Value g) {
    if (const auto known = lengths_.find(g.id); known != lengths_.end()) return known->second;
    mind_the_stack();
    std::size_t out = 0;
    if (const Simple* form = store_.simple(g)) {
      out = simple_text(*form).size();
    } else {
      out = 2;
      for (const bool is_left : {true, false}) {
        const std::size_t count = options(g, is_left).size();
        for (std::size_t i = 0; i < count; ++i) out += length(options(g, is_left)[i]) + 1;
      }
    }
    if (out > longest_text || lengths_.size() > longest_text) {
      throw GaveUp(fmt::format("the value is known, but its text is longer than {} characters",
                               with_commas(longest_text)));
    }
    return lengths_[g.id] = out;
  }

  const std::string& write(Value g) {
    if (const auto known = texts_.find(g.id); known != texts_.end()) return known->second;
    mind_the_stack();
    std::string out;
    if (const Simple* form = store_.simple(g)) {
      out = simple_text(*form);
    } else {
      out = fmt::format("{{{}|{}}}", list(g, true), list(g, false));
    }
    return texts_[g.id] = std::move(out);
  }

  std::string list(Value g, bool is_left) {
    std::vector<std::string> texts;
    const std::size_t count = options(g, is_left).size();
    for (std::size_t i = 0; i < count; ++i) texts.push_back(write(options(g, is_left)[i]));
    std::ranges::sort(texts);
    return fmt::format("{}", fmt::join(texts, ","));
  }

  std::span<const Value> options(Value g, bool is_left) {
    return is_left ? store_.left(g) : store_.right(g);
  }

  ValueStore& store_;
  std::unordered_map<std::uint32_t, std::size_t> lengths_;
  std::unordered_map<std::uint32_t, std::string> texts_;
};

}  // namespace

std::string simple_text(const Simple& form) {
  if (form == Simple{}) return "0";
  std::string out = form.number.sign() == 0 ? "" : form.number.text();
  if (form.ups > 0) out += counted("^", static_cast<std::uint64_t>(form.ups));
  if (form.ups < 0) out += counted("v", static_cast<std::uint64_t>(-std::int64_t{form.ups}));
  if (form.star > 0) out += counted("*", form.star);
  return out;
}

std::string value_text(ValueStore& store, Value g) { return Writer(store).text(g); }

}  // namespace zermelo
