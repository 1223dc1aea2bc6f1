#include "commands/arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

#include "base/error.h"
#include "base/nearest.h"
#include "base/numbers.h"

namespace zermelo {
namespace {

[[noreturn]] void fail(const Option& option, std::string_view value, std::string_view expected) {
  throw Error(fmt::format("--{} is {}; expected {}", option.name, in_quotes(value), expected));
}

std::string in_lower_case(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return out;
}

/// The choice that a word names: the word itself, the only choice that differs from it in case, or
/// the choice of which it is a synonym.
std::optional<std::string> choice_of(const Option& option, const std::string& word) {
  if (std::ranges::find(option.choices, word) != option.choices.end()) return word;
  const std::string lower = in_lower_case(word);
  const auto is_meant = [&](const auto& choice) { return in_lower_case(choice) == lower; };
  if (std::ranges::count_if(option.choices, is_meant) == 1)
    return *std::ranges::find_if(option.choices, is_meant);
  for (const auto& [synonym, choice] : option.synonyms) {
    const bool is_here = std::ranges::find(option.choices, choice) != option.choices.end();
    if (is_here && synonym == lower) return choice;
  }
  return std::nullopt;
}

void check(const Option& option, const std::string& value) {
  switch (option.kind) {
    case Kind::count:
      if (read_count(value).value_or(0) == 0)
        fail(option, value, "a whole number from 1 to 18446744073709551615");
      break;
    case Kind::seconds:
      if (!read_decimal(value) || (*read_decimal(value) == 0 && !option.allows_zero)) {
        fail(option, value,
             option.allows_zero ? "a number of seconds, such as 0 or 0.5"
                                : "a number of seconds above 0, such as 10 or 0.5");
      }
      break;
    case Kind::fraction:
      if (!read_decimal(value) || *read_decimal(value) > 1)
        fail(option, value, "a number from 0 to 1, such as 0.99");
      break;
    case Kind::bytes:
      if (!read_bytes(value) || *read_bytes(value) == 0) {
        fail(option, value, "a size such as 64M or 2G");
      }
      break;
    case Kind::choice:
      if (!choice_of(option, value)) {
        fail(option, value,
             fmt::format("{}{}", fmt::join(option.choices, ", "),
                         did_you_mean(value, option.choices)));
      }
      break;
    case Kind::file:
      if (value.empty()) fail(option, value, "the name of a file");
      break;
    case Kind::text:
    case Kind::flag:
      break;
  }
}

std::vector<std::string> dashed_names(const std::vector<Option>& options) {
  std::vector<std::string> names;
  names.reserve(options.size());
  for (const auto& option : options) names.push_back("--" + option.name);
  return names;
}

/// A word that begins with two dashes, in its parts.
struct DashedWord {
  std::string_view name;
  std::optional<std::string_view> value;  // after '='
};

DashedWord parts_of(std::string_view word) {
  word.remove_prefix(2);
  const auto equals = word.find('=');
  if (equals == std::string_view::npos) return {word, std::nullopt};
  return {word.substr(0, equals), word.substr(equals + 1)};
}

}  // namespace

std::string one_picture(std::string_view option) {
  return fmt::format("--{} draws one picture; expected a single position with it", option);
}

Arguments::Arguments(std::vector<Option> options) : options_(std::move(options)) {}

const Option* Arguments::find(std::string_view name) const {
  const auto it = std::ranges::find(options_, name, &Option::name);
  return it == options_.end() ? nullptr : &*it;
}

void Arguments::set(std::string_view name, std::string value) {
  const Option* option = find(name);
  if (option == nullptr) {
    const auto names = dashed_names(options_);
    const auto word = fmt::format("--{}", name);
    throw Error(fmt::format("there is no option {}{}", in_quotes(word), did_you_mean(word, names)));
  }
  check(*option, value);
  if (option->kind == Kind::choice) value = *choice_of(*option, value);
  auto& values = values_[option->name];
  if (!option->repeatable) values.clear();
  values.push_back(std::move(value));
}

bool Arguments::given(std::string_view name) const { return values_.find(name) != values_.end(); }

bool Arguments::has(std::string_view name) const {
  const Option* option = find(name);
  return given(name) || (option != nullptr && !option->fallback.empty());
}

const std::string& Arguments::text(std::string_view name) const {
  const auto it = values_.find(name);
  if (it != values_.end()) return it->second.back();
  const Option* option = find(name);
  assert(option != nullptr && "a command asks only for options it lists");
  return option->fallback;
}

std::vector<std::string> Arguments::all(std::string_view name) const {
  const auto it = values_.find(name);
  return it == values_.end() ? std::vector<std::string>{} : it->second;
}

std::uint64_t Arguments::count(std::string_view name) const { return *read_count(text(name)); }
double Arguments::seconds(std::string_view name) const { return *read_decimal(text(name)); }
double Arguments::fraction(std::string_view name) const { return *read_decimal(text(name)); }
std::size_t Arguments::bytes(std::string_view name) const { return *read_bytes(text(name)); }

Arguments read_arguments(std::vector<Option> options, std::span<const std::string> words,
                         const ReadsAsPosition& reads) {
  Arguments arguments(std::move(options));
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (word == "--") {
      arguments.positions.insert(arguments.positions.end(),
                                 words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end());
      break;
    }
    const auto dashed = word.starts_with("--") ? parts_of(word) : DashedWord{};
    const Option* option = arguments.find(dashed.name);
    if (!word.starts_with("--") || (option == nullptr && reads(word))) {
      arguments.positions.push_back(word);
    } else if (option == nullptr || dashed.value) {
      if (option != nullptr && option->kind == Kind::flag) {
        throw Error(
            fmt::format("--{} takes no value; found {}", option->name, in_quotes(*dashed.value)));
      }
      arguments.set(dashed.name, std::string(dashed.value.value_or("")));
    } else if (option->kind == Kind::flag) {
      arguments.set(dashed.name, "yes");
    } else if (!option->bare.empty() &&
               (i + 1 == words.size() || words[i + 1].starts_with("--") || reads(words[i + 1]))) {
      arguments.set(dashed.name, option->bare);
    } else if (i + 1 < words.size()) {
      arguments.set(dashed.name, words[++i]);
    } else {
      throw Error(fmt::format("--{} is the last word; expected its value, <{}>, after it",
                              option->name, option->value));
    }
  }
  return arguments;
}

}  // namespace zermelo
