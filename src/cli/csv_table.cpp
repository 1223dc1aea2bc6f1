#include "cli/csv_table.h"

#include <algorithm>

namespace zermelo {
namespace {

constexpr std::string_view error_column = "error", more_column = "more";

void add_cells(const std::string& name, const Datum& datum, std::vector<CsvCell>& cells) {
  if (const auto* inner = std::get_if<Fields>(&datum.value); inner != nullptr && !inner->empty()) {
    for (const Field& field : inner->entries)
      add_cells(name.empty() ? field.name : name + '.' + field.name, field.value, cells);
  } else if (const auto* text = std::get_if<std::string>(&datum.value)) {
    cells.emplace_back(name, *text);
  } else {
    cells.emplace_back(name, datum.is_null() ? "" : to_json(datum));
  }
}

}  // namespace

std::vector<CsvCell> csv_cells(const Fields& fields) {
  std::vector<CsvCell> cells;
  add_cells("", fields, cells);
  return cells;
}

bool have_columns(const std::vector<std::string>& columns, const Fields& fields) {
  return std::ranges::all_of(csv_cells(fields), [&](const CsvCell& cell) {
    return std::ranges::any_of(columns, [&](const std::string& column) {
      return column == cell.first || column.starts_with(cell.first + '.');
    });
  });
}

std::string csv_line(const std::vector<std::string>& cells) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) line += ',';
    if (cells[i].find_first_of(",\"\r\n") == std::string::npos) {
      line += cells[i];
      continue;
    }
    line += '"';
    for (const char c : cells[i]) line += c == '"' ? std::string("\"\"") : std::string(1, c);
    line += '"';
  }
  return line + '\n';
}

CsvTable::CsvTable(std::vector<std::string> columns)
    : columns_(std::move(columns)), is_listed_(!columns_.empty()) {}

std::string CsvTable::header(const Fields& first) {
  has_header_ = true;
  if (!is_listed_) {
    for (const auto& [name, text] : csv_cells(first))
      if (name != error_column) columns_.push_back(name);
    columns_.emplace_back(more_column);
  }
  columns_.emplace_back(error_column);
  return csv_line(columns_);
}

std::string CsvTable::row(const Fields& fields) const {
  std::vector<std::string> line(columns_.size());
  const auto cell_of = [&](std::string_view name) {
    const auto column = std::ranges::find(columns_, name);
    return column == columns_.end() ? nullptr
                                    : &line[static_cast<std::size_t>(column - columns_.begin())];
  };
  Fields more;
  for (const Field& field : fields.entries) {
    const Fields alone = Fields{}.add(field.name, field.value);
    if (!have_columns(columns_, alone)) more.add(field.name, field.value);
    for (const auto& [name, text] : csv_cells(alone))
      if (std::string* cell = cell_of(name)) *cell = text;
  }
  if (!is_listed_ && !more.empty()) *cell_of(more_column) = to_json(more);
  return csv_line(line);
}

std::string CsvTable::add(const Fields& fields) {
  if (fields.empty()) return "";
  const std::string first = has_header_ ? "" : header(fields);
  return first + row(fields);
}

std::string CsvTable::rest() { return is_listed_ && !has_header_ ? header({}) : ""; }

}  // namespace zermelo
