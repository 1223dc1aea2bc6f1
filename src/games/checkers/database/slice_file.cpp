// A slice as a table file of kind "checkers slice": one column "score", with an entry for each
// position in the order of SliceIndex. Where Black must capture the entry has no meaning.

#include "games/checkers/database/slice_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/error.h"
#include "games/checkers/index/slice_entries.h"
#include "games/checkers/index/slice_index.h"
#include "table/writer.h"

namespace zermelo::checkers {
namespace {

constexpr std::string_view kind = "checkers slice";
constexpr std::array<std::string_view, 3> metric_names{"wld", "dtc", "dtw"};
constexpr std::array<std::string_view, 4> score_names{"halved byte", "plain byte",
                                                      "plain two bytes", "results"};
constexpr std::uint32_t block_entries = 1U << 16;

template <class Encoding>
constexpr Scores scores_of = std::is_same_v<Encoding, HalvedByte>    ? Scores::halved_byte
                             : std::is_same_v<Encoding, ResultOnly>  ? Scores::results
                             : sizeof(typename Encoding::Score) == 1 ? Scores::plain_byte
                                                                     : Scores::plain_two_bytes;

/// The highest level takes a second for a third of a megabyte: hours for a large slice.
int level_for(std::uint64_t positions) {
  if (positions < 1'000'000) return 19;
  return positions < 20'000'000 ? 15 : 9;
}

/// Positions that one thread writes a second at that level. zstd alone did 2.1 to 2.9, 6.2 to 9.5
/// and 28 to 84 million positions of four pieces a second; slices with mixed scores are the
/// slowest.
double save_rate(int level) { return level >= 19 ? 2.4e6 : level >= 15 ? 6.5e6 : 20e6; }

template <class Encoding>
Counts counted(const std::vector<std::uint64_t>& all, const std::vector<std::uint64_t>* without) {
  Counts out;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::uint64_t count = all[i] - (without ? (*without)[i] : 0);
    if (count == 0) continue;
    const Outcome outcome = Encoding::outcome(static_cast<typename Encoding::Score>(i));
    auto& longest = outcome.result == Result::win ? out.longest_win : out.longest_loss;
    if (outcome.result == Result::draw) {
      out.draw += count;
    } else {
      (outcome.result == Result::win ? out.win : out.loss) += count;
      longest = std::max(longest.value_or(0), outcome.plies);
    }
  }
  return out;
}

Fields to_fields(const Counts& counts) {
  return Fields{}
      .add("win", counts.win)
      .add("loss", counts.loss)
      .add("draw", counts.draw)
      .add("longest_win", counts.longest_win)
      .add("longest_loss", counts.longest_loss);
}

/// The encodings that a metric uses: its slices are built on each other's scores.
bool are_scores_of(Metric metric, Scores scores) {
  if (metric == Metric::wld) return scores == Scores::results;
  const Scores byte = metric == Metric::dtw ? Scores::halved_byte : Scores::plain_byte;
  return scores == byte || scores == Scores::plain_two_bytes;
}

/// Reads the facts of a footer whose checksum is right. A fact that is missing is an error.
class Facts {
 public:
  Facts(const Fields& fields, const std::string& where) : fields_(fields), where_(where) {}

  std::uint64_t count(std::string_view name) const {
    const auto* n = std::get_if<std::int64_t>(&find(name).value);
    if (n == nullptr || *n < 0) fail(name);
    return static_cast<std::uint64_t>(*n);
  }
  std::optional<unsigned> plies(std::string_view name) const {
    if (find(name).is_null()) return std::nullopt;
    return static_cast<unsigned>(count(name));
  }
  const std::string& text(std::string_view name) const {
    const auto* text = std::get_if<std::string>(&find(name).value);
    if (text == nullptr) fail(name);
    return *text;
  }
  Counts counts(std::string_view name) const {
    const auto* fields = std::get_if<Fields>(&find(name).value);
    if (fields == nullptr) fail(name);
    const Facts in(*fields, where_);
    return {in.count("win"), in.count("loss"), in.count("draw"), in.plies("longest_win"),
            in.plies("longest_loss")};
  }

 private:
  const Datum& find(std::string_view name) const {
    const Datum* datum = fields_.find(name);
    if (datum == nullptr) fail(name);
    return *datum;
  }
  [[noreturn]] void fail(std::string_view name) const {
    throw Error(fmt::format("{} does not say its {}; build it again", where_, name));
  }

