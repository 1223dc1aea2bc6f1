#pragma once

#include <filesystem>
#include <string_view>

namespace zermelo {

/// Keeps a second build out of a folder while this lives. The folder is made if it is missing.
/// Throws Error when it cannot be used or another build holds it; a process that dies lets go.
class FolderLock {
 public:
  explicit FolderLock(const std::filesystem::path& folder);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

  /// Removes what killed builds left behind: unfinished files whose names begin so.
  void remove_leftovers(std::string_view begin) const;

 private:
  std::filesystem::path folder_;
  int descriptor_ = -1;
};

}  // namespace zermelo
