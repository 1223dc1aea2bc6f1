#include "games/checkers/index/rank_tables.h"

#include "games/checkers/index/subsets.h"

namespace zermelo::checkers {

RankTable::RankTable(unsigned elements, bool joins) : sets_(choose(places - 1, elements)) {
  ranks_.reserve(places * sets_);
  for (unsigned place = 0; place < places; ++place) {
    each_set(elements, below(places - 1), [&](Squares set) {
      const Squares low = set & below(place), high = set & ~below(place);
      const Squares grown = low | high << 1 | (joins ? square(place) : 0);
      ranks_.push_back(rank_of(grown, ~Squares{0}));
    });
  }
}

}  // namespace zermelo::checkers
