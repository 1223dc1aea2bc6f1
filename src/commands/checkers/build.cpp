#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/error.h"
#include "base/folder_lock.h"
#include "base/numbers.h"
#include "commands/checkers/commands.h"
#include "commands/checkers/needed_tables.h"
#include "commands/checkers/table_requests.h"
#include "games/checkers/database/builder.h"

namespace zermelo::checkers {
namespace {

namespace fs = std::filesystem;

/// "1 slice", "2 slices".
std::string counted(std::uint64_t n, std::string_view what) {
  return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s");
}

/// True if a table is missing in every folder.
bool has_work(const std::vector<Slice>& order, const std::vector<fs::path>& folders,
              const std::vector<Metric>& metrics) {
  return std::ranges::any_of(
      metrics, [&](Metric metric) { return !not_built(order, folders, metric).empty(); });
}

/// The leading slices to be built, in feeding order.
std::vector<Slice> build_order(const Arguments& arguments) {
  std::vector<Slice> order;
  if (arguments.has("slice")) {
    const Slice slice = read_slice(arguments.text("slice"));
    if (!can_be_built(slice))
      throw Error(fmt::format("checkers: {} has too many pieces; slices have 2 to 8", text(slice)));
    return slices_below(slice);
  }
  for (const Slice& slice : wanted_slices(arguments))
    if (slice.is_leading()) order.push_back(slice);
  return order;
}

Fields fields_of(const BuiltSlice& built, Metric metric) {
  return Fields{}
      .add("game", "checkers")
      .add("slice", text(built.slice))
      .add("metric", name(metric))
      .add("positions", built.positions)
      .add("seconds", built.seconds)
      .add("bytes", built.bytes)
      .add("was_there", built.was_there);
}

Text words_for(const BuiltSlice& built, Metric metric) {
  const double bits = 8.0 * static_cast<double>(built.bytes) / static_cast<double>(built.positions);
  return {{fmt::format("{}  {}  {:>13} positions  {:>9}  {:.2f} bits each  {}\n", text(built.slice),
                       name(metric), with_commas(built.positions), show_bytes(built.bytes), bits,
                       built.was_there ? "was there" : show_seconds(built.seconds))}};
}

std::string show_rate(double rate) {
  if (rate >= 1e6) return fmt::format("{:.1f} M positions/s", rate / 1e6);
  return rate >= 1e3 ? fmt::format("{:.0f} k positions/s", rate / 1e3)
                     : fmt::format("{:.0f} positions/s", rate);
}

/// "slice 12 of 45: writing 2K+1C v 1K+1C, 3.1 M positions/s".
std::string words_for(const BuildProgress& progress) {
  constexpr std::string_view steps[] = {"reading ", "", "writing "};
  std::string words =
      fmt::format("slice {} of {}: {}{}", progress.number, progress.count,
                  steps[static_cast<std::size_t>(progress.step)], text(progress.slice));
  if (progress.rate) words += ", " + show_rate(*progress.rate);
  return words;
}

/// Says before the work starts how much disk space it needs, and refuses where there is not enough.
void check_disk(const fs::path& folder, const std::vector<Slice>& order, Metric metric,
                const std::vector<fs::path>& folders, Sink& sink) {
  const std::vector<Slice> missing = not_built(order, folders, metric);
  if (missing.empty()) return;
  const std::uint64_t need = expected_bytes(missing);
  std::error_code failed;
  const auto space = fs::space(folder, failed);
  if (!failed && space.available < need) {
    throw Error(fmt::format(
        "checkers: {} has {} free; {} of {} to be built take about {}; free some space or "
        "name another folder with --tables",
        folder.string(), show_bytes(space.available), counted(missing.size(), "slice"),
        name(metric), show_bytes(need)));
  }
  sink.note(fmt::format("{} to build in {}, about {} on disk", counted(missing.size(), "slice"),
                        name(metric), show_bytes(need)));
}

void build(const Arguments& arguments, Sink& sink, Budget& budget) {
  const auto order = build_order(arguments);
  const auto folders = folders_of(arguments);
  const auto metrics = wanted_metrics(arguments);
  std::optional<FolderLock> lock;  // tables that are all there may lie where nobody can write
  if (has_work(order, folders, metrics)) {
    lock.emplace(folders.front());
    lock->remove_leftovers("checkers-");
  }
  std::uint64_t files = 0, positions = 0, bytes = 0;
  const auto threads = threads_of(arguments);
  const auto seconds_for = [&](Metric metric) {
    return expected_seconds(not_built(order, folders, metric), threads);
  };
  double before = 0, all = 0;  // expected seconds of the metrics before this one, and of all
  for (const Metric metric : metrics) all += seconds_for(metric);
  for (const Metric metric : metrics) {
    check_disk(folders.front(), order, metric, folders, sink);
    const double own = seconds_for(metric);
    Builder builder({folders, metric, arguments.bytes("memory"), threads}, budget);
    builder.on_progress = [&](const BuildProgress& progress) {
      const std::string words = words_for(progress);
      sink.progress(metrics.size() == 1 ? words : fmt::format("{}, {}", name(metric), words),
                    (before + progress.part * own) / all);
    };
    builder.on_slice = [&](const BuiltSlice& slice) {
      ++files;
      positions += slice.positions;
      bytes += slice.bytes;
      sink.answer({fields_of(slice, metric), words_for(slice, metric)});
    };
    if (!builder.build(order)) {
      Answer stopped;
      stopped.status = Status::unknown;
      stopped.text = {{"stopped; the same command goes on from here\n"}};
      sink.answer(stopped);
      return;
    }
    before += own;
  }
  Answer sum;
  sum.text.push_back(
      {fmt::format("{}, {} positions, {}, {}\n", counted(files, "file"), with_commas(positions),
                   show_bytes(bytes), show_seconds(budget.seconds())),
       Tone::strong});
  sink.answer(sum);
}

}  // namespace

Command build_command() {
  Command command{.name = "build", .summary = "build endgame databases by retrograde analysis"};
  command.writes_tables = true;
  command.examples = {
      {"build checkers --pieces 3", "2 and 3 pieces, dtw"},
      {"build checkers --pieces 2 --metric wld,dtc,dtw --json", "all three metrics"},
      {"build checkers --slice \"1K+1C v 1K+0C\"", "that slice and all that it depends on"}};
  command.options = {pieces_option("4"),
                     per_side_option(),
                     slice_option("one slice, or the name of its file, and all that it depends on"),
                     metric_option("dtw"),
                     memory_option("16G"),
                     threads_option(),
                     tables_option()};
  command.notes = {{"wld", "win, loss or draw, without a distance"},
                   {"dtc", "plies to the next capture or promotion, which the winner hastens"},
                   {"dtw", "plies to the end of the game: perfect play"}};
  command.start = [](const Arguments& arguments) -> Run {
    build_order(arguments);
    wanted_metrics(arguments);
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      build(arguments, sink, budget);
    };
  };
  return command;
}

}  // namespace zermelo::checkers
