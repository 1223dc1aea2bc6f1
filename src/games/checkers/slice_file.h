#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/checkers/block_solver.h"
#include "games/checkers/scores.h"
#include "games/checkers/slice.h"
#include "table/table.h"

namespace zermelo::checkers {

std::string_view name(Metric metric);
Metric metric_named(std::string_view name);  // throws Error

/// Which scores a file holds.
enum class Scores : std::uint8_t { halved_byte, plain_byte, plain_two_bytes, results };

Worth worth_of(Scores scores, std::uint32_t score);

/// How the positions of a slice come out, Black to move.
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

/// Writes one slice of the finished values: the leading one or its mirror image. Levels of zstd as
/// hard as the size of the slice allows.
template <class Encoding>
void save_slice(const std::filesystem::path& path,
                const SliceValues<typename Encoding::Score>& values, const Slice& slice,
                Metric metric, const Tally& tally);

/// A slice's file, open for reading. Any number of threads may read.
class SliceFile {
 public:
  explicit SliceFile(const std::filesystem::path& path);

  const SliceFacts& facts() const { return facts_; }
  const Table& table() const { return *table_; }
  const Column& column() const { return *column_; }
  std::uint64_t bytes() const { return table_->bytes(); }

 private:
  std::unique_ptr<Table> table_;
  const Column* column_ = nullptr;
  SliceFacts facts_;
};

}  // namespace zermelo::checkers
