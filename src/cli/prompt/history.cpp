#include "cli/prompt/history.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "cli/prompt/utf8.h"

namespace zermelo {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_file = std::size_t{8} << 20;

/// The setting, if it is an absolute path.
fs::path folder_setting(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr || *value != '/' ? fs::path() : fs::path(value);
}

/// Writes the text to the file, for its owner only. The file may be one that grows.
void write_privately(const std::string& path, int flags, std::string_view text) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | flags, S_IRUSR | S_IWUSR);
  if (file < 0) return;
  [[maybe_unused]] const auto written = ::write(file, text.data(), text.size());
  ::close(file);
}

}  // namespace

bool History::add(std::string line) {
  if (line.find_first_not_of(" \t") == std::string::npos || line.size() > longest_line)
    return false;
  if (!lines_.empty() && lines_.back() == line) return false;
  if (lines_.size() == most) lines_.erase(lines_.begin());
  lines_.push_back(std::move(line));
  return true;
}

std::optional<std::size_t> History::earlier(std::size_t place, std::string_view prefix,
                                            std::string_view present) const {
  while (place-- > 0) {
    if (lines_[place].starts_with(prefix) && lines_[place] != present) return place;
  }
  return std::nullopt;
}

std::optional<std::size_t> History::later(std::size_t place, std::string_view prefix,
                                          std::string_view present) const {
  while (++place < lines_.size()) {
    if (lines_[place].starts_with(prefix) && lines_[place] != present) return place;
  }
  return std::nullopt;
}

HistoryFile::HistoryFile(std::string path) : path_(std::move(path)) {
  std::error_code ignored;
  if (path_.empty() || !fs::is_regular_file(path_, ignored)) return;
  if (fs::file_size(path_, ignored) > longest_file) return;
  std::ifstream file(path_);
  std::size_t lines = 0;
  for (std::string line; std::getline(file, line); ++lines) history_.add(visible(line));
  if (lines > 2 * History::most) shorten();
}

void HistoryFile::add(const std::string& line) {
  if (!history_.add(line) || path_.empty()) return;
  std::error_code ignored;
  const fs::path folder = fs::path(path_).parent_path();
  if (!fs::exists(folder, ignored)) fs::create_directories(folder, ignored);
  write_privately(path_, O_APPEND, line + '\n');
}

void HistoryFile::shorten() const {
  std::string text;
  for (const auto& line : history_.lines()) text += line + '\n';
  const std::string fresh = path_ + ".new";
  write_privately(fresh, O_TRUNC, text);
  std::error_code ignored;
  if (fs::file_size(fresh, ignored) == text.size()) fs::rename(fresh, path_, ignored);
}

std::string state_file(std::string_view name) {
  if (const auto state = folder_setting("XDG_STATE_HOME"); !state.empty())
    return (state / "zermelo" / name).string();
  if (const auto home = folder_setting("HOME"); !home.empty())
    return (home / ".local/state/zermelo" / name).string();
  return "";
}

}  // namespace zermelo
