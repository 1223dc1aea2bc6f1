// Turns of phrase that this project has dropped, because a native reader stumbles over them. Each
// comes with the reason or a better wording. Prose in comments, messages and documents is read
// sentence by sentence: lines of one comment or paragraph are joined first. Some turns are wrong
// only where they begin a comment, as the caption of the thing below it.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo::testing {
namespace {

namespace fs = std::filesystem;

struct Habit {
  const char* sign;     // a part that every such sentence has, looked for first
  const char* pattern;  // of a sentence
  const char* instead;
  bool begins_comment = false;  // only the first sentence of a paragraph of a comment is read
};

// A sentence begins with the text, or after a semicolon or colon.
const std::vector<Habit> habits{
    {"ho ", R"((^|[;:(] )[Ww]ho [^?]*$)", "give \"who\" a noun: a player who cannot move loses"},
    {"ho ", R"("who [^?]*$)", "a caption is a noun: the winner, not who wins"},
    {" no ",
     R"(\b(is|was) no (?!(longer|more|less|better|worse|faster|slower|larger|smaller|greater|wider|)"
     R"(later|earlier|higher|lower|shorter|other|different|such)\b))",
     "write \"is not a\", or \"there is no\""},
    {"to be had", R"(\bto be had\b)", "name the failure: cannot allocate 3 GiB"},
    {"so many", R"(\bso many\b)", "name the number: up to n pieces"},
    {"told of", R"(\btold of\b)", "use the active voice: the engine reports the error"},
    {"at hand", R"(\bat hand\b)", "write \"available\", or where it is"},
    {"in work", R"(\bin work\b)", "write \"in progress\""},
    {"not minded", R"(\bnot minded\b)", "write \"ignoring\""},
    {", too", R"(, too([.,;:)]|$))", "write \"too\" without a comma, or \"also\" before the verb"},
    {"What ", R"(^(# )?What [^?]*$)",
     "begin with the thing: \"The entry of a sum\", not \"What a table holds about a sum\"", true},
    {"How ", R"(^(# )?How (?!much |many )[^?]*$)",
     "begin with the thing: \"The number of calls\", not \"How often it was called\"", true},
    {"Which ", R"(^(# )?Which [^?]*$)",
     "begin with the thing: \"The table of a file\", not \"Which table a file holds\"", true},
};

/// Parts of sentences that are right although a pattern finds them: quotations, and existence.
const std::vector<std::string_view> allowed_english{
    "there is no",
    "There is no",
    "there was no",
    "There was no",
};

const fs::path english_root = SOURCE_PATH;

/// The files that are read, by the beginnings of their paths.
const std::vector<std::string> covered_by_english{
    "src/",      "include/", "docs/",     "tests/",       "bench/",          "cmake/",
    "examples/", "site/",    "README.md", "CHANGELOG.md", "CONTRIBUTING.md",
};

bool is_covered_by_english(const std::string& path) {
  return std::ranges::any_of(covered_by_english,
                             [&](const auto& part) { return path.starts_with(part); });
}

/// One comment, paragraph, or line of code, without the marks of comments.
struct Prose {
  std::size_t line;
  std::string text;
  bool is_comment = false;  // of C++ or TypeScript, or of CMake with its first mark
};

/// The words of a line of prose; empty for a line of code.
std::string without_marks(std::string_view line, bool is_code) {
  const auto first = line.find_first_not_of(" \t");
  if (first == std::string_view::npos) return "";
  line.remove_prefix(first);
  if (!is_code) return std::string(line);
  if (!line.starts_with("//") && !line.starts_with("/*") && !line.starts_with("* ")) return "";
  if (line.ends_with("*/")) line.remove_suffix(2);
  const auto words = line.find_first_not_of("/* ");
  if (words == std::string_view::npos) return "";
  return std::string(line.substr(words, line.find_last_not_of(' ') + 1 - words));
}

bool has_ending(const fs::path& path, const std::vector<std::string_view>& endings) {
  return std::ranges::find(endings, path.extension().string()) != endings.end();
}

/// Comments and paragraphs, joined; lines of code one by one, for their trailing comments and
/// texts.
std::vector<Prose> prose_of(const fs::path& path) {
  const bool is_code = has_ending(path, {".cpp", ".h", ".ts", ".tsx", ".mts", ".mjs"});
  const bool is_cmake = path.extension() == ".cmake";
  std::ifstream file(path);
  std::vector<Prose> all;
  bool goes_on = false;
  std::size_t number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    const std::string words = without_marks(line, is_code);
    const bool begins = words.starts_with("- ") || words.starts_with("|") || words.starts_with("#");
    if (words.empty()) {
      if (is_code) {
        const auto comment = line.find("// ");
        if (comment != std::string::npos) all.push_back({number, line.substr(comment + 3), true});
        all.push_back({number, line.substr(0, comment)});
      }
      goes_on = false;
    } else if (goes_on && !begins) {
      all.back().text += ' ' + words;
    } else {
      all.push_back({number, words, is_code || (is_cmake && words.starts_with("#"))});
      goes_on = true;
    }
  }
  return all;
}

