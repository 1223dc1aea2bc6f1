// Table 1 of the paper compares three kinds of database in words; here they are compared in bytes
// and seconds. Sizes are those of the tables in the folder; times are measured by solving small
// slices again in memory.

#include <fmt/format.h>

#include <map>

#include "base/error.h"
#include "base/numbers.h"
#include "commands/checkers/needed_tables.h"
#include "commands/checkers/table_requests.h"
#include "games/checkers/index/scores.h"
#include "games/checkers/solve/slice_solver.h"
#include "papers/checkers_perfect_play/reproductions.h"

namespace zermelo::checkers {
namespace {

constexpr Metric metrics[] = {Metric::wld, Metric::dtc, Metric::dtw};

/// The sizes of the six-piece databases of results of other programs, as their authors state them.
struct Peer {
  std::string_view name;
  std::uint64_t bytes;
};
constexpr Peer peers[] = {{"Cake", 40'000'000}, {"Kingsrow", 30'000'000}};

struct Size {
  std::uint64_t files = 0, wanted = 0, positions = 0, bytes = 0;
  Slice first_missing;

  void add(const Slice& slice, std::optional<std::uint64_t> file_bytes) {
    if (wanted == files && !file_bytes) first_missing = slice;
    ++wanted;
    if (!file_bytes) return;
    ++files;
    positions += position_count(slice);
    bytes += *file_bytes;
  }
  bool is_complete() const { return files == wanted; }
  double bits() const {
    return positions == 0 ? 0 : 8.0 * static_cast<double>(bytes) / static_cast<double>(positions);
  }
};

/// By metric.
using Sizes = std::map<Metric, Size>;

Answer slice_answer(const Slice& slice, const std::vector<std::filesystem::path>& folders,
                    Sizes& sizes) {
  Answer answer;
  answer.fields.add("item", "checkers-table1")
      .add("slice", text(slice))
      .add("positions", position_count(slice));
  std::string words = fmt::format("  {}  {:>13}", text(slice), with_commas(position_count(slice)));
  Fields bytes;
  for (const Metric metric : metrics) {
    const auto path = find_slice(folders, slice, metric);
    std::optional<std::uint64_t> size;
    if (!path.empty()) size = SliceFile(path, slice, metric).bytes();  // its footer is checked
    sizes[metric].add(slice, size);
    bytes.add(std::string(name(metric)), size);
    words += fmt::format("  {} {:>9}", name(metric), size ? show_bytes(*size) : "-");
  }
  answer.fields.add("bytes", bytes);
  answer.text.push_back({words + '\n'});
  return answer;
}

Answer size_answer(std::uint64_t pieces, Metric metric, const Size& size, const Arguments& given) {
  Answer answer;
  answer.fields.add("item", "checkers-table1")
      .add("pieces", pieces)
      .add("metric", name(metric))
      .add("files", size.files)
      .add("wanted", size.wanted)
      .add("positions", size.positions)
      .add("bytes", size.bytes)
      .add("bits_per_position", size.bits());
  answer.text.push_back(
      {fmt::format("2 to {} pieces, {}: {} of {} files, {} positions, {}, {:.2f} "
                   "bits each\n",
                   pieces, name(metric), size.files, size.wanted, with_commas(size.positions),
                   show_bytes(size.bytes), size.bits()),
       Tone::strong});
  if (pieces == 6 && metric == Metric::wld) {
    for (const Peer& peer : peers) {
      answer.fields.add(fmt::format("{}_bytes", peer.name), peer.bytes);
      answer.text.push_back(
          {fmt::format("    {}'s six-piece wld: {}\n", peer.name, show_bytes(peer.bytes))});
    }
  }
  if (!size.is_complete()) {
    answer.text.push_back(
        {fmt::format("    not known; needs {} and others: zermelo build checkers --pieces {}{} "
                     "--metric {}\n",
                     slice_file_name(size.first_missing, metric), pieces,
                     given.has("per-side") ? " --per-side " + given.text("per-side") : "",
                     name(metric)),
         Tone::bad});
    answer.fields.add("missing", slice_file_name(size.first_missing, metric));
    answer.status = Status::unknown;
  }
  return answer;
}

/// The seconds to solve all slices of up to that many pieces in memory, as `build` does before it
/// writes; nothing when it was stopped.
template <class Encoding>
std::optional<double> seconds_to_solve(unsigned pieces, Metric metric, Budget& budget) {
  const double start = budget.seconds();
  Finished<typename Encoding::Score> finished;
  SolveOptions options;
  options.counts_to_conversion = metric == Metric::dtc;
  for (const Slice& slice : slices_up_to(pieces, pieces - 1)) {
    if (!slice.is_leading()) continue;
    const auto solved = solve_slice<Encoding>(slice, finished, options, budget);
    if (!solved) return std::nullopt;
    finished[slice] = solved->values;
  }
  return budget.seconds() - start;
}

std::optional<double> seconds_for(unsigned pieces, Metric metric, Budget& budget) {
  switch (metric) {
    case Metric::wld:
      return seconds_to_solve<ResultOnly>(pieces, metric, budget);
    case Metric::dtc:
      return seconds_to_solve<PlainDistance<std::uint8_t>>(pieces, metric, budget);
    case Metric::dtw:
      break;
  }
  return seconds_to_solve<HalvedByte>(pieces, metric, budget);
}

Answer time_answer(unsigned pieces, Metric metric, Budget& budget) {
  const auto seconds = seconds_for(pieces, metric, budget);
  Answer answer;
  answer.status = seconds ? Status::answered : Status::unknown;
  answer.fields.add("item", "checkers-table1")
      .add("solved_pieces", std::uint64_t{pieces})
      .add("metric", name(metric))
      .add("seconds", seconds);
  answer.text.push_back(
      {fmt::format("2 to {} pieces solved on one core, {}: {}\n", pieces, name(metric),
                   seconds ? show_seconds(*seconds) : "not known")});
  return answer;
}

void run(const Arguments& arguments, Sink& sink, Budget& budget) {
  const auto folders = folders_of(arguments);
  Sizes sizes;
  for (const Slice& slice : wanted_slices(arguments))
    sink.answer(slice_answer(slice, folders, sizes));
  for (const Metric metric : metrics)
    sink.answer(size_answer(arguments.count("pieces"), metric, sizes[metric], arguments));
  for (const Metric metric : metrics)
    sink.answer(time_answer(static_cast<unsigned>(arguments.count("solve")), metric, budget));
}

}  // namespace

Reproduction metrics_reproduction() {
  Command command{
      .name = "checkers-table1",
      .summary = "Table 1 of the paper on checkers: what the three kinds of database cost"};
  command.examples = {{"reproduce checkers-table1 --pieces 4", "with tables of all metrics"}};
  command.options = {
      pieces_option("6"),
      per_side_option(),
      {"solve", Kind::count, "n", "measure the time for slices of 2 to n pieces", "3"},
      tables_option()};
  command.start = [](const Arguments& arguments) -> Run {
    wanted_slices(arguments);
    if (arguments.count("solve") < 2 || arguments.count("solve") > 6)
      throw Error("reproduce: --solve takes 2 to 6 pieces");
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      run(arguments, sink, budget);
    };
  };
  return {"checkers", command};
}

}  // namespace zermelo::checkers
