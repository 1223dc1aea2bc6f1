// Table 1 of the paper compares three kinds of database in words; here they are compared in bytes
// and seconds. Sizes are those of the tables in the folder; times are measured by solving small
// slices again in memory.

#include <fmt/format.h>

#include <array>
#include <optional>

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

/// The bytes of the files of one slice.
struct SliceBytes {
  Slice slice;
  std::array<std::optional<std::uint64_t>, std::size(metrics)> bytes;  // by metric
};

SliceBytes bytes_of(const Slice& slice, const std::vector<std::filesystem::path>& folders) {
  SliceBytes out{slice, {}};
  for (std::size_t i = 0; i < std::size(metrics); ++i) {
    const auto path = find_slice(folders, slice, metrics[i]);
    if (path.empty()) continue;
    out.bytes[i] = SliceFile(path, slice, metrics[i]).bytes();  // its footer is checked
  }
  return out;
}

Fields fields_of(const SliceBytes& found) {
  Fields bytes;
  for (std::size_t i = 0; i < std::size(metrics); ++i)
    bytes.add(std::string(name(metrics[i])), found.bytes[i]);
  return Fields{}
      .add("item", "checkers-table1")
      .add("slice", text(found.slice))
      .add("positions", position_count(found.slice))
      .add("bytes", bytes);
}

Text words_of(const SliceBytes& found) {
  std::string words =
      fmt::format("  {}  {:>13}", text(found.slice), with_commas(position_count(found.slice)));
  for (std::size_t i = 0; i < std::size(metrics); ++i)
    words += fmt::format("  {} {:>9}", name(metrics[i]),
                         found.bytes[i] ? show_bytes(*found.bytes[i]) : "-");
  return {{words + '\n'}};
}

/// The size of all tables of one metric.
struct MetricSize {
  std::uint64_t pieces;
  Metric metric;
  Size size;
  std::string per_side;  // the option that repeats the request, or empty

  bool has_peers() const { return pieces == 6 && metric == Metric::wld; }
};

Fields fields_of(const MetricSize& found) {
  const Size& size = found.size;
  Fields fields;
  fields.add("item", "checkers-table1")
      .add("pieces", found.pieces)
      .add("metric", name(found.metric))
      .add("files", size.files)
      .add("wanted", size.wanted)
      .add("positions", size.positions)
      .add("bytes", size.bytes)
      .add("bits_per_position", size.bits());
  if (found.has_peers())
    for (const Peer& peer : peers) fields.add(fmt::format("{}_bytes", peer.name), peer.bytes);
  if (!size.is_complete()) fields.add("missing", slice_file_name(size.first_missing, found.metric));
  return fields;
}

Text words_of(const MetricSize& found) {
  const Size& size = found.size;
  Text out{{fmt::format("2 to {} pieces, {}: {} of {} files, {} positions, {}, {:.2f} bits each\n",
                        found.pieces, name(found.metric), size.files, size.wanted,
                        with_commas(size.positions), show_bytes(size.bytes), size.bits()),
            Tone::strong}};
  if (found.has_peers())
    for (const Peer& peer : peers)
      out.push_back(
          {fmt::format("    {}'s six-piece wld: {}\n", peer.name, show_bytes(peer.bytes))});
  if (!size.is_complete())
    out.push_back(
        {fmt::format("    not known; needs {} and others: zermelo build checkers --pieces {}{} "
                     "--metric {}\n",
                     slice_file_name(size.first_missing, found.metric), found.pieces,
                     found.per_side, name(found.metric)),
         Tone::bad});
  return out;
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

/// The time to solve all slices of up to that many pieces; nothing when it is not known.
struct SolvingTime {
  unsigned pieces;
  Metric metric;
  std::optional<double> seconds;
};

Fields fields_of(const SolvingTime& time) {
  return Fields{}
      .add("item", "checkers-table1")
      .add("solved_pieces", std::uint64_t{time.pieces})
      .add("metric", name(time.metric))
      .add("seconds", time.seconds);
}

Text words_of(const SolvingTime& time) {
  return {
      {fmt::format("2 to {} pieces solved on one core, {}: {}\n", time.pieces, name(time.metric),
                   time.seconds ? show_seconds(*time.seconds) : "not known")}};
}

void run(const Arguments& arguments, Sink& sink, Budget& budget) {
  const auto folders = folders_of(arguments);
  std::array<Size, std::size(metrics)> sizes;
  for (const Slice& slice : wanted_slices(arguments)) {
    const SliceBytes found = bytes_of(slice, folders);
    for (std::size_t i = 0; i < std::size(metrics); ++i) sizes[i].add(slice, found.bytes[i]);
    sink.answer({fields_of(found), words_of(found)});
  }
  const auto per_side =
      arguments.has("per-side") ? " --per-side " + arguments.text("per-side") : "";
  for (std::size_t i = 0; i < std::size(metrics); ++i) {
    const MetricSize found{arguments.count("pieces"), metrics[i], sizes[i], per_side};
    sink.answer({fields_of(found), words_of(found),
                 found.size.is_complete() ? Status::answered : Status::unknown});
  }
  const auto pieces = static_cast<unsigned>(arguments.count("solve"));
  for (const Metric metric : metrics) {
    const SolvingTime time{pieces, metric, seconds_for(pieces, metric, budget)};
    sink.answer(
        {fields_of(time), words_of(time), time.seconds ? Status::answered : Status::unknown});
  }
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
