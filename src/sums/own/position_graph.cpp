#include "sums/own/position_graph.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/numbers.h"

namespace zermelo {
namespace {

/// The steps of a cycle that a message shows: all of a short one, the first and the last of a long
/// one.
constexpr std::size_t most_shown = 8, shown_at_end = 2;

std::string say_step(LoopyGame::Step::By by) {
  switch (by) {
    case LoopyGame::Step::By::left:
      return " -Left-> ";
    case LoopyGame::Step::By::right:
      return " -Right-> ";
    case LoopyGame::Step::By::part:
      break;
  }
  return " -part-> ";
}

}  // namespace

void give_up(const Budget& budget, const char* before) {
  const bool is_stopped = budget.spent() == Spent::stopped;
  throw GaveUp(std::string(is_stopped ? "stopped " : "the budget was spent ") + before,
               Remedy::more_time);
}

PositionGraph::Lock::Lock(PositionGraph& graph) : graph_(graph) {
  if (graph.owner_.load(std::memory_order_relaxed) == std::this_thread::get_id())
    throw Error(
        "game: a question about this game was asked while its positions are listed; "
        "expected rules that answer by themselves");
  lock_ = std::unique_lock(graph.mutex_, std::try_to_lock);
  if (!lock_) graph.game_->during_wait([this] { lock_.lock(); });
  graph.owner_.store(std::this_thread::get_id(), std::memory_order_relaxed);
}

PositionGraph::Lock::~Lock() { graph_.owner_.store(std::thread::id(), std::memory_order_relaxed); }

/// The positions on the path of a walk. Their marks are taken away when the walk ends early.
class PositionGraph::Path {
 public:
  explicit Path(PositionGraph& graph) : graph_(graph) {}
  ~Path() {
    for (const Frame& frame : frames_) graph_.nodes_[frame.position].is_on_path = false;
  }
  Path(const Path&) = delete;
  Path& operator=(const Path&) = delete;

  void push(Number p) {
    frames_.push_back({p});
    graph_.nodes_[p].is_on_path = true;
  }
  void pop() {
    graph_.nodes_[frames_.back().position].is_on_path = false;
    frames_.pop_back();
  }
  Frame& top() { return frames_.back(); }
  const std::vector<Frame>& frames() const { return frames_; }

