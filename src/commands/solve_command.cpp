#include "commands/solve_command.h"

#include <algorithm>

#include "base/error.h"

namespace zermelo {
namespace {

Option by_option() {
  Option by{"by", Kind::choice, "method", "how to search", "deepening"};
  for (const auto& [method, name] : method_names) by.choices.emplace_back(name);
  return by;
}

bool is_combinatorial(const std::string& method) { return method.starts_with("combinatorial"); }

/// The methods that an option needs, in words, and whether a given method is one of them.
struct Need {
  const char* option;
  const char* methods;  // as help and errors name them
  const char* best;     // the one to take where the user named none
  bool (*has)(const std::string& method, const Arguments& arguments);
};

constexpr Need needs[] = {
    {"explain", "--by sum", "sum",
     [](const std::string& method, const Arguments&) { return method == "sum"; }},
    {"all-moves", "--by sum", "sum",
     [](const std::string& method, const Arguments&) { return method == "sum"; }},
    {"schedule", "--by deepening", "deepening",
     [](const std::string& method, const Arguments&) { return method == "deepening"; }},
    {"order", "a plain or a combinatorial search (fewest-replies: deepening and combinatorial)",
     "deepening",
     [](const std::string& method, const Arguments& arguments) {
       const bool fewest = arguments.text("order") == "fewest-replies";
       return method == "deepening" || is_combinatorial(method) || (method != "sum" && !fewest);
     }},
    {"dead-stones", "a plain search", "deepening",
     [](const std::string& method, const Arguments&) {
       return method != "sum" && !is_combinatorial(method);
     }},
};

bool was_asked(const Arguments& arguments, const char* option) {
  return arguments.find(option) != nullptr && arguments.given(option);
}

}  // namespace

std::vector<Option> plain_solve_options() {
  return {by_option(),
          first_option(true),
          {"line", Kind::flag, "", "also show a line of play to the end"},
          {"schedule",
           Kind::choice,
           "paper",
           "leaves per ply x depth, for deepening",
           "50x30",
           {"50x30", "100x150"}},
          {"order",
           Kind::choice,
           "order",
           "of moves about which nothing is known",
           "fewest-replies",
           {"fewest-replies", "listed", "random"}},
          {"seed", Kind::count, "n", "which random order", "1"},
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

std::string method_for(const Arguments& arguments) {
  std::string method = arguments.text("by");
  const auto unmet = [&](const Need& need) {
    return was_asked(arguments, need.option) && !need.has(method, arguments);
  };
  const auto* first = std::ranges::find_if(needs, unmet);
  if (!arguments.given("by") && first != std::end(needs)) method = first->best;
  for (const Need& need : needs) {
    if (!unmet(need)) continue;
    throw Error(fmt::format("solve: --{} is only for {}; {} --by {}", need.option, need.methods,
                            arguments.given("by") ? "it was given with" : "the others ask for",
                            method));
  }
  if (was_asked(arguments, "seed") && arguments.text("order") != "random")
    throw Error("solve: --seed picks a random order of moves; add --order random");
  return method;
}

SolveRequest solve_request(const Arguments& arguments) {
  const auto sides = first_sides(arguments);
  return {.left = sides.front() == Side::left,
          .right = sides.back() == Side::right,
          .line = arguments.given("line"),
          .all_moves = was_asked(arguments, "all-moves"),
          .explain = was_asked(arguments, "explain")};
}

PlainOptions plain_options(const Arguments& arguments) {
  PlainOptions options;
  options.method = method_named(method_for(arguments)).value_or(Method::deepening);
  if (arguments.text("schedule") == "100x150") options.deepening.schedule = schedule_100x150;
  if (arguments.text("order") != "fewest-replies") options.deepening.order = Order::as_listed;
  if (arguments.text("order") == "random") options.variation.shuffle_seed = arguments.count("seed");
  if (arguments.find("dead-stones") != nullptr)
    options.variation.keeps_dead = arguments.text("dead-stones") == "keep";
  options.table_bytes = arguments.bytes("memory");
  return options;
}

}  // namespace zermelo
