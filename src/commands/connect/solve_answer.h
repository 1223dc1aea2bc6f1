#pragma once

#include <string>

#include "commands/answer.h"
#include "commands/connect/solve_request.h"
#include "games/connect/exact/exact.h"
#include "games/connect/threats/threats.h"

namespace zermelo::connect {

// The answers of `solve connect`, for programs and for people.

/// A game solved exactly.
struct ExactReport {
  SolveRequest request;
  Question question;
  Solved solved;

  bool is_known() const { return solved.ending.has_value() && !solved.is_cut; }
};
Fields fields_of(const ExactReport& report);
Text text_of(const ExactReport& report);

/// A search for a win by threats.
struct ThreatReport {
  SolveRequest request;
  std::string kind;    // double, single, vcf or vct
  unsigned limit = 0;  // the longest win that was looked for, in turns
  bool with_tree = false;
  ThreatAnswer found;
  std::optional<WonRow> won_already;  // then there was no search

  bool is_known() const {
    return found.result != ThreatResult::unknown && found.win.cut == ThreatWin::Cut::nothing;
  }
};
Fields fields_of(const ThreatReport& report);
Text text_of(const ThreatReport& report);

/// The fields that all answers of `solve` begin with.
Fields opening_fields(const std::string& position, const SolveRequest& request);

}  // namespace zermelo::connect
