// The endgame database of rows: built, and asked.

#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "base/error.h"
#include "base/files.h"
#include "base/folder_lock.h"
#include "base/numbers.h"
#include "commands/clobber/commands.h"
#include "games/clobber/board/board.h"
#include "games/clobber/rows/row_table.h"
#include "games/clobber/slow/row_verifier.h"
#include "value/text.h"

namespace zermelo::clobber {
namespace {

namespace fs = std::filesystem;

std::uint32_t wanted_length(const Arguments& arguments) {
  const auto length = arguments.count("length");
  if (length >= 1 && length <= longest_row) return static_cast<std::uint32_t>(length);
  throw Error(fmt::format("clobber: --length {}; rows of 1 to {} stones can be built", length,
                          longest_row));
}

Answer built(const fs::path& path, const RowTable& table, double seconds) {
  const auto bytes = fs::file_size(path);
  Answer answer;
  answer.fields.add("game", "clobber")
      .add("table", path.filename().string())
      .add("rows", std::uint64_t{table.value.size()})
      .add("seconds", seconds)
      .add("bytes", bytes);
  answer.text.push_back(
      {fmt::format("{}: {} rows, {}, {}\n", path.string(), with_commas(table.value.size()),
                   show_bytes(bytes), show_seconds(seconds)),
       Tone::strong});
  return answer;
}

Answer stopped(const fs::path& path) {
  Answer answer;
  answer.status = Status::unknown;
  answer.fields.add("game", "clobber").add("table", path.filename().string()).add("stopped", true);
  answer.text.push_back({fmt::format("stopped; {} was not written\n", path.string())});
  return answer;
}

void build(const Arguments& arguments, Sink& sink, Budget& budget) {
  const auto length = wanted_length(arguments);
  const fs::path folder = tables_folders(arguments).front();
  const FolderLock lock(folder);
  const fs::path path = folder / row_table_name(length);
  lock.remove_leftovers(path.filename().string() + '.');
  { const NewFile tried(path); }  // an unwritable place is told at once
  ValueStore store(arguments.bytes("memory"));
  try {
    const auto table = build_rows(length, store, budget, [&](std::uint32_t n, std::uint64_t done) {
      sink.progress(fmt::format("rows of {} stones", n),
                    static_cast<double>(done) / rows_up_to(length));
    });
    save_rows(path, table, store);
    sink.answer(built(path, table, budget.seconds()));
  } catch (const GaveUp&) {
    if (!budget.stopped()) throw;
    sink.answer(stopped(path));
  }
}

Answer verified(const fs::path& path, const RowCheck& check, double seconds) {
  Answer answer;
  answer.status = check.wrong == 0 ? Status::answered : Status::wrong;
  answer.fields.add("game", "clobber")
      .add("table", path.filename().string())
      .add("checked", check.checked)
      .add("wrong", check.wrong)
      .add("first_wrong", check.wrong == 0 ? Datum() : Datum(check.first_wrong))
      .add("seconds", seconds);
  answer.text.push_back(
      {fmt::format("{}: {} rows checked, {} wrong, {}\n", path.string(), with_commas(check.checked),
                   check.wrong, show_seconds(seconds)),
       check.wrong == 0 ? Tone::good : Tone::bad});
  if (check.wrong != 0) answer.text.push_back({"  " + check.first_wrong + '\n', Tone::bad});
  return answer;
}

void verify(const Arguments& arguments, Sink& sink, Budget& budget) {
  const auto path = longest_table(tables_folders(arguments));
  if (!path) throw Error("clobber: there is no table of rows to verify; zermelo build clobber");
  const auto check = verify_rows(
      *path, static_cast<std::uint32_t>(arguments.count("full")), arguments.count("sample"),
      arguments.count("seed"), budget, [&](std::uint64_t done, std::uint64_t of) {
        sink.progress("rows", static_cast<double>(done) / static_cast<double>(of));
      });
  sink.answer(verified(*path, check, budget.seconds()));
}

class Prober {
 public:
  explicit Prober(const fs::path& path)
      : store_(std::size_t{4} << 30), table_(load_rows(path, store_)) {}

