#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/checkers/index/scores.h"
#include "games/checkers/index/slice.h"
#include "games/checkers/solve/block_solver.h"
#include "table/table.h"

namespace zermelo::checkers {

std::string_view name(Metric metric);
Metric metric_named(std::string_view name);  // throws Error

/// The encoding of the scores in a file (scores.h).
enum class Scores : std::uint8_t { halved_byte, plain_byte, plain_two_bytes, results };

Outcome outcome_of(Scores scores, std::uint32_t score);

/// The outcomes of all scores of one byte; null where a score takes two bytes.
const Outcome* outcomes_of(Scores scores);
/// The same as scores of PlainDistance<uint16_t>; null where a score is such a score.
const std::uint16_t* plain_scores_of(Scores scores);

/// The results of the positions of a slice, Black to move.
struct Counts {
  std::uint64_t win = 0, loss = 0, draw = 0;
  std::optional<unsigned> longest_win, longest_loss;
};

struct SliceFacts {
  Slice slice;
  Metric metric = Metric::dtw;
  Scores scores = Scores::halved_byte;
  std::uint64_t positions = 0;
  Counts all, quiet;  // quiet: without a capture
};

std::string slice_file_name(const Slice& slice, Metric metric);

/// The file of a slice in the first folder that has it; empty when none has.
std::filesystem::path find_slice(const std::vector<std::filesystem::path>& folders,
                                 const Slice& slice, Metric metric);

/// The facts that the file of a slice carries in its footer, and its size.
struct SliceSummary {
  SliceFacts facts;
  std::uint64_t bytes = 0;
};

/// Called with the part of a file that is written, by the thread that writes it.
using SaveProgress = std::function<void(double part)>;

/// Writes one slice of the finished values: the leading one or its mirror image. The smaller the
/// slice, the higher the level of zstd. Nothing when the budget was stopped; then no file appears.
template <class Encoding>
std::optional<SliceSummary> save_slice(const std::filesystem::path& path,
                                       const SliceValues<typename Encoding::Score>& values,
                                       const Slice& slice, Metric metric, const Tally& tally,
                                       const Budget& budget = Budget(),
                                       const SaveProgress& on_progress = nullptr);

/// The expected seconds to write a slice with that many positions on one thread.
double expected_save_seconds(std::uint64_t positions);

/// Entry number `at` of unpacked entries of `width` bytes, little-endian.
inline std::uint32_t score_at(const char* entries, std::size_t width, std::uint64_t at) {
  const auto byte = [entries](std::uint64_t i) {
    return std::uint32_t{static_cast<unsigned char>(entries[i])};
  };
  return width == 1 ? byte(at) : byte(2 * at) | byte(2 * at + 1) << 8;
}

/// A slice's file, open for reading. Any number of threads may read.
class SliceFile {
 public:
  /// Accepts any slice.
  explicit SliceFile(const std::filesystem::path& path);
  /// Throws Error when the file says that it is another slice or metric.
  SliceFile(const std::filesystem::path& path, const Slice& slice, Metric metric);

  const SliceFacts& facts() const { return facts_; }
  const Table& table() const { return *table_; }
  const Column& column() const { return *column_; }
  std::uint64_t bytes() const { return table_->bytes(); }
  SliceSummary summary() const { return {facts_, bytes()}; }

 private:
  std::unique_ptr<Table> table_;
  const Column* column_ = nullptr;
  SliceFacts facts_;
};

}  // namespace zermelo::checkers
