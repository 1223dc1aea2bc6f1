#include "sums/own/graph_search.h"

#include <algorithm>

namespace zermelo {
namespace {

/// The game's lock is given back after this many rounds in which the game was not called, and taken
/// for a moment after that many more.
constexpr std::uint32_t most_idle = 1 << 10, most_idle_without = 1 << 20;

/// Proof numbers go up and down a long line of play again and again: for a heap from which one or
/// two are taken, the time grows with the square of its size, 2.1 s for 4,000 and 8.2 s for 8,000.
/// After this many rounds for each position listed, a plain depth-first search takes over.
constexpr std::uint64_t rounds_for_position = 64;

}  // namespace

class GraphSearch::Path {
 public:
  explicit Path(GraphSearch& search) : search_(search) {}
  ~Path() {
    while (!frames_.empty()) pop();
  }
  Path(const Path&) = delete;
  Path& operator=(const Path&) = delete;

  void push(const Frame& frame) {
    frames_.push_back(frame);
    search_.state(frame.place).is_on_path = true;
  }
  void pop() {
    search_.state(frames_.back().place).is_on_path = false;
    frames_.pop_back();
  }
  Frame& top() { return frames_.back(); }
  bool is_empty() const { return frames_.empty(); }
  const std::vector<Frame>& frames() const { return frames_; }

