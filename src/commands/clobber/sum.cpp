#include "commands/clobber/commands.h"
#include "commands/sum_command.h"
#include "games/clobber/board/widths.h"
#include "games/clobber/rows/row_table.h"
#include "games/clobber/rows/row_values.h"
#include "games/clobber/sums/solvers.h"

namespace zermelo::clobber {
namespace {

/// Short rows, whose values stay known from question to question: the database for long boards,
/// where it pays to read it (a tenth of a second), otherwise the rows met so far.
class KnowsRows {
 public:
  explicit KnowsRows(const Arguments& arguments) {
    if (arguments.has("tables")) table_ = longest_table(tables_folders(arguments));
  }

  template <std::size_t Words>
  KnownValues<Clobber<Words>> operator()(const Clobber<Words>& rules) {
    if (rules.rows() > 1) return {};
    if (table_ && rules.columns() >= long_board) {
      if (!database_) database_ = std::make_shared<RowValues>(*table_);
      if (database_->length() > RowValues::usual_length) return known_rows<Words>(*database_);
    }
    if (!met_) met_ = std::make_shared<RowValues>();
    return known_rows<Words>(*met_);
  }

 private:
  static constexpr std::size_t long_board = 30;

  std::optional<std::filesystem::path> table_;
  std::shared_ptr<RowValues> database_, met_;
};

}  // namespace

Run solve_by_sum(const Arguments& arguments) {
  using Solving = SumSolving<KnowsRows, Clobber<1>, Clobber<2>, Clobber<16>>;
  const auto solving =
      std::make_shared<Solving>("clobber", read_setup, arguments, KnowsRows(arguments));
  return [solving](const std::string& position, Sink& sink, Budget& budget) {
    solving->answer(position, sink, budget);
  };
}

}  // namespace zermelo::clobber
