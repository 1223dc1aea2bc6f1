#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace zermelo::checkers {

/// The games of Trice and Dodgen's paper on perfect play with seven pieces, as data to replay.
/// Moves that the scan or the print has lost are restored:
///
///   Listing 1   8 plies are missing after the first "9-5" of the end; Listing 3 has them.
///   Listing 2   lost in the scan from "7-10" on; from there it is the same as Listing 3.
///   Listing 3   a piece of a line, "10, 1-5", stands twice.
///   Listing 4   the second note 14 is 15.
///   Listing 5   two lines of the scan repeat themselves, hiding "22-25" at note 28 and "17-22,
///               23-19, 10-7" before note 63; the second note 50 is 60. Two plies are missing
///               between notes 51 and 52: the pieces show that White played 24-20 and Black 14-17,
///               and the stated distances and move numbers that it is one move. `uncertain` has the
///               other places where the two may stand.
///
/// With these repairs all games are legal, those that are won have exactly as many plies as
/// announced, and the notes fall on the move numbers that some of them name.
struct Listing {
  std::string_view name;      // "Listing 1"
  std::string_view position;  // FEN of the figure it starts from
  std::string_view moves;     // "8-11 12-8 ... 5x14", all by first and last square
  unsigned announced = 0;     // plies to the win at the start
  // As the text says: the plies left at the end, and at the nearest point to the win.
  std::optional<unsigned> left_at_end, nearest;
};

/// Listings 1 to 8; the ninth is the line of section 4 through Figure 9, which is reached after
/// three plies. There, the paper says, 27-31 instead of 32-28 loses 12 plies sooner, 69 for Black
/// to move.
std::span<const Listing> listings();

/// The seven plies between notes 51 and 52 of Listing 5 in the four orders that agree with the
/// print; the first is the one in the listing.
std::span<const std::string_view> uncertain();

/// The claim of a note of Appendix A about its move.
enum class Claim : std::uint8_t {
  slip,       // `best` wins in `plies`; the move played gives `extra` more
  only_win,   // no other move wins
  best_move,  // no other move wins sooner
  also_best,  // `best` would win just as soon, in `plies`
  remark,     // nothing that a table could check
};

struct Footnote {
  unsigned number = 0, listing = 0;
  unsigned ply = 0;  // of its move, counted from 0
  Claim claim = Claim::remark;
  std::string_view best;
  unsigned plies = 0, extra = 0, slip = 0;  // `slip` is the sum so far in this listing
  std::string_view named;  // the move that the note names; in some notes it is White's answer
};

/// All 63, in order.
std::span<const Footnote> footnotes();

}  // namespace zermelo::checkers
