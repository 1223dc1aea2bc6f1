// The endgame database of rows: `build`, `verify` and `probe`.

#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "base/error.h"
#include "base/files.h"
#include "base/folder_lock.h"
#include "base/numbers.h"
#include "commands/clobber/commands.h"
#include "games/clobber/board/board.h"
#include "games/clobber/rows/row_prober.h"
#include "games/clobber/slow/row_verifier.h"

namespace zermelo::clobber {
namespace {

namespace fs = std::filesystem;

std::uint32_t wanted_length(const Arguments& arguments) {
  const auto length = arguments.count("length");
  if (length >= 1 && length <= longest_row) return static_cast<std::uint32_t>(length);
  throw Error(fmt::format("clobber: --length {}; rows of 1 to {} stones can be built", length,
                          longest_row));
}

/// A table that was written.
struct BuiltRows {
  fs::path path;
  std::uint64_t rows = 0, bytes = 0;
  double seconds = 0;
};

Fields fields_of(const BuiltRows& built) {
  return Fields{}
      .add("game", "clobber")
      .add("table", built.path.filename().string())
      .add("rows", built.rows)
      .add("seconds", built.seconds)
      .add("bytes", built.bytes);
}

Text words_of(const BuiltRows& built) {
  return {{fmt::format("{}: {} rows, {}, {}\n", built.path.string(), with_commas(built.rows),
                       show_bytes(built.bytes), show_seconds(built.seconds)),
           Tone::strong}};
}

/// The answer of a build that was stopped.
Answer stopped(const fs::path& path) {
  return {
      Fields{}.add("game", "clobber").add("table", path.filename().string()).add("stopped", true),
      {{fmt::format("stopped; {} was not written\n", path.string())}},
      Status::unknown};
}

/// The part of the time of a build that goes into the rows; the rest is linking and writing.
constexpr double share_of_rows = 0.85;

void build(const Arguments& arguments, Sink& sink, Budget& budget) {
  const auto length = wanted_length(arguments);
  const fs::path folder = tables_folders(arguments).front();
  const FolderLock lock(folder);
  const fs::path path = folder / row_table_name(length);
  lock.remove_leftovers(path.filename().string() + '.');
  { const NewFile tried(path); }  // fails at once if the folder is not writable
  ValueStore store(arguments.bytes("memory"));
  try {
    const auto table = build_rows(length, store, budget, [&](std::uint32_t n, std::uint64_t done) {
      sink.progress(fmt::format("rows of {} stones", n),
                    share_of_rows * static_cast<double>(done) / rows_up_to(length));
    });
    sink.progress("writing the table", share_of_rows);
    save_rows(path, table, store);
    sink.progress("written", 1);
    const BuiltRows built{path, table.value.size(), fs::file_size(path), budget.seconds()};
    sink.answer({fields_of(built), words_of(built)});
  } catch (const GaveUp&) {
    if (!budget.stopped()) throw;
    sink.answer(stopped(path));
  }
}

/// A table, and what recomputing its rows has shown.
struct VerifiedRows {
  fs::path path;
  RowCheck check;
  double seconds = 0;

