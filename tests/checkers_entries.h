#pragma once

#include <vector>

#include "games/checkers/index/slice_entries.h"

namespace zermelo::checkers {

/// The scores of a slice in the order of its file: block after block of men.
template <class Encoding>
std::vector<typename Encoding::Score> entries_in_order(
    const SliceValues<typename Encoding::Score>& values, const Slice& slice) {
  std::vector<typename Encoding::Score> out;
  typename Encoding::Score filler = Encoding::draw;
  BlockOrder order;
  each_set(slice.black_men, MenIndex::black_ground, [&](Squares black) {
    each_set(slice.white_men, MenIndex::white_ground & ~black, [&](Squares white) {
      order.place(slice, black, white);
      order.template write<Encoding>(values, filler, out);
    });
  });
  return out;
}

}  // namespace zermelo::checkers
