#pragma once

#include <vector>

#include "games/checkers/slice_entries.h"

namespace zermelo::checkers {

/// The scores of a slice in the order of its file: block after block of men.
template <class Encoding>
std::vector<typename Encoding::Score> entries_in_order(
    const SliceValues<typename Encoding::Score>& values, const Slice& slice) {
  std::vector<typename Encoding::Score> out;
  typename Encoding::Score filler = Encoding::draw;
  BlockOrder order;
  for (std::uint32_t b = 0; b < choose(28, slice.black_men); ++b) {
    const Squares black = set_of(b, slice.black_men, MenIndex::black_ground);
    const Squares ground = MenIndex::white_ground & ~black;
    for (std::uint32_t w = 0; w < choose(size(ground), slice.white_men); ++w) {
      order.place(slice, black, set_of(w, slice.white_men, ground));
      order.template write<Encoding>(values, filler, out);
    }
  }
  return out;
}

}  // namespace zermelo::checkers
