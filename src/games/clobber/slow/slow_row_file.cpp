#include "games/clobber/slow/slow_row_file.h"

#include <fmt/format.h>

#include <variant>

#include "base/bytes.h"
#include "base/error.h"
#include "table/table.h"

namespace zermelo::clobber {
namespace {

using Form = SlowForms::Form;

constexpr std::string_view no_value = "holds a form that is not a value of Clobber; build it again";
constexpr std::uint32_t longest = 24;
constexpr std::uint32_t most_moves = 100;  // in a play of one form

Form read_simple(ByteReader& in, SlowForms& forms) {
  if (in.text() != "0") in.fail(no_value);
  const auto ups = in.whole();
  const auto star = in.count();
  if (ups < -std::int64_t{longest} || ups > longest || star > longest) in.fail(no_value);
  return forms.ups_and_star(static_cast<std::int32_t>(ups), static_cast<std::uint32_t>(star));
}

SlowForms::Options read_options(ByteReader& in, std::uint64_t count,
                                const std::vector<Form>& earlier) {
  SlowForms::Options options;
  for (; count > 0; --count) {
    const auto back = in.count(earlier.size());
    if (back == 0) in.fail("holds a form that is its own option; build it again");
    options.push_back(earlier[earlier.size() - back]);
  }
  return options;
}

Form read_listed(ByteReader& in, const std::vector<Form>& earlier, SlowForms& forms) {
  const auto lefts = in.count(), rights = in.count();
  auto left = read_options(in, lefts, earlier);
  auto right = read_options(in, rights, earlier);
  if (left.empty() != right.empty()) in.fail(no_value);
  const Form form = forms.listed(std::move(left), std::move(right));
  if (forms.depth(form) > most_moves) in.fail(no_value);
  return form;
}

/// The packed forms, drawn at the top of value/packed.cpp.
std::vector<Form> read_values(const std::string& bytes, std::string_view where, SlowForms& forms) {
  ByteReader in(bytes, where);
  std::vector<Form> all, values;
  for (auto left = in.count(bytes.size()); left > 0; --left)
    all.push_back(in.count(1) == 0 ? read_simple(in, forms) : read_listed(in, all, forms));
  for (auto left = in.count(bytes.size()); left > 0; --left) {
    const auto place = in.count();
    if (place >= all.size()) in.fail("names a form it does not hold; build it again");
    values.push_back(all[place]);
  }
  if (!in.at_end()) in.fail("has bytes left over; build it again");
  return values;
}

std::uint32_t read_length(const Table& table, std::string_view where) {
  if (table.kind() != "clobber rows")
    throw Error(fmt::format("{} is of kind {}; expected rows of Clobber", where,
                            in_quotes(std::string_view(table.kind()))));
  const Datum* length = table.facts().find("length");
  const auto* n = length == nullptr ? nullptr : std::get_if<std::int64_t>(&length->value);
  if (n == nullptr || *n < 1 || *n > longest)
    throw Error(fmt::format("{} does not say how long its rows are; build it again", where));
  return static_cast<std::uint32_t>(*n);
}

std::vector<Form> values_of_rows(const Table& table, std::string_view where, SlowForms& forms) {
  const auto values = read_values(table.read("values"), where, forms);
  std::vector<Form> of_rows;
  for (const auto which : table.numbers<std::uint32_t>("value")) {
    if (which >= values.size())
      throw Error(fmt::format("{} names a value it does not hold; build it again", where));
    of_rows.push_back(values[which]);
  }
  return of_rows;
}

}  // namespace

SlowRowFile read_row_file(const std::filesystem::path& path, SlowForms& forms) {
  const Table table(path);
  const std::string where = fmt::format("table {}", shortened(path.string()));
  SlowRowFile file;
  file.length = read_length(table, where);
  table.check();
  std::uint64_t rows = 0;
  for (std::uint32_t n = 1; n <= file.length; ++n) rows += std::uint64_t{1} << n;
  for (const auto* name :
       {"outcome", "value", "left_dominated", "right_dominated", "bounds", "simplest"}) {
    if (table.column(name).entries != rows)
      throw Error(fmt::format("{} has {} rows in its column {}; expected {}", where,
                              table.column(name).entries, name, rows));
  }
  file.outcome = table.numbers<std::uint8_t>("outcome");
  file.value = values_of_rows(table, where, forms);
  file.left_dominated = table.numbers<std::uint32_t>("left_dominated");
  file.right_dominated = table.numbers<std::uint32_t>("right_dominated");
  file.bounds = table.numbers<std::uint32_t>("bounds");
  file.simplest = table.numbers<std::uint32_t>("simplest");
  return file;
}

}  // namespace zermelo::clobber
