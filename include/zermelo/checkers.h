#pragma once

#include <zermelo/budget.h>
#include <zermelo/error.h>
#include <zermelo/export.h>
#include <zermelo/result.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

struct TablesState;

/// A position of American checkers: men and kings by side, bit 0 for square 1, and the side to
/// move. No two sets meet, and no man stands on its crowning row.
struct CheckersPosition {
  std::uint32_t black_men = 0x00000FFF, black_kings = 0;
  std::uint32_t white_men = 0xFFF00000, white_kings = 0;
  bool black_to_move = true;
  friend bool operator==(const CheckersPosition&, const CheckersPosition&) = default;
};

/// Reads a FEN such as "W:W18,K22:B1,K2". Throws Error.
ZERMELO_API CheckersPosition checkers_position(std::string_view fen);
/// White's pieces first, squares ascending. Throws Error for sets that are not a position.
ZERMELO_API std::string checkers_fen(const CheckersPosition& position);

/// A legal move: "11-15", "22x15x8" with every square the piece stands on, and where it leads.
struct CheckersMove {
  std::string text;
  CheckersPosition after;
};

/// The legal moves, always in the same order; two routes of a capture are two moves. Throws Error
/// for sets that are not a position.
ZERMELO_API std::vector<CheckersMove> checkers_moves(const CheckersPosition& position);
/// The position after a move; squares in between may be left out where only one position can
/// result. Throws Error, which says what may be played.
ZERMELO_API CheckersPosition checkers_play(const CheckersPosition& position, std::string_view move);

/// The result and the distances that the tables give for a position, for the side to move.
struct CheckersProbe {
  Result result = Result::unknown;
  std::optional<unsigned> plies_to_win;         // dtw; nothing for a draw, or without such tables
  std::optional<unsigned> plies_to_conversion;  // dtc, the same
};

struct CheckersProbedMove {
  CheckersMove move;
  CheckersProbe after;  // for the side then to move
};

/// A table that would help, which is in none of the folders.
struct CheckersMissing {
  std::string file;   // "checkers-3K1C-2K0C.dtw"
  std::string slice;  // "3K+1C v 2K": the request that builds it
};

/// An optimal line.
struct CheckersLine {
  CheckersProbe start;
  std::vector<std::string> moves;  // empty for a draw
  bool is_complete = false;        // a draw, or followed to the end of the game
  CheckersPosition end;            // where it ends: the last position, or one that is not known
};

/// The endgame tables of some folders, read when they are first needed. Immutable: any number of
/// threads may ask, and copies share what has been read. A table that appears in a folder later is
/// seen only by tables opened after that.
class ZERMELO_API CheckersTables {
 public:
  static constexpr std::uint64_t default_cache_bytes = std::uint64_t{256} << 20;

  /// Throws Error when none of the folders can be read.
  explicit CheckersTables(const std::vector<std::filesystem::path>& folders,
                          std::uint64_t cache_bytes = default_cache_bytes);

  /// Throws Error for sets that are not a position, and for a damaged file.
  CheckersProbe probe(const CheckersPosition& position) const;
  /// The same for many positions at once: 1 win, 0 draw, -1 loss for the side to move, 2 not known, or
  /// sets that are not a position; and the plies to the win, 0 for a draw, -1 where they are not
  /// known. The spans are as long as that of the positions. Throws Error for a damaged file.
  void probe_many(std::span<const CheckersPosition> positions, std::span<std::int8_t> results,
                  std::span<std::int16_t> plies) const;
  /// All legal moves, best first: the shortest win, draws, the longest loss, moves not known.
  std::vector<CheckersProbedMove> moves(const CheckersPosition& position) const;
  /// The table that is missing where the result of a position is not known; else nothing.
  std::optional<CheckersMissing> missing(const CheckersPosition& position) const;
  /// The best moves of both sides to the end, or until a table is missing.
  CheckersLine line(const CheckersPosition& position) const;

  /// For the library itself.
  TablesState& state() const { return *state_; }

 private:
  std::shared_ptr<TablesState> state_;
};

/// The progress of a build.
struct CheckersProgress {
  std::string slice;                  // the one in progress, such as "2K+1C v 1K+0C"
  std::size_t number = 0, count = 0;  // of that slice, among those to be built
  double part = 0;                    // of the expected time, 0 to 1
};

/// A request to build tables.
struct CheckersBuild {
  std::vector<std::filesystem::path> folders;  // all are read, the first is written to
  unsigned pieces = 4;                         // all slices of 2 to this many pieces, at most 8
  unsigned per_side = 7;                       // the most pieces of one side
  std::string slice = "";                      // "2K+1C v 1K": only this one and those it needs
  std::string metric = "dtw";                  // wld, dtc or dtw
  std::uint64_t most_bytes = std::uint64_t{16} << 30;
  unsigned threads = 1;
  /// Called now and then, from any thread, but never by two at once.
  std::function<void(const CheckersProgress&)> on_progress = nullptr;
  const std::atomic<bool>* stop = nullptr;  // set by another thread to stop
};

/// Builds tables; those that are there already stay. False when stopped: the files that appeared
/// are whole, and the next call goes on from there. Throws Error.
ZERMELO_API bool build_checkers_tables(const CheckersBuild& build);

}  // namespace zermelo
