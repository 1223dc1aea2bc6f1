#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/datum.h"

namespace zermelo {

/// One cell: the name of its column and what stands in it.
using CsvCell = std::pair<std::string, std::string>;

/// The facts of an answer as the cells of one row: a fact inside another is named `outer.inner`, a
/// list is written as JSON, what is not known is empty.
std::vector<CsvCell> csv_cells(const Fields& fields);

/// One line of RFC 4180 (its end a lone LF): cells with a comma, a quote or a line break are
/// quoted.
std::string csv_line(const std::vector<std::string>& cells);

/// Answers as a table: a header line with the names of the first answer's facts and `error`, then
/// one line an answer. An answer with a fact that the header does not name begins a new table after
/// an empty line. Refusals (a position and an error) that come before the first answer wait for it,
/// since they do not know the header.
class CsvTable {
 public:
  /// The lines that can be printed now.
  std::string add(const Fields& fields);
  /// What is still waiting when no more answers come.
  std::string rest();

 private:
  std::string row(const std::vector<CsvCell>& cells);
  std::string waiting_rows();

  std::vector<std::string> columns_;
  std::vector<Fields> waiting_;
};

}  // namespace zermelo
