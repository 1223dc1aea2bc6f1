#include "papers/catalog.h"

#include <iterator>
#include <utility>

#include "papers/checkers_perfect_play/reproductions.h"
#include "papers/clobber_plain/reproductions.h"
#include "papers/clobber_strong/reproductions.h"
#include "papers/connections/reproductions.h"
#include "papers/hackenbush_mcts/reproductions.h"

namespace zermelo {
namespace {

using Items = std::vector<Reproduction>;

void append(Items& all, Items more) {
  all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace

Items all_reproductions() {
  Items all{clobber::worst_case_reproduction(),    clobber::random_reproduction(),
            clobber::families_reproduction(),      clobber::values_reproduction(),
            clobber::strong_random_reproduction(), clobber::alternating_reproduction(),
            clobber::agreement_reproduction(),     clobber::starts_reproduction(),
            clobber::outlook_reproduction(),       clobber::keen_reproduction(),
            clobber::mcts_reproduction(),          clobber::packing_reproduction(),
            clobber::growth_reproduction()};
  append(all, connect::paper_reproductions());
  append(all, {connect::small_games_reproduction(), connect::mates_reproduction(),
               hackenbush::values_reproduction(), hackenbush::cycles_reproduction(),
               hackenbush::table_two_reproduction(), hackenbush::table_eight_reproduction(),
               hackenbush::classes_reproduction(), hackenbush::beds_reproduction(),
               hackenbush::positions_reproduction(), hackenbush::curves_reproduction(),
               hackenbush::accuracy_reproduction(), hackenbush::speed_reproduction(),
               checkers::metrics_reproduction(), checkers::table_two_reproduction(),
               checkers::figures_reproduction(), checkers::listings_reproduction(),
               checkers::results_only_reproduction(), checkers::encodings_reproduction()});
  return all;
}

}  // namespace zermelo
