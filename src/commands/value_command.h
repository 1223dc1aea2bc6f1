#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "commands/command.h"
#include "commands/reader.h"
#include "commands/value_answer.h"
#include "value/evaluate.h"
#include "value/scoped_limits.h"

namespace zermelo {

/// What every `value` command offers: the budget, the memory ceiling, and a picture of the
/// thermograph.
std::vector<Option> value_options();

/// Refuses a --thermograph that cannot be drawn: for more than one position, with --json on
/// standard output, or into a file that by its name is no SVG picture. Throws Error.
void check_thermograph(const Arguments& arguments);

/// Answers with all that can be said of g, and draws its thermograph where --thermograph says, if
/// it was given; on standard output the picture takes the place of the words.
void say_value(const Arguments& arguments, const Subject& subject, FactBook& facts, Value g,
               std::string_view how, const Budget& budget, Sink& sink);

/// True when no more work can be done on the account.
inline bool is_over(const Budget& budget) {
  return budget.spent() != Spent::no || budget.stopped() ||
         budget.seconds() >= budget.limits().seconds;
}

/// A store with what was found of its values, kept from question to question while it is small.
class ValueMemory {
 public:
  explicit ValueMemory(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  /// For the next question. A store that is half full is forgotten, so that what was asked before
  /// leaves a question at least half of the memory.
  FactBook& next();
  /// An empty one, for a question that an old one could not answer.
  FactBook& renewed();
  /// True when the last one given out was empty.
  bool was_empty() const { return was_empty_; }

 private:
  struct Held {
    explicit Held(std::size_t most_bytes) : store(most_bytes) {}
    ValueStore store;
    Thermographs graphs{store};
    FactBook facts{store, graphs};
  };

  std::size_t most_bytes_;
  std::unique_ptr<Held> held_;
  bool was_empty_ = false;
};

/// The value of one position, and all that is said of it. Positions are counted anew for every
/// question, and where the memory of earlier ones is in the way it is forgotten, so that the answer
/// does not depend on what was asked before; only the time does.
template <NormalPlay G>
void answer_value(const Arguments& arguments, const Subject& subject, const Setup<G>& setup,
                  ValueMemory& memory, Budget& budget, Sink& sink) {
  const auto attempt = [&](FactBook& facts) {
    Budget account = budget.portion(Limits::no_limit);
    Evaluator<G> evaluator(setup.rules, facts.store(), {true, arguments.bytes("memory") / 2});
    const TimeLimit limit(facts.store(), account);
    const bool may_repeat = !memory.was_empty();
    try {
      const Value g = evaluator.value(setup.position, account);
      if (may_repeat && !facts.of(g).unknown.empty() && !is_over(account)) return false;
      budget.settle(account);
      say_value(arguments, subject, facts, g, "search", budget, sink);
    } catch (const GaveUp& reason) {
      if (may_repeat && !is_over(account)) return false;
      budget.settle(account);
      sink.answer(unknown_value(subject, reason.trouble(), budget));
    }
    return true;
  };
  if (!attempt(memory.next())) attempt(memory.renewed());
}

/// `value` for a game in which a player who cannot move loses, made from its reader.
template <NormalPlay... Gs>
Command value_command(const std::string& game, const Reader<Gs...>& reader) {
  Command command{.name = "value",
                  .summary = "the game value, and all that follows from it",
                  .takes = Takes::positions,
                  .word = "position"};
  command.options = value_options();
  command.start = [game, reader](const Arguments& arguments) -> Run {
    const auto read = reader(arguments);
    check_thermograph(arguments);
    const auto memory = std::make_shared<ValueMemory>(arguments.bytes("memory") / 2);
    return
        [game, read, arguments, memory](const std::string& position, Sink& sink, Budget& budget) {
          const Subject subject{game, position};
          std::visit(
              [&](const auto& setup) {
                answer_value(arguments, subject, setup, *memory, budget, sink);
              },
              read(position, sink));
        };
  };
  return command;
}

}  // namespace zermelo
