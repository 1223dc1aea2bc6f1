// Section 8 of the paper on strong 1-D Clobber asks what wider bounds and local incentives would
// bring. Here both are measured on random sums of three short rows, whose outcome follows from
// their values: how many sums the bounds decide without a search, and how many moves the incentives
// leave to be tried.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/numbers.h"
#include "base/random.h"
#include "games/clobber/rows/row_values.h"
#include "papers/clobber_strong/reproductions.h"
#include "papers/clobber_strong/wide_scale.h"
#include "search/sum_oracle.h"

namespace zermelo::clobber {
namespace {

constexpr std::uint32_t shortest = 4, longest = 8;
constexpr std::size_t rows_in_a_sum = 3;

using Sum = std::array<Value, rows_in_a_sum>;

struct SumCounts {
  std::uint64_t questions = 0, by_classes = 0, by_ups = 0, by_wide = 0, wrong = 0;
  std::uint64_t moves = 0, kept = 0;  // canonical moves of Left
  std::uint64_t won = 0, tried = 0, tried_of_kept = 0;
};

class Outlook {
 public:
  void add(Random& random) {
    Sum sum;
    for (Value& g : sum) {
      const auto length = shortest + random.below(longest - shortest + 1);
      g = store_.adopt(rows_.store(), rows_.of(Row::of(length, random.below(1U << length))),
                       names_);
    }
    ++counts_.questions;
    const Value total = store_.sum(store_.sum(sum[0], sum[1]), sum[2]);
    const Result truth = store_.less_or_equal(total, {}) ? Result::loss : Result::win;
    count_decided(sum, truth);
    count_moves(sum, total);
  }
  const SumCounts& counts() const { return counts_; }

 private:
  /// Outcome classes first, then bounds by ups and star, then wider bounds, each on what the ones
  /// before left open.
  void count_decided(const Sum& sum, Result truth) {
    auto result = by_classes(sum);
    if (result) {
      ++counts_.by_classes;
    } else if ((result = by_ups(sum))) {
      ++counts_.by_ups;
    } else if ((result = wide_.left_moves(sum))) {
      ++counts_.by_wide;
    }
    if (result && *result != truth) ++counts_.wrong;
  }

  std::optional<Result> by_classes(const Sum& sum) const {
    std::uint32_t good = 0, bad = 0, confused = 0;
    for (const Value g : sum) {
      const auto outcome = store_.outcome(g);
      good += outcome == OutcomeClass::left ? 1 : 0;
      bad += outcome == OutcomeClass::right ? 1 : 0;
      confused += outcome == OutcomeClass::next ? 1 : 0;
    }
    if (bad == 0 && confused <= 1) return good + confused > 0 ? Result::win : Result::loss;
    if (good == 0 && confused == 0) return Result::loss;
    return std::nullopt;
  }

  std::optional<Result> by_ups(const Sum& sum) {
    return zermelo::left_moves(bounds_.of(sum[0]) + bounds_.of(sum[1]) + bounds_.of(sum[2]));
  }

  /// A move in one part need not be tried when a move in another has at least the same incentive.
  void count_moves(const Sum& sum, Value total) {
    std::vector<Value> gains;
    for (const Value g : sum) {
      const auto options = store_.left(g);
      for (const Value option : std::vector<Value>(options.begin(), options.end()))
        gains.push_back(store_.difference(option, g));
    }
    const auto kept = [&](std::size_t i) {
      for (std::size_t j = 0; j < gains.size(); ++j) {
        if (i == j || !store_.less_or_equal(gains[i], gains[j])) continue;
        if (gains[i] != gains[j] || j < i) return false;
      }
      return true;
    };
    std::uint64_t tried = 0, tried_of_kept = 0;
    bool won = false, won_of_kept = false;
    for (std::size_t i = 0; i < gains.size(); ++i) {
      const bool wins = store_.less_or_equal({}, store_.sum(total, gains[i])), keep = kept(i);
      counts_.kept += keep ? 1 : 0;
      tried += won ? 0 : 1;
      tried_of_kept += keep && !won_of_kept ? 1 : 0;
      won = won || wins;
      won_of_kept = won_of_kept || (keep && wins);
    }
    counts_.moves += gains.size();
    if (won != won_of_kept) ++counts_.wrong;
    if (!won) return;
    ++counts_.won;
    counts_.tried += tried;
    counts_.tried_of_kept += tried_of_kept;
  }

  RowValues rows_{longest};
  ValueStore store_;
  std::vector<Value> names_;
  UpBoundsMemory bounds_{store_};
  WideScale wide_{store_};
  SumCounts counts_;
};

double percent(std::uint64_t part, std::uint64_t of) {
  return of == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(of);
}
double ratio(std::uint64_t part, std::uint64_t of) { return percent(part, of) / 100; }

Fields fields_of(const SumCounts& counts) {
  return Fields{}
      .add("item", "strong-outlook")
      .add("sums", counts.questions)
      .add("wrong", counts.wrong)
      .add("by_classes", counts.by_classes)
      .add("by_ups", counts.by_ups)
      .add("by_wide", counts.by_wide)
      .add("moves", counts.moves)
      .add("kept_by_incentives", counts.kept)
      .add("won", counts.won)
      .add("tried", counts.tried)
      .add("tried_of_kept", counts.tried_of_kept);
}

Text words_of(const SumCounts& counts) {
  const auto open = counts.questions - counts.by_classes - counts.by_ups - counts.by_wide;
  return {
      {fmt::format("{} sums of {} rows of {} to {} stones, Left first\n",
                   with_commas(counts.questions), rows_in_a_sum, shortest, longest),
       Tone::strong},
      {fmt::format("  bounds: outcome classes decide {:.1f} %, ups and star {:.1f} % more, second "
                   "powers of up {:.1f} % more; {:.1f} % stay open\n",
                   percent(counts.by_classes, counts.questions),
                   percent(counts.by_ups, counts.questions),
                   percent(counts.by_wide, counts.questions), percent(open, counts.questions))},
      {fmt::format(
          "  incentives: {:.2f} moves a sum, {:.2f} of them left; where Left wins, a winning "
          "move comes after {:.2f} tries, of those left after {:.2f}\n",
          ratio(counts.moves, counts.questions), ratio(counts.kept, counts.questions),
          ratio(counts.tried, counts.won), ratio(counts.tried_of_kept, counts.won))},
      {fmt::format("  {} wrong\n", counts.wrong), counts.wrong > 0 ? Tone::bad : Tone::good}};
}

}  // namespace

Reproduction outlook_reproduction() {
  Command command{.name = "strong-outlook",
                  .summary = "section 8 of strong 1-D Clobber: wider bounds, incentives"};
  command.examples = {{"reproduce strong-outlook --sums 500", ""}};
  command.options = {{"sums", Kind::count, "n", "random sums", "5000"},
                     {"seed", Kind::count, "n", "which ones", "1"}};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      Outlook outlook;
      Random random(arguments.count("seed"));
      const auto sums = arguments.count("sums");
      for (std::uint64_t i = 0; i < sums && !budget.stopped(); ++i) outlook.add(random);
      const SumCounts& counts = outlook.counts();
      sink.answer({fields_of(counts), words_of(counts),
                   counts.wrong == 0 ? Status::answered : Status::wrong});
    };
  };
  return {"clobber-strong", command};
}

}  // namespace zermelo::clobber