  const Fields& fields_;
  const std::string& where_;
};

}  // namespace

std::string_view name(Metric metric) { return metric_names[static_cast<std::size_t>(metric)]; }

Metric metric_named(std::string_view name) {
  const auto* const at = std::ranges::find(metric_names, name);
  if (at == metric_names.end())
    throw Error(
        fmt::format("checkers: there is no metric {}; expected wld, dtc or dtw", in_quotes(name)));
  return static_cast<Metric>(at - metric_names.begin());
}

namespace {

/// The outcome for each byte, so that a probe takes no branch on a score that memory has yet to
/// deliver: a processor then goes on with the next probe.
template <class Encoding>
constexpr std::array<Outcome, 256> outcome_of_bytes = [] {
  std::array<Outcome, 256> out{};
  for (unsigned i = 0; i < out.size(); ++i)
    out[i] = Encoding::outcome(static_cast<std::uint8_t>(i));
  return out;
}();

template <class Encoding>
constexpr std::array<std::uint16_t, 256> plain_score_of_bytes = [] {
  using Plain = PlainDistance<std::uint16_t>;
  std::array<std::uint16_t, 256> out{};
  for (unsigned i = 0; i < out.size(); ++i) {
    const auto [result, plies] = outcome_of_bytes<Encoding>[i];
    out[i] = static_cast<std::uint16_t>(result == Result::draw  ? Plain::draw
                                        : result == Result::win ? Plain::top - plies
                                                                : plies);
  }
  return out;
}();

}  // namespace

const Outcome* outcomes_of(Scores scores) {
  switch (scores) {
    case Scores::halved_byte:
      return outcome_of_bytes<HalvedByte>.data();
    case Scores::plain_byte:
      return outcome_of_bytes<PlainDistance<std::uint8_t>>.data();
    case Scores::plain_two_bytes:
      return nullptr;
    case Scores::results:
      break;
  }
  return outcome_of_bytes<ResultOnly>.data();
}

const std::uint16_t* plain_scores_of(Scores scores) {
  switch (scores) {
    case Scores::halved_byte:
      return plain_score_of_bytes<HalvedByte>.data();
    case Scores::plain_byte:
      return plain_score_of_bytes<PlainDistance<std::uint8_t>>.data();
    case Scores::plain_two_bytes:
      return nullptr;
    case Scores::results:
      break;
  }
  return plain_score_of_bytes<ResultOnly>.data();
}

Outcome outcome_of(Scores scores, std::uint32_t score) {
  const Outcome* const outcomes = outcomes_of(scores);
  return outcomes != nullptr
             ? outcomes[static_cast<std::uint8_t>(score)]
             : PlainDistance<std::uint16_t>::outcome(static_cast<std::uint16_t>(score));
}

std::string slice_file_name(const Slice& s, Metric metric) {
  return fmt::format("checkers-{}K{}C-{}K{}C.{}", s.black_kings, s.black_men, s.white_kings,
                     s.white_men, name(metric));
}

std::filesystem::path find_slice(const std::vector<std::filesystem::path>& folders,
                                 const Slice& slice, Metric metric) {
  for (const auto& folder : folders) {
    std::error_code ignored;
    auto path = folder / slice_file_name(slice, metric);
    if (std::filesystem::exists(path, ignored)) return path;
  }
  return {};
}

namespace {

/// Collects scores and passes them to the table writer as little-endian bytes.
template <class Score>
class ScoreWriter {
 public:
  ScoreWriter(TableWriter& out, std::uint64_t positions, const SaveProgress& on_progress)
      : out_(out), positions_(positions), on_progress_(on_progress) {
    out.begin({"score", sizeof(Score), block_entries, Codec::zstd, level_for(positions)});
  }

  std::vector<Score> scores;

  void flush() {
    std::string bytes(scores.size() * sizeof(Score), '\0');
    for (std::size_t i = 0; i < scores.size(); ++i)
      for (std::size_t byte = 0; byte < sizeof(Score); ++byte)
        bytes[i * sizeof(Score) + byte] =
            static_cast<char>(static_cast<std::uint8_t>(scores[i] >> (8 * byte)));
    out_.append(bytes);
    written_ += scores.size();
    scores.clear();
    if (on_progress_) on_progress_(static_cast<double>(written_) / static_cast<double>(positions_));
  }

