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

/// A listing of the paper; not replayed where a table is missing.
struct CheckedListing {
  Listing listing;
  std::optional<Replayed> game;
  std::set<Slice> missing = {};
};

/// A figure of the text beside ours.
struct PlyClaim {
  std::string key, words;
  std::optional<unsigned> ours;
  unsigned theirs;
};

/// The plies that the text announces are counted for the first move played: Payne's, in section 4,
/// is not the best move.
std::vector<PlyClaim> claims_about(const Listing& listing, const Replayed& game) {
  std::vector<PlyClaim> out{
      {"announced", "announced", game.plies.front().played.plies, listing.announced}};
  if (listing.left_at_end)
    out.push_back({"left_at_end", "left at the end", game.left.plies, *listing.left_at_end});
  if (listing.nearest)
    out.push_back({"nearest", "nearest to the win", nearest_to_win(game), *listing.nearest});
  return out;
}

Fields fields_of(const PlayedPly& ply) {
  const bool is_drawn = ply.played.result == Result::draw;
  return Fields{}
      .add("move", ply.move)
      .add("left", is_drawn ? Datum(nullptr) : Datum(std::uint64_t{ply.played.plies - 1}))
      .add("given", ply.given());
}

Fields fields_of(const Slips& slips) {
  return Fields{}.add("count", std::uint64_t{slips.count}).add("plies", std::uint64_t{slips.plies});
}

Fields fields_of(const CheckedListing& checked) {
  Fields fields;
  fields.add("item", "checkers-listings")
      .add("where", checked.listing.name)
      .add("position", checked.listing.position);
  if (!checked.game) return fields;
  const Replayed& game = *checked.game;
  List moves;
  for (const PlayedPly& ply : game.plies) moves.emplace_back(fields_of(ply));
  fields.add("moves", std::move(moves));
  for (const PlyClaim& claim : claims_about(checked.listing, game))
    fields.add("their_" + claim.key, std::uint64_t{claim.theirs}).add(claim.key, claim.ours);
  return fields.add("plies", std::uint64_t{game.plies.size()})
      .add("black_slips", fields_of(slips_of(game, Side::left)))
      .add("white_slips", fields_of(slips_of(game, Side::right)));
}

/// The moves in lines of some 90 characters.
void add_moves(Text& text, const Replayed& game) {
  std::string line;
  for (std::size_t i = 0; i < game.plies.size(); ++i) {
    const bool is_last = i + 1 == game.plies.size();
    line += (line.empty() ? "    " : ", ") + shown(game.plies[i]);
    if (line.size() < 88 && !is_last) continue;
    text.push_back({line + (is_last ? "\n" : ",\n")});
    line.clear();
  }
}

Text words_of(const CheckedListing& checked) {
  Text text{
      {fmt::format("{}: {}\n", checked.listing.name, checked.listing.position), Tone::strong}};
  if (!checked.game) return text;
  add_moves(text, *checked.game);
  for (const auto& [key, words, ours, theirs] : claims_about(checked.listing, *checked.game)) {
    text.push_back(
        {fmt::format("    {} {}, theirs {}: ", words, ours ? std::to_string(*ours) : "-", theirs)});
    text.push_back(ours == theirs ? Span{"same\n", Tone::good} : Span{"differs\n", Tone::bad});
  }
  for (const Side side : {Side::left, Side::right}) {
    const Slips slips = slips_of(*checked.game, side);
    text.push_back({fmt::format("    {}: {} of its moves not best, {} plies given away\n",
                                colour(side), slips.count, slips.plies)});
  }
  return text;
}

