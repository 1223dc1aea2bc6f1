#pragma once

#include <string>

#include "cli/batch.h"
#include "cli/command_list.h"
#include "commands/command.h"

namespace zermelo {

/// Answers the lines that a person types after a prompt, until Ctrl-D or `quit`. An error does not
/// end the session, and Ctrl-C ends only the present line. Returns the exit status.
int hold_session(const Prompt& prompt, const Command& command, const CommandList& commands,
                 const Arguments& arguments, const Manner& manner, const Faces& faces);

/// The lines of a conversation, such as a game: edited on a terminal and kept in a history of the
/// command; Ctrl-C on an empty line ends it.
Asks asks_for_lines(const Command& command, const Faces& faces);

}  // namespace zermelo
