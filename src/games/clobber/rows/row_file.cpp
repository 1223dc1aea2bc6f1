// The database as a table file of kind "clobber rows". Its columns, with one entry per row in the
// order of row_index:
//
//   outcome           1 byte    L, R, N or P
//   value             4 bytes   the index of its value among the values below
//   left_dominated    4 bytes   bit i: the move in the pair of cells i, i + 1 is dominated
//   right_dominated   4 bytes
//   bounds            4 bytes   four signed bytes: lower, lower with star, upper, upper with star
//   simplest          4 bytes   the index of the simplest row of the same value; all ones for 0
//   values            bytes     the distinct values, as value/packed.h packs them

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "base/error.h"
#include "games/clobber/rows/row_table.h"
#include "table/table.h"
#include "table/writer.h"
#include "value/packed.h"

namespace zermelo::clobber {
namespace {

constexpr std::string_view kind = "clobber rows";

std::uint32_t packed(UpBounds b) {
  const auto byte = [](int n) { return std::uint32_t{static_cast<std::uint8_t>(n)}; };
  return byte(b.lower) | byte(b.lower_star) << 8 | byte(b.upper) << 16 | byte(b.upper_star) << 24;
}

UpBounds unpacked(std::uint32_t bits) {
  const auto byte = [bits](int shift) { return static_cast<std::int8_t>(bits >> shift); };
  return {byte(0), byte(8), byte(16), byte(24)};
}

OutcomeClass outcome_from(std::uint8_t c, const std::string& where) {
  for (const auto outcome :
       {OutcomeClass::left, OutcomeClass::right, OutcomeClass::next, OutcomeClass::previous}) {
    if (static_cast<std::uint8_t>(letter(outcome)) == c) return outcome;
  }
  throw Error(fmt::format("{} holds {} for an outcome; build it again", where,
                          in_quotes(static_cast<char>(c))));
}

Table open_rows(const std::filesystem::path& path) {
  Table file(path);
  if (file.kind() != kind)
    throw Error(fmt::format("table {} is of kind {}; expected rows of Clobber",
                            shortened(path.string()), in_quotes(file.kind())));
  return file;
}

}  // namespace

void save_rows(const std::filesystem::path& path, const RowTable& table, ValueStore& store) {
  TableWriter out(path, std::string(kind));
  std::vector<Value> values;
  std::unordered_map<std::uint32_t, std::uint32_t> places;
  std::vector<std::uint8_t> outcomes;
  std::vector<std::uint32_t> which, bounds;
  for (std::size_t i = 0; i < table.value.size(); ++i) {
    const auto [at, fresh] =
        places.try_emplace(table.value[i].id, static_cast<std::uint32_t>(values.size()));
    if (fresh) values.push_back(table.value[i]);
    which.push_back(at->second);
    outcomes.push_back(static_cast<std::uint8_t>(letter(table.outcome[i])));
    bounds.push_back(packed(table.bounds[i]));
  }
  out.column<std::uint8_t>("outcome", outcomes);
  out.column<std::uint32_t>("value", which);
  out.column<std::uint32_t>("left_dominated", table.left_dominated);
  out.column<std::uint32_t>("right_dominated", table.right_dominated);
  out.column<std::uint32_t>("bounds", bounds);
  out.column<std::uint32_t>("simplest", table.simplest);
  out.begin({"values"});
  out.append(packed_values(store, values));
  out.finish(Fields{}
                 .add("length", std::uint64_t{table.length})
                 .add("rows", std::uint64_t{table.value.size()})
                 .add("values", std::uint64_t{values.size()}));
}

RowTable load_rows(const std::filesystem::path& path, ValueStore& store) {
  const Table file = open_rows(path);
  const std::string where = fmt::format("table {}", shortened(path.string()));
  const Datum* length = file.facts().find("length");
  const auto* n = length == nullptr ? nullptr : std::get_if<std::int64_t>(&length->value);
  if (n == nullptr || *n < 1 || *n > longest_row)
    throw Error(fmt::format("{} does not say how long its rows are; build it again", where));
  RowTable table;
  table.length = static_cast<std::uint32_t>(*n);
  const auto rows = rows_up_to(table.length);
  const auto outcomes = file.numbers<std::uint8_t>("outcome");
  const auto which = file.numbers<std::uint32_t>("value");
  const auto bounds = file.numbers<std::uint32_t>("bounds");
  table.left_dominated = file.numbers<std::uint32_t>("left_dominated");
  table.right_dominated = file.numbers<std::uint32_t>("right_dominated");
  table.simplest = file.numbers<std::uint32_t>("simplest");
  const auto values = unpacked_values(store, file.read("values"), where);
  for (const auto size : {outcomes.size(), which.size(), bounds.size(), table.left_dominated.size(),
                          table.right_dominated.size(), table.simplest.size()}) {
    if (size != rows) throw Error(fmt::format("{} lacks rows; build it again", where));
  }
  for (std::uint32_t i = 0; i < rows; ++i) {
    if (which[i] >= values.size() ||
        (table.simplest[i] >= rows && table.simplest[i] != RowTable::no_row))
      throw Error(fmt::format("{} refers to entries that it does not hold; build it again", where));
    table.outcome.push_back(outcome_from(outcomes[i], where));
    table.value.push_back(values[which[i]]);
    table.bounds.push_back(unpacked(bounds[i]));
  }
  return table;
}

std::string row_table_name(std::uint32_t length) {
  return "clobber-rows-" + std::to_string(length) + ".table";
}

std::optional<std::filesystem::path> longest_table(const std::vector<std::string>& folders) {
  for (std::uint32_t length = longest_row; length > 0; --length) {
    for (const std::filesystem::path folder : folders) {
      std::error_code ignored;
      auto path = folder / row_table_name(length);
      if (!std::filesystem::exists(path, ignored)) continue;
      open_rows(path).expect(Fields{}.add("length", std::uint64_t{length}));
      return path;
    }
  }
  return std::nullopt;
}

}  // namespace zermelo::clobber
