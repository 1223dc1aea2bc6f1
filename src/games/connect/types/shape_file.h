#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "games/connect/types/shape_table.h"

namespace zermelo::connect {

/// The file name of a table: connect-6-2-19.table, or connect-6-2-19-reduced.table if points follow
/// Table 4.
std::string shape_table_name(LineRules rules, unsigned length, Promotions promotions);

/// The table that a file holds.
struct ShapeTableName {
  LineRules rules;
  unsigned length = 0;
  Promotions promotions = Promotions::all;

  std::string file() const { return shape_table_name(rules, length, promotions); }
};

/// A table that was built into a file.
struct BuiltShapes {
  std::filesystem::path path;
  std::uint64_t shapes = 0, bytes = 0;
  double build_seconds = 0, seconds = 0;  // without and with writing the file
};

/// Builds a table in a folder, which it locks meanwhile. Nothing, and no file, if the stop flag of
/// the budget is set. Throws Error if the folder cannot be written to, before anything is built.
std::optional<BuiltShapes> build_shapes(const ShapeTableName& name,
                                        const std::filesystem::path& folder, const Budget& budget);

/// Writes a table. Returns false, and leaves no file, if the stop flag of `watch` is set meanwhile.
bool save_shapes(const std::filesystem::path& path, const ShapeTable& table, Promotions promotions,
                 const Budget* watch = nullptr);

/// A table read from a file, and how its points are typed.
struct SavedShapes {
  ShapeTable table;
  Promotions promotions;
};

/// Reads a table. Throws Error for a file that is not such a table or is damaged.
SavedShapes load_shapes(const std::filesystem::path& path);
/// The same, and throws Error if the file is another table than the one asked for.
SavedShapes load_shapes(const std::filesystem::path& path, LineRules rules, unsigned length,
                        Promotions promotions);

}  // namespace zermelo::connect