 private:
  TableWriter& out_;
  std::uint64_t positions_, written_ = 0;
  const SaveProgress& on_progress_;
};

}  // namespace

double expected_save_seconds(std::uint64_t positions) {
  return static_cast<double>(positions) / save_rate(level_for(positions));
}

namespace {

/// The facts as the footer has them.
Fields to_fields(const SliceFacts& facts) {
  return Fields{}
      .add("slice", text(facts.slice))
      .add("metric", name(facts.metric))
      .add("scores", score_names[static_cast<std::size_t>(facts.scores)])
      .add("positions", facts.positions)
      .add("all", to_fields(facts.all))
      .add("quiet", to_fields(facts.quiet));
}

}  // namespace

template <class Encoding>
std::optional<SliceSummary> save_slice(const std::filesystem::path& path,
                                       const SliceValues<typename Encoding::Score>& values,
                                       const Slice& slice, Metric metric, const Tally& tally,
                                       const Budget& budget, const SaveProgress& on_progress) {
  using Score = typename Encoding::Score;
  TableWriter out(path, std::string(kind));
  const SliceIndex index(slice);
  ScoreWriter<Score> writer(out, index.size(), on_progress);
  Score filler = Encoding::draw;
  BlockOrder order;
  index.each_block([&](Squares black, Squares white) {
    if (budget.stopped()) return;
    order.place(slice, black, white);
    for (std::size_t row = 0; row < order.rows() && !budget.stopped(); ++row) {
      order.template write_row<Encoding>(values, row, filler, writer.scores);
      if (writer.scores.size() >= block_entries) writer.flush();
    }
  });
  if (budget.stopped()) return std::nullopt;
  writer.flush();
  const SliceFacts facts{slice,
                         metric,
                         scores_of<Encoding>,
                         index.size(),
                         counted<Encoding>(tally.all, nullptr),
                         counted<Encoding>(tally.all, &tally.captures)};
  out.finish(to_fields(facts));
  return SliceSummary{facts, std::filesystem::file_size(path)};
}

template std::optional<SliceSummary> save_slice<HalvedByte>(const std::filesystem::path&,
                                                            const SliceValues<std::uint8_t>&,
                                                            const Slice&, Metric, const Tally&,
                                                            const Budget&, const SaveProgress&);
template std::optional<SliceSummary> save_slice<PlainDistance<std::uint8_t>>(
    const std::filesystem::path&, const SliceValues<std::uint8_t>&, const Slice&, Metric,
    const Tally&, const Budget&, const SaveProgress&);
template std::optional<SliceSummary> save_slice<PlainDistance<std::uint16_t>>(
    const std::filesystem::path&, const SliceValues<std::uint16_t>&, const Slice&, Metric,
    const Tally&, const Budget&, const SaveProgress&);
template std::optional<SliceSummary> save_slice<ResultOnly>(const std::filesystem::path&,
                                                            const SliceValues<std::uint8_t>&,
                                                            const Slice&, Metric, const Tally&,
                                                            const Budget&, const SaveProgress&);

SliceFile::SliceFile(const std::filesystem::path& path, const Slice& slice, Metric metric)
    : SliceFile(path) {
  table_->expect(Fields{}.add("slice", text(slice)).add("metric", name(metric)));
}

SliceFile::SliceFile(const std::filesystem::path& path) : table_(std::make_unique<Table>(path)) {
  const std::string where = fmt::format("table {}", shortened(path.string()));
  if (table_->kind() != kind)
    throw Error(fmt::format("{} is of kind {}; expected a slice of checkers", where,
                            in_quotes(table_->kind())));
  const Facts facts(table_->facts(), where);
  facts_.slice = read_slice(facts.text("slice"));
  facts_.metric = metric_named(facts.text("metric"));
  facts_.positions = facts.count("positions");
  facts_.all = facts.counts("all");
  facts_.quiet = facts.counts("quiet");
  const auto* const scores = std::ranges::find(score_names, facts.text("scores"));
  column_ = &table_->column("score");
  const std::uint32_t width = scores == score_names.begin() + 2 ? 2 : 1;
  facts_.scores = static_cast<Scores>(scores - score_names.begin());
  if (scores == score_names.end() || !are_scores_of(facts_.metric, facts_.scores) ||
      column_->width != width || column_->entries != facts_.positions ||
      facts_.positions != position_count(facts_.slice))
    throw Error(fmt::format("{} does not hold what it says; build it again", where));
}

}  // namespace zermelo::checkers
