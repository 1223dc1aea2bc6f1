#include "cli/csv_table.h"

#include <algorithm>

namespace zermelo {
namespace {

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

bool is_refusal(const Fields& fields) {
  return std::ranges::all_of(fields.entries, [](const Field& field) {
    return field.name == "position" || field.name == "error";
  });
}

/// True when a column is named so, or lies inside a fact of that name: a null in its place.
bool has_column(const std::vector<std::string>& columns, const std::string& name) {
  return std::ranges::any_of(columns, [&](const std::string& column) {
    return column == name || column.starts_with(name + '.');
  });
}

}  // namespace

std::vector<CsvCell> csv_cells(const Fields& fields) {
  std::vector<CsvCell> cells;
  add_cells("", fields, cells);
  return cells;
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

std::string CsvTable::row(const std::vector<CsvCell>& cells) {
  std::vector<std::string> line(columns_.size());
  for (const auto& [name, text] : cells) {
    const auto column = std::ranges::find(columns_, name);
    if (column != columns_.end()) line[static_cast<std::size_t>(column - columns_.begin())] = text;
  }
  return csv_line(line);
}

std::string CsvTable::waiting_rows() {
  std::string rows;
  for (const Fields& fields : std::exchange(waiting_, {})) rows += row(csv_cells(fields));
  return rows;
}

std::string CsvTable::add(const Fields& fields) {
  if (fields.empty()) return "";
  if (columns_.empty() && is_refusal(fields)) {
    waiting_.push_back(fields);
    return "";
  }
  const auto cells = csv_cells(fields);
  std::string lines;
  const bool fits = std::ranges::all_of(
      cells, [&](const CsvCell& cell) { return has_column(columns_, cell.first); });
  if (!fits) {
    if (!columns_.empty()) lines += '\n';
    columns_.clear();
    for (const auto& [name, text] : cells) columns_.push_back(name);
    if (!has_column(columns_, "error")) columns_.emplace_back("error");
    lines += csv_line(columns_) + waiting_rows();
  }
  return lines + row(cells);
}

std::string CsvTable::rest() {
  if (waiting_.empty()) return "";
  columns_ = {"position", "error"};
  return csv_line(columns_) + waiting_rows();
}

}  // namespace zermelo
