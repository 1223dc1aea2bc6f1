#include "search/solve_command.h"

namespace zermelo {
namespace {

Option by_option() {
  Option by{"by", Kind::choice, "method", "how to search", "deepening"};
  for (const auto& [method, name] : method_names) by.choices.emplace_back(name);
  return by;
}

}  // namespace

std::vector<Option> plain_solve_options() {
  return {by_option(),
          first_option(true),
          {"line", Kind::flag, "", "a line of play to the end, too"},
          {"schedule",
           Kind::choice,
           "paper",
           "leaves per ply x depth, for deepening",
           "50x30",
           {"50x30", "100x150"}},
          {"order",
           Kind::choice,
           "order",
           "of moves not seen before, for deepening",
           "fewest-replies",
           {"fewest-replies", "listed"}},
          seconds_option(),
          nodes_option(),
          memory_option("512M"),
          threads_option()};
}

std::vector<Option> sum_solve_options() {
  auto options = plain_solve_options();
  Option& by = options.front();
  by.choices.insert(by.choices.begin(), "sum");
  by.fallback = "sum";
  options.push_back({"explain", Kind::flag, "", "by sum: the parts, their values, why it is won"});
  options.push_back({"all-moves", Kind::flag, "", "by sum: every winning move"});
  return options;
}

PlainOptions plain_options(const Arguments& arguments) {
  PlainOptions options;
  options.method = method_named(arguments.text("by")).value_or(Method::deepening);
  if (arguments.text("schedule") == "100x150") options.deepening.schedule = schedule_100x150;
  if (arguments.text("order") == "listed") options.deepening.order = Order::as_listed;
  options.table_bytes = arguments.bytes("memory");
  return options;
}

}  // namespace zermelo
