#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "value/store.h"

namespace zermelo {

struct NamedValue {
  std::string name;
  Value value;
};

/// Saves values under their names, with all they are made of, as a table file of kind "values".
void save_values(const std::filesystem::path& path, ValueStore& store,
                 const std::vector<NamedValue>& values);

/// The values again, in any store. Throws Error for a file that is no such thing or damaged.
std::vector<NamedValue> load_values(const std::filesystem::path& path, ValueStore& store);

}  // namespace zermelo
