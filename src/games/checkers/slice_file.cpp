// A slice as a table file of kind "checkers slice": one column "score", an entry for each placement
// in the order of slice_entries.h. Entries where Black must capture mean nothing.

#include "games/checkers/slice_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/error.h"
#include "games/checkers/slice_entries.h"
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

/// Trying hardest takes a second for a third of a megabyte; a large slice is not worth hours.
int level_for(std::uint64_t positions) {
  if (positions < 1'000'000) return 19;
  return positions < 20'000'000 ? 15 : 9;
}

template <class Encoding>
Counts counted(const std::vector<std::uint64_t>& all, const std::vector<std::uint64_t>* without) {
  Counts out;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::uint64_t count = all[i] - (without ? (*without)[i] : 0);
    if (count == 0) continue;
    const Worth worth = Encoding::worth(static_cast<typename Encoding::Score>(i));
    auto& longest = worth.result == Result::win ? out.longest_win : out.longest_loss;
    if (worth.result == Result::draw) {
      out.draw += count;
    } else {
      (worth.result == Result::win ? out.win : out.loss) += count;
      longest = std::max(longest.value_or(0), worth.plies);
    }
  }
  return out;
}

Datum or_null(const std::optional<unsigned>& n) {
  return n ? Datum(std::uint64_t{*n}) : Datum(nullptr);
}

Fields to_fields(const Counts& counts) {
  return Fields{}
      .add("win", counts.win)
      .add("loss", counts.loss)
      .add("draw", counts.draw)
      .add("longest_win", or_null(counts.longest_win))
      .add("longest_loss", or_null(counts.longest_loss));
}

/// Reads the facts of a footer, whose checksum was right; what is missing is still told.
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
    throw Error(fmt::format("checkers: there is no metric {}; expected wld, dtc or dtw",
                            zermelo::quoted(name)));
  return static_cast<Metric>(at - metric_names.begin());
}

Worth worth_of(Scores scores, std::uint32_t score) {
  const auto byte = static_cast<std::uint8_t>(score);
  switch (scores) {
    case Scores::halved_byte:
      return HalvedByte::worth(byte);
    case Scores::plain_byte:
      return PlainDistance<std::uint8_t>::worth(byte);
    case Scores::plain_two_bytes:
      return PlainDistance<std::uint16_t>::worth(static_cast<std::uint16_t>(score));
    case Scores::results:
      break;
  }
  return ResultOnly::worth(byte);
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

template <class Encoding>
void save_slice(const std::filesystem::path& path,
                const SliceValues<typename Encoding::Score>& values, const Slice& slice,
                Metric metric, const Tally& tally) {
  using Score = typename Encoding::Score;
  TableWriter out(path, std::string(kind));
  const std::uint64_t positions = position_count(slice);
  out.begin({"score", sizeof(Score), block_entries, Codec::zstd, level_for(positions)});
  std::vector<Score> scores;
  std::string bytes;
  Score filler = Encoding::draw;
  BlockOrder order;
  const auto flush = [&] {
    bytes.resize(scores.size() * sizeof(Score));
    for (std::size_t i = 0; i < scores.size(); ++i)
      for (std::size_t byte = 0; byte < sizeof(Score); ++byte)
        bytes[i * sizeof(Score) + byte] =
            static_cast<char>(static_cast<std::uint8_t>(scores[i] >> (8 * byte)));
    out.append(bytes);
    scores.clear();
  };
  each_set(slice.black_men, MenIndex::black_ground, [&](Squares black) {
    each_set(slice.white_men, MenIndex::white_ground & ~black, [&](Squares white) {
      order.place(slice, black, white);
      order.write<Encoding>(values, filler, scores);
      if (scores.size() >= block_entries) flush();
    });
  });
  flush();
  out.finish(Fields{}
                 .add("slice", text(slice))
                 .add("metric", name(metric))
                 .add("scores", score_names[static_cast<std::size_t>(scores_of<Encoding>)])
                 .add("positions", positions)
                 .add("all", to_fields(counted<Encoding>(tally.all, nullptr)))
                 .add("quiet", to_fields(counted<Encoding>(tally.all, &tally.captures))));
}

template void save_slice<HalvedByte>(const std::filesystem::path&, const SliceValues<std::uint8_t>&,
                                     const Slice&, Metric, const Tally&);
template void save_slice<PlainDistance<std::uint8_t>>(const std::filesystem::path&,
                                                      const SliceValues<std::uint8_t>&,
                                                      const Slice&, Metric, const Tally&);
template void save_slice<PlainDistance<std::uint16_t>>(const std::filesystem::path&,
                                                       const SliceValues<std::uint16_t>&,
                                                       const Slice&, Metric, const Tally&);
template void save_slice<ResultOnly>(const std::filesystem::path&, const SliceValues<std::uint8_t>&,
                                     const Slice&, Metric, const Tally&);

SliceFile::SliceFile(const std::filesystem::path& path) : table_(std::make_unique<Table>(path)) {
  const std::string where = fmt::format("table {}", shortened(path.string()));
  if (table_->kind() != kind)
    throw Error(fmt::format("{} is of kind {}; expected a slice of checkers", where,
                            zermelo::quoted(table_->kind())));
  const Facts facts(table_->facts(), where);
  facts_.slice = read_slice(facts.text("slice"));
  facts_.metric = metric_named(facts.text("metric"));
  facts_.positions = facts.count("positions");
  facts_.all = facts.counts("all");
  facts_.quiet = facts.counts("quiet");
  const auto* const scores = std::ranges::find(score_names, facts.text("scores"));
  column_ = &table_->column("score");
  const std::uint32_t width = scores == score_names.begin() + 2 ? 2 : 1;
  if (scores == score_names.end() || column_->width != width ||
      column_->entries != facts_.positions || facts_.positions != position_count(facts_.slice))
    throw Error(fmt::format("{} does not hold what it says; build it again", where));
  facts_.scores = static_cast<Scores>(scores - score_names.begin());
}

}  // namespace zermelo::checkers