 private:
  GraphSearch& search_;
  std::vector<Frame> frames_;
};

GraphSearch::State& GraphSearch::state(Place place) {
  const std::size_t i = 2 * std::size_t{place.position} + (place.mover == Side::right ? 1 : 0);
  if (i >= states_.size()) {
    if (i >= states_.capacity()) {
      const std::size_t more = std::max(2 * states_.capacity(), i + 2);
      graph_.check_memory(more * sizeof(State));
      states_.reserve(more);
    }
    states_.resize((i | 1) + 1);
  }
  return states_[i];
}

/// Right's questions are Left's about the negative, so that the options of one player suffice.
bool GraphSearch::takes_negative(Place place) const {
  return place.mover == Side::right && uses_negatives_ &&
         !graph_.is_listed(place.position, Side::right);
}

bool GraphSearch::has_options(Place place) const {
  return takes_negative(place) ? graph_.knows_negative(place.position)
                               : graph_.is_listed(place.position, place.mover);
}

/// Asks the game for the options, or for the negative in their place. False when the budget is
/// spent.
bool GraphSearch::prepare(Place place, Budget& budget) {
  if (takes_negative(place)) {
    graph_.negative(place.position);
    return true;
  }
  if (!budget.enter()) return false;
  ++listed_;
  graph_.check_memory(bytes());
  graph_.options(place.position, place.mover);
  return true;
}

/// The numbers of a state from those of its options: one lost option wins it, and it is lost when
/// all options are won.
GraphSearch::Summary GraphSearch::summary(Place place) {
  if (takes_negative(place)) {
    const Place same{*graph_.negative(place.position), Side::left};
    const State& numbers = state(same);
    return {numbers.proof, numbers.disproof, infinite, same, true};
  }
  Summary out;
  std::uint32_t hardest = 0, open = 0;
  const Side then = opponent(place.mover);
  for (const Number option : graph_.options(place.position, place.mover)) {
    const State theirs = state({option, then});
    if (theirs.disproof < out.proof) {
      out.second = out.proof;
      out.proof = theirs.disproof;
      out.best = {option, then};
    } else {
      out.second = std::min(out.second, theirs.disproof);
    }
    hardest = std::max(hardest, theirs.proof);
    open += theirs.proof != 0 ? 1 : 0;
  }
  if (open > 0) out.disproof = std::min(infinite - 1, hardest + open - 1);
  if (out.proof == 0) out.disproof = infinite;
  return out;
}

/// One round of depth-first proof-number search with the path as a list:
///  1. Sum up the state at the end of the path.
///  2. Where a number has reached its threshold, or the state is solved, remember and go back.
///  3. Otherwise go on to the option that is cheapest to prove lost, until its disproof number
///     passes that of the second cheapest by a quarter, or its own numbers would lift ours to a
///     threshold.
void GraphSearch::go_on_by_numbers(Path& path) {
  const Frame top = path.top();
  const Summary all = summary(top.place);
  State& mine = state(top.place);
  mine.proof = all.proof;
  mine.disproof = all.disproof;
  if (all.proof >= top.proof || all.disproof >= top.disproof || is_solved(top.place))
    return path.pop();
  if (state(all.best).is_on_path) throw Cycle{all.best};
  if (all.is_same_mover) return path.push({all.best, top.proof, top.disproof});
  const std::uint32_t slack = std::min(infinite, all.second + all.second / 4 + 1);
  const std::uint32_t others = all.disproof - state(all.best).proof;
  path.push({all.best, top.disproof - others, std::min(top.proof, slack)});
}

/// One round of a plain depth-first search, which looks at every move once.
void GraphSearch::go_on_in_order(Path& path) {
  Frame& top = path.top();
  const auto settle = [&](bool is_won) {
    State& mine = state(top.place);
    mine.proof = is_won ? 0 : infinite;
    mine.disproof = is_won ? infinite : 0;
    path.pop();
  };
  if (takes_negative(top.place)) {
    const Place same{*graph_.negative(top.place.position), Side::left};
    if (is_solved(same)) return settle(state(same).proof == 0);
    return go_deeper(path, same);
  }
  const auto options = graph_.options(top.place.position, top.place.mover);
  const Side then = opponent(top.place.mover);
  for (; top.next < options.size(); ++top.next) {
    const Place option{options[top.next], then};
    if (!is_solved(option)) return go_deeper(path, option);
    if (state(option).disproof == 0) return settle(true);
  }
  settle(false);
}

void GraphSearch::go_deeper(Path& path, Place place) {
  if (state(place).is_on_path) throw Cycle{place};
  path.push({place, infinite, infinite});
}

GraphSearch::Ended GraphSearch::search(Path& path, Budget& budget, bool may_call) {
  Budget clock = budget.clock();
  std::uint32_t idle = 0;
  while (!path.is_empty()) {
    const Place place = path.top().place;
    if (!has_options(place)) {
      if (!may_call) return Ended::needs_game;
      if (!prepare(place, budget)) return Ended::spent;
      idle = 0;
    } else if (++idle > (may_call ? most_idle : most_idle_without)) {
      return Ended::is_idle;
    }
    if (!clock.enter()) {
      budget.heed(clock);
      return Ended::spent;
    }
    if (is_in_order_) {
      go_on_in_order(path);
    } else {
      go_on_by_numbers(path);
      if (++rounds_ > rounds_for_position * (listed_ + 64)) return Ended::is_tedious;
    }
  }
  return Ended::path_is_empty;
}

GraphSearch::Ended GraphSearch::search_from(Place root, Budget& budget) {
  Path path(*this);
  path.push({root, infinite, infinite});
  try {
    while (true) {
      Ended ended = search(path, budget, false);
      if (ended == Ended::needs_game || ended == Ended::is_idle)
        graph_.calling([&] { ended = search(path, budget, true); });
      if (ended != Ended::is_idle && ended != Ended::needs_game) return ended;
    }
  } catch (const Cycle& cycle) {
    meet_cycle(path, cycle.again);
    return Ended::looped;
  }
}

Result GraphSearch::result(PositionNumber p, Side mover, Budget& budget) {
  const Place root{p, mover};
  uses_negatives_ = graph_.has_negative();
  is_in_order_ = false;
  rounds_ = listed_ = 0;
  while (!is_solved(root)) {
    const Ended ended = search_from(root, budget);
    if (ended == Ended::spent) return Result::unknown;
    if (ended == Ended::is_tedious) is_in_order_ = true;
    if (ended != Ended::looped) continue;
    if (!uses_negatives_) graph_.calling([&] { graph_.refuse(cycle_); });
    uses_negatives_ = false;  // once more, for a cycle of moves alone
  }
  return state(root).proof == 0 ? Result::win : Result::loss;
}

std::optional<PositionNumber> GraphSearch::winning_move(PositionNumber p, Side mover,
                                                        Budget& budget) {
  std::vector<Number> options;
  graph_.calling([&] {
    const auto list = graph_.options(p, mover);
    options.assign(list.begin(), list.end());
  });
  const Side then = opponent(mover);
  for (const Number option : options)
    if (state({option, then}).disproof == 0) return option;
  for (const Number option : options) {
    const Result theirs = result(option, then, budget);
    if (theirs == Result::loss) return option;
    if (theirs == Result::unknown) return std::nullopt;
  }
  return std::nullopt;
}

void GraphSearch::meet_cycle(const Path& path, Place again) {
  const auto& frames = path.frames();
  cycle_.clear();
  for (auto it = std::ranges::find(frames, again, &Frame::place); it != frames.end(); ++it)
    cycle_.push_back({it->place.position, it->place.mover == Side::left
                                              ? LoopyGame::Step::By::left
                                              : LoopyGame::Step::By::right});
}

}  // namespace zermelo
