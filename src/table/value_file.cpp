#include "table/value_file.h"

#include <fmt/format.h>

#include "base/error.h"
#include "table/table.h"
#include "table/writer.h"
#include "value/packed.h"

namespace zermelo {
namespace {

constexpr std::string_view kind = "values";

}  // namespace

void save_values(const std::filesystem::path& path, ValueStore& store,
                 const std::vector<NamedValue>& values) {
  TableWriter out(path, std::string(kind));
  std::vector<Value> only;
  List names;
  for (const auto& [name, value] : values) {
    only.push_back(value);
    names.emplace_back(name);
  }
  out.begin({"values"});
  out.append(packed_values(store, only));
  out.finish(Fields{}.add("names", names));
}

std::vector<NamedValue> load_values(const std::filesystem::path& path, ValueStore& store) {
  const Table table(path);
  const std::string where = fmt::format("table {}", shortened(path.string()));
  if (table.kind() != kind)
    throw Error(
        fmt::format("{} is of kind {}; expected saved values", where, in_quotes(table.kind())));
  const auto values = unpacked_values(store, table.read("values"), where);
  const Datum* names = table.facts().find("names");
  const List* list = names == nullptr ? nullptr : std::get_if<List>(&names->value);
  if (list == nullptr || list->size() != values.size())
    throw Error(fmt::format("{} does not name each of its values", where));
  std::vector<NamedValue> out;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto* name = std::get_if<std::string>(&(*list)[i].value);
    if (name == nullptr) throw Error(fmt::format("{} has a name that is not a text", where));
    out.push_back({*name, values[i]});
  }
  return out;
}

}  // namespace zermelo
