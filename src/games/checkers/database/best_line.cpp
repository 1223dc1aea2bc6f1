#include "games/checkers/database/best_line.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "games/checkers/database/known_words.h"

namespace zermelo::checkers {
namespace {

using Distance = std::optional<unsigned> Known::*;

Distance distance_by(Metric metric) { return metric == Metric::dtc ? &Known::dtc : &Known::dtw; }

/// Drawn, or at a known distance from the end.
bool is_measured(const Known& known, Metric metric) {
  return known.result == Result::draw || known.*distance_by(metric);
}

/// The first move that leads where neither a draw nor the distance is known, or the end.
auto first_unmeasured(const std::vector<KnownMove>& moves, Metric metric) {
  return std::ranges::find_if(
      moves, [metric](const KnownMove& each) { return !is_measured(each.known, metric); });
}

/// The slice in which a position without a capture is looked up: the side to move is its Black.
Slice slice_for(const Setup& at) {
  const Slice slice = slice_of(at.position);
  return at.to_move == Side::left ? slice : slice.mirrored();
}

std::string file_for(const Setup& at, Metric metric) {
  return slice_file_name(slice_for(at), metric);
}

/// The file from which the outcome of a position comes: where captures are forced, that of the
/// position to which the best of them lead. Empty when the game ends on the way.
std::string source_of(Prober& prober, Setup at, Metric metric) {
  while (must_capture(at.position, at.to_move))
    at = {prober.moves(at.position, at.to_move).front().after, opponent(at.to_move)};
  const bool has_both =
      pieces(at.position, Side::left) != 0 && pieces(at.position, Side::right) != 0;
  return has_both ? file_for(at, metric) : "";
}

[[noreturn]] void fail(Prober& prober, const Setup& at, const Known& known,
                       const std::vector<KnownMove>& moves, Metric by) {
  const std::string own = source_of(prober, at, by);
  const std::string other =
      moves.empty() ? "" : source_of(prober, {moves.front().after, opponent(at.to_move)}, by);
  const std::string found = moves.empty()
                                ? "there is no move"
                                : fmt::format("the best move, {}, {}", text(moves.front().move),
                                              in_words(seen_by_mover(moves.front())));
  throw Error(fmt::format(
      "checkers: {} at {}: the side to move {}, but {}; verify the tables, or delete these and "
      "build them again",
      other.empty() || other == own
          ? fmt::format("table {} contradicts itself", own)
          : fmt::format("tables {} and {} contradict each other", own, other),
      write_fen(at.position, at.to_move), in_words(known), found));
}

}  // namespace

Slice missing_slice(Prober& prober, Setup at, Metric metric) {
  while (must_capture(at.position, at.to_move)) {
    const auto moves = prober.moves(at.position, at.to_move, metric);
    const auto lacking = first_unmeasured(moves, metric);
    if (lacking == moves.end()) break;
    at = {lacking->after, opponent(at.to_move)};
  }
  return slice_for(at);
}

namespace {

/// Plays the line as far as the tables know it: false where they do not.
bool follow(Prober& prober, BestLine& line) {
  const Distance distance = distance_by(*line.by);
  Known here = line.known;
  while (true) {
    const Setup at = line.end;
    const auto moves = prober.moves(at.position, at.to_move, *line.by);
    const auto lacking = first_unmeasured(moves, *line.by);
    if (lacking != moves.end()) {
      line.end = {lacking->after, opponent(at.to_move)};
      return false;
    }
    const Known best = moves.empty() ? Known{Result::loss, 0U, 0U} : seen_by_mover(moves.front());
    if (best.result != here.result || best.*distance != here.*distance)
      fail(prober, at, here, moves, *line.by);
    if (moves.empty()) return true;
    line.moves.push_back(moves.front().move);
    here = moves.front().known;
    line.end = {moves.front().after, opponent(at.to_move)};
  }
}

}  // namespace

BestLine best_line(Prober& prober, const Setup& start) {
  BestLine line;
  line.start = line.end = start;
  line.known = prober.known(start.position, start.to_move);
  if (line.known.is_decided() && line.known.dtw) line.by = Metric::dtw;
  if (line.known.is_decided() && !line.known.dtw && line.known.dtc) line.by = Metric::dtc;
  line.is_complete = line.by ? follow(prober, line) : line.known.result == Result::draw;
  if (!line.is_complete)
    line.missing = missing_slice(prober, line.end, line.by.value_or(Metric::dtw));
  return line;
}

}  // namespace zermelo::checkers
