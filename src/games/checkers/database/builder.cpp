// Building tables, slice by slice in feeding order. A slice that has no files yet takes five steps:
//
//     make_room    drops finished slices that are not needed now, so that the others fit the memory
//     bring        reads the slices that this one looks into, unless they are in memory
//     solve        in scores of a byte; positions that are farther are listed by themselves
//     save         writes the files of the slice and of its mirror image
//     keep         leaves the values in memory for the slices that look into this one
//
// A slice is kept only after its files have appeared. A build that was stopped goes on from them.

#include "games/checkers/database/builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <mutex>
#include <set>

#include "base/error.h"
#include "base/numbers.h"
#include "base/parallel.h"
#include "games/checkers/index/slice_entries.h"
#include "games/checkers/index/slice_index.h"

namespace zermelo::checkers {
namespace {

namespace fs = std::filesystem;

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// The same values in another encoding; `map` gives the new score for an old one. It is called once
/// for each score that there can be, and the entries are then looked up. Incomplete when the budget
/// is stopped.
template <class To, class From, class Map>
std::shared_ptr<SliceValues<To>> mapped(const SliceValues<From>& values, const Map& map,
                                        const Budget& budget) {
  auto out = std::make_shared<SliceValues<To>>(values.slice);
  std::vector<To> table(std::size_t{1} << (8 * sizeof(From)));
  for (std::size_t i = 0; i < table.size(); ++i) table[i] = map(static_cast<From>(i));
  const std::uint64_t entries = values.cells * values.men.count();
  for (unsigned side : {0U, 1U}) {
    for (std::uint64_t i = 0; i < entries; ++i) {
      if (i % (1U << 20) == 0 && budget.stopped()) break;
      out->seen[side][i] = table[values.seen[side][i]];
    }
  }
  return out;
}

using Narrow = PlainDistance<std::uint8_t>;
using Wide = PlainDistance<std::uint16_t>;

/// A distance of one byte in two. Halved distances get their parity back.
template <class Encoding>
std::uint16_t widened(std::uint8_t score) {
  return plain_score_of(Encoding::outcome(score));
}

/// Values of a byte in two bytes, where every distance fits.
template <class Encoding>
std::shared_ptr<const SliceValues<std::uint16_t>> wide_values(
    const SliceValues<std::uint8_t>& values, const Budget& budget) {
  auto out = mapped<std::uint16_t>(values, widened<Encoding>, budget);
  for (const unsigned side : {0U, 1U}) {
    const SliceIndex index(side == 0 ? values.slice : values.slice.mirrored());
    for (const auto& [at, outcome] : values.far[side]) {
      const Position p = index.position(at);
      out->seen[1 - side][cell_of(*out, side == 0 ? p : mirrored(p), side)] =
          Wide::backed_up(plain_score_of(outcome));
    }
  }
  return out;
}

/// Across a conversion only the result matters, not the distance: a score of two bytes becomes a
/// draw, or a win or loss in one ply, as in Reach::converted.
std::uint8_t result_only(std::uint16_t score) {
  if (score == Wide::draw) return Narrow::draw;
  return score > Wide::draw ? Narrow::backed_up(Narrow::lost_now) : std::uint8_t{1};
}

/// Reads a stretch of entries of a file; the rest of `out` stays as it is when stopped. The stretch
/// may begin and end inside a block of the table, which is always unpacked as a whole.
template <class Score>
void read_scores(const SliceFile& file, std::uint64_t first, std::vector<Score>& out,
                 const Budget& budget) {
  const Column& column = file.column();
  std::string block;
  std::size_t filled = 0;
  while (filled < out.size() && !budget.stopped()) {
    const std::uint64_t at = first + filled, number = at / column.block_entries;
    block.resize(column.block_bytes(number));
    file.table().read_block(column, number, block);
    const std::uint64_t skipped = at % column.block_entries;
    const std::size_t count =
        std::min<std::size_t>(block.size() / sizeof(Score) - skipped, out.size() - filled);
    for (std::size_t i = 0; i < count; ++i)
      out[filled + i] = static_cast<Score>(score_at(block.data(), sizeof(Score), skipped + i));
    filled += count;
  }
}

/// The feeds with fewer pieces: those that captures lead to.
std::vector<Slice> capture_feeds(const Slice& slice) {
  std::vector<Slice> out = feeds(slice);
  std::erase_if(out, [&](const Slice& fed) { return fed.pieces() == slice.pieces(); });
  return out;
}

}  // namespace

Builder::Builder(BuildOptions options, Budget& budget)
    : options_(std::move(options)), budget_(budget) {}

fs::path Builder::find(const Slice& slice) const {
  return find_slice(options_.folders, slice, options_.metric);
}

bool Builder::is_there(const Slice& slice) const {
  return !find(slice).empty() && !find(slice.mirrored()).empty();
}

/// The first of `ahead_` is always the slice in progress, on which tell() relies. Only slices
/// without files count in the progress; the others are opened and reported.
bool Builder::build(const std::vector<Slice>& order) {
  ahead_ = order;
  const auto missing = not_built(order, options_.folders, options_.metric);
  count_ = missing.size();
  seconds_all_ = expected_seconds(missing, options_.threads);
  return std::ranges::all_of(order, [&](const Slice& slice) {
    if (budget_.stopped() || !build_one(slice)) return false;
    ahead_.erase(ahead_.begin());
    return true;
  });
}

/// `slice` may be one that is read for the slice in progress. The part done is measured in expected
/// seconds, because positions are solved and written at different speeds.
void Builder::tell(BuildProgress::Step step, const Slice& slice, double solved,
                   double written) const {
  if (!on_progress || count_ == 0 || ahead_.empty()) return;
  const ExpectedSeconds expected = expected_parts(ahead_.front(), options_.threads);
  const double seconds = seconds_since(start_);
  const double positions = static_cast<double>(positions_done_) +
                           solved * static_cast<double>(positions_of_pair(ahead_.front()));
  BuildProgress progress{step, slice, number_, count_, std::nullopt, 0};
  if (seconds > 1 && positions > 0) progress.rate = positions / seconds;
  progress.part =
      (seconds_done_ + solved * expected.solving + written * expected.writing) / seconds_all_;
  on_progress(progress);
}

/// A slice that is its own mirror image has one file, others two.
bool Builder::build_one(const Slice& slice) {
  if (is_there(slice)) {
    report_existing(slice);
    return true;
  }
  const auto start = std::chrono::steady_clock::now();
  ++number_;
  make_room(slice);
  if (!bring(feeds(slice))) return false;
  if (!(needs_two_bytes(slice) ? solve<Wide>(slice, wide_feeds(slice)) : solve_in_bytes(slice)))
    return false;
  seconds_done_ += expected_seconds({slice}, options_.threads);
  positions_done_ += positions_of_pair(slice);
  const double seconds = seconds_since(start);
  for (std::size_t file = 0; on_slice && file < (slice.is_symmetric() ? 1U : 2U); ++file) {
    const auto& [facts, bytes] = saved_[file];
    on_slice({facts.slice, facts.positions, bytes, seconds, false});
  }
  return true;
}

/// Opens the files, so that a damaged one is noticed before anything is built on it.
void Builder::report_existing(const Slice& slice) const {
  for (const Slice& each : {slice, slice.mirrored()}) {
    const SliceFile file(find(each), each, options_.metric);
    if (on_slice) on_slice({each, file.facts().positions, file.bytes(), 0, true});
    if (slice.is_symmetric()) break;
  }
}

bool Builder::solve_in_bytes(const Slice& slice) {
  switch (options_.metric) {
    case Metric::wld:
      return solve<ResultOnly>(slice, narrow_feeds(slice));
    case Metric::dtc:
      return solve<Narrow>(slice, narrow_feeds(slice));
    case Metric::dtw:
      break;
  }
  return solve<HalvedByte>(slice, narrow_feeds(slice));
}

SolveOptions Builder::solve_options() const {
  SolveOptions options;
  options.threads = options_.threads;
  options.counts_to_conversion = options_.metric == Metric::dtc;
  return options;
}

template <class Encoding>
bool Builder::solve(const Slice& slice, const Finished<typename Encoding::Score>& feeds) {
  SolveOptions options = solve_options();
  options.on_progress = [&](double part) { tell(BuildProgress::Step::solving, slice, part, 0); };
  auto solved = solve_slice<Encoding>(slice, feeds, options, budget_);
  if (!solved || !save<Encoding>(*solved)) return false;
  keep<typename Encoding::Score>(slice, std::move(solved->values));
  return true;
}

/// Side 0 is the slice with Black to move, side 1 its mirror image, as in SolvedSlice. The two
/// files are written at the same time where there are two threads; their reports take turns.
template <class Encoding>
bool Builder::save(const SolvedSlice<typename Encoding::Score>& solved) {
  const Slice& slice = solved.values->slice;
  const std::size_t files = slice.is_symmetric() ? 1 : 2;
  std::mutex telling;
  std::array<double, 2> parts{};
  for_each_on(options_.threads, files, [&](unsigned, std::size_t side) {
    const Slice each = side == 0 ? slice : slice.mirrored();
    const auto on_part = [&](double part) {
      const std::lock_guard lock(telling);
      parts[side] = part / static_cast<double>(files);
      tell(BuildProgress::Step::writing, slice, 1, parts[0] + parts[1]);
    };
    const auto path = options_.folders.front() / slice_file_name(each, options_.metric);
    if (auto saved = save_slice<Encoding>(path, *solved.values, each, options_.metric,
                                          solved.tallies[side], budget_, on_part))
      saved_[side] = std::move(*saved);
  });
  return !budget_.stopped();
}

// ---- what is kept in memory ----

template <class Score>
void Builder::keep(const Slice& slice, std::shared_ptr<const SliceValues<Score>> values) {
  if constexpr (sizeof(Score) == 1)
    kept_[slice].narrow = std::move(values);
  else
    kept_[slice].wide = std::move(values);
}

// 1. The slices that must be in memory, and the bytes that they take.
// 2. If these do not fit, the slice cannot be built.
// 3. The others are dropped until all fits, the one that is needed last first.
//
// The slice to be built and slices that are not in memory yet are counted with a byte for each
// score. One that needs two bytes takes twice as much, and copies made by mapped() are not counted.
void Builder::make_room(const Slice& slice) {
  // Needed: the slices that this one looks into, and those that reading them again looks into.
  std::set<Slice> needed;
  std::uint64_t bytes = SliceValues<std::uint8_t>::bytes_for(slice);
  const std::function<void(const Slice&)> need = [&](const Slice& each) {
    if (!needed.insert(each).second) return;
    if (!kept_.contains(each))
      for (const Slice& below : capture_feeds(each)) need(below);
    const auto kept = kept_.find(each);
    bytes +=
        kept != kept_.end() ? kept->second.bytes() : SliceValues<std::uint8_t>::bytes_for(each);
  };
  for (const Slice& fed : feeds(slice)) need(fed);
  if (bytes > options_.memory) {
    throw Error(
        fmt::format("checkers: {} with the slices it looks into needs {} of memory; {} are allowed",
                    text(slice), show_bytes(bytes), show_bytes(options_.memory)),
        Remedy::more_memory);
  }
  // The others stay while there is room; the one that is needed last is dropped first.
  std::vector<std::pair<std::size_t, Slice>> others;
  for (const auto& [each, kept] : kept_) {
    if (needed.contains(each)) continue;
    bytes += kept.bytes();
    std::size_t next = 0;
    while (next < ahead_.size() && !std::ranges::count(feeds(ahead_[next]), each)) ++next;
    others.emplace_back(next, each);
  }
  std::ranges::sort(others, std::greater{});
  for (const auto& [next, each] : others) {
    if (bytes <= options_.memory) break;
    bytes -= kept_.at(each).bytes();
    kept_.erase(each);
  }
}

/// Reads the slices that are not in memory, each after those that its captures lead to: a file does
/// not hold positions with captures, so they are solved again.
bool Builder::bring(const std::vector<Slice>& slices) {
  return std::ranges::all_of(slices, [&](const Slice& slice) {
    return kept_.contains(slice) || (bring(capture_feeds(slice)) && load(slice));
  });
}

bool Builder::load(const Slice& slice) {
  tell(BuildProgress::Step::reading, slice, 0, 0);
  for (const Slice& each : {slice, slice.mirrored()})
    if (find(each).empty())
      throw Error(fmt::format("checkers: {} is missing; build it first",
                              slice_file_name(each, options_.metric)));
  // The two files may come from different folders, and so from different builds.
  const SliceFile own(find(slice), slice, options_.metric);
  const SliceFile mirrored(find(slice.mirrored()), slice.mirrored(), options_.metric);
  if (own.facts().scores != mirrored.facts().scores)
    throw Error(fmt::format("checkers: the files of {} do not belong together; build one again",
                            text(slice)));
  switch (own.facts().scores) {
    case Scores::halved_byte:
      return load_as<HalvedByte>(slice, own, mirrored, narrow_feeds(slice));
    case Scores::plain_byte:
      return load_as<Narrow>(slice, own, mirrored, narrow_feeds(slice));
    case Scores::plain_two_bytes:
      return load_as<Wide>(slice, own, mirrored, wide_feeds(slice));
    case Scores::results:
      break;
  }
  return load_as<ResultOnly>(slice, own, mirrored, narrow_feeds(slice));
}

template <class Encoding>
bool Builder::load_as(const Slice& slice, const SliceFile& own, const SliceFile& mirrored,
                      const Finished<typename Encoding::Score>& feeds) {
  using Score = typename Encoding::Score;
  auto values = restore_slice<Encoding>(
      slice, feeds,
      [&](unsigned side, std::uint64_t first, std::vector<Score>& out) {
        read_scores(side == 0 ? own : mirrored, first, out, budget_);
      },
      solve_options(), budget_);
  if (!values) return false;
  values->far[0] = own.far();
  values->far[1] = mirrored.far();
  keep<Score>(slice, std::move(values));
  return true;
}

/// Whether the slice looks into one whose files have scores of two bytes, as version 0.2 wrote them
/// where a distance did not fit a byte.
bool Builder::needs_two_bytes(const Slice& slice) const {
  // Across a conversion dtc asks for the result alone, which fits a byte whatever the distance.
  if (options_.metric == Metric::dtc) return false;
  return std::ranges::any_of(feeds(slice), [&](const Slice& fed) {
    const auto at = kept_.find(fed);
    return at != kept_.end() && at->second.wide;
  });
}

/// The feeds in memory; to restore a slice, those that promotions lead to may be missing. Only dtc
/// narrows two bytes: with dtw a slice that looks into them has two itself (needs_two_bytes).
Finished<std::uint8_t> Builder::narrow_feeds(const Slice& slice) const {
  Finished<std::uint8_t> out;
  for (const Slice& fed : feeds(slice)) {
    const auto at = kept_.find(fed);
    if (at == kept_.end()) continue;
    out[fed] = at->second.narrow ? at->second.narrow
                                 : mapped<std::uint8_t>(*at->second.wide, result_only, budget_);
  }
  return out;
}

/// Only dtw and dtc have scores of two bytes; their scores of one byte differ.
Finished<std::uint16_t> Builder::wide_feeds(const Slice& slice) const {
  Finished<std::uint16_t> out;
  const bool is_halved = options_.metric == Metric::dtw;
  for (const Slice& fed : feeds(slice)) {
    const auto at = kept_.find(fed);
    if (at == kept_.end()) continue;
    out[fed] = at->second.wide ? at->second.wide
               : is_halved     ? wide_values<HalvedByte>(*at->second.narrow, budget_)
                               : wide_values<Narrow>(*at->second.narrow, budget_);
  }
  return out;
}

}  // namespace zermelo::checkers
