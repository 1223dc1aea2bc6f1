#include "games/hackenbush/value/evaluation.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "base/numbers.h"
#include "games/hackenbush/drawing/blocks.h"
#include "games/hackenbush/drawing/incidence.h"
#include "games/hackenbush/value/game_search.h"
#include "games/hackenbush/value/many_moves.h"
#include "games/hackenbush/value/number_search.h"
#include "games/hackenbush/value/redwood.h"
#include "value/scoped_limits.h"

namespace zermelo::hackenbush {
namespace {

/// A block with cycles, taken out of the drawing.
struct Piece {
  std::vector<Edge> edges;  // between vertices numbered from 0, the root; those far from it first
  std::vector<PartValue> weights;  // by vertex: the value of what stands on it
};

/// The value of a block, or the reason why it is not known and numbers that it lies between.
struct BlockValue {
  std::optional<PartValue> exact;
  std::pair<Dyadic, Dyadic> bounds;
  Trouble why_not;
};

/// Evaluates one drawing:
///
///   1. A loop stands on its vertex like a single edge that bears nothing.
///   2. Blocks come from find_blocks() so that all that stands on a block is evaluated before it.
///   3. A single edge with a value on it follows the colon principle.
///   4. A block with cycles is evaluated by the first of these that applies: the theorem on redwood
///      beds, the fusion principle, a search over numbers (NumberSearch), a search over values
///      (GameSearch). A search uses the narrowest sets of edges and the shortest numbers that fit.
///   5. The value of a block is added to the sum that stands on its root; the sum on the ground is
///      the answer.
///
/// When step 4 fails, bounds are all that is left: those of the search if the block stands on the
/// ground, otherwise the edges counted by colour.
class Evaluating {
 public:
  Evaluating(const Drawing& drawing, PartArithmetic& arithmetic, Budget& budget,
             const EvaluationOptions& options)
      : drawing_(drawing),
        arithmetic_(arithmetic),
        budget_(budget),
        options_(options),
        clock_(clock_of(budget)) {}

  Evaluation run() {
    const TimeLimit limit(arithmetic_.store(), budget_);
    standing_.assign(drawing_.vertices, PartValue{Dyadic()});
    for (const Edge& e : drawing_.edges) {
      if (e.from == e.to) add(e.from, arithmetic_.edge(e.colour));
    }
    const DrawingBlocks found = find_blocks(drawing_);
    for (const auto& block : found.blocks) {
      if (!clock_.enter()) give_up(clock_);
      const bool single = block.last - block.first == 1;
      if (single) {
        const Colour colour = drawing_.edges[found.edges[block.first]].colour;
        add(block.root, arithmetic_.on_edge(standing_[block.top], colour));
        standing_[block.top] = Dyadic();  // a large number is freed as soon as it is used
        continue;
      }
      const BlockValue value = block_value(piece_of(found.edges_of(block), block.root));
      if (!value.exact) return given_up(value.why_not, found, block, value.bounds);
      add(block.root, *value.exact);
    }
    return {standing_[0], source_, {}, {}};
  }

  Evaluation given_up(const Trouble& why) const {
    return {std::nullopt, {}, why, counted(drawing_.edges)};
  }

 private:
  /// A block was bounded but not evaluated. If it stands on the ground, bounds of the whole are the
  /// sum of its own, of what is known to stand on the ground beside it, and of the edges still to
  /// come, counted by colour.
  Evaluation given_up(const Trouble& why, const DrawingBlocks& found,
                      const DrawingBlocks::One& block,
                      const std::pair<Dyadic, Dyadic>& bounds) const {
    const auto* done = std::get_if<Dyadic>(standing_.data());
    if (block.root != 0 || done == nullptr) return given_up(why);
    std::vector<Edge> rest;
    for (std::size_t i = block.last; i < found.edges.size(); ++i)
      rest.push_back(drawing_.edges[found.edges[i]]);
    for (const Edge& e : drawing_.edges) {
      if (e.from == e.to && e.from != 0) rest.push_back(e);
    }
    auto [low, high] = counted(rest);
    return {
        std::nullopt, {}, why, std::pair{*done + bounds.first + low, *done + bounds.second + high}};
  }

