#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sums/position_model.h"

namespace zermelo {

/// A normal-play game whose positions can be read, added and evaluated.
struct SumGameKind {
  std::string_view name;
  /// Reads a position as an expression writes it. Throws Error.
  PositionModel::Pointer (*read)(std::string_view text);
  /// The text of a position as an expression writes it, with quotes where they are needed.
  std::string (*write)(const PositionModel& position);
};

/// The games whose positions may stand in sums, in the order of their names.
std::span<const SumGameKind> sum_games();
/// The game of that name in any case, or nullptr.
const SumGameKind* find_sum_game(std::string_view name);

/// `clobber(BBW)`, as it is written in an expression.
std::string expression_of(const PositionModel& position);

PositionModel::Pointer clobber_model(std::string_view text);
PositionModel::Pointer domineering_model(std::string_view text);
/// A word of stalks, bottom first (`BRR+RBB`), or a drawing in any of its forms.
PositionModel::Pointer hackenbush_model(std::string_view text);

}  // namespace zermelo
