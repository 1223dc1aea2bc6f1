#include "games/checkers/index/slice_entries.h"

#include "games/checkers/board/captures.h"
#include "games/checkers/index/scores.h"

namespace zermelo::checkers {

void BlockOrder::place(const Slice& slice, Squares black_men, Squares white_men) {
  slice_ = slice;
  black_men_ = black_men;
  white_men_ = white_men;
  black_.place(slice.black_kings, ~(black_men | white_men));
  white_.place(slice.white_kings, ~(black_men | white_men));
}

template <class Encoding>
void BlockOrder::write_row(const SliceValues<typename Encoding::Score>& values, std::size_t b,
                           typename Encoding::Score& filler,
                           std::vector<typename Encoding::Score>& out) const {
  using Score = typename Encoding::Score;
  const bool is_rotated = slice_ != values.slice;
  const std::uint32_t block = is_rotated
                                  ? values.men.number(rotated(white_men_), rotated(black_men_))
                                  : values.men.number(black_men_, white_men_);
  // White has just moved, so the rows are sets of white kings and the columns of black ones.
  const Score* const seen = &values.seen[is_rotated ? 0 : 1][values.cells * block];
  const std::size_t columns = black_.size();
  const Captures captures(black_men_, black_[b], white_men_, Side::left);
  const std::size_t column = is_rotated ? black_.when_rotated(b) : b;
  for (std::size_t w = 0; w < white_.size(); ++w) {
    if ((white_[w] & black_[b]) != 0) continue;
    if (!captures.with(white_[w])) {
      const std::size_t row = is_rotated ? white_.when_rotated(w) : w;
      filler = Encoding::before_backup(seen[row * columns + column]);
    }
    out.push_back(filler);
  }
}

template void BlockOrder::write_row<HalvedByte>(const SliceValues<std::uint8_t>&, std::size_t,
                                                std::uint8_t&, std::vector<std::uint8_t>&) const;
template void BlockOrder::write_row<PlainDistance<std::uint8_t>>(const SliceValues<std::uint8_t>&,
                                                                 std::size_t, std::uint8_t&,
                                                                 std::vector<std::uint8_t>&) const;
template void BlockOrder::write_row<PlainDistance<std::uint16_t>>(
    const SliceValues<std::uint16_t>&, std::size_t, std::uint16_t&,
    std::vector<std::uint16_t>&) const;
template void BlockOrder::write_row<ResultOnly>(const SliceValues<std::uint8_t>&, std::size_t,
                                                std::uint8_t&, std::vector<std::uint8_t>&) const;

}  // namespace zermelo::checkers
