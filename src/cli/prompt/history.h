#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

/// The lines that were entered before, oldest first; at most `most` of them, and no line twice in
/// a row. Blank lines and very long ones are not kept.
class History {
 public:
  static constexpr std::size_t most = 1000, longest_line = 4096;

  /// True when the line was kept.
  bool add(std::string line);
  const std::vector<std::string>& lines() const { return lines_; }

  /// The place of the nearest line before, or after, `place` that begins with `prefix` and is not
  /// `present`. The place of the line being typed is the number of lines.
  std::optional<std::size_t> earlier(std::size_t place, std::string_view prefix,
                                     std::string_view present) const;
  std::optional<std::size_t> later(std::size_t place, std::string_view prefix,
                                   std::string_view present) const;

 private:
  std::vector<std::string> lines_;
};

/// A history that a file keeps between sessions, a line each. The file and its folder are made when
/// the first line is kept. Sessions that run at the same time append to the same file. Whatever
/// fails, fails silently: then the history lasts as long as the session.
class HistoryFile {
 public:
  /// Reads the file; an empty path keeps nothing. A file with many more lines than a history holds
  /// is shortened.
  explicit HistoryFile(std::string path);

  void add(const std::string& line);
  const History& history() const { return history_; }

 private:
  void shorten() const;

  std::string path_;
  History history_;
};

/// The file of this name in the folder for the state of programs: $XDG_STATE_HOME/zermelo, else
/// ~/.local/state/zermelo; empty where neither is set.
std::string state_file(std::string_view name);

}  // namespace zermelo
