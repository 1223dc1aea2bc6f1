// docs/formats.md has a table of fields for every command. Each command is run on samples, and its
// answers are compared with the tables: every field printed is listed with its type and may be null
// only where the table says so, and every field listed is printed by some sample.

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "commands/catalog.h"
#include "papers/catalog.h"
#include "tests/format_samples.h"
#include "tests/lines.h"
#include "tests/one_answer.h"
#include "tests/program.h"
#include "tests/scratch_folder.h"

namespace zermelo::testing {
namespace {

/// The description of a field in a table.
struct Described {
  std::set<std::string> types;
  bool may_be_null = false;
};

/// The fields of a command by their names, `a.b` and `a[]` as on the page.
using Table = std::map<std::string, Described>;

std::vector<std::string> pieces_of(const std::string& text, const std::string& separator) {
  std::vector<std::string> pieces;
  std::size_t begin = 0;
  for (auto end = text.find(separator); end != std::string::npos;
       end = text.find(separator, begin)) {
    pieces.push_back(text.substr(begin, end - begin));
    begin = end + separator.size();
  }
  pieces.push_back(text.substr(begin));
  return pieces;
}

std::vector<std::string> quoted_words(const std::string& text) {
  static const std::regex words("`([^`]+)`");
  std::vector<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), words), end; it != end; ++it)
    found.push_back((*it)[1]);
  return found;
}

/// One row: several fields may share it; they have one type, or one each.
void read_row(const std::string& line, Table& table) {
  const auto cells = pieces_of(line.substr(2, line.size() - 4), " | ");
  ASSERT_EQ(cells.size(), 4U) << line;
  const auto names = quoted_words(cells[0]);
  const auto types = pieces_of(cells[1], ", ");
  ASSERT_TRUE(types.size() == 1 || types.size() == names.size()) << line;
  for (std::size_t i = 0; i < names.size(); ++i) {
    Described& field = table[names[i]];
    for (const auto& type : pieces_of(types[types.size() == 1 ? 0 : i], " or "))
      field.types.insert(type);
    field.may_be_null = cells[3] != "never";
  }
}

/// The page: for each command its table, for `""` the common fields, for the items of `reproduce`
/// their fields without types.
class Page {
 public:
  Page() {
    std::vector<std::string> commands;
    bool in_fields = false;
    for (const auto& line : lines_of(file_content(std::string(SOURCE_PATH) + "/docs/formats.md"))) {
      if (line.starts_with("### ")) {
        commands = line == "### Common fields" ? std::vector<std::string>{""} : quoted_words(line);
      } else if (line.starts_with("## ")) {
        commands.clear();
      } else if (line.starts_with("| `") && in_fields) {
        for (const auto& command : commands) read_row(line, tables_[command]);
      } else if (line.starts_with("| `") && in_items_) {
        read_item(line);
      }
      if (!line.starts_with('|')) in_fields = in_items_ = false;
      in_fields = in_fields || line == "| field | type | meaning | null when |";
      in_items_ = in_items_ || line == "| item | one object for each | fields |";
    }
  }

  const std::map<std::string, Table>& tables() const { return tables_; }
  const std::map<std::string, std::set<std::string>>& items() const { return items_; }

 private:
  void read_item(const std::string& line) {
    const auto cells = pieces_of(line.substr(2, line.size() - 4), " | ");
    ASSERT_EQ(cells.size(), 3U) << line;
    for (const auto& item : quoted_words(cells[0])) {
      for (const auto& field : quoted_words(cells[2])) items_[item].insert(field);
    }
  }

  std::map<std::string, Table> tables_;
  std::map<std::string, std::set<std::string>> items_;
  bool in_items_ = false;
};

const Page& page() {
  static const Page page;
  return page;
}

std::string type_of(const Json& fact) {
  if (fact.is_string()) return "text";
  if (fact.is_boolean()) return "boolean";
  if (fact.is_array()) return "list";
  if (fact.is_object()) return "object";
  return fact.is_number_integer() ? "integer" : "number";
}

/// The fields of an answer by their names on the page. A strategy is a tree of trees: its inner
/// trees have the fields of the outermost.
void flatten_fields(const std::string& name, const Json& fact,
                    std::vector<std::pair<std::string, Json>>& facts) {
  if (!name.empty()) facts.emplace_back(name, fact);
  if (fact.is_object() && !name.ends_with(".then")) {
    for (const auto& [inner, value] : fact.items())
      flatten_fields(name.empty() ? inner : name + '.' + inner, value, facts);
  } else if (fact.is_array()) {
    for (const auto& element : fact) flatten_fields(name + "[]", element, facts);
  }
}

