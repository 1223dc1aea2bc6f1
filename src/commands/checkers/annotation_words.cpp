#include "commands/checkers/annotation_words.h"

#include <fmt/format.h>

#include <algorithm>

namespace zermelo::checkers {
namespace {

std::string in_plies(unsigned count) {
  return fmt::format("{} {}", count, count == 1 ? "ply" : "plies");
}

}  // namespace

std::string words_for(const Judgement& judgement) {
  if (judgement.result == Result::unknown) return "not known";
  std::string out(name(judgement.result));
  if (judgement.dtw) out += " in " + in_plies(*judgement.dtw);
  if (judgement.source == Judgement::Source::search) out += ", proved by search";
  return out;
}

std::string words_for(const AnnotatedMove& move) {
  std::string out = words_for(move.after);
  const auto lost = move.lost();
  if (!move.mistake().empty()) {
    std::string mistake(move.mistake());
    std::ranges::replace(mistake, '-', ' ');
    out += fmt::format("; a mistake: {}", mistake);
  } else if (lost && *lost > 0) {
    out += fmt::format("; gives away {}", in_plies(*lost));
  }
  if (move.better) out += fmt::format("; {} was a {}", text(*move.better), words_for(move.before));
  return out;
}

PdnGame with_comments(PdnGame game, const std::vector<AnnotatedMove>& moves) {
  game.comments.resize(game.moves.size() + 1);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].after.result == Result::unknown) continue;
    std::string& comment = game.comments[i + 1];
    const std::string more = words_for(moves[i]);
    if (comment.ends_with(more)) continue;  // it was annotated before
    if (!comment.empty()) comment += "; ";
    comment += more;
  }
  return game;
}

}  // namespace zermelo::checkers
