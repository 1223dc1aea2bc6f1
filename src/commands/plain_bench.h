#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "commands/expert.h"
#include "commands/reader.h"
#include "search/methods.h"

namespace zermelo {

/// A bench case for any game: one position solved by one method, both players first.
template <NormalPlay... Gs>
BenchCase plain_bench(std::string_view game, const std::string& position, Method method,
                      TextReader<Gs...> read) {
  const auto nodes = [method]<class G>(const Setup<G>& setup) {
    PlainOptions options;
    options.method = method;
    PlainSolver<G> solver(options);
    Budget budget;
    for (const Side side : {Side::left, Side::right}) {
      solver.solve(setup.rules, setup.position, side, budget);
    }
    return budget.nodes();
  };
  return {fmt::format("{} {} {}", game, position, name(method)),
          [=]() -> std::uint64_t { return std::visit(nodes, read(position)); }};
}

}  // namespace zermelo
