#include "cli/completion.h"
#include "base/error.h"
#include "base/nearest.h"

// The scripts are thin: they pass the words typed so far to `zermelo complete-words`, which knows
// the commands, games and options from the catalog, and offer the words that it prints.

namespace zermelo {
namespace {

constexpr const char* bash_script = R"sh(# zermelo completion for bash
_zermelo() {
  local current="${COMP_WORDS[COMP_CWORD]}"
  local words
  words=$("${COMP_WORDS[0]}" complete-words "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _zermelo zermelo
)sh";

constexpr const char* zsh_script = R"sh(#compdef zermelo
# zermelo completion for zsh
_zermelo() {
  local -a candidates
  candidates=(${(f)"$("${words[1]}" complete-words "${(@)words[2,$CURRENT]}" 2>/dev/null)"})
  if (( ${#candidates} )); then compadd -a candidates; else _files; fi
}
if [ "${funcstack[1]}" = _zermelo ]; then _zermelo "$@"; else compdef _zermelo zermelo; fi
)sh";

constexpr const char* fish_script = R"sh(# zermelo completion for fish
function __zermelo_words
  set -l words (commandline -opc) (commandline -ct)
  $words[1] complete-words $words[2..-1] 2>/dev/null
end
complete -c zermelo -f -a '(__zermelo_words)'
)sh";

const std::vector<std::string> shells{"bash", "zsh", "fish"};

const char* script_for(const std::string& shell) {
  if (shell == "bash") return bash_script;
  if (shell == "zsh") return zsh_script;
  if (shell == "fish") return fish_script;
  throw Error("completion: no shell " + in_quotes(shell) + "; expected bash, zsh or fish" +
              did_you_mean(shell, shells));
}

}  // namespace

Command completion_command() {
  Command command{.name = "completion",
                  .summary = "a completion script for bash, zsh or fish",
                  .takes = Takes::one,
                  .word = "shell"};
  command.choices = shells;
  command.examples = {{"completion bash", "print the script"},
                      {"completion bash > /etc/bash_completion.d/zermelo", "install it"}};
  command.start = [](const Arguments& arguments) -> Run {
    if (arguments.positions.empty()) {
      throw Error("completion: no shell given; expected bash, zsh or fish");
    }
    const char* script = script_for(arguments.positions.front());
    return [script](const std::string&, Sink& sink, Budget&) {
      Answer answer;
      answer.fields.add("script", script);
      answer.text = {{script}};
      sink.answer(answer);
    };
  };
  return command;
}

}  // namespace zermelo