  bool is_right() const { return check.wrong == 0; }
};

Fields fields_of(const VerifiedRows& verified) {
  const RowCheck& check = verified.check;
  return Fields{}
      .add("game", "clobber")
      .add("table", verified.path.filename().string())
      .add("checked", check.checked)
      .add("wrong", check.wrong)
      .add("first_wrong", verified.is_right() ? Datum() : Datum(check.first_wrong))
      .add("seconds", verified.seconds);
}

Text words_of(const VerifiedRows& verified) {
  const RowCheck& check = verified.check;
  Text text{{fmt::format("{}: {} rows checked, {} wrong, {}\n", verified.path.string(),
                         with_commas(check.checked), check.wrong, show_seconds(verified.seconds)),
             verified.is_right() ? Tone::good : Tone::bad}};
  if (!verified.is_right()) text.push_back({"  " + check.first_wrong + '\n', Tone::bad});
  return text;
}

void verify(const Arguments& arguments, Sink& sink, Budget& budget) {
  const auto path = longest_table(tables_folders(arguments));
  if (!path) throw Error("clobber: there is no table of rows to verify; zermelo build clobber");
  const RowCheck check = verify_rows(
      *path, static_cast<std::uint32_t>(arguments.count("full")), arguments.count("sample"),
      arguments.count("seed"), budget, [&](std::uint64_t done, std::uint64_t of) {
        sink.progress("rows", static_cast<double>(done) / static_cast<double>(of));
      });
  const VerifiedRows verified{*path, check, budget.seconds()};
  sink.answer({fields_of(verified), words_of(verified),
               verified.is_right() ? Status::answered : Status::wrong});
}

List move_list(const std::vector<Move>& moves) {
  List list;
  for (const Move move : moves) list.emplace_back(move_text(move));
  return list;
}

std::string move_words(const std::vector<Move>& moves) {
  std::string words;
  for (const Move move : moves) {
    if (!words.empty()) words += ' ';
    words += move_text(move);
  }
  return words.empty() ? "none" : words;
}

Fields probe_fields(const std::string& position, const RowProbe& probe) {
  const UpBounds& b = probe.bounds;
  return Fields{}
      .add("game", "clobber")
      .add("position", position)
      .add("outcome", std::string(1, letter(probe.outcome)))
      .add("value", probe.value)
      .add("left_dominated", move_list(probe.left_dominated))
      .add("right_dominated", move_list(probe.right_dominated))
      .add("bounds", Fields{}
                         .add("lower", int{b.lower})
                         .add("lower_star", int{b.lower_star})
                         .add("upper", int{b.upper})
                         .add("upper_star", int{b.upper_star}))
      .add("simplest", probe.simplest ? text(*probe.simplest) : ".")
      .add("exact", true)
      .add("source", "table");
}

Text probe_words(const std::string& position, const RowProbe& probe) {
  const UpBounds& b = probe.bounds;
  return {{fmt::format("{}: {} (outcome {})\n", position, probe.value, letter(probe.outcome)),
           Tone::strong},
          {fmt::format("  at least {} ups, {} ups and star; at most {} ups, {} ups and star\n",
                       b.lower, b.lower_star, b.upper, b.upper_star)},
          {fmt::format("  the simplest row of this value: {}\n",
                       probe.simplest ? text(*probe.simplest) : ".")},
          {fmt::format("  dominated moves: Left {}, Right {}\n", move_words(probe.left_dominated),
                       move_words(probe.right_dominated))}};
}

Answer probed(const std::string& position, RowProber& prober) {
  const auto probe = prober.probe(read_board(position));
  if (!probe) {
    throw Error(
        fmt::format("clobber: {} is not in the table; it has rows of up to {} stones without a gap",
                    in_quotes(position), prober.length()));
  }
  return {probe_fields(position, *probe), probe_words(position, *probe), Status::answered};
}

Answer no_table(const std::string& position) {
  return {Fields{}
              .add("game", "clobber")
              .add("position", position)
              .add("outcome", nullptr)
              .add("value", nullptr)
              .add("exact", false)
              .add("missing", row_table_name(16)),
          {{fmt::format("{}: not known; there is no table of rows yet: zermelo build clobber\n",
                        position)}},
          Status::unknown};
}

}  // namespace

Command build_command() {
  Command command{.name = "build", .summary = "the endgame database of connected rows"};
  command.writes_tables = true;
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
    const auto prober = path ? std::make_shared<RowProber>(*path) : nullptr;
    return [prober](const std::string& position, Sink& sink, Budget&) {
      if (!prober) read_board(position);  // a bad text is an error with and without a table
      sink.answer(prober ? probed(position, *prober) : no_table(position));
    };
  };
  return command;
}

}  // namespace zermelo::clobber
