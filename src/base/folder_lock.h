#pragma once

#include <filesystem>

namespace zermelo {

/// Keeps a second build out of a folder while this lives. The folder is made if it is missing.
/// Throws Error when it cannot be used or another build holds it; a process that dies lets go.
class FolderLock {
 public:
  explicit FolderLock(const std::filesystem::path& folder);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int descriptor_ = -1;
};

}  // namespace zermelo