/// The sentences of a text, each with its full stop or question mark.
std::vector<std::string> sentences_of(const std::string& text) {
  std::vector<std::string> sentences;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool ends =
        (text[i] == '.' || text[i] == '?') && (i + 1 == text.size() || text[i + 1] == ' ');
    if (!ends && i + 1 < text.size()) continue;
    sentences.push_back(text.substr(begin, i + 1 - begin));
    begin = std::min(i + 2, text.size());
  }
  return sentences;
}

bool is_allowed(const std::string& sentence) {
  return std::ranges::any_of(
      allowed_english, [&](const auto& part) { return sentence.find(part) != std::string::npos; });
}

bool has_habit(const std::string& sentence, bool begins_comment, const Habit& habit,
               const std::regex& pattern) {
  if (habit.begins_comment && !begins_comment) return false;
  return sentence.find(habit.sign) != std::string::npos && std::regex_search(sentence, pattern) &&
         !is_allowed(sentence);
}

void check_english(const std::string& path) {
  static const auto patterns = [] {
    std::vector<std::regex> made;
    for (const Habit& habit : habits) made.emplace_back(habit.pattern);
    return made;
  }();
  for (const Prose& prose : prose_of(english_root / path)) {
    const std::vector<std::string> sentences = sentences_of(prose.text);
    for (const std::string& sentence : sentences) {
      const bool begins_comment = prose.is_comment && &sentence == &sentences.front();
      for (std::size_t i = 0; i < habits.size(); ++i) {
        if (has_habit(sentence, begins_comment, habits[i], patterns[i]))
          ADD_FAILURE() << path << ':' << prose.line << ": " << sentence << "\n  "
                        << habits[i].instead;
      }
    }
  }
}

bool is_prose(const fs::path& path) {
  return has_ending(path, {".cpp", ".h", ".ts", ".tsx", ".mts", ".mjs", ".md", ".cmake"});
}

TEST(English, HasNoneOfTheHabitsThatWereDropped) {
  std::size_t files = 0;
  for (auto it = fs::recursive_directory_iterator(english_root);
       it != fs::recursive_directory_iterator(); ++it) {
    const std::string path = it->path().lexically_relative(english_root).string();
    const bool is_foreign = path == "build" || path == ".git" || path == "tests/mutants" ||
                            path == "site/node_modules" || path == "site/dist";
    if (is_foreign) it.disable_recursion_pending();
    if (!is_covered_by_english(path) || !is_prose(it->path()) || path == "tests/english_test.cpp")
      continue;
    ++files;
    check_english(path);
  }
  EXPECT_GT(files, 50U);
}

}  // namespace
}  // namespace zermelo::testing
