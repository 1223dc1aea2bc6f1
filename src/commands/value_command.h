#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "commands/command.h"
#include "commands/reader.h"
#include "commands/value_answer.h"
#include "value/evaluate.h"

namespace zermelo {

/// The options of every `value` command: the budget, the memory ceiling, and a picture of the
/// thermograph.
std::vector<Option> value_options();

/// Throws Error for a --thermograph that cannot be drawn: with more than one position, with --json
/// on standard output, or into a file whose name is not that of an SVG picture.
void check_thermograph(const Arguments& arguments);

/// Answers with everything that can be said of g and, if --thermograph was given, draws its
/// thermograph; on standard output the picture takes the place of the words.
void say_value(const Arguments& arguments, const Subject& subject, FactBook& facts, Value g,
               std::string_view how, const Budget& budget, Sink& sink);

/// True when the budget allows no more work.
inline bool is_over(const Budget& budget) {
  return budget.spent() != Spent::no || budget.stopped() ||
         budget.seconds() >= budget.limits().seconds;
}

/// A store with the facts found about its values, kept from question to question while it is small.
class ValueMemory {
 public:
  explicit ValueMemory(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  /// The facts for the next question. A store that is half full is dropped first, so that every
  /// question has at least half of the memory.
  FactBook& next();
  /// Empty facts, for a question that the old store could not answer.
  FactBook& renewed();
  /// True when the facts given out last were empty.
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

/// The value that is asked for, made in the given store on the given account. Throws GaveUp.
using FindsValue = std::function<Value(ValueStore& store, Budget& budget)>;

/// Answers for one position: its value and the facts about it. Every question counts its positions
/// from zero, and if earlier questions left too little memory, theirs is dropped and the question
/// asked again; so the answer does not depend on earlier questions, only the time does.
void answer_value(const Arguments& arguments, const Subject& subject, const FindsValue& found,
                  std::string_view how, ValueMemory& memory, Budget& budget, Sink& sink);

template <NormalPlay G>
void answer_value(const Arguments& arguments, const Subject& subject, const Setup<G>& setup,
                  ValueMemory& memory, Budget& budget, Sink& sink) {
  const std::size_t bytes = arguments.bytes("memory") / 2;
  const FindsValue found = [&](ValueStore& store, Budget& account) {
    return Evaluator<G>(setup.rules, store, {true, bytes}).value(setup.position, account);
  };
  answer_value(arguments, subject, found, "search", memory, budget, sink);
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
