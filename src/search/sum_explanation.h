#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/result.h"
#include "search/sum_oracle.h"
#include "value/up_bounds.h"

namespace zermelo {

/// A value as an explanation presents it.
struct ExplainedValue {
  std::optional<std::string> text;  // nothing: longer than a text may be
  OutcomeClass outcome = OutcomeClass::previous;
  std::optional<std::string> atomic_weight;  // nothing: not all-small, or not known
  bool is_weight_known = true;
};

/// A part of the board. Without a value it had none when the question was decided.
struct ExplainedPart {
  std::string board;  // as the rules write it
  std::optional<ExplainedValue> value;
};

/// A term of the sum in normal form: the text of a value, if that is not too long, or a part.
struct ExplainedTerm {
  bool is_part = false;
  std::optional<std::string> value;
};

/// Why a position is won or lost when `first` moves first, as the run that decided it found out.
/// A plain struct: it does not depend on the solver or its store.
struct SumExplanation {
  Side first = Side::left;
  Judgement judgement;  // for `first`; Result::unknown when the run ended undecided
  std::vector<ExplainedPart> parts;
  std::optional<std::vector<ExplainedTerm>> sum;  // nothing: no sum was formed
  std::optional<UpBounds> bounds;  // of the sum, as Left sees it, when bounds decided
  Trouble trouble;                 // why it is undecided, unless the budget was spent
};

/// The text of a value; nothing where it is longer than a text may be.
std::optional<std::string> text_if_short_enough(ValueStore& store, Value g);

/// Describes a value for an explanation. The atomic weight is marked as not known where the time or
/// memory allowed ends before it is found.
ExplainedValue explained_value(ValueStore& store, Value g);

}  // namespace zermelo
