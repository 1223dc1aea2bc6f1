#pragma once

#include <vector>

#include "games/checkers/index/slice_entries.h"
#include "games/checkers/index/slice_index.h"

namespace zermelo::checkers {

/// The scores of a slice in the order of its file: block after block of men.
template <class Encoding>
std::vector<typename Encoding::Score> entries_in_order(
    const SliceValues<typename Encoding::Score>& values, const Slice& slice) {
  std::vector<typename Encoding::Score> out;
  typename Encoding::Score filler = Encoding::draw;
  BlockOrder order;
  SliceIndex(slice).each_block([&](Squares black, Squares white) {
    order.place(slice, black, white);
    order.template write<Encoding>(values, filler, out);
  });
  return out;
}

}  // namespace zermelo::checkers
