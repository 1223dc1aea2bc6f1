#pragma once

#include <filesystem>
#include <string>

#include "games/connect/types/shape_table.h"

namespace zermelo::connect {

/// The name of the file of a table: connect-6-2-19.table, with -reduced where points follow
/// Table 4.
std::string shape_table_name(LineRules rules, unsigned length, Promotions promotions);

/// False, and no file, when the stop flag of `watch` goes up meanwhile.
bool save_shapes(const std::filesystem::path& path, const ShapeTable& table, Promotions promotions,
                 const Budget* watch = nullptr);

/// A table read back, and how its points are typed.
struct SavedShapes {
  ShapeTable table;
  Promotions promotions;
};

/// Throws Error for a file that is not such a table or is damaged.
SavedShapes load_shapes(const std::filesystem::path& path);
/// The same, and throws Error when the file says that it is another table than the one asked for.
SavedShapes load_shapes(const std::filesystem::path& path, LineRules rules, unsigned length,
                        Promotions promotions);

}  // namespace zermelo::connect
