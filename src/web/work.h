#pragma once

#include "web/listener.h"
#include "web/question.h"
#include "web/warm_runs.h"

namespace zermelo::web {

/// Answers a question by its command, on the calling thread, and tells the listener everything. No
/// exception leaves it.
void answer_question(const Question& question, WarmRuns& runs, Listener& listener);

}  // namespace zermelo::web
