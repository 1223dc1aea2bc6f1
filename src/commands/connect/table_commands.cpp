// `build connect` and `verify connect`: the table-base of all shapes in a file.

#include <fmt/format.h>

#include <filesystem>

#include "base/error.h"
#include "base/numbers.h"
#include "commands/connect/commands.h"
#include "games/connect/slow/shape_verifier.h"

namespace zermelo::connect {
namespace {

namespace fs = std::filesystem;

/// The table that the options name.
ShapeTableName table_name(const Arguments& arguments) {
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

// -- build ---------------------------------------------------------------------------------------

Fields fields_of(const BuiltShapes& built) {
  return Fields{}
      .add("game", "connect")
      .add("table", built.path.filename().string())
      .add("shapes", built.shapes)
      .add("build_seconds", built.build_seconds)
      .add("seconds", built.seconds)
      .add("bytes", built.bytes);
}

Text text_of(const BuiltShapes& built) {
  return {{fmt::format("{}: {} shapes, {}; built in {}, written after {}\n", built.path.string(),
                       with_commas(built.shapes), show_bytes(built.bytes),
                       show_seconds(built.build_seconds), show_seconds(built.seconds)),
           Tone::strong}};
}

Answer not_built(const ShapeTableName& name) {
  return {Fields{}.add("game", "connect").add("table", name.file()).add("shapes", Datum()),
          {{fmt::format("{}: stopped, nothing was written\n", name.file())}},
          Status::unknown};
}

Answer build(const Arguments& arguments, const Budget& budget) {
  const ShapeTableName name = table_name(arguments);
  const auto built = build_shapes(name, tables_folders(arguments).front(), budget);
  if (!built) return not_built(name);
  return {fields_of(*built), text_of(*built), {}};
}

// -- verify --------------------------------------------------------------------------------------

fs::path existing(const ShapeTableName& table, const Arguments& arguments) {
  for (const fs::path folder : tables_folders(arguments)) {
    std::error_code ignored;
    if (fs::exists(folder / table.file(), ignored)) return folder / table.file();
  }
  throw Error(
      fmt::format("connect: there is no {} to verify; zermelo build connect", table.file()));
}

/// A verified table, and how long it took.
struct Verified {
  fs::path path;
  ShapeCheck check;
  double seconds = 0;
};

std::string sentence(const WrongEntry& wrong) {
  const std::string where = wrong.point ? fmt::format("point {} of ", *wrong.point) : "";
  return fmt::format("{}{} is {} in the table; expected {}", where, text(wrong.shape), wrong.found,
                     wrong.expected);
}

Fields fields_of(const Verified& verified) {
  const ShapeCheck& check = verified.check;
  return Fields{}
      .add("game", "connect")
      .add("table", verified.path.filename().string())
      .add("checked", check.checked)
      .add("wrong", check.wrong)
      .add("first_wrong", check.first_wrong ? Datum(sentence(*check.first_wrong)) : Datum())
      .add("seconds", verified.seconds);
}

Text text_of(const Verified& verified) {
  const ShapeCheck& check = verified.check;
  Text out{{fmt::format("{}: {} shapes checked, {} wrong, {}\n", verified.path.string(),
                        with_commas(check.checked), check.wrong, show_seconds(verified.seconds)),
            check.wrong == 0 ? Tone::good : Tone::bad}};
  if (check.first_wrong) out.push_back({"  " + sentence(*check.first_wrong) + '\n', Tone::bad});
  return out;
}

Answer verify(const Arguments& arguments, Sink& sink, Budget& budget) {
  const ShapeTableName table = table_name(arguments);
  const fs::path path = existing(table, arguments);
  const auto full = static_cast<unsigned>(std::min<std::uint64_t>(arguments.count("full"), 64));
  const auto saved = load_shapes(path, table.rules, table.length, table.promotions);
  const ShapeCheck check =
      verify_shapes(saved, full, arguments.count("sample"), arguments.count("seed"), budget,
                    [&](double part) { sink.progress("shapes", part); });
  const Verified verified{path, check, budget.seconds()};
  const Status complete = budget.spent() == Spent::no ? Status::answered : Status::unknown;
  return {fields_of(verified), text_of(verified), check.wrong != 0 ? Status::wrong : complete};
}

}  // namespace

Command build_command() {
  Command command{.name = "build",
                  .summary = "the table of all shapes with the types of their points"};
  command.writes_tables = true;
  command.examples = {{"build connect", "Connect6 on 19x19: 1,048,512 shapes"},
                      {"build connect --k 5 --p 1 --length 15 --json", "Go-Moku on 15x15"}};
  command.options = table_options();
  command.start = [](const Arguments& arguments) -> Run {
    table_name(arguments);  // a bad request fails before anything is started
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      sink.answer(build(arguments, budget));
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
    table_name(arguments);
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      sink.answer(verify(arguments, sink, budget));
    };
  };
  return command;
}

}  // namespace zermelo::connect
