#include "games/checkers/index/slice_index.h"

#include <cassert>

namespace zermelo::checkers {

SliceIndex::SliceIndex(const Slice& slice)
    : slice_(slice),
      men_(slice.black_men, slice.white_men),
      row_size_(choose(32 - slice.men() - slice.black_kings, slice.white_kings)),
      block_size_(choose(32 - slice.men(), slice.black_kings) * row_size_) {}

Position SliceIndex::position(std::uint64_t index) const {
  assert(index < size());
  const auto block = static_cast<std::uint32_t>(index / block_size_);
  const std::uint64_t kings = index % block_size_;
  const std::uint32_t black_set = men_.black_set(block);
  Position p;
  p.men[0] = set_of(black_set, slice_.black_men, MenIndex::black_ground);
  p.men[1] =
      set_of(block - men_.first(black_set), slice_.white_men, MenIndex::white_ground & ~p.men[0]);
  const Squares free = ~(p.men[0] | p.men[1]);
  const auto row = static_cast<std::uint32_t>(kings / row_size_);
  const auto place = static_cast<std::uint32_t>(kings % row_size_);
  p.kings[0] = set_of(row, slice_.black_kings, free);
  p.kings[1] = set_of(place, slice_.white_kings, free & ~p.kings[0]);
  return p;
}

}  // namespace zermelo::checkers