/// Small tables of every kind and files to read, made once per test program.
class FormatPlaces {
 public:
  FormatPlaces() {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"build", "clobber", "--length", "6"},
          {"build", "connect", "--length", "8"},
          {"build", "checkers", "--pieces", "2", "--metric", "wld,dtc,dtw"}}) {
      auto with_folder = words;
      with_folder.insert(with_folder.end(), {"--tables", word("TABLES")});
      EXPECT_EQ(run(with_folder).status, 0);
    }
    std::filesystem::copy(word("TABLES"), word("DAMAGED"));
    write_file(word("DAMAGED") + "/checkers-1K0C-1K0C.dtw", "zermelo");
    write_file(word("CLAIMS"), "BBW B B\nBBW W W\n");
    write_file(word("SUMS"), "[domineering] .|. [nimber] 1 {B win, W win}\n");
    write_file(word("GAME"), "[SetUp \"1\"]\n[FEN \"B:WK31:B27\"]\n\n1. 27-32 31-26 2. 32-27 *\n");
    write_file(word("RECORD"), "Piskvorky 7x7, 11:11, 0\n4,4,0\n1,1,0\n4,5,0\n");
    write_file(
        word("MATES"),
        "m\tVCT\tBlack\t4\t4\t3\t......./......./..ooo../......./......./......./.......\tA1\n");
  }

  std::string word(const std::string& word) const {
    static const std::set<std::string> places{"TABLES", "DAMAGED", "CLAIMS", "SUMS",
                                              "GAME",   "RECORD",  "MATES",  "OUT"};
    return places.contains(word) ? (folder_ / word).string() : word;
  }

 private:
  ScratchFolder folder_;
};

std::vector<Json> answers_to(const FormatSample& sample) {
  static const FormatPlaces places;
  const ScratchFolder empty;
  auto words = pieces_of(sample.command, " ");
  for (const auto& word : sample.words)
    words.push_back(word == "EMPTY" ? empty.path().string() : places.word(word));
  words.emplace_back("--json");
  std::vector<Json> answers;
  for (const auto& line : lines_of(run(words, sample.input).out))
    answers.push_back(Json::parse(line));
  EXPECT_FALSE(answers.empty()) << sample.command;
  return answers;
}

std::vector<FormatSample> all_format_samples() {
  std::vector<FormatSample> all;
  for (auto& some : {format_samples_of_normal_play(), format_samples_of_connect(),
                     format_samples_of_checkers(), format_samples_of_the_program()}) {
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

/// The name under which a field is listed, in the table of the command or among the common fields.
const Described* described(const Table& table, const std::string& name) {
  if (const auto it = table.find(name); it != table.end()) return &it->second;
  const Table& common = page().tables().at("");
  const auto it = common.find(name);
  return it == common.end() ? nullptr : &it->second;
}

TEST(Formats, EveryCommandHasATable) {
  std::set<std::string> expected{"",      "reproduce",  "eval", "tables",
                                 "bench", "completion", "man",  "explore"},
      listed;
  for (const auto& expert : make_catalog()) {
    for (const auto& command : expert->commands())
      expected.insert(command.name + ' ' + std::string(expert->name()));
  }
  for (const auto& [command, table] : page().tables()) listed.insert(command);
  EXPECT_EQ(listed, expected);
  std::set<std::string> items;
  for (const auto& [item, fields] : page().items()) items.insert(item);
  std::set<std::string> names;
  for (const auto& item : all_reproductions()) names.insert(item.command.name);
  EXPECT_EQ(items, names);
}

TEST(Formats, FieldsAreThoseOfTheTables) {
  std::map<std::string, std::set<std::string>> printed;
  for (const auto& sample : all_format_samples()) {
    const Table& table = page().tables().at(sample.command);
    std::vector<std::pair<std::string, Json>> facts;
    for (const auto& answer : answers_to(sample)) flatten_fields("", answer, facts);
    for (const auto& [name, fact] : facts) {
      printed[sample.command].insert(name);
      const Described* field = described(table, name);
      ASSERT_NE(field, nullptr) << sample.command << " prints " << name;
      const std::string type = type_of(fact);
      const bool is_right = fact.is_null()
                                ? field->may_be_null
                                : field->types.contains(type) ||
                                      (type == "integer" && field->types.contains("number"));
      EXPECT_TRUE(is_right) << sample.command << ": " << name << " is " << fact;
    }
  }
  const std::set<std::string> when_interrupted{"build clobber stopped"};
  for (const auto& [command, table] : page().tables()) {
    if (command.empty() || command == "bench" || command == "explore") continue;
    for (const auto& [name, field] : table) {
      if (when_interrupted.contains(command + ' ' + name)) continue;
      EXPECT_TRUE(printed[command].contains(name)) << command << " never prints " << name;
    }
  }
}

TEST(Formats, ItemsPrintTheirFields) {
  for (const auto& sample : format_samples_of_items()) {
    const auto& fields = page().items().at(sample.command.substr(sample.command.find(' ') + 1));
    for (const auto& answer : answers_to(sample)) {
      for (const auto& [name, fact] : answer.items())
        EXPECT_TRUE(fields.contains(name)) << sample.command << " prints " << name;
    }
  }
}

}  // namespace
}  // namespace zermelo::testing
