#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "sums/mixed_solver.h"
#include "value/calculator/calculator.h"

namespace zermelo {

/// A sum as it was read: its parts in the order of the text, and the text of each.
struct WrittenSum {
  std::vector<SumTerm> terms;
  std::vector<std::string> texts;
};

/// Reads a sum such as `clobber(BBW.WB) + domineering(2x3) - 3.hackenbush(BRR) + {1|-1}`. Values are
/// worked out in the store, positions are kept. Throws Error, which names the column, and GaveUp.
WrittenSum read_sum(std::string_view text, ValueStore& values, Budget& budget,
                    std::size_t most_bytes);

/// For a calculator whose expressions may contain positions: their values are worked out in
/// `values`, on the account of the budget of the moment. The store must outlive the calculator.
ExpressionGames position_values(ValueStore& values, std::function<Budget&()> budget,
                                std::size_t most_bytes);

}  // namespace zermelo
