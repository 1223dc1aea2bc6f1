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

/// Saves values under their names, with all their followers, as a table file of kind "values".
void save_values(const std::filesystem::path& path, ValueStore& store,
                 const std::vector<NamedValue>& values);

/// Reads the values into any store. Throws Error if the file does not hold values or is damaged.
std::vector<NamedValue> load_values(const std::filesystem::path& path, ValueStore& store);

}  // namespace zermelo