Answer answer_of(const CheckedListing& checked) {
  Answer answer{fields_of(checked), words_of(checked)};
  if (!checked.game) add_missing(answer, checked.missing, Metric::dtw);
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

/// A note of Appendix A beside our tables.
struct NoteResult {
  Footnote note;
  std::string move;
  CheckedNote checked;

  bool names_better_move() const {
    return note.claim == Claim::slip || note.claim == Claim::also_best;
  }
};

Fields fields_of(const NoteResult& result) {
  const auto& [note, move, checked] = result;
  Fields fields;
  fields.add("item", "checkers-listings")
      .add("where", fmt::format("note {}", note.number))
      .add("listing", std::uint64_t{note.listing})
      .add("ply", std::uint64_t{note.ply})
      .add("move", move)
      .add("claim", name_of(note.claim))
      .add("same", note.claim == Claim::remark ? Datum(nullptr) : Datum(checked.is_same));
  if (result.names_better_move())
    fields.add("better", note.best)
        .add("their_plies", std::uint64_t{note.plies})
        .add("plies", checked.best ? Datum(std::uint64_t{checked.best->plies}) : Datum(nullptr));
  if (note.claim == Claim::slip)
    fields.add("their_extra", std::uint64_t{note.extra})
        .add("extra", checked.extra)
        .add("their_slip", std::uint64_t{note.slip})
        .add("slip", std::uint64_t{checked.slip})
        .add("extra_by_next_note", checked.extra_by_next_note);
  return fields;
}

Text words_of(const NoteResult& result) {
  const auto& [note, move, checked] = result;
  Text text{{fmt::format("  note {:>2}  {:<6}", note.number, move)}};
  if (note.claim == Claim::remark) {
    text.push_back({" a remark\n", Tone::dim});
    return text;
  }
  if (result.names_better_move())
    text.push_back({fmt::format(" {} wins in {}, theirs {}", note.best,
                                checked.best ? checked.best->plies : 0, note.plies)});
  if (note.claim == Claim::slip)
    text.push_back({fmt::format("; costs {}, theirs {}; so far {}, theirs {}",
                                checked.extra.value_or(0), note.extra, checked.slip, note.slip)});
  else
    text.push_back({fmt::format(" {}", name_of(note.claim))});
  text.push_back(checked.is_same ? Span{": same\n", Tone::good} : Span{": differs\n", Tone::bad});
  if (!checked.is_same && checked.extra_by_next_note && checked.extra != note.extra)
    text.push_back({fmt::format("           by the distances of the notes it costs {}\n",
                                *checked.extra_by_next_note)});
  return text;
}

/// Listing 5 with its two lost plies in one of the places where they may belong.
struct OrderOfLostPlies {
  std::string_view order;
  unsigned slip;  // the plies that Black gives away

  static unsigned their_slip() { return footnotes().back().slip; }
};

Fields fields_of(const OrderOfLostPlies& order) {
  return Fields{}
      .add("item", "checkers-listings")
      .add("where", "Listing 5, lost plies")
      .add("order", order.order)
      .add("their_slip", std::uint64_t{OrderOfLostPlies::their_slip()})
      .add("slip", std::uint64_t{order.slip});
}

Text words_of(const OrderOfLostPlies& order) {
  return {{fmt::format("  Listing 5 with {}: Black gives away {}, theirs {}\n", order.order,
                       order.slip, OrderOfLostPlies::their_slip())}};
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
    const OrderOfLostPlies found{order, slips_of(*game, Side::left).plies};
    sink.answer({fields_of(found), words_of(found)});
  }
}

struct NoteSums {
  unsigned checked = 0, same = 0, unknown = 0;

  void count(const NoteResult& result) {
    if (result.note.claim == Claim::remark) return;
    ++checked;
    same += result.checked.is_same ? 1 : 0;
  }
};

Fields fields_of(const NoteSums& sums) {
  return Fields{}
      .add("item", "checkers-listings")
      .add("notes", std::uint64_t{footnotes().size()})
      .add("checked", std::uint64_t{sums.checked})
      .add("same", std::uint64_t{sums.same})
      .add("not_known", std::uint64_t{sums.unknown});
}

Text words_of(const NoteSums& sums) {
  return {{fmt::format("{} notes: {} checked, {} the same, {} not known\n", footnotes().size(),
                       sums.checked, sums.same, sums.unknown),
           Tone::strong}};
}

/// The games of the paper that could be replayed, by the number of the listing.
std::map<unsigned, Replayed> replay_listings(const std::vector<std::filesystem::path>& folders,
                                             Sink& sink) {
  std::map<unsigned, Replayed> games;
  unsigned number = 0;
  for (const Listing& listing : listings()) {
    Database dtw(folders, Metric::dtw, std::uint64_t{128} << 20);
    CheckedListing checked{.listing = listing,
                           .game = replay(listing.position, listing.moves, dtw)};
    if (!checked.game) checked.missing = dtw.missing();
    sink.answer(answer_of(checked));
    ++number;
    if (checked.game) games.emplace(number, std::move(*checked.game));
  }
  return games;
}

void run(const Arguments& arguments, Sink& sink) {
  const auto folders = folders_of(arguments);
  const auto games = replay_listings(folders, sink);
  NoteSums sums;
  Database dtw(folders, Metric::dtw, std::uint64_t{128} << 20);
  for (const Footnote& note : footnotes()) {
    const auto game = games.find(note.listing);
    if (game == games.end()) {
      ++sums.unknown;
      continue;
    }
    const NoteResult result{note, game->second.plies[note.ply].move,
                            check_note(note, game->second, dtw)};
    sums.count(result);
    sink.answer({fields_of(result), words_of(result)});
  }
  compare_orders(listings()[4], dtw, sink);
  sink.answer(
      {fields_of(sums), words_of(sums), sums.unknown == 0 ? Status::answered : Status::unknown});
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
