// The table-base of all shapes: built into a file, and verified.

#include <fmt/format.h>

#include <filesystem>

#include "base/error.h"
#include "base/files.h"
#include "base/folder_lock.h"
#include "base/numbers.h"
#include "commands/connect/commands.h"
#include "games/connect/slow/shape_verifier.h"

namespace zermelo::connect {
namespace {

namespace fs = std::filesystem;

/// Which table the options name.
struct Wanted {
  LineRules rules;
  unsigned length;
  Promotions promotions;

  std::string name() const { return shape_table_name(rules, length, promotions); }
};

Wanted wanted(const Arguments& arguments) {
  const LineRules rules = checked_line_rules(arguments.count("k"), arguments.count("p"));
  const std::uint64_t length = arguments.count("length");
  if (length < rules.k || length > longest_in_table) {
    throw Error(fmt::format("connect: --length {}; tables hold shapes of {} to {} points", length,
                            rules.k, longest_in_table));
  }
  return {rules, static_cast<unsigned>(length),
          arguments.given("reduced") ? Promotions::reduced : Promotions::all};
}

std::vector<Option> table_options() {
  return {
      {"k", Kind::count, "n", "stones in a row that win", "6"},
      {"p", Kind::count, "n", "stones a turn", "2"},
      {"length", Kind::count, "n", "the longest shapes: the side of the board", "19"},
      {"reduced", Kind::flag, "", "points by the reduced promotions of the paper's Table 4", ""},
      tables_option()};
}

Answer not_built(const Wanted& table) {
  Answer answer;
  answer.status = Status::unknown;
  answer.fields.add("game", "connect").add("table", table.name()).add("shapes", Datum());
  answer.text.push_back({fmt::format("{}: stopped, nothing was written\n", table.name())});
  return answer;
}

void build(const Arguments& arguments, Sink& sink, Budget& budget) {
  const Wanted table = wanted(arguments);
  const fs::path folder = tables_folders(arguments).front();
  const FolderLock lock(folder);
  const fs::path path = folder / table.name();
  lock.remove_leftovers(path.filename().string() + '.');
  { const NewFile tried(path); }  // an unwritable place is told at once
  const ShapeTable built(table.rules, table.length, table.promotions, &budget);
  const double seconds = budget.seconds();
  if (budget.stopped() || !save_shapes(path, built, table.promotions, &budget))
    return sink.answer(not_built(table));
  const auto bytes = fs::file_size(path);
  Answer answer;
  answer.fields.add("game", "connect")
      .add("table", table.name())
      .add("shapes", built.shapes())
      .add("build_seconds", seconds)
      .add("seconds", budget.seconds())
      .add("bytes", bytes);
  answer.text.push_back({fmt::format("{}: {} shapes, {}; built in {}, written after {}\n",
                                     path.string(), with_commas(built.shapes()), show_bytes(bytes),
                                     show_seconds(seconds), show_seconds(budget.seconds())),
                         Tone::strong});
  sink.answer(answer);
}

fs::path existing(const Wanted& table, const Arguments& arguments) {
  for (const fs::path folder : tables_folders(arguments)) {
    std::error_code ignored;
    if (fs::exists(folder / table.name(), ignored)) return folder / table.name();
  }
  throw Error(
      fmt::format("connect: there is no {} to verify; zermelo build connect", table.name()));
}

void verify(const Arguments& arguments, Sink& sink, Budget& budget) {
  const Wanted table = wanted(arguments);
  const fs::path path = existing(table, arguments);
  const auto full = static_cast<unsigned>(std::min<std::uint64_t>(arguments.count("full"), 64));
  const ShapeCheck check =
      verify_shapes(load_shapes(path, table.rules, table.length, table.promotions), full,
                    arguments.count("sample"), arguments.count("seed"), budget,
                    [&](double part) { sink.progress("shapes", part); });
  const bool whole = budget.spent() == Spent::no;
  Answer answer;
  answer.status = check.wrong != 0 ? Status::wrong : whole ? Status::answered : Status::unknown;
  answer.fields.add("game", "connect")
      .add("table", path.filename().string())
      .add("checked", check.checked)
      .add("wrong", check.wrong)
      .add("first_wrong", check.wrong == 0 ? Datum() : Datum(check.first_wrong))
      .add("seconds", budget.seconds());
  answer.text.push_back(
      {fmt::format("{}: {} shapes checked, {} wrong, {}\n", path.string(),
                   with_commas(check.checked), check.wrong, show_seconds(budget.seconds())),
       check.wrong == 0 ? Tone::good : Tone::bad});
  if (check.wrong != 0) answer.text.push_back({"  " + check.first_wrong + '\n', Tone::bad});
  sink.answer(answer);
}

}  // namespace

Command build_command() {
  Command command{.name = "build",
                  .summary = "the table of all shapes with the types of their points"};
  command.examples = {{"build connect", "Connect6 on 19x19: 1,048,512 shapes"},
                      {"build connect --k 5 --p 1 --length 15 --json", "Go-Moku on 15x15"}};
  command.options = table_options();
  command.start = [](const Arguments& arguments) -> Run {
    wanted(arguments);
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      build(arguments, sink, budget);
    };
  };
  return command;
}

Command verify_command() {
  Command command{.name = "verify",
                  .summary = "compare a table with the definitions, word by word"};
  command.examples = {{"verify connect", "all short shapes, and 2,000 of the longer ones"},
                      {"verify connect --full 19", "every shape"}};
  command.options = table_options();
  command.options.push_back(
      {"full", Kind::count, "n", "check every shape of up to n points", "12"});
  command.options.push_back({"sample", Kind::count, "n", "check n of the longer ones", "2000"});
  command.options.push_back({"seed", Kind::count, "n", "which ones", "1"});
  command.options.push_back(seconds_option());
  command.start = [](const Arguments& arguments) -> Run {
    wanted(arguments);
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      verify(arguments, sink, budget);
    };
  };
  return command;
}

}  // namespace zermelo::connect
