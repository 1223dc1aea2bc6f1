#include "web/schema.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "base/split.h"

namespace zermelo::web {
namespace {

using Names = std::vector<std::string>;

/// One row of a table: what is said of a field.
struct Described {
  std::string name;   // "moves[].dtw"
  std::string types;  // "integer", "text or list"; empty: any
  std::string meaning;
  bool may_be_null = false;
};

using Table = std::vector<Described>;

/// The words between backquotes.
Names quoted_words(const std::string& text) {
  const Names pieces = split(text, "`");
  Names words;
  for (std::size_t i = 1; i < pieces.size(); i += 2) words.push_back(pieces[i]);
  return words;
}

/// The tables of docs/formats.md: by command and game ("solve clobber"), by item ("reproduce
/// plain-random"), and the common fields by the empty name.
class Tables {
 public:
  explicit Tables(std::string_view page) {
    std::istringstream lines{std::string(page)};
    for (std::string line; std::getline(lines, line);) read(line);
  }

  /// The fields of a command: those that all share, then its own.
  Table of(const std::string& command) const {
    Table table = by_command_.at("");
    const auto own = by_command_.find(command);
    if (own != by_command_.end()) table.insert(table.end(), own->second.begin(), own->second.end());
    return table;
  }

 private:
  void read(const std::string& line) {
    if (line.starts_with("### ")) {
      commands_ = line == "### Common fields" ? Names{""} : quoted_words(line);
    } else if (line.starts_with("## ")) {
      commands_.clear();
    } else if (line.starts_with("| `") && in_fields_) {
      read_fields(line);
    } else if (line.starts_with("| `") && in_items_) {
      read_item(line);
    }
    if (!line.starts_with('|')) in_fields_ = in_items_ = false;
    in_fields_ = in_fields_ || line == "| field | type | meaning | null when |";
    in_items_ = in_items_ || line == "| item | one object for each | fields |";
  }

  static Names cells_of(const std::string& line) {
    return split(line.substr(2, line.size() - 4), " | ");
  }

  /// Several fields may share a row; they have one type, or one each.
  void read_fields(const std::string& line) {
    const Names cells = cells_of(line);
    if (cells.size() != 4) return;
    const Names names = quoted_words(cells[0]), types = split(cells[1], ", ");
    for (std::size_t i = 0; i < names.size(); ++i) {
      const auto& type = types[types.size() == names.size() ? i : 0];
      for (const auto& command : commands_)
        by_command_[command].push_back({names[i], type, cells[2], cells[3] != "never"});
    }
  }

  void read_item(const std::string& line) {
    const Names cells = cells_of(line);
    if (cells.size() != 3) return;
    for (const auto& item : quoted_words(cells[0]))
      for (const auto& field : quoted_words(cells[2]))
        by_command_["reproduce " + item].push_back({field, "", "", true});
  }

  std::map<std::string, Table> by_command_{{"", {}}};
  Names commands_;
  bool in_fields_ = false, in_items_ = false;
};

/// The knowledge of one value: of the answer itself, of a field, or of the elements of a list.
struct Shape {
  const Described* row = nullptr;
  std::vector<std::pair<std::string, Shape>> fields = {};
  std::vector<Shape> elements = {};  // one, or none

  Shape& field(const std::string& name) {
    const auto it = std::ranges::find(fields, name, [](const auto& each) { return each.first; });
    return it != fields.end() ? it->second : fields.emplace_back(name, Shape{}).second;
  }
  Shape& element() { return elements.empty() ? elements.emplace_back() : elements.front(); }
};

void put(Shape& answer, const Described& row) {
  Shape* shape = &answer;
  for (std::string part : split(row.name, ".")) {
    std::size_t depth = 0;
    for (; part.ends_with("[]"); part.resize(part.size() - 2)) ++depth;
    if (!part.empty()) shape = &shape->field(part);
    for (; depth > 0; --depth) shape = &shape->element();
  }
  shape->row = &row;
}

/// The types of JSON for those of the page.
Datum types_of(const Described& row) {
  static const std::map<std::string, std::string> names{{"text", "string"}, {"list", "array"}};
  List types;
  for (const auto& each : split(row.types, " or ")) {
    const auto it = names.find(each);
    types.emplace_back(it == names.end() ? each : it->second);
  }
  if (row.may_be_null) types.emplace_back("null");
  return types.size() == 1 ? types.front() : Datum(types);
}

Fields schema_of(const Shape& shape) {
  Fields schema;
  if (shape.row != nullptr && !shape.row->types.empty()) schema.add("type", types_of(*shape.row));
  if (shape.row != nullptr && !shape.row->meaning.empty())
    schema.add("description", shape.row->meaning);
  Fields properties;
  for (const auto& [name, field] : shape.fields) properties.add(name, schema_of(field));
  if (!properties.empty()) schema.add("properties", properties);
  if (!shape.elements.empty()) schema.add("items", schema_of(shape.elements.front()));
  return schema;
}

/// The name of a command on the page.
std::string name_on_page(const Endpoint& endpoint) {
  if (!endpoint.game.empty()) return endpoint.command.name + ' ' + endpoint.game;
  std::string name = endpoint.path;
  std::ranges::replace(name, '/', ' ');
  return name;
}

Fields schema_of(const Table& table, const std::string& title) {
  Shape answer;
  for (const Described& row : table) put(answer, row);
  Fields schema;
  schema.add("title", title).add("type", "object");
  for (auto& [name, value] : schema_of(answer).entries) schema.add(name, std::move(value));
  return schema;
}

Fields error_schema() {
  const auto text = Fields{}.add("type", "string");
  return Fields{}
      .add("title", "the answer to a request that was refused")
      .add("type", "object")
      .add("properties", Fields{}.add("position", text).add("error", text))
      .add("required", List{"error"});
}

}  // namespace

std::string schema_json(const Endpoints& endpoints, std::string_view formats) {
  const Tables tables(formats);
  Fields definitions;
  for (const auto& endpoint : endpoints.all()) {
    const std::string title = "one answer of /api/v1/" + endpoint->path;
    definitions.add(endpoint->path, schema_of(tables.of(name_on_page(*endpoint)), title));
  }
  definitions.add("error", error_schema());
  return to_json(Fields{}
                     .add("$schema", "https://json-schema.org/draft/2020-12/schema")
                     .add("title", "the answers of the API")
                     .add("$defs", std::move(definitions))) +
         '\n';
}

}  // namespace zermelo::web
