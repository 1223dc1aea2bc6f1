#include "commands/calculated_answer.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/typed_text.h"
#include "commands/listing.h"
#include "value/text.h"

namespace zermelo {
namespace {

using Texts = std::vector<std::string>;

/// Forms that stand deeper in others than this are not explained: every level repeats the texts of
/// those below it.
constexpr std::size_t deepest_explained = 12;

constexpr int option_width = 20;  // of a column; a longer text pushes its reason aside

Texts texts_of(ValueStore& store, const std::vector<Value>& games) {
  Texts out;
  for (const Value g : games) out.push_back(value_text(store, g));
  return out;
}

Datum list_of(const Texts& texts) { return List(texts.begin(), texts.end()); }

Text one_line(const std::string& line, const std::string& answer, Tone tone = Tone::strong) {
  return {{shown_as_typed(line) + "  "}, {answer + '\n', tone}};
}

Answer lists_answer(const std::string& line, ValueStore& store, const GameLists& lists,
                    Symbols symbols) {
  const std::string words = words_of(store, lists);
  Fields fields = Subject{"eval", line}.fields().add("answer", words);
  if (lists.left) fields.add("left", list_of(texts_of(store, *lists.left)));
  if (lists.right) fields.add("right", list_of(texts_of(store, *lists.right)));
  return {fields.add("exact", true), one_line(line, in_symbols(words, symbols))};
}

const char* name_of(OptionFate fate) {
  switch (fate) {
    case OptionFate::kept:
      return "kept";
    case OptionFate::dominated:
      return "dominated";
    default:
      return "reversible";
  }
}

/// An option as it is called in reasons: as typed, or by its value.
std::string called(ValueStore& store, const AccountedOption& option) {
  return option.typed.empty() ? value_text(store, option.value) : option.typed;
}

Fields option_fields(ValueStore& store, const FormAccount& account, const AccountedOption& option) {
  Fields out;
  out.add("side", option.side == Side::left ? "left" : "right");
  out.add("option", called(store, option)).add("value", value_text(store, option.value));
  out.add("typed", !option.typed.empty()).add("fate", name_of(option.fate));
  out.add("by", option.by ? Datum(called(store, account.options[*option.by])) : Datum());
  out.add("through", option.through ? Datum(value_text(store, *option.through)) : Datum());
  const bool is_replaced = option.fate == OptionFate::reversible;
  out.add("replaced_by", is_replaced ? list_of(texts_of(store, option.replaced_by)) : Datum());
  return out;
}

std::string reason(ValueStore& store, const FormAccount& account, const AccountedOption& option,
                   Symbols symbols) {
  if (option.by) {
    const auto& other = account.options[*option.by];
    const auto* how = other.value == option.value ? "equal to" : "dominated by";
    return fmt::format("{} {}", how, in_symbols(called(store, other), symbols));
  }
  if (!option.through) return "kept";
  const auto others = texts_of(store, option.replaced_by);
  const auto listed = in_symbols(fmt::format("{}", fmt::join(others, ", ")), symbols);
  return fmt::format(
      "reversible through {}'s {}, {}", option.side == Side::left ? "Right" : "Left",
      in_symbols(value_text(store, *option.through), symbols),
      others.empty() ? "which leaves nothing in its place" : "replaced by " + listed);
}

/// "  Left   0      dominated by 1", with the value of an option that is not written as its value;
/// two columns further in for each form that it stands in.
Span option_line(ValueStore& store, const FormAccount& account, const AccountedOption& option,
                 std::size_t depth, Symbols symbols) {
  std::string name = in_symbols(called(store, option), symbols);
  const auto value = in_symbols(value_text(store, option.value), symbols);
  if (value != name) name += " = " + value;
  const std::string begin = fmt::format("{:{}}{:<6} {}", "", 2 + 2 * depth,
                                        option.side == Side::left ? "Left" : "Right", name);
  return {fmt::format("{:<{}}  {}{}\n", begin, 9 + option_width,
                      option.typed.empty() ? "new: " : "",
                      reason(store, account, option, symbols))};
}

bool has_changes(const FormAccount* account) {
  return account != nullptr &&
         std::ranges::any_of(account->options, [](const AccountedOption& option) {
           return option.fate != OptionFate::kept || has_changes(option.inner.get());
         });
}

/// The options of a form. Of a form inside another only those are shown that do not simply stay.
void add_option_lines(Text& out, ValueStore& store, const FormAccount& account, std::size_t depth,
                      Symbols symbols) {
  for (const auto& option : account.options) {
    const bool is_changed = option.fate != OptionFate::kept || option.typed.empty();
    const bool has_inner = depth < deepest_explained && has_changes(option.inner.get());
    if (depth == 0 || is_changed || has_inner)
      out.push_back(option_line(store, account, option, depth, symbols));
    if (has_inner) add_option_lines(out, store, *option.inner, depth + 1, symbols);
  }
}

List option_list(ValueStore& store, const FormAccount& account) {
  List out;
  for (const auto& option : account.options) out.push_back(option_fields(store, account, option));
  return out;
}

/// The forms inside a form, each before those inside it.
void add_inner_forms(List& out, ValueStore& store, const FormAccount& account, std::size_t depth) {
  if (depth == deepest_explained) return;
  for (const auto& option : account.options) {
    if (!option.inner) continue;
    out.emplace_back(Fields{}
                         .add("form", option.typed)
                         .add("value", value_text(store, option.value))
                         .add("options", option_list(store, *option.inner)));
    add_inner_forms(out, store, *option.inner, depth + 1);
  }
}

Answer form_answer(const std::string& line, ValueStore& store, const FormAccount& account,
                   Symbols symbols) {
  Fields fields = Subject{"eval", line}.fields();
  const auto value = value_text(store, account.value);
  fields.add("value", value).add("name", value_name(store, account.value));
  Text text = one_line(line, in_symbols(value, symbols));
  add_option_lines(text, store, account, 0, symbols);
  List inner;
  add_inner_forms(inner, store, account, 0);
  return {fields.add("form", option_list(store, account))
              .add("inner_forms", std::move(inner))
              .add("exact", true),
          std::move(text)};
}

}  // namespace

Answer calculated_answer(const std::string& line, ValueStore& store, const Calculated& out,
                         Symbols symbols) {
  if (const auto* lists = std::get_if<GameLists>(&out.what))
    return lists_answer(line, store, *lists, symbols);
  if (const auto* account = std::get_if<FormAccount>(&out.what))
    return form_answer(line, store, *account, symbols);
  Fields fields = Subject{"eval", line}.fields();
  if (const auto* truth = std::get_if<bool>(&out.what)) {
    fields.add("truth", *truth).add("exact", true);
    return {std::move(fields),
            one_line(line, *truth ? "true" : "false", *truth ? Tone::good : Tone::bad)};
  }
  const auto& words = std::get<std::string>(out.what);
  fields.add("answer", words).add("exact", true);
  return {std::move(fields), one_line(line, in_symbols(words, symbols))};
}

}  // namespace zermelo
