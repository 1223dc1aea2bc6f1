#include "games/checkers/database/longest.h"

#include <algorithm>
#include <optional>

#include "games/checkers/board/moves.h"
#include "games/checkers/index/slice_index.h"

namespace zermelo::checkers {
namespace {

/// The score of an outcome in the file. Every outcome that a file can hold has just one.
std::optional<std::uint32_t> score_for(const SliceFile& file, const Outcome& outcome) {
  const std::uint32_t scores = file.column().width == 1 ? 1U << 8 : 1U << 16;
  for (std::uint32_t score = 0; score < scores; ++score)
    if (outcome_of(file.facts().scores, score) == outcome) return score;
  return std::nullopt;
}

/// Calls `each` with the number of every entry of the block that has that score.
template <class Each>
void each_with_score(const std::vector<char>& block, std::uint32_t width, std::uint32_t score,
                     const Each& each) {
  const char low = static_cast<char>(score & 0xFF), high = static_cast<char>(score >> 8);
  for (auto at = block.begin(); (at = std::find(at, block.end(), low)) != block.end(); ++at) {
    const auto offset = static_cast<std::size_t>(at - block.begin());
    if (width == 1) {
      each(offset);
    } else if (offset % 2 == 0 && block[offset + 1] == high) {
      each(offset / 2);
    }
  }
}

}  // namespace

/// An entry has no meaning where a capture is forced, so an entry with the score counts only if the
/// position has no capture.
Found positions_with(const SliceFile& file, const Outcome& outcome, std::size_t most,
                     Budget& budget) {
  Found found;
  const SliceIndex index(file.facts().slice);
  const auto add = [&](std::uint64_t entry) {
    const Position p = index.position(entry);
    if (must_capture(p, Side::left)) return;
    ++found.count;
    if (found.first.size() < most) found.first.push_back(p);
  };
  const auto score = score_for(file, outcome);
  for (const FarPosition& each : file.far())
    if (each.outcome == outcome) add(each.index);
  if (!score || found.count > 0) return found;
  const Column& column = file.column();
  std::vector<char> block;
  for (std::uint64_t number = 0; number < column.blocks(); ++number) {
    if (budget.stopped()) {
      found.is_complete = false;
      break;
    }
    block.resize(column.block_bytes(number));
    file.table().read_block(column, number, block);
    each_with_score(block, column.width, *score, [&](std::size_t place) {
      const std::uint64_t entry = number * column.block_entries + place;
      if (file.outcome(entry, *score) == outcome) add(entry);
    });
  }
  return found;
}

/// Scores are counted first and looked up afterwards. As above, entries with a capture do not count.
/// Far positions were counted with the distance that their score tells.
Distances distances_of(const SliceFile& file, Budget& budget) {
  Distances out;
  const SliceIndex index(file.facts().slice);
  const Column& column = file.column();
  std::vector<std::uint64_t> counts(column.width == 1 ? 1U << 8 : 1U << 16);
  std::vector<char> block;
  for (std::uint64_t number = 0; number < column.blocks() && out.is_complete; ++number) {
    block.resize(column.block_bytes(number));
    file.table().read_block(column, number, block);
    const std::uint64_t first = number * column.block_entries;
    for (std::uint64_t place = 0; place < block.size() / column.width; ++place)
      if (!must_capture(index.position(first + place), Side::left))
        ++counts[score_at(block.data(), column.width, place)];
    out.is_complete = !budget.stopped();
  }
  for (std::uint32_t score = 0; score < counts.size(); ++score) {
    if (counts[score] == 0) continue;
    const Outcome outcome = outcome_of(file.facts().scores, score);
    if (outcome.result == Result::draw) continue;
    auto& plies = outcome.result == Result::win ? out.win : out.loss;
    if (plies.size() <= outcome.plies) plies.resize(outcome.plies + 1);
    plies[outcome.plies] += counts[score];
  }
  for (const auto& [at, outcome] : file.far()) {
    if (!out.is_complete || must_capture(index.position(at), Side::left)) continue;
    const bool is_win = outcome.result == Result::win;
    auto& plies = is_win ? out.win : out.loss;
    --plies[file.far_from() + (is_win ? 1 : 0)];
    if (plies.size() <= outcome.plies) plies.resize(outcome.plies + 1);
    ++plies[outcome.plies];
  }
  return out;
}

Longest longest_of(const SliceFile& file, std::size_t most, Budget& budget) {
  const SliceFacts& facts = file.facts();
  Longest out{
      facts.slice, facts.metric, {facts.quiet.longest_win, {}}, {facts.quiet.longest_loss, {}}};
  if (out.win.plies)
    out.win.found = positions_with(file, {Result::win, *out.win.plies}, most, budget);
  if (out.loss.plies)
    out.loss.found = positions_with(file, {Result::loss, *out.loss.plies}, most, budget);
  return out;
}

}  // namespace zermelo::checkers
