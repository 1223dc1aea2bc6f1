#include "base/folder_lock.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/error.h"

namespace zermelo {

FolderLock::FolderLock(const std::filesystem::path& folder) : folder_(folder) {
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  const auto path = folder / ".lock";
  if (!failed) descriptor_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (descriptor_ < 0) {
    throw Error(fmt::format("folder {} cannot be written to ({})", shortened(folder.string()),
                            failed ? failed.message() : std::strerror(errno)),
                Remedy::another_folder);
  }
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
  ::close(descriptor_);
  throw Error(fmt::format("another build is at work in folder {}", shortened(folder.string())),
              Remedy::wait_or_another_folder);
}

FolderLock::~FolderLock() { ::close(descriptor_); }

void FolderLock::remove_leftovers(std::string_view begin) const {
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator(folder_, ignored)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with(begin) && name.ends_with(".tmp"))
      std::filesystem::remove(entry.path(), ignored);
  }
}

}  // namespace zermelo