  /// Bounds by counting: no player has more moves than edges.
  static std::pair<Dyadic, Dyadic> counted(const std::vector<Edge>& edges) {
    std::int64_t low = 0, high = 0;
    for (const Edge& e : edges) {
      low -= e.colour != Colour::blue ? 1 : 0;
      high += e.colour != Colour::red ? 1 : 0;
    }
    return {low, high};
  }

  /// The time limit and the stop flag of a budget without its node limit. Trees cost no nodes, but
  /// their numbers may be hundreds of thousands of bits long.
  static Budget clock_of(const Budget& budget) {
    Limits limits;
    limits.seconds = budget.limits().seconds - budget.seconds();
    limits.stop = budget.limits().stop;
    limits.nodes_between_looks = 16;
    return Budget(limits);
  }

  void add(std::uint32_t vertex, const PartValue& value) {
    standing_[vertex] = arithmetic_.sum(standing_[vertex], value);
  }

  /// Takes a block out of the drawing, with what stands on its vertices.
  Piece piece_of(std::span<const std::uint32_t> edges, std::uint32_t root) {
    std::unordered_map<std::uint32_t, std::uint32_t> number{{root, 0}};
    Piece piece;
    piece.weights.emplace_back(Dyadic());
    const auto renumbered = [&](std::uint32_t v) {
      const auto [it, fresh] = number.try_emplace(v, static_cast<std::uint32_t>(number.size()));
      if (fresh) {
        piece.weights.push_back(standing_[v]);
        standing_[v] = Dyadic();
      }
      return it->second;
    };
    for (const auto e : edges) {
      const Edge& edge = drawing_.edges[e];
      const auto from = renumbered(edge.from), to = renumbered(edge.to);
      piece.edges.push_back({from, to, edge.colour});
    }
    sort_far_first(piece);
    return piece;
  }

  /// Cuts far from the root tend to cost their player least, so the searches try them first.
  static void sort_far_first(Piece& piece) {
    std::vector<std::uint32_t> distance(piece.weights.size(), unreached);
    const Incidence graph(static_cast<std::uint32_t>(piece.weights.size()), piece.edges);
    spread(graph, 0, distance);
    std::ranges::stable_sort(piece.edges, std::ranges::greater{},
                             [&](const Edge& e) { return distance[e.from] + distance[e.to]; });
  }

  /// Step 4. The redwood theorem and fusion leave no table behind; the searches share the memory
  /// ceiling with the store.
  BlockValue block_value(const Piece& piece) {
    const bool numbers = std::ranges::all_of(
        piece.weights, [](const PartValue& w) { return std::holds_alternative<Dyadic>(w); });
    const bool green = std::ranges::any_of(piece.edges, &is_green);
    if (options_.redwood && numbers && !green) {
      if (auto value = redwood_value(piece.edges, piece.weights, clock_, options_.most_bytes / 2)) {
        source_ = "redwood theorem";
        return {PartValue{*value}, {}, {}};
      }
    }
    if (const auto nimber = fused(piece)) return {PartValue{*nimber}, {}, {}};
    source_ = "search";
    if (piece.edges.size() <= Bits<1>::capacity) return searched<1>(piece, numbers && !green);
    if (piece.edges.size() <= Bits<2>::capacity) return searched<2>(piece, numbers && !green);
    if (piece.edges.size() <= Bits<16>::capacity) return searched<16>(piece, numbers && !green);
    return {std::nullopt, counted(drawing_.edges),
            fmt::format("a block of {} edges hangs together by cycles; a search takes at most {}",
                        with_commas(piece.edges.size()), with_commas(Bits<16>::capacity))};
  }

  static bool is_green(const Edge& e) { return e.colour == Colour::green; }

  /// The nimber of a green block that bears nimbers, by the fusion principle (Winning Ways, chapter
  /// 7): its vertices are fused into one, and its edges become loops. Linear in its size.
  std::optional<Value> fused(const Piece& piece) {
    if (!std::ranges::all_of(piece.edges, &is_green)) return std::nullopt;
    auto nim = static_cast<std::uint32_t>(piece.edges.size() % 2);
    for (const PartValue& weight : piece.weights) {
      const auto k = arithmetic_.nimber(weight);
      if (!k) return std::nullopt;
      nim ^= *k;
    }
    source_ = "fusion principle";
    return arithmetic_.store().nimber(nim);
  }

