// The tables and figures of the paper on the table-base, computed again.

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "base/numbers.h"
#include "games/connect/slow/slow_types.h"
#include "games/connect/types/board.h"
#include "papers/connections/reproductions.h"

namespace zermelo::connect {
namespace {

constexpr LineRules connect6{6, 2};

/// A value of the paper beside ours.
struct ComparedText {
  std::string where, what, theirs, ours, note = {};

  bool is_same() const { return theirs == ours; }
};

Fields fields_of(const ComparedText& compared) {
  return Fields{}
      .add("where", compared.where)
      .add("what", compared.what)
      .add("theirs", compared.theirs)
      .add("ours", compared.ours)
      .add("same", compared.is_same())
      .add("note", null_if_empty(compared.note));
}

Text words_of(const ComparedText& compared) {
  const auto shown = [](const std::string& text) { return text.empty() ? "-" : text; };
  return {{fmt::format("  {:<9} {:<24} theirs {:<24} ours {:<24}", compared.where, compared.what,
                       shown(compared.theirs), shown(compared.ours))},
          {compared.is_same() ? " same" : " differs", compared.is_same() ? Tone::good : Tone::bad},
          {fmt::format("  {}\n", compared.note), Tone::dim}};
}

Answer answer_of(const ComparedText& compared) { return {fields_of(compared), words_of(compared)}; }

// -- Table 1: how many shapes of each length have each of the 14 types ---------------------------

constexpr std::array<std::string_view, 14> fine_types{"C6", "DW", "L5", "D5", "L4", "D4", "L3",
                                                      "S3", "D3", "L2", "D2", "L1", "D1", "V"};

/// The answer of work that was stopped.
Answer stopped(const std::string& where) {
  return {Fields{}.add("where", where).add("stopped", true),
          {{fmt::format("  {}: stopped\n", where)}},
          Status::unknown};
}

/// The number of shapes of one length with each type, in the order of `fine_types`.
struct TypeCounts {
  unsigned length = 0;
  std::array<std::uint64_t, fine_types.size()> counts{};
  std::optional<std::uint64_t> wrong;  // shapes whose type is not the defined one, if compared
};

/// Nothing when the work was stopped.
std::optional<TypeCounts> count_types(unsigned length, const LineTypes& types, bool by_definition,
                                      const Budget& budget) {
  std::map<std::string, std::uint64_t, std::less<>> counts;
  std::uint64_t wrong = 0;
  Definitions truth(by_definition ? length : 6);
  for (std::uint64_t bits = 0; bits >> length == 0; ++bits) {
    if (bits % 64 == 0 && budget.stopped()) return std::nullopt;
    const std::string type = types.fine_name({length, bits});
    ++counts[type];
    if (by_definition) wrong += truth.type(static_cast<unsigned>(bits)) != type ? 1 : 0;
  }
  TypeCounts out{.length = length};
  for (std::size_t i = 0; i < fine_types.size(); ++i)
    out.counts[i] = counts[std::string(fine_types[i])];
  if (by_definition) out.wrong = wrong;
  return out;
}

Fields fields_of(const TypeCounts& counted) {
  Fields list;
  for (std::size_t i = 0; i < fine_types.size(); ++i)
    list.add(std::string(fine_types[i]), counted.counts[i]);
  return Fields{}
      .add("where", "Table 1")
      .add("length", std::uint64_t{counted.length})
      .add("shapes", std::uint64_t{1} << counted.length)
      .add("counts", std::move(list))
      .add("differ_from_definitions", counted.wrong);
}

Text words_of(const TypeCounts& counted) {
  std::string line = fmt::format("  {:>2}", counted.length);
  for (const std::uint64_t count : counted.counts) line += fmt::format(" {:>7}", count);
  if (!counted.wrong) return {{line}, {"\n"}};
  return {{line},
          {*counted.wrong == 0 ? "  as defined\n" : fmt::format("  {} differ\n", *counted.wrong),
           *counted.wrong == 0 ? Tone::good : Tone::bad}};
}

void reproduce_types(const Arguments& arguments, Sink& sink, Budget& budget) {
  const LineTypes types(connect6);
  Text heading{
      {"shapes of each length by type; short ones compared with the definitions word by "
       "word\n  n "}};
  for (const auto type : fine_types) heading.push_back({fmt::format(" {:>7}", type)});
  heading.push_back({"\n"});
  sink.answer({{}, heading, {}});
  const unsigned checked = arguments.given("long") ? 19 : 13;
  for (unsigned length = 6; length <= 19 && !budget.stopped(); ++length) {
    if (const auto counted = count_types(length, types, length <= checked, budget))
      sink.answer({fields_of(*counted), words_of(*counted)});
    else
      sink.answer(stopped("Table 1"));
  }
}

// -- Table 2: sizes ------------------------------------------------------------------------------

/// Section 1 cites the size of Connect6: every point is black, white or void, and a game has 30
/// turns with some 300 points to choose two from.
void reproduce_complexity(Sink& sink) {
  const double states = 361 * std::log10(3.0), games = 30 * std::log10(300.0 * 299 / 2);
  sink.answer(answer_of({"Section 1", "states of 19x19", "10^172", fmt::format("10^{:.0f}", states),
                         fmt::format("3^361 = 10^{:.2f}", states)}));
  sink.answer(answer_of({"Section 1", "games of 19x19", "10^140", fmt::format("10^{:.0f}", games),
                         fmt::format("(300*299/2)^30 = 10^{:.1f}", games)}));
}

void reproduce_sizes(Sink& sink) {
  reproduce_complexity(sink);
  struct Size {
    const char *what, *theirs;
    unsigned length, k;
    const char* note;
  };
  for (const auto& [what, theirs, length, k, note] :
       {Size{"19x19 Connect6", "999.94K", 19, 6, "a slip: 2^20 - 2^6 = 1,048,512"},
        Size{"15x15 Connect6", "63.93K", 15, 6, "63.9375, theirs cut off"},
        Size{"13x13 Connect6", "15.94K", 13, 6, ""}, Size{"15x15 Go-Moku", "63.97K", 15, 5, ""}}) {
    const auto ours = fmt::format("{:.2f}K", static_cast<double>(shapes_up_to(length, k)) / 1024);
    sink.answer(answer_of({"Table 2", what, theirs, ours, note}));
  }
}

// -- Tables 3 and 4: promotions ------------------------------------------------------------------

using Targets = std::map<std::string, std::set<std::string>>;

/// For every type the types to which some point of some shape promotes it.
Targets promotions_of(unsigned length, Promotions promotions, const Budget& budget) {
  const ShapeTable table(connect6, length, promotions, &budget);
  const LineTypes& types = table.types();
  std::set<std::pair<TypeCode, TypeCode>> seen;
  for (std::uint64_t i = 0; i < table.shapes() && !budget.stopped(); ++i) {
    const Shape shape = shape_at(i, connect6.k);
    for (unsigned x = 0; x < shape.length; ++x)
      if (table.point(shape, x) > static_cast<TypeCode>(Type::O))
        seen.emplace(table.type(shape), table.point(shape, x));
  }
  Targets out;
  for (const auto& [from, to] : seen) out[types.name(from)].insert(types.name(to));
  return out;
}

struct Row {
  const char *from, *full, *reduced;  // targets of Tables 3 and 4, in the order of the columns
};
constexpr Row rows[] = {{"DW", "C6", "C6"},
                        {"L5", "C6 DW", "C6"},
                        {"L4", "DW L5", "L5"},
                        {"D5", "C6 DW L5", "C6"},
                        {"D4", "DW L5 L4 D5", "L5 L4 D5"},
                        {"L3", "L4 D4", "L4 D4"},
                        {"S3", "D4 L3", "D4 L3"},
                        {"D3", "D4 L3 S3", "D4 L3 S3"},
                        {"L2", "L3 S3 D3", "L3 S3 D3"},
                        {"O", "S3 D3 L2", "S3 D3 L2"}};

std::string in_columns(const std::set<std::string>& targets) {
  std::vector<std::string> out;
  for (const char* column : {"C6", "DW", "L5", "L4", "D5", "D4", "L3", "S3", "D3", "L2", "O"})
    if (targets.contains(column)) out.emplace_back(column);
  return fmt::format("{}", fmt::join(out, " "));
}

void reproduce_promotions(const Arguments& arguments, Sink& sink, const Budget& budget) {
  const unsigned length = arguments.given("long") ? 19 : 15;
  auto full = promotions_of(length, Promotions::all, budget);
  auto reduced = promotions_of(length, Promotions::reduced, budget);
  if (budget.stopped()) return sink.answer(stopped("Tables 3 and 4"));
  for (const Row& row : rows)
    sink.answer(answer_of({"Table 3", row.from, row.full, in_columns(full[row.from])}));
  for (const Row& row : rows)
    sink.answer(answer_of({"Table 4", row.from, row.reduced, in_columns(reduced[row.from])}));
}

// -- Figures 2, 4 and 5: Connections and their numbers -------------------------------------------

std::string connections_text(const LineBoard& board, Direction direction) {
  std::string out;
  for (const Connection& each : board.connections()) {
    if (each.direction != direction) continue;
    out += fmt::format("{}{} {}..{}", out.empty() ? "" : ", ", letter(each.colour), each.head,
                       each.head + each.shape.length - 1);
  }
  return out;
}

void reproduce_connections(Sink& sink) {
  const ShapeTable table(connect6, 19);
  // The drawing is lost; the text gives a white stone on 11 and the last black one on 7.
  const LineBoard line(table, read_grid("....x..x...o......."));
  sink.answer(answer_of({"Figure 2", "Connections of a line", "x 0..10, x 12..18, o 8..18",
                         connections_text(line, Direction::across)}));
  const LineBoard empty(table, 1, 19);
  sink.answer(answer_of({"Figure 4", "an untouched line", "x 0..18, o 0..18",
                         connections_text(empty, Direction::across)}));
  for (const auto& [length, index] : {std::pair(8U, 408U), std::pair(11U, 2200U)}) {
    sink.answer(answer_of({"Figure 5", fmt::format("({}, 216)", length), std::to_string(index),
                           std::to_string(index_of({length, 216}, connect6.k))}));
  }
}

Reproduction item(const std::string& name, const std::string& what, bool has_long,
                  const std::function<void(const Arguments&, Sink&, Budget&)>& run) {
  Command command{.name = name, .summary = what};
  command.examples = {{"reproduce " + name, ""}};
  if (has_long) command.options = {{"long", Kind::flag, "", "all shapes of up to 19 points", ""}};
  command.start = [run](const Arguments& arguments) -> Run {
    return [run, arguments](const std::string&, Sink& sink, Budget& budget) {
      run(arguments, sink, budget);
    };
  };
  return {"connections", command};
}

}  // namespace

std::vector<Reproduction> paper_reproductions() {
  return {item("connect-types", "types of Table 1: how many shapes of each length have each", true,
               reproduce_types),
          item("connect-sizes", "section 1, Table 2: how large Connect6 is, and its tables", false,
               [](const Arguments&, Sink& sink, Budget&) { reproduce_sizes(sink); }),
          item("connect-promotions", "Tables 3 and 4: which types promote to which", true,
               [](const Arguments& arguments, Sink& sink, const Budget& budget) {
                 reproduce_promotions(arguments, sink, budget);
               }),
          item("connect-figures", "Figures 2, 4 and 5: Connections and their numbers", false,
               [](const Arguments&, Sink& sink, Budget&) { reproduce_connections(sink); })};
}

}  // namespace zermelo::connect
