#include "tests/program.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace zermelo::testing {
namespace {

namespace fs = std::filesystem;

std::string slurp(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string shell_quoted(const std::string& word) {
  std::string out = "'";
  for (const char c : word) out += c == '\'' ? "'\\''" : std::string(1, c);
  return out + "'";
}

/// A folder of its own for each call, so that tests may run side by side.
fs::path fresh_folder() {
  std::string name = (fs::temp_directory_path() / "zermelo-test-XXXXXX").string();
  return ::mkdtemp(name.data());
}

}  // namespace

Outcome shell(const std::string& line) {
  const fs::path folder = fresh_folder();
  const auto path = fs::path(PROGRAM_PATH).parent_path().string();
  std::ofstream(folder / "line") << "PATH=" << shell_quoted(path)
                                 << ":$PATH; unset ZERMELO_TABLES\n"
                                 << line << '\n';
  const auto command = "sh " + shell_quoted((folder / "line").string()) + " >" +
                       shell_quoted((folder / "out").string()) + " 2>" +
                       shell_quoted((folder / "err").string());
  const int status = std::system(command.c_str());  // NOLINT(concurrency-mt-unsafe)
  Outcome outcome{WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
                  slurp(folder / "out"), slurp(folder / "err")};
  fs::remove_all(folder);
  return outcome;
}

Outcome run(const std::vector<std::string>& words, const std::string& input) {
  const fs::path folder = fresh_folder();
  std::ofstream(folder / "in", std::ios::binary) << input;
  std::string line = "zermelo";
  for (const auto& word : words) line += ' ' + shell_quoted(word);
  const auto outcome = shell(line + " <" + shell_quoted((folder / "in").string()));
  fs::remove_all(folder);
  return outcome;
}

}  // namespace zermelo::testing