  /// Chooses the numbers of a search. The value of a block with weights is born by the day that
  /// adds up its edges and the birthdays of the weights.
  template <std::size_t Words>
  BlockValue searched(const Piece& piece, bool numbers) {
    const BitGraph<Words> graph(piece.edges);
    if (!numbers) return by_values(graph, piece);
    std::uint64_t days = piece.edges.size();
    for (const PartValue& w : piece.weights) days += std::get<Dyadic>(w).birthday();
    // There are at least as many days as edges: more than 64 edges never go with short numbers.
    if constexpr (Words == 1) {
      if (days <= ShortFixed::most_days) return by_fixed<ShortFixed>(graph, piece);
    }
    if constexpr (Words <= 2) {
      if (days <= Fixed::most_days) return by_fixed<Fixed>(graph, piece);
    }
    std::vector<Dyadic> weights;
    for (const PartValue& w : piece.weights) weights.push_back(std::get<Dyadic>(w));
    return by_numbers(graph, weights, Dyadic(1, static_cast<std::uint32_t>(days) + 2));
  }

  template <class Number, std::size_t Words>
  BlockValue by_fixed(const BitGraph<Words>& graph, const Piece& piece) {
    std::vector<Number> weights;
    for (const PartValue& w : piece.weights) weights.push_back(Number::from(std::get<Dyadic>(w)));
    return by_numbers(graph, weights, Number{1});
  }

  template <IsFixed Number>
  static Dyadic dyadic(const Number& x) {
    return x.dyadic();
  }
  static Dyadic dyadic(const Dyadic& x) { return x; }

  /// `fine` is less than the difference of any two values that the search can meet.
  template <std::size_t Words, class Number>
  BlockValue by_numbers(const BitGraph<Words>& graph, const std::vector<Number>& weights,
                        const Number& fine) {
    MemoryAccount account(options_.most_bytes, &arithmetic_.store());
    NumberSearch<Words, Number> search(graph, 0, weights, fine, budget_, account);
    const auto found = search.value();
    if (found.low == found.high) return {PartValue{dyadic(found.low)}, {}, {}};
    return {std::nullopt, {dyadic(found.low), dyadic(found.high)}, search.why_not()};
  }

  template <std::size_t Words>
  BlockValue by_values(const BitGraph<Words>& graph, const Piece& piece) {
    std::vector<std::uint32_t> weights;
    for (const PartValue& w : piece.weights) weights.push_back(arithmetic_.value(w).id);
    MemoryAccount account(options_.most_bytes, &arithmetic_.store());
    GameSearch<Words> search(graph, 0, weights, arithmetic_, budget_, account);
    return {arithmetic_.part_value(search.value()), {}, {}};
  }

  const Drawing& drawing_;
  PartArithmetic& arithmetic_;
  Budget& budget_;
  EvaluationOptions options_;
  Budget clock_;
  std::vector<PartValue> standing_;  // by vertex: the sum of the blocks evaluated on it
  std::string source_ = "colon principle";
};

}  // namespace

Evaluation evaluate(const Drawing& drawing, PartArithmetic& arithmetic, Budget& budget,
                    const EvaluationOptions& options) {
  Evaluating work(drawing, arithmetic, budget, options);
  try {
    return work.run();
  } catch (const GaveUp& reason) {
    return work.given_up(reason.trouble());
  }
}

Evaluation value_of(const Drawing& drawing, unsigned cuts, PartArithmetic& arithmetic,
                    Budget& budget, const EvaluationOptions& options) {
  if (cuts == 1) return evaluate(drawing, arithmetic, budget, options);
  try {
    const Value g = many_moves_value(drawing, cuts, arithmetic.store(), budget, options.most_bytes);
    return {arithmetic.part_value(g), "search", {}, {}};
  } catch (const GaveUp& reason) {
    return {std::nullopt, {}, reason.trouble(), std::nullopt};
  }
}

}  // namespace zermelo::hackenbush
