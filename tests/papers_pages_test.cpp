// The promises of docs/papers.md and docs/papers/: verdicts come first, every test they cite
// exists, every reproduced claim rests on a test or on a dated run, and the counts of the index are
// those of the rows. Links between all pages lead somewhere.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

const fs::path project = SOURCE_PATH;

std::string text_of(const fs::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// The cells of a row of a table; a bar after a backslash belongs to its cell.
std::vector<std::string> cells_of(const std::string& line) {
  std::vector<std::string> cells;
  std::string cell;
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (line[i] != '|' || line[i - 1] == '\\') {
      cell += line[i];
      continue;
    }
    const auto first = cell.find_first_not_of(' '), last = cell.find_last_not_of(' ');
    cells.push_back(first == std::string::npos ? "" : cell.substr(first, last - first + 1));
    cell.clear();
  }
  return cells;
}

/// A claim of a paper as its page has it.
struct Claim {
  std::string verdict, claim, found, command, test;
};

std::vector<Claim> claims_on(const fs::path& page) {
  std::vector<Claim> claims;
  std::istringstream lines(text_of(page));
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("| **")) continue;
    const auto cells = cells_of(line);
    EXPECT_EQ(cells.size(), 5U) << page << ": " << line;
    if (cells.size() == 5) claims.push_back({cells[0], cells[1], cells[2], cells[3], cells[4]});
  }
  return claims;
}

std::vector<fs::path> paper_pages() {
  std::vector<fs::path> pages;
  for (const auto& entry : fs::directory_iterator(project / "docs/papers"))
    pages.push_back(entry.path());
  return pages;
}

/// A test by its name, `Suite.Name` or `Suite.*`.
bool has_test(const std::string& code, const std::string& name) {
  const auto dot = name.find('.');
  const std::string suite = dot == std::string::npos ? "\\w+" : name.substr(0, dot);
  const std::string test = dot == std::string::npos ? name : name.substr(dot + 1);
  const std::regex pattern("TEST(_P|_F)?\\(" + suite + ",\\s*" + (test == "*" ? "\\w+" : test) +
                           "\\)");
  return std::regex_search(code, pattern);
}

TEST(PapersPages, EveryCitedTestExists) {
  const std::regex words("`([^`]+)`");
  for (const auto& page : paper_pages()) {
    for (const auto& claim : claims_on(page)) {
      std::string code;
      for (std::sregex_iterator it(claim.test.begin(), claim.test.end(), words), end; it != end;
           ++it) {
        const std::string word = (*it)[1];
        const bool is_file = word.find('/') != std::string::npos;
        if (is_file) code = text_of(project / word);
        EXPECT_TRUE(is_file ? !code.empty() : has_test(code, word)) << page << ": " << word;
      }
    }
  }
}

TEST(PapersPages, EveryReproducedClaimHasATestOrADatedRun) {
  const std::regex evidence("_test\\.cpp`|runs? of \\d{4}-\\d{2}-\\d{2}");
  for (const auto& page : paper_pages()) {
    for (const auto& claim : claims_on(page)) {
      if (claim.verdict != "**reproduced**") continue;
      EXPECT_TRUE(std::regex_search(claim.test, evidence)) << page << ": " << claim.claim;
    }
  }
}

TEST(PapersPages, TheIndexCountsTheRows) {
  const std::string index = text_of(project / "docs/papers.md");
  std::map<std::string, int> all;
  const std::vector<std::string> verdicts{"**reproduced**", "**differs**", "**lost**", "**open**"};
  const auto counted = [&](const std::map<std::string, int>& counts) {
    int sum = 0;
    std::string text;
    for (const auto& verdict : verdicts) {
      const auto it = counts.find(verdict);
      const int count = it == counts.end() ? 0 : it->second;
      sum += count;
      text += " | " + std::to_string(count);
    }
    return " | " + std::to_string(sum) + text + " |\n";
  };
  for (const auto& page : paper_pages()) {
    std::map<std::string, int> counts;
    for (const auto& claim : claims_on(page)) {
      EXPECT_NE(std::ranges::find(verdicts, claim.verdict), verdicts.end()) << claim.verdict;
      ++counts[claim.verdict];
      ++all[claim.verdict];
    }
    const auto row = index.find("(papers/" + page.filename().string() + ")");
    ASSERT_NE(row, std::string::npos) << page << " is not in the index";
    const auto line = index.substr(row, index.find('\n', row) + 1 - row);
    EXPECT_TRUE(line.ends_with(counted(counts))) << line << "expected" << counted(counts);
  }
  EXPECT_NE(index.find("| | all" + counted(all)), std::string::npos) << counted(all);
}

void check_links(const fs::path& page) {
  const std::regex links("\\]\\(([^)#]+)[^)]*\\)");
  const std::string text = text_of(page);
  for (std::sregex_iterator it(text.begin(), text.end(), links), end; it != end; ++it) {
    const std::string link = (*it)[1];
    if (link.find("://") != std::string::npos) continue;
    EXPECT_TRUE(fs::exists(page.parent_path() / link)) << page << ": " << link;
  }
}

TEST(Pages, LinksLeadSomewhere) {
  for (fs::recursive_directory_iterator it(project), end; it != end; ++it) {
    const auto name = it->path().filename().string();
    if (name == "build" || name == "node_modules" || name.starts_with('.')) it.disable_recursion_pending();
    if (it->path().extension() == ".md") check_links(it->path());
  }
}

}  // namespace
