// Recomputes entries from their successors by the slow rules (slow_verifier.h), which share nothing
// with the builder but the reading of files.

#include <fmt/format.h>

#include <array>
#include <atomic>
#include <mutex>

#include "base/error.h"
#include "base/numbers.h"
#include "base/parallel.h"
#include "games/checkers/block_cache.h"
#include "games/checkers/commands.h"
#include "games/checkers/slow_verifier.h"
#include "games/checkers/table_requests.h"

namespace zermelo::checkers {
namespace {

constexpr std::array<SlowMetric, 3> slow_metrics{SlowMetric::wld, SlowMetric::dtc, SlowMetric::dtw};
constexpr std::uint64_t run_length = 1U << 18;

/// The files of one metric by material, for any number of threads.
class Files {
 public:
  Files(std::vector<std::filesystem::path> folders, Metric metric)
      : folders_(std::move(folders)), metric_(metric), slots_(1U << 16), cache_(1ULL << 30) {}

  CachedFile& file(const SlowMaterial& m) {
    auto& slot = slots_[m.black_kings << 12 | m.black_men << 8 | m.white_kings << 4 | m.white_men];
    if (CachedFile* file = slot.load(std::memory_order_acquire)) return *file;
    const std::lock_guard lock(opening_);
    if (CachedFile* file = slot.load(std::memory_order_acquire)) return *file;
    const Slice slice{
        static_cast<std::uint8_t>(m.black_kings), static_cast<std::uint8_t>(m.black_men),
        static_cast<std::uint8_t>(m.white_kings), static_cast<std::uint8_t>(m.white_men)};
    const auto path = find_slice(folders_, slice, metric_);
    if (path.empty())
      throw Error(
          fmt::format("checkers: {} is missing, which others are checked by; zermelo build "
                      "checkers --slice \"{}\" --metric {}",
                      slice_file_name(slice, metric_), text(slice), name(metric_)));
    files_.push_back(std::make_unique<CachedFile>(path));
    slot.store(files_.back().get(), std::memory_order_release);
    return *files_.back();
  }

  SlowEntry entry(const SlowMaterial& material, std::uint64_t index) {
    CachedFile& from = file(material);
    const Worth worth = worth_of(from.file.facts().scores, cache_.score(from, index));
    return {worth.result, static_cast<std::uint16_t>(worth.plies)};
  }

 private:
  std::vector<std::filesystem::path> folders_;
  Metric metric_;
  std::vector<std::atomic<CachedFile*>> slots_;
  std::mutex opening_;
  std::vector<std::unique_ptr<CachedFile>> files_;
  BlockCache cache_;
};

struct Wanted {
  std::vector<Slice> slices;
  std::optional<std::uint64_t> sample;  // in all; nothing: every entry
  std::uint64_t seed = 0;
  unsigned threads = 1;
};

class Check {
 public:
  Check(const Wanted& wanted, Metric metric, std::vector<std::filesystem::path> folders)
      : wanted_(wanted), metric_(metric), files_(std::move(folders), metric) {
    for (const Slice& slice : wanted.slices) all_ += position_count(slice);
  }

  SlowCheck slice(const Slice& slice, Sink& sink, Budget& budget) {
    const SlowMaterial material{slice.black_kings, slice.black_men, slice.white_kings,
                                slice.white_men};
    const CachedFile& file = files_.file(material);
    file.file.table().check();  // every block, whatever is sampled
    const std::uint64_t positions = file.file.facts().positions;
    // A sample is shared out by size and drawn run by run, the same with any number of threads.
    const std::uint64_t draws =
        !wanted_.sample ? positions
                        : std::max<std::uint64_t>(
                              1, static_cast<std::uint64_t>(static_cast<double>(*wanted_.sample) *
                                                            static_cast<double>(positions) /
                                                            static_cast<double>(all_)));
    const std::uint64_t runs = (draws + run_length - 1) / run_length;
    std::vector<SlowCheck> found(runs);
    std::mutex telling;
    std::uint64_t done = 0;
    std::vector<Budget> budgets(wanted_.threads, budget.fork());
    for_each_on(wanted_.threads, runs, [&](unsigned worker, std::size_t run) {
      SlowVerifier verifier(
          slow_metrics[static_cast<std::size_t>(metric_)],
          [this](const SlowMaterial& m, std::uint64_t i) { return files_.entry(m, i); });
      const std::uint64_t first = run * run_length, end = std::min(first + run_length, draws);
      found[run] = wanted_.sample
                       ? verifier.sample(material, end - first, wanted_.seed + run, budgets[worker])
                       : verifier.check(material, first, end, budgets[worker]);
      const std::lock_guard lock(telling);
      done += (end - first) * positions / draws;
      sink.progress(text(slice), static_cast<double>(before_ + done) / static_cast<double>(all_));
    });
    SlowCheck sum;
    for (const SlowCheck& each : found) sum += each;
    before_ += positions;
    return sum;
  }

