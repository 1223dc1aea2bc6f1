// Listings 1 to 8 of the paper and its line through the Fourth Position, replayed move by move, and
// the 63 notes of Appendix A, compared with the database.

#include <fmt/format.h>

#include <map>

#include "commands/checkers/needed_tables.h"
#include "commands/checkers/table_requests.h"
#include "papers/checkers_perfect_play/replay.h"
#include "papers/checkers_perfect_play/reproductions.h"

namespace zermelo::checkers {
namespace {

/// The move and the plies left after it; one that is not best has a question mark and its cost.
std::string shown(const PlayedPly& ply) {
  if (ply.played.result == Result::draw) return ply.move + "?? draw";
  const unsigned left = ply.played.plies - 1;
  if (ply.played == ply.best) return fmt::format("{} {}", ply.move, left);
  return fmt::format("{}? {} ({}{})", ply.move, left, ply.played.result == Result::win ? '+' : '-',
                     ply.given().value_or(0));
}

void add_moves(Answer& answer, const Replayed& game) {
  List moves;
  std::string line;
  for (std::size_t i = 0; i < game.plies.size(); ++i) {
    const PlayedPly& ply = game.plies[i];
    moves.emplace_back(Fields{}
                           .add("move", ply.move)
                           .add("left", ply.played.result == Result::draw
                                            ? Datum(nullptr)
                                            : Datum(std::uint64_t{ply.played.plies - 1}))
                           .add("given", ply.given()));
    line += (line.empty() ? "    " : ", ") + shown(ply);
    if (line.size() < 88 && i + 1 < game.plies.size()) continue;
    answer.text.push_back({line + (i + 1 < game.plies.size() ? ",\n" : "\n")});
    line.clear();
  }
  answer.fields.add("moves", std::move(moves));
}

/// A claim on a line of its own: its name, our figure, their figure.
void add_claim(Answer& answer, const std::string& key, std::string_view what,
               const std::optional<unsigned>& ours, unsigned theirs) {
  answer.fields.add("their_" + key, std::uint64_t{theirs}).add(key, ours);
  answer.text.push_back(
      {fmt::format("    {} {}, theirs {}: ", what, ours ? std::to_string(*ours) : "-", theirs)});
  answer.text.push_back(ours == theirs ? Span{"same\n", Tone::good} : Span{"differs\n", Tone::bad});
}

/// The plies that the text announces are counted for the first move played: Payne's, in section 4,
/// is not the best move.
Answer listing_answer(const Listing& listing, const std::optional<Replayed>& game,
                      const Database& dtw) {
  Answer answer;
  answer.fields.add("item", "checkers-listings")
      .add("where", listing.name)
      .add("position", listing.position);
  answer.text.push_back({fmt::format("{}: {}\n", listing.name, listing.position), Tone::strong});
  if (!game) {
    add_missing(answer, dtw.missing(), Metric::dtw);
    return answer;
  }
  add_moves(answer, *game);
  add_claim(answer, "announced", "announced", game->plies.front().played.plies, listing.announced);
  if (listing.left_at_end)
    add_claim(answer, "left_at_end", "left at the end", game->left.plies, *listing.left_at_end);
  if (listing.nearest)
    add_claim(answer, "nearest", "nearest to the win", nearest_to_win(*game), *listing.nearest);
  answer.fields.add("plies", std::uint64_t{game->plies.size()});
  for (const Side side : {Side::left, Side::right}) {
    const Slips slips = slips_of(*game, side);
    answer.fields.add(
        side == Side::left ? "black_slips" : "white_slips",
        Fields{}.add("count", std::uint64_t{slips.count}).add("plies", std::uint64_t{slips.plies}));
    answer.text.push_back({fmt::format("    {}: {} of its moves not best, {} plies given away\n",
                                       colour(side), slips.count, slips.plies)});
  }
  return answer;
}

std::string_view name_of(Claim claim) {
  switch (claim) {
    case Claim::slip:
      return "slip";
    case Claim::only_win:
      return "only win";
    case Claim::best_move:
      return "best move";
    case Claim::also_best:
      return "also best";
    case Claim::remark:
      break;
  }
  return "remark";
}

Answer note_answer(const Footnote& note, const Replayed& game, Database& dtw) {
  const CheckedNote checked = check_note(note, game, dtw);
  const PlayedPly& ply = game.plies[note.ply];
  Answer answer;
  answer.fields.add("item", "checkers-listings")
      .add("where", fmt::format("note {}", note.number))
      .add("listing", std::uint64_t{note.listing})
      .add("ply", std::uint64_t{note.ply})
      .add("move", ply.move)
      .add("claim", name_of(note.claim))
      .add("same", note.claim == Claim::remark ? Datum(nullptr) : Datum(checked.is_same));
  answer.text.push_back({fmt::format("  note {:>2}  {:<6}", note.number, ply.move)});
  if (note.claim == Claim::slip || note.claim == Claim::also_best) {
    answer.fields.add("better", note.best)
        .add("their_plies", std::uint64_t{note.plies})
        .add("plies", checked.best ? Datum(std::uint64_t{checked.best->plies}) : Datum(nullptr));
    answer.text.push_back({fmt::format(" {} wins in {}, theirs {}", note.best,
                                       checked.best ? checked.best->plies : 0, note.plies)});
  }
  if (note.claim == Claim::slip) {
    answer.fields.add("their_extra", std::uint64_t{note.extra})
        .add("extra", checked.extra)
        .add("their_slip", std::uint64_t{note.slip})
        .add("slip", std::uint64_t{checked.slip})
        .add("extra_by_next_note", checked.extra_by_next_note);
    answer.text.push_back(
        {fmt::format("; costs {}, theirs {}; so far {}, theirs {}", checked.extra.value_or(0),
                     note.extra, checked.slip, note.slip)});
  }
  if (note.claim == Claim::remark) {
    answer.text.push_back({" a remark\n", Tone::dim});
    return answer;
  }
  if (note.claim != Claim::slip) answer.text.push_back({fmt::format(" {}", name_of(note.claim))});
  answer.text.push_back(checked.is_same ? Span{": same\n", Tone::good}
                                        : Span{": differs\n", Tone::bad});
  if (!checked.is_same && checked.extra_by_next_note && checked.extra != note.extra) {
    answer.text.push_back({fmt::format("           by the distances of the notes it costs {}\n",
                                       *checked.extra_by_next_note)});
  }
  return answer;
}

/// Two plies of Listing 5 are lost; each place where they may belong gives another sum of slips.
void compare_orders(const Listing& listing, Database& dtw, Sink& sink) {
  const std::string_view standing = uncertain().front();
  const std::size_t at = listing.moves.find(standing);
  for (const std::string_view order : uncertain()) {
    std::string moves(listing.moves);
    moves.replace(at, standing.size(), order);
    const auto game = replay(listing.position, moves, dtw);
    if (!game) return;
    const unsigned slips = slips_of(*game, Side::left).plies;
    Answer answer;
    answer.fields.add("item", "checkers-listings")
        .add("where", "Listing 5, lost plies")
        .add("order", order)
        .add("their_slip", std::uint64_t{footnotes().back().slip})
        .add("slip", std::uint64_t{slips});
    answer.text.push_back({fmt::format("  Listing 5 with {}: Black gives away {}, theirs {}\n",
                                       order, slips, footnotes().back().slip)});
    sink.answer(answer);
  }
}

void run(const Arguments& arguments, Sink& sink) {
  const auto folders = folders_of(arguments);
  std::map<unsigned, Replayed> games;
  unsigned number = 0, checked = 0, same = 0, unknown = 0;
  for (const Listing& listing : listings()) {
    Database dtw(folders, Metric::dtw, std::uint64_t{128} << 20);
    auto game = replay(listing.position, listing.moves, dtw);
    sink.answer(listing_answer(listing, game, dtw));
    ++number;
    if (game) games.emplace(number, std::move(*game));
  }
  Database dtw(folders, Metric::dtw, std::uint64_t{128} << 20);
  for (const Footnote& note : footnotes()) {
    const auto game = games.find(note.listing);
    if (game == games.end()) {
      ++unknown;
      continue;
    }
    if (note.claim != Claim::remark) {
      ++checked;
      same += check_note(note, game->second, dtw).is_same ? 1 : 0;
    }
    sink.answer(note_answer(note, game->second, dtw));
  }
  compare_orders(listings()[4], dtw, sink);
  Answer sum;
  sum.status = unknown == 0 ? Status::answered : Status::unknown;
  sum.fields.add("item", "checkers-listings")
      .add("notes", std::uint64_t{footnotes().size()})
      .add("checked", std::uint64_t{checked})
      .add("same", std::uint64_t{same})
      .add("not_known", std::uint64_t{unknown});
  sum.text.push_back({fmt::format("{} notes: {} checked, {} the same, {} not known\n",
                                  footnotes().size(), checked, same, unknown),
                      Tone::strong});
  sink.answer(sum);
}

}  // namespace

Reproduction listings_reproduction() {
  Command command{.name = "checkers-listings",
                  .summary = "the games of the paper on checkers move by move, and its 63 notes"};
  command.examples = {{"reproduce checkers-listings", "with tables of seven pieces"}};
  command.options = {tables_option()};
  command.notes = {{"8-11 252", "the move, and the plies left after it"},
                   {"20-24? 204 (+4)", "not the best move: the win gets 4 plies longer"}};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string&, Sink& sink, Budget&) { run(arguments, sink); };
  };
  return {"checkers", command};
}

}  // namespace zermelo::checkers
