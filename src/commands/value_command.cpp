#include "commands/value_command.h"

#include "commands/draw/picture_option.h"
#include "commands/draw/thermograph_svg.h"
#include "value/scoped_limits.h"

namespace zermelo {

std::vector<Option> value_options() {
  return {picture_option("thermograph", "draw the thermograph as an SVG picture"),
          unicode_option(),
          memory_option("1G"),
          seconds_option(),
          nodes_option(),
          threads_option()};
}

void check_thermograph(const Arguments& arguments) { check_picture(arguments, "thermograph"); }

void say_value(const Arguments& arguments, const Subject& subject, FactBook& facts, Value g,
               std::string_view how, const Budget& budget, Sink& sink) {
  Answer answer = value_answer(subject, facts, g, how, budget, symbols_asked_for(arguments));
  const bool is_known = !answer.fields.find("mean")->is_null();
  if (!arguments.given("thermograph") || !is_known) return sink.answer(answer);
  put_picture(arguments, "thermograph",
              draw_thermograph(facts.graphs().of(g), std::string(subject.position)), answer);
  sink.answer(answer);
}

void answer_value(const Arguments& arguments, const Subject& subject, const FindsValue& found,
                  std::string_view how, ValueMemory& memory, Budget& budget, Sink& sink) {
  const auto attempt = [&](FactBook& facts) {
    Budget account = budget.portion(Limits::no_limit);
    const TimeLimit limit(facts.store(), account);
    const bool may_repeat = !memory.was_empty();
    try {
      const Value g = found(facts.store(), account);
      if (may_repeat && !facts.of(g).unknown.empty() && !is_over(account)) return false;
      budget.settle(account);
      say_value(arguments, subject, facts, g, how, budget, sink);
    } catch (const GaveUp& reason) {
      if (may_repeat && !is_over(account)) return false;
      budget.settle(account);
      sink.answer(unknown_value(subject, reason.trouble(), budget));
    }
    return true;
  };
  if (!attempt(memory.next())) attempt(memory.renewed());
}

FactBook& ValueMemory::next() {
  const bool is_large = held_ && held_->store.bytes() + held_->facts.bytes() > most_bytes_ / 2;
  if (!held_ || is_large) return renewed();
  was_empty_ = false;
  return held_->facts;
}

FactBook& ValueMemory::renewed() {
  held_.reset();
  held_ = std::make_unique<Held>(most_bytes_);
  was_empty_ = true;
  return held_->facts;
}

}  // namespace zermelo