 private:
  const Wanted& wanted_;
  Metric metric_;
  Files files_;
  std::uint64_t all_ = 0, before_ = 0;
};

Answer verified(const std::string& what, Metric metric, const SlowCheck& check) {
  Answer answer;
  answer.status = check.wrong == 0 ? Status::answered : Status::wrong;
  answer.fields.add("game", "checkers")
      .add("slice", what)
      .add("metric", name(metric))
      .add("checked", check.checked)
      .add("captures", check.skipped)
      .add("wrong", check.wrong)
      .add("first_wrong", check.wrong == 0 ? Datum() : Datum(check.first_wrong()));
  answer.text.push_back({fmt::format("{:<15} {}  {:>13} checked  {} wrong\n", what, name(metric),
                                     with_commas(check.checked), check.wrong),
                         check.wrong == 0 ? Tone::plain : Tone::bad});
  if (check.wrong != 0) answer.text.push_back({"  " + check.first_wrong() + '\n', Tone::bad});
  return answer;
}

/// Large sets are sampled unless told otherwise.
Wanted wanted_from(const Arguments& arguments) {
  Wanted wanted;
  wanted.slices = wanted_slices(arguments);
  std::uint64_t positions = 0;
  for (const Slice& slice : wanted.slices) positions += position_count(slice);
  if (arguments.has("sample"))
    wanted.sample = arguments.count("sample");
  else if (positions > 300'000'000 && !arguments.has("full"))
    wanted.sample = 10'000'000;
  wanted.seed = arguments.count("seed");
  wanted.threads =
      static_cast<unsigned>(std::clamp<std::uint64_t>(arguments.count("threads"), 1, 256));
  return wanted;
}

void verify(const Arguments& arguments, Sink& sink, Budget& budget) {
  const Wanted wanted = wanted_from(arguments);
  for (const Metric metric : wanted_metrics(arguments)) {
    Check check(wanted, metric, folders_of(arguments));
    SlowCheck sum;
    for (const Slice& slice : wanted.slices) {
      if (budget.stopped()) break;
      const SlowCheck found = check.slice(slice, sink, budget);
      sink.answer(verified(text(slice), metric, found));
      sum += found;
    }
    Answer all = verified("all", metric, sum);
    if (budget.stopped()) all.status = std::max(all.status, Status::unknown);
    sink.answer(all);
  }
}

}  // namespace

Command verify_command() {
  Command command{"verify", "recompute the databases by slow, separate rules", "", {}, {}, nullptr};
  command.examples = {
      {"verify checkers --pieces 3", "every entry there is"},
      {"verify checkers --pieces 2 --sample 100000 --json", "some entries, every checksum"}};
  command.options = {pieces_option("4"),
                     per_side_option(),
                     metric_option("dtw"),
                     {"sample", Kind::count, "n", "so many entries, drawn at random", ""},
                     {"full", Kind::flag, "", "every entry, however many there are", ""},
                     {"seed", Kind::count, "n", "which sample", "1"},
                     threads_option(),
                     tables_option()};
  command.start = [](const Arguments& arguments) -> Run {
    wanted_slices(arguments);
    wanted_metrics(arguments);
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      verify(arguments, sink, budget);
    };
  };
  return command;
}

}  // namespace zermelo::checkers