 private:
  PositionGraph& graph_;
  std::vector<Frame> frames_;
};

void PositionGraph::explore(Number p, Budget& budget) {
  if (is_explored(p)) return;
  const auto enter = [&](Number q) {
    if (node(q).is_prepared) return;
    if (!budget.enter()) give_up(budget, "before all positions were listed");
    prepare(q);
  };
  Path path(*this);
  enter(p);
  path.push(p);
  while (!path.frames().empty()) {
    Frame& top = path.top();
    if (top.next == needs(top.position)) {
      nodes_[top.position].is_explored = true;
      ++explored_;
      path.pop();
      continue;
    }
    const Number next = need(top.position, top.next++);
    if (node(next).is_explored) continue;
    if (nodes_[next].is_on_path) refuse_path(path.frames(), next);
    enter(next);
    path.push(next);
  }
}

/// Decides how the value of p will be found and lists what that needs. A negative serves only if it
/// was explored before: otherwise p itself is as good.
void PositionGraph::prepare(Number p) {
  if (has_negative()) {
    const auto other = negative(p);
    if (other && is_explored(*other) && *other != p) {
      nodes_[p].form = Form::negative;
      nodes_[p].is_prepared = true;
      return;
    }
  }
  const auto pieces = checks_ ? std::span<const Number>(&p, 1) : parts(p);
  if (pieces.size() != 1 || pieces[0] != p) {
    nodes_[p].form = Form::parts;
  } else {
    options(p, Side::left);
    options(p, Side::right);
  }
  nodes_[p].is_prepared = true;
}

std::size_t PositionGraph::needs(Number p) const {
  const Node& node = nodes_[p];
  switch (node.form) {
    case Form::options:
      return std::size_t{node.lists[0].count} + node.lists[1].count;
    case Form::parts:
      return node.lists[parts_list].count;
    case Form::negative:
      break;
  }
  return 1;
}

PositionGraph::Number PositionGraph::need(Number p, std::size_t i) const {
  const Node& node = nodes_[p];
  if (node.form == Form::negative) return node.negative;
  if (node.form == Form::parts) return edges_[node.lists[parts_list].first + i];
  const std::size_t lefts = node.lists[0].count;
  return i < lefts ? edges_[node.lists[0].first + i] : edges_[node.lists[1].first + i - lefts];
}

std::span<const PositionGraph::Number> PositionGraph::parts(Number p) {
  if (node(p).lists[parts_list].first == none) {
    found_.clear();
    if (game_->has_parts()) {
      game_->parts(p, found_);
    } else {
      found_.push_back(p);
    }
    if (found_.size() > 1 && std::ranges::find(found_, p) != found_.end())
      throw Error(
          fmt::format("game: the parts of {} contain the position itself besides others; "
                      "expected smaller parts, or the position alone",
                      game_->text(p)));
    const List list = stored(found_);
    nodes_[p].lists[parts_list] = list;
  }
  return list_at(p, parts_list);
}

std::optional<PositionNumber> PositionGraph::negative(Number p) {
  if (!game_->has_negative()) return std::nullopt;
  if (node(p).negative == none) {
    const Number found = game_->negative(p);
    nodes_[p].negative = found;
  }
  return nodes_[p].negative;
}

void PositionGraph::list(Number p, Side side) {
  node(p);
  found_.clear();
  game_->options(p, side, found_);
  const List list = stored(found_);
  nodes_[p].lists[index(side)] = list;
}

PositionGraph::List PositionGraph::stored(const std::vector<Number>& found) {
  if (edges_.size() + found.size() >= none)
    throw MemorySpent("the game has more than four billion moves");
  const bool grows = edges_.size() + found.size() > edges_.capacity();
  check_memory(grows ? 2 * edges_.capacity() * sizeof(Number) : 0);
  const List list{static_cast<std::uint32_t>(edges_.size()),
                  static_cast<std::uint32_t>(found.size())};
  edges_.insert(edges_.end(), found.begin(), found.end());
  return list;
}

void PositionGraph::add_nodes(Number p) {
  if (p >= nodes_.capacity()) {
    check_memory(2 * nodes_.capacity() * sizeof(Node));
    nodes_.reserve(std::max<std::size_t>(2 * nodes_.capacity(), std::size_t{p} + 1));
  }
  nodes_.resize(std::size_t{p} + 1);
}

void PositionGraph::check_memory(std::size_t beside) const {
  if (bytes() + beside > most_bytes_)
    throw MemorySpent(fmt::format("the positions need more than {} of memory; {} were met",
                                  show_bytes(most_bytes_), with_commas(nodes_.size())),
                      Remedy::more_memory);
}

void PositionGraph::refuse_path(const std::vector<Frame>& path, Number again) {
  const auto first = std::ranges::find(path, again, &Frame::position);
  std::vector<LoopyGame::Step> cycle;
  for (auto it = first; it != path.end(); ++it) {
    const Node& node = nodes_[it->position];
    const bool is_left = it->next <= node.lists[0].count;  // `next` is one past the step taken
    cycle.push_back({it->position, node.form == Form::parts ? LoopyGame::Step::By::part
                                   : is_left                ? LoopyGame::Step::By::left
                                                            : LoopyGame::Step::By::right});
  }
  refuse(std::move(cycle));
}

void PositionGraph::refuse(std::vector<LoopyGame::Step> cycle) const {
  std::string way;
  for (std::size_t i = 0; i < cycle.size(); ++i) {
    if (cycle.size() > most_shown && i == most_shown - shown_at_end) {
      i = cycle.size() - shown_at_end;
      way += fmt::format(".. ({} more) .. ", cycle.size() - most_shown);
    }
    way += game_->text(cycle[i].position) + say_step(cycle[i].by);
  }
  way += game_->text(cycle.front().position);
  throw LoopyGame(
      "game: a position can be reached from itself, and only games in which every play "
      "ends have a value: " +
          way,
      std::move(cycle));
}

}  // namespace zermelo
