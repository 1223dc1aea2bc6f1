#pragma once

#include <filesystem>
#include <string_view>

namespace zermelo {

/// Keeps any other build out of a folder while it lives. Creates the folder if it is missing.
/// Throws Error if the folder cannot be used or another build holds it; a process that dies
/// releases it.
class FolderLock {
 public:
  explicit FolderLock(const std::filesystem::path& folder);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

  /// Removes the unfinished files of killed builds whose names start with `begin`.
  void remove_leftovers(std::string_view begin) const;

 private:
  std::filesystem::path folder_;
  int descriptor_ = -1;
};

}  // namespace zermelo
