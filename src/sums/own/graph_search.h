#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "game/result.h"
#include "sums/own/position_graph.h"

namespace zermelo {

/// The winners of positions of one graph, by proof-number search without recursion, or where that
/// is tedious, move by move. Only the options that the search asks about are listed, and those of
/// the player to move alone: in a game that a script defines, listing them takes most of the time.
///
/// A state is a position with the player to move. The numbers of every state met are remembered and
/// nothing is replaced, so that the next question goes on where this one ended. The numbers are the
/// weak ones of search/proof_number.h, which see a position that is reached in many ways once.
///
/// A cycle is refused when the search meets it; a proof that does not lead through one is as good
/// as in any other game. Needs the lock of the graph.
class GraphSearch {
 public:
  explicit GraphSearch(PositionGraph& graph) : graph_(graph) {}

  /// The result for `mover`, who moves first; unknown when the budget is spent. Throws LoopyGame,
  /// and GaveUp for memory.
  Result result(PositionNumber p, Side mover, Budget& budget);
  /// A move that wins in a position that is won for the mover; nothing when the budget is spent
  /// before one is found.
  std::optional<PositionNumber> winning_move(PositionNumber p, Side mover, Budget& budget);

  std::size_t bytes() const { return states_.capacity() * sizeof(State); }

 private:
  using Number = PositionNumber;
  static constexpr std::uint32_t infinite = 0x40000000U;

  struct State {  // numbers of the player to move
    std::uint32_t proof = 1, disproof = 1;
    bool is_on_path = false;
  };
  struct Place {  // a position and the player to move
    Number position = 0;
    Side mover = Side::left;
    friend bool operator==(const Place&, const Place&) = default;
  };
  struct Frame {
    Place place;
    std::uint32_t proof, disproof;  // by numbers: it is left when one reaches its threshold
    std::uint32_t next = 0;         // in order: the option in turn
  };
  struct Summary {
    std::uint32_t proof = infinite, disproof = 0, second = infinite;
    Place best = {};
    bool is_same_mover = false;  // `best` is the negative, seen by the same player
  };
  class Path;

  State& state(Place place);
  bool is_solved(Place place) { return state(place).proof == 0 || state(place).disproof == 0; }
  bool takes_negative(Place place) const;
  bool has_options(Place place) const;
  bool prepare(Place place, Budget& budget);
  Summary summary(Place place);
  void go_on_by_numbers(Path& path);
  void go_on_in_order(Path& path);
  void go_deeper(Path& path, Place place);

  struct Cycle {
    Place again;
  };
  /// `path_is_empty`: the root is solved, or its thresholds were reached.
  enum class Ended : std::uint8_t { path_is_empty, spent, looped, is_tedious, needs_game, is_idle };
  Ended search(Path& path, Budget& budget, bool may_call);
  Ended search_from(Place root, Budget& budget);
  void meet_cycle(const Path& path, Place again);

  PositionGraph& graph_;
  std::vector<State> states_;                         // at 2 * position + (Right to move)
  std::vector<LoopyGame::Step> cycle_;                // the last one met
  bool uses_negatives_ = true, is_in_order_ = false;  // of the present question
  std::uint64_t rounds_ = 0, listed_ = 0;
};

}  // namespace zermelo
