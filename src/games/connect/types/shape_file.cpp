// The table-base as a table file of kind "connect shapes" with one column, stored without
// compression:
//
//   column "units", n + 1 bytes for each shape, in the order of the unary form:
//
//     byte    0                           1 .. length                           length + 1 .. n
//     holds   code of the shape's type    codes of its points, from the head    0
//
// The column begins at byte 4096 of the file, so that a program can map it and look shapes up
// without reading anything else; include/zermelo/connect_shapes.h does that in C.

#include "games/connect/types/shape_file.h"

#include <fmt/format.h>

#include "base/error.h"
#include "base/files.h"
#include "base/folder_lock.h"
#include "table/table.h"
#include "table/writer.h"

namespace zermelo::connect {
namespace {

constexpr std::string_view kind = "connect shapes";
constexpr std::uint32_t shapes_a_block = 1U << 16;

List names_of(const LineTypes& types) {
  List names;
  for (unsigned code = 0; code <= types.win(); ++code)
    names.emplace_back(types.name(static_cast<TypeCode>(code)));
  return names;
}

/// A whole number among the facts; 0 if there is none.
std::uint64_t fact(const Table& file, std::string_view name) {
  const Datum* datum = file.facts().find(name);
  const auto* number = datum == nullptr ? nullptr : std::get_if<std::int64_t>(&datum->value);
  return number == nullptr || *number < 0 ? 0 : static_cast<std::uint64_t>(*number);
}

bool is_reduced(const Table& file) {
  const Datum* datum = file.facts().find("reduced");
  const bool* reduced = datum == nullptr ? nullptr : std::get_if<bool>(&datum->value);
  return reduced != nullptr && *reduced;
}

}  // namespace

std::string shape_table_name(LineRules rules, unsigned length, Promotions promotions) {
  return fmt::format("connect-{}-{}-{}{}.table", rules.k, rules.p, length,
                     promotions == Promotions::reduced ? "-reduced" : "");
}

bool save_shapes(const std::filesystem::path& path, const ShapeTable& table, Promotions promotions,
                 const Budget* watch) {
  const LineRules rules = table.types().rules();
  TableWriter out(path, std::string(kind));
  out.begin({"units", table.units_a_shape(), shapes_a_block, Codec::none});
  const std::size_t piece = std::size_t{shapes_a_block} * table.units_a_shape();
  for (std::size_t at = 0; at < table.units().size(); at += piece) {
    if (watch != nullptr && watch->stopped()) return false;
    out.append(table.units().substr(at, piece));
  }
  out.finish(Fields{}
                 .add("k", std::uint64_t{rules.k})
                 .add("p", std::uint64_t{rules.p})
                 .add("length", std::uint64_t{table.length()})
                 .add("shapes", table.shapes())
                 .add("reduced", promotions == Promotions::reduced)
                 .add("types", names_of(table.types())));
  return true;
}

std::optional<BuiltShapes> build_shapes(const ShapeTableName& name,
                                        const std::filesystem::path& folder, const Budget& budget) {
  const FolderLock lock(folder);
  const auto path = folder / name.file();
  lock.remove_leftovers(path.filename().string() + '.');
  { const NewFile tried(path); }  // fails at once if the place cannot be written to
  const ShapeTable table(name.rules, name.length, name.promotions, &budget);
  const double build_seconds = budget.seconds();
  if (budget.stopped() || !save_shapes(path, table, name.promotions, &budget)) return std::nullopt;
  return BuiltShapes{path, table.shapes(), std::filesystem::file_size(path), build_seconds,
                     budget.seconds()};
}

namespace {

SavedShapes shapes_in(const Table& file, const std::filesystem::path& path) {
  const std::string where = fmt::format("table {}", shortened(path.string()));
  if (file.kind() != kind) {
    throw Error(fmt::format("{} is of kind {}; expected shapes of k-in-a-row", where,
                            in_quotes(file.kind())));
  }
  const LineRules rules = checked_line_rules(fact(file, "k"), fact(file, "p"));
  const std::uint64_t length = fact(file, "length");
  if (length < rules.k || length > longest_in_table) {
    throw Error(fmt::format("{} does not say how long its shapes are; build it again", where));
  }
  const auto n = static_cast<unsigned>(length);
  const Column& units = file.column("units");
  if (units.width != n + 1 || units.entries != shapes_up_to(n, rules.k))
    throw Error(fmt::format("{} lacks shapes; build it again", where));
  return {ShapeTable(rules, n, file.read("units")),
          is_reduced(file) ? Promotions::reduced : Promotions::all};
}

}  // namespace

SavedShapes load_shapes(const std::filesystem::path& path) { return shapes_in(Table(path), path); }

SavedShapes load_shapes(const std::filesystem::path& path, LineRules rules, unsigned length,
                        Promotions promotions) {
  const Table file(path);
  if (file.kind() == kind)
    file.expect(Fields{}
                    .add("k", std::uint64_t{rules.k})
                    .add("p", std::uint64_t{rules.p})
                    .add("length", std::uint64_t{length})
                    .add("reduced", promotions == Promotions::reduced));
  return shapes_in(file, path);
}

}  // namespace zermelo::connect
