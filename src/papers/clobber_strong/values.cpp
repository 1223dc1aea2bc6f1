// Table 6 of the paper on strong 1-D Clobber: the number of rows with each of the simplest values.
// The paper recognised values by patterns; here every row has its exact value.

#include <fmt/format.h>

#include <map>

#include "base/numbers.h"
#include "games/clobber/rows/row_table.h"
#include "papers/clobber_strong/reproductions.h"
#include "value/text.h"

namespace zermelo::clobber {
namespace {

struct Printed {
  const char* value;
  std::uint64_t count;
};

constexpr Printed printed[] = {{"0", 74}, {"*", 48}, {"^", 32}, {"v", 32}, {"^2", 2}, {"v2", 2}};

/// The number of rows of up to `length` stones, with both colours, that have each value.
std::map<std::string, std::uint64_t> count_values(const RowTable& table, ValueStore& store,
                                                  std::uint32_t length) {
  std::map<std::uint32_t, std::uint64_t> by_id;
  for (std::uint32_t i = 0; i < rows_up_to(length); ++i)
    by_id[table.value[i].id] += row_at(i).is_alive() ? 1 : 0;
  std::map<std::string, std::uint64_t> out;
  for (const auto& [id, count] : by_id)
    if (store.simple(Value{id}) != nullptr) out[value_text(store, Value{id})] = count;
  return out;
}

/// A count of the paper beside ours, of the rows of up to `length` stones.
struct ComparedCount {
  std::uint32_t length;
  Printed printed;
  std::uint64_t ours;
};

Fields fields_of(const ComparedCount& compared) {
  return Fields{}
      .add("item", "strong-values")
      .add("length", std::uint64_t{compared.length})
      .add("value", compared.printed.value)
      .add("theirs", compared.printed.count)
      .add("ours", compared.ours);
}

Text words_of(const ComparedCount& compared) {
  return {
      {fmt::format("  up to {:>2} stones  {:<3} theirs {:>4}   ours {:>10}\n", compared.length,
                   compared.printed.value, compared.printed.count, with_commas(compared.ours))}};
}

void tell(std::uint32_t most_stones, Sink& sink, Budget& budget) {
  ValueStore store(std::size_t{8} << 30);
  const auto table =
      build_rows(most_stones, store, budget, [&](std::uint32_t n, std::uint64_t done) {
        sink.progress(fmt::format("rows of {} stones", n),
                      static_cast<double>(done) / rows_up_to(most_stones));
      });
  for (const std::uint32_t length : {12U, 16U, 20U}) {
    if (length > most_stones) break;
    auto counts = count_values(table, store, length);
    for (const Printed& row : printed) {
      const ComparedCount compared{length, row, counts[row.value]};
      sink.answer({fields_of(compared), words_of(compared)});
    }
  }
}

}  // namespace

Reproduction values_reproduction() {
  Command command{.name = "strong-values",
                  .summary = "table 6 of strong 1-D Clobber: rows by value"};
  command.examples = {{"reproduce strong-values", "rows of up to 12 and 16 stones"},
                      {"reproduce strong-values --length 12", "a minute less"}};
  command.options = {{"length", Kind::count, "n", "the longest rows: 12, 16 or 20", "16"}};
  command.start = [](const Arguments& arguments) -> Run {
    const auto most = std::min<std::uint64_t>(arguments.count("length"), 20);
    return [most](const std::string&, Sink& sink, Budget& budget) {
      try {
        tell(static_cast<std::uint32_t>(most), sink, budget);
      } catch (const GaveUp&) {
        if (!budget.stopped()) throw;  // an interrupted run has no result, and the status says so
      }
    };
  };
  return {"clobber-strong", command};
}

}  // namespace zermelo::clobber