  Answer answer(const std::string& position) {
    const Row row = read_row(position);
    const auto i = row_index(row);
    const std::string value = value_text(store_, table_.value[i]);
    const auto& b = table_.bounds[i];
    const auto simplest =
        table_.simplest[i] == RowTable::no_row ? "." : text(row_at(table_.simplest[i]));
    Answer out;
    out.fields.add("game", "clobber")
        .add("position", position)
        .add("outcome", std::string(1, letter(table_.outcome[i])))
        .add("value", value)
        .add("left_dominated", moves(row, table_.left_dominated[i], true))
        .add("right_dominated", moves(row, table_.right_dominated[i], false))
        .add("bounds", Fields{}
                           .add("lower", int{b.lower})
                           .add("lower_star", int{b.lower_star})
                           .add("upper", int{b.upper})
                           .add("upper_star", int{b.upper_star}))
        .add("simplest", simplest)
        .add("exact", true)
        .add("source", "table");
    out.text.push_back(
        {fmt::format("{}: {} (outcome {})\n", position, value, letter(table_.outcome[i])),
         Tone::strong});
    out.text.push_back(
        {fmt::format("  at least {} ups, {} ups and star; at most {} ups, {} ups and star\n",
                     b.lower, b.lower_star, b.upper, b.upper_star)});
    out.text.push_back({fmt::format("  the simplest row of this value: {}\n", simplest)});
    out.text.push_back({fmt::format("  dominated moves: Left {}, Right {}\n",
                                    words(row, table_.left_dominated[i], true),
                                    words(row, table_.right_dominated[i], false))});
    return out;
  }

 private:
  Row read_row(const std::string& position) const {
    const Board board = read_board(position);
    Row row{static_cast<std::uint32_t>(board.cells.size()), 0};
    const bool connected = std::ranges::find(board.cells, Cell::empty) == board.cells.end();
    if (board.rows != 1 || !connected || row.length > table_.length) {
      throw Error(
          fmt::format("clobber: {} is not in the table; it has rows of up to {} stones "
                      "without a gap",
                      zermelo::quoted(position), table_.length));
    }
    for (std::uint32_t i = 0; i < row.length; ++i)
      row.black |= board.cells[i] == Cell::black ? 1U << i : 0U;
    return row;
  }

  static std::vector<std::string> move_texts(Row row, std::uint32_t pairs, bool is_left) {
    std::vector<std::string> out;
    for (std::uint32_t i = 0; i + 1 < row.length; ++i) {
      if ((pairs >> i & 1U) == 0) continue;
      const bool first_moves = ((row.black >> i & 1U) != 0) == is_left;
      out.push_back(first_moves ? fmt::format("{}-{}", i, i + 1) : fmt::format("{}-{}", i + 1, i));
    }
    return out;
  }
  static List moves(Row row, std::uint32_t pairs, bool is_left) {
    List list;
    for (auto& each : move_texts(row, pairs, is_left)) list.emplace_back(std::move(each));
    return list;
  }
  static std::string words(Row row, std::uint32_t pairs, bool is_left) {
    const auto texts = move_texts(row, pairs, is_left);
    return texts.empty() ? "none" : fmt::format("{}", fmt::join(texts, " "));
  }

  ValueStore store_;
  RowTable table_;
};

}  // namespace

Command build_command() {
  Command command{.name = "build", .summary = "the endgame database of connected rows"};
  command.examples = {{"build clobber", "all rows of up to 16 stones: 131,070 of them"},
                      {"build clobber --length 18 --tables /data/zermelo", ""}};
  command.options = {{"length", Kind::count, "n", "the longest rows", "16"},
                     tables_option(),
                     memory_option("4G"),
                     seconds_option()};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      build(arguments, sink, budget);
    };
  };
  return command;
}

Command verify_command() {
  Command command{.name = "verify", .summary = "recompute the database by the slow rule"};
  command.examples = {{"verify clobber", "all short rows, and 10,000 of the longer ones"},
                      {"verify clobber --full 16 --json", "every row"}};
  command.options = {{"full", Kind::count, "n", "check every row of up to n stones", "12"},
                     {"sample", Kind::count, "n", "check n of the longer ones", "10000"},
                     {"seed", Kind::count, "n", "which ones", "1"},
                     tables_option(),
                     seconds_option()};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      verify(arguments, sink, budget);
    };
  };
  return command;
}

Command probe_command() {
  Command command{.name = "probe",
                  .summary = "look a connected row up in the database",
                  .takes = Takes::positions,
                  .word = "row"};
  command.examples = {{"probe clobber BBWBWW", "after: zermelo build clobber"},
                      {"probe clobber BWBW --json", ""}};
  command.options = {tables_option()};
  command.start = [](const Arguments& arguments) -> Run {
    const auto path = longest_table(tables_folders(arguments));
    const auto prober = path ? std::make_shared<Prober>(*path) : nullptr;
    return [prober](const std::string& position, Sink& sink, Budget&) {
      if (prober) {
        sink.answer(prober->answer(position));
        return;
      }
      read_board(position);  // bad text is bad with and without a table
      Answer unknown;
      unknown.status = Status::unknown;
      unknown.fields.add("game", "clobber")
          .add("position", position)
          .add("outcome", nullptr)
          .add("value", nullptr)
          .add("exact", false)
          .add("missing", row_table_name(16));
      unknown.text.push_back({fmt::format(
          "{}: not known; there is no table of rows yet: zermelo build clobber\n", position)});
      sink.answer(unknown);
    };
  };
  return command;
}

}  // namespace zermelo::clobber
