#pragma once

#include <string>
#include <vector>

#include "games/checkers/play/annotation.h"

namespace zermelo::checkers {

/// "win in 207 plies", "draw", "not known".
std::string words_for(const Judgement& judgement);

/// The comment of a move: its outcome, the plies given away, and the better move.
std::string words_for(const AnnotatedMove& move);

/// The game with a comment at every move whose outcome is known, after the comment that it had.
PdnGame with_comments(PdnGame game, const std::vector<AnnotatedMove>& moves);

}  // namespace zermelo::checkers
