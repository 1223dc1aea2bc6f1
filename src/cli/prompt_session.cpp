#include "cli/prompt_session.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <memory>
#include <new>

#include "base/error.h"
#include "cli/interrupt.h"
#include "cli/line_reader.h"
#include "cli/prompt/typed_lines.h"
#include "cli/prompt_help.h"
#include "commands/advice.h"

namespace zermelo {
namespace {

/// The lines of a person at a terminal: edited where the terminal can show it, otherwise as the
/// terminal gives them.
class PersonsLines {
 public:
  PersonsLines(const Faces& faces, std::string history, Completes completes)
      : faces_(faces), plain_(STDIN_FILENO, faces.stop) {
    if (can_edit_lines())
      typed_ = std::make_unique<TypedLines>(faces.stop, state_file(history), std::move(completes));
  }

  TypedLines::Typed ask(std::string_view prompt) {
    if (typed_) return typed_->ask(prompt);
    faces_.terminal.prompt(prompt);
    if (auto line = plain_.next()) return {Step::entered, std::move(*line)};
    return {faces_.stop ? Step::abandoned : Step::ended};
  }

  void forget() {
    if (typed_) typed_->forget();
  }

 private:
  const Faces& faces_;
  LineReader plain_;
  std::unique_ptr<TypedLines> typed_;
};

std::string_view without_blanks(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return "";
  return text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

class PromptSession {
 public:
  PromptSession(const Prompt& prompt, const Command& command, const CommandList& commands,
                const Arguments& arguments, const Manner& manner, const Faces& faces)
      : prompt_(prompt),
        command_(command),
        commands_(commands),
        arguments_(arguments),
        manner_(manner),
        faces_(faces),
        lines_(faces, "history",
               [this](auto text) { return prompt_completions(text, prompt_, command_); }) {}

  int run() {
    faces_.terminal.note(
        fmt::format("{}; help explains, Tab completes, Ctrl-D ends", command_.summary));
    while (forget_interrupt()) {
      const auto typed = lines_.ask("> ");
      if (typed.how == Step::ended) return 0;
      if (typed.how != Step::entered) continue;
      const auto line = without_blanks(typed.line);
      if (line == "quit" || line == "exit") return 0;
      if (!line.empty() && line != "#" && !line.starts_with("# ")) obey(std::string(line));
      if (faces_.stop) lines_.forget();  // the rest of a paste was meant to follow
    }
    return 1;
  }

 private:
  void obey(const std::string& line) {
    try {
      if (!is_variable(line) && is_about_session(line)) return;
      faces_.terminal.begin();
      answer_one(prompt_.answer, line, arguments_, manner_, faces_);
    } catch (const Error& error) {
      faces_.terminal.error(advised(error));
    } catch (const std::bad_alloc&) {
      faces_.terminal.error("out of memory; use less with --memory");
    }
  }

  bool is_variable(const std::string& name) const {
    const auto names = prompt_.variables();
    return std::ranges::find(names, name) != names.end();
  }

  /// Obeys `help` and `vars`; false for another line.
  bool is_about_session(const std::string& line) {
    if (line == "vars") {
      show_variables();
    } else if (line == "help" || line == "?") {
      faces_.output.write(prompt_help(command_, page_width()));
    } else if (line.starts_with("help ")) {
      const auto name = without_blanks(std::string_view(line).substr(5));
      faces_.output.write(prompt_help_about(name, command_, commands_, page_width()));
    } else {
      return false;
    }
    return true;
  }

  void show_variables() {
    const auto names = prompt_.variables();
    if (names.empty()) faces_.terminal.note("no variables; define one, as in: g = {1|-1}");
    std::string out;
    for (const auto& name : names) out += fmt::format("{} = {}\n", name, prompt_.meaning(name));
    faces_.output.write(out);
  }

  const Prompt& prompt_;
  const Command& command_;
  const CommandList& commands_;
  const Arguments& arguments_;
  const Manner& manner_;
  const Faces& faces_;
  PersonsLines lines_;
};

}  // namespace

int hold_session(const Prompt& prompt, const Command& command, const CommandList& commands,
                 const Arguments& arguments, const Manner& manner, const Faces& faces) {
  return PromptSession(prompt, command, commands, arguments, manner, faces).run();
}

Asks asks_for_lines(const Command& command, const Faces& faces) {
  auto reader = std::make_shared<LineReader>(STDIN_FILENO, faces.stop);
  auto edited = std::make_shared<std::unique_ptr<PersonsLines>>();
  return [=, &command, &faces](std::string_view prompt) -> std::optional<std::string> {
    if (prompt.empty() || !can_edit_lines()) {  // another program, or a terminal without a cursor
      faces.terminal.prompt(prompt);
      return reader->next();
    }
    if (!*edited)
      *edited = std::make_unique<PersonsLines>(faces, "history-" + command.name, nullptr);
    auto typed = (*edited)->ask(prompt);
    while (typed.how == Step::abandoned && !faces.stop && !typed.line.empty())
      typed = (*edited)->ask(prompt);
    if (typed.how == Step::abandoned && !faces.stop) ::raise(SIGINT);
    if (typed.how != Step::entered) return std::nullopt;
    return std::move(typed.line);
  };
}

}  // namespace zermelo
