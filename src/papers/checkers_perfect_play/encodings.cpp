// Section 2.2 of the paper: how many positions fit a byte, and how many plies. Real slices are
// encoded that way and decoded again, and their size is compared with that of our files.

#include <fmt/format.h>

#include <map>
#include <optional>

#include "base/numbers.h"
#include "commands/checkers/needed_tables.h"
#include "commands/checkers/table_requests.h"
#include "games/checkers/index/slice_index.h"
#include "papers/checkers_perfect_play/byte_encodings.h"
#include "papers/checkers_perfect_play/reproductions.h"

namespace zermelo::checkers {
namespace {

/// The measurements of an encoding over all slices of a metric.
struct Measured {
  std::uint64_t bytes = 0, not_held = 0;
};

struct MetricSum {
  std::uint64_t positions = 0, file_bytes = 0;
  unsigned deepest = 0;
  std::map<ByteEncoding, Measured> encodings;
};

double bits(std::uint64_t bytes, std::uint64_t positions) {
  return positions == 0 ? 0 : 8.0 * static_cast<double>(bytes) / static_cast<double>(positions);
}

std::vector<Outcome> outcomes_of(const Slice& slice, Database& database) {
  const SliceIndex index(slice);
  std::vector<Outcome> out(position_count(slice));
  for (std::uint64_t i = 0; i < out.size(); ++i) {
    const auto outcome = database.outcome(index.position(i), Side::left);
    if (!outcome) return {};
    out[i] = *outcome;
  }
  return out;
}

/// A draw has no distance, and an encoding of results keeps none.
bool is_held(ByteEncoding encoding, const Outcome& outcome, const Outcome& back) {
  if (outcome.result != back.result) return false;
  return !has_distance(encoding) || outcome.result == Result::draw || outcome.plies == back.plies;
}

void measure(const std::vector<Outcome>& outcomes, MetricSum& sum) {
  sum.positions += outcomes.size();
  for (const Outcome& outcome : outcomes)
    if (outcome.result != Result::draw) sum.deepest = std::max(sum.deepest, outcome.plies);
  for (const ByteEncoding encoding : all_byte_encodings) {
    const auto bytes = encoded(encoding, outcomes);
    const auto back = decoded(encoding, bytes, outcomes);
    Measured& measured = sum.encodings[encoding];
    measured.bytes += bytes.size();
    for (std::size_t i = 0; i < outcomes.size(); ++i)
      measured.not_held += is_held(encoding, outcomes[i], back[i]) ? 0 : 1;
  }
}

/// The measurements of one encoding of one metric.
struct MeasuredEncoding {
  Metric metric;
  ByteEncoding encoding;
  MetricSum sum;

  const Measured& measured() const { return sum.encodings.at(encoding); }
  double theirs() const { return bits(measured().bytes, sum.positions); }
  double ours() const { return bits(sum.file_bytes, sum.positions); }
  /// The longest distance that it can hold; nothing if it holds results alone.
  std::optional<unsigned> range() const {
    const unsigned plies = most_plies(encoding);
    return plies == 0 ? std::nullopt : std::optional(plies);
  }
};

Fields fields_of(const MeasuredEncoding& found) {
  const bool has_distances = found.metric != Metric::wld;
  return Fields{}
      .add("item", "checkers-encodings")
      .add("metric", name(found.metric))
      .add("encoding", name(found.encoding))
      .add("positions", found.sum.positions)
      .add("bytes", found.measured().bytes)
      .add("bits_per_position", found.theirs())
      .add("our_file_bytes", found.sum.file_bytes)
      .add("our_bits_per_position", found.ours())
      .add("most_plies", found.range())
      .add("deepest", has_distances ? Datum(std::uint64_t{found.sum.deepest}) : Datum(nullptr))
      .add("not_held", found.measured().not_held);
}

Text words_of(const MeasuredEncoding& found) {
  const std::uint64_t not_held = found.measured().not_held;
  const std::string about_plies = found.range() ? fmt::format(", up to {} plies (deepest {})",
                                                              *found.range(), found.sum.deepest)
                                                : "";
  return {
      {fmt::format("{}  {:<34} {:.2f} bits a position, our files {:.2f}{}; ", name(found.metric),
                   name(found.encoding), found.theirs(), found.ours(), about_plies)},
      not_held == 0 ? Span{"all come back\n", Tone::good}
                    : Span{fmt::format("{} of {} do not come back\n", with_commas(not_held),
                                       with_commas(found.sum.positions)),
                           Tone::bad}};
}

Answer missing_answer(Metric metric, const Database& database) {
  Answer answer{Fields{}.add("item", "checkers-encodings").add("metric", name(metric)),
                {{fmt::format("{}\n", name(metric))}}};
  add_missing(answer, database.missing(), metric);
  return answer;
}

void run_metric(Metric metric, const std::vector<Slice>& slices, const Arguments& arguments,
                Sink& sink, Budget& budget) {
  const auto folders = folders_of(arguments);
  Database database(folders, metric, std::uint64_t{128} << 20);
  MetricSum sum;
  for (const Slice& slice : slices) {
    if (budget.stopped()) return;
    const auto outcomes = outcomes_of(slice, database);
    if (outcomes.empty()) return sink.answer(missing_answer(metric, database));
    measure(outcomes, sum);
    sum.file_bytes += std::filesystem::file_size(find_slice(folders, slice, metric));
  }
  for (const ByteEncoding encoding : all_byte_encodings) {
    if (has_distance(encoding) != (metric != Metric::wld)) continue;
    const MeasuredEncoding found{metric, encoding, sum};
    sink.answer({fields_of(found), words_of(found)});
  }
}

}  // namespace

Reproduction encodings_reproduction() {
  Command command{
      .name = "checkers-encodings",
      .summary = "section 2.2 of the paper on checkers: positions a byte, plies a byte"};
  command.examples = {{"reproduce checkers-encodings --pieces 3", "with tables of all metrics"}};
  command.options = {pieces_option("4"), per_side_option(), tables_option()};
  command.notes = {{"ours", "our files of the same slices: compressed blocks and their index"}};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments, slices = wanted_slices(arguments)](const std::string&, Sink& sink,
                                                          Budget& budget) {
      for (const Metric metric : {Metric::wld, Metric::dtc, Metric::dtw})
        run_metric(metric, slices, arguments, sink, budget);
    };
  };
  return {"checkers", command};
}

}  // namespace zermelo::checkers
