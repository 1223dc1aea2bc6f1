#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "commands/command.h"
#include "search/family_member.h"
#include "sums/mixed_solver.h"
#include "value/store.h"

namespace zermelo {

/// A family whose members can be evaluated in turn. `store` owns their values and lives as long as
/// the functions do.
struct FamilySource {
  /// The text of a member, for its answer. Throws Error.
  std::function<std::string(std::uint64_t n)> position;
  std::function<FamilyMember(std::uint64_t n, Budget& budget)> member;
  ValueStore* store = nullptr;
};

/// The name of a game and its families.
struct FamilyKind {
  std::string game;
  std::vector<Example> examples;
  std::vector<std::pair<std::string, std::string>> notes;
  /// Reads a family; throws Error if it is none or its largest member cannot be read.
  std::function<FamilySource(const std::string& text, const Arguments& arguments)> read;
};

/// `conjecture`: the members of a family with their outcomes and values, and a formula.
Command conjecture_command(const FamilyKind& kind);

/// A family of positions of a game with the notation of FamilyText, each evaluated as `read` reads
/// it.
FamilySource family_of_positions(const std::string& game, const std::string& text,
                                 PositionModel::Pointer (*read)(std::string_view),
                                 const Arguments& arguments);

/// The notation of families, for help.
std::vector<std::pair<std::string, std::string>> family_notes();

}  // namespace zermelo
