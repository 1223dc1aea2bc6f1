#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/datum.h"

namespace zermelo {

/// One cell: the name of its column and its content.
using CsvCell = std::pair<std::string, std::string>;

/// The fields of an answer as the cells of one row: a field inside another is named `outer.inner`,
/// a list is written as JSON, and the cell of a null is empty.
std::vector<CsvCell> csv_cells(const Fields& fields);

/// True when each of these fields has a column. A field with inner fields may be null as a whole.
bool have_columns(const std::vector<std::string>& columns, const Fields& fields);

/// One line as in RFC 4180, but ended by LF alone: cells with a comma, a quote or a line break are
/// quoted.
std::string csv_line(const std::vector<std::string>& cells);

/// Answers as one table: a header line, then one line per answer; `error` is the last column.
///
/// Where the columns are not known beforehand, they are the names of the first answer's fields and
/// `more`, a JSON object with all other fields of later answers. The header is printed only once,
/// and no line waits for another.
class CsvTable {
 public:
  explicit CsvTable(std::vector<std::string> columns = {});

  /// The lines of one answer, or of a refusal: a position and an error.
  std::string add(const Fields& fields);
  /// The header of a table without answers, if it is known and was not printed.
  std::string rest();

 private:
  std::string header(const Fields& first);
  std::string row(const Fields& fields) const;

  std::vector<std::string> columns_;  // with `more` and `error` once the header is known
  bool is_listed_;                    // the columns were known beforehand
  bool has_header_ = false;
};

}  // namespace zermelo
