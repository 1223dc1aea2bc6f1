#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace zermelo::checkers {

/// The games of Trice and Dodgen's paper on perfect play with seven pieces, as data to replay. What
/// the scan or the print has lost is put back, and said here:
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
/// So mended, all are legal, those that are won have just as many plies as announced, and the notes
/// fall on the move numbers that some of them name.
struct Listing {
  std::string_view name;      // "Listing 1"
  std::string_view position;  // FEN of the figure it starts from
  std::string_view moves;     // "8-11 12-8 ... 5x14", all by first and last square
  unsigned announced = 0;     // plies to the win at the start
  // What the text says of the end, and how near to it the winner came in between.
  std::optional<unsigned> left_at_end, nearest;
};

/// Listings 1 to 8; the ninth is the line of section 4 through Figure 9, which stands after three
/// plies. There 27-31 instead of 32-28 is said to lose in 12 plies less, 69 for Black to move.
std::span<const Listing> listings();

/// The seven plies between notes 51 and 52 of Listing 5 in the four ways that agree with the print;
/// the first is the one that stands in the listing.
std::span<const std::string_view> uncertain();

/// What a note of Appendix A says of the move it stands at.
enum class Claim : std::uint8_t {
  slip,       // `best` wins in `plies`; the move played gives `extra` more
  only_win,   // no other move wins
  best_move,  // no other move wins sooner
  also_best,  // `best` would win just as soon, in `plies`
  remark,     // nothing that a table could check
};

struct Footnote {
  unsigned number = 0, listing = 0;
  unsigned ply = 0;  // of the move it stands at, the first of the listing being 0
  Claim claim = Claim::remark;
  std::string_view best;
  unsigned plies = 0, extra = 0, slip = 0;  // `slip` is the sum so far in this listing
  std::string_view named;  // the move said to be played; in some notes it is White's answer
};

/// All 63, in order.
std::span<const Footnote> footnotes();

}  // namespace zermelo::checkers
