#include "games/checkers/database/longest.h"

#include <algorithm>
#include <optional>

#include "games/checkers/board/moves.h"

namespace zermelo::checkers {
namespace {

/// The score that stands for this in the file; every worth a file can hold has just one.
std::optional<std::uint32_t> score_for(const SliceFile& file, const Worth& worth) {
  const std::uint32_t scores = file.column().width == 1 ? 1U << 8 : 1U << 16;
  for (std::uint32_t score = 0; score < scores; ++score)
    if (worth_of(file.facts().scores, score) == worth) return score;
  return std::nullopt;
}

/// Calls `each` with the place of every entry of the block that has that score.
template <class Each>
void each_with_score(const std::vector<char>& block, std::uint32_t width, std::uint32_t score,
                     const Each& each) {
  const char low = static_cast<char>(score & 0xFF), high = static_cast<char>(score >> 8);
  for (auto at = block.begin(); (at = std::find(at, block.end(), low)) != block.end(); ++at) {
    const auto offset = static_cast<std::size_t>(at - block.begin());
    if (width == 1) {
      each(offset);
    } else if (offset % 2 == 0 && block[offset + 1] == high) {
      each(offset / 2);
    }
  }
}

}  // namespace

SlicePositions::SlicePositions(const Slice& slice)
    : slice_(slice),
      men_(slice.black_men, slice.white_men),
      white_placements_(choose(32 - slice.men() - slice.black_kings, slice.white_kings)),
      placements_(choose(32 - slice.men(), slice.black_kings) * white_placements_) {}

Position SlicePositions::at(std::uint64_t index) const {
  const auto men = static_cast<std::uint32_t>(index / placements_);
  std::uint32_t low = 0, high = men_.black_sets();  // the last black set numbered up to `men`
  while (high - low > 1) {
    const std::uint32_t middle = (low + high) / 2;
    (men_.first(middle) <= men ? low : high) = middle;
  }
  Position p;
  p.men[0] = set_of(low, slice_.black_men, MenIndex::black_ground);
  p.men[1] = set_of(men - men_.first(low), slice_.white_men, MenIndex::white_ground & ~p.men[0]);
  const auto kings = index % placements_;
  const Squares free = ~(p.men[0] | p.men[1]);
  p.kings[0] =
      set_of(static_cast<std::uint32_t>(kings / white_placements_), slice_.black_kings, free);
  p.kings[1] = set_of(static_cast<std::uint32_t>(kings % white_placements_), slice_.white_kings,
                      free & ~p.kings[0]);
  return p;
}

/// Entries where a capture is forced hold anything, so what has the score is looked at on the board
/// as well.
Found positions_worth(const SliceFile& file, const Worth& worth, std::size_t most, Budget& budget) {
  Found found;
  const auto score = score_for(file, worth);
  if (!score) return found;
  const SlicePositions positions(file.facts().slice);
  const Column& column = file.column();
  std::vector<char> block;
  for (std::uint64_t number = 0; number < column.blocks(); ++number) {
    if (budget.stopped()) {
      found.is_complete = false;
      break;
    }
    block.resize(column.block_bytes(number));
    file.table().read_block(column, number, block);
    each_with_score(block, column.width, *score, [&](std::size_t place) {
      const Position p = positions.at(number * column.block_entries + place);
      if (must_capture(p, Side::left)) return;
      ++found.count;
      if (found.first.size() < most) found.first.push_back(p);
    });
  }
  return found;
}

}  // namespace zermelo::checkers
