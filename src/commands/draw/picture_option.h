#pragma once

#include <string>
#include <string_view>

#include "commands/answer.h"
#include "commands/arguments.h"

namespace zermelo {

// An option that writes what a call draws into a file, as `--thermograph f.svg` does. There is one
// picture a call, so that a second position would overwrite the picture of the first.

/// `--name file`. The program refuses it with a file of several positions.
Option picture_option(std::string name, std::string help);

/// Throws Error if the option was given together with several positions or with a script, if its
/// file belongs to another kind of picture, or if it is `-` together with --json.
void check_picture(const Arguments& arguments, const std::string& option, bool is_svg = true);

/// Writes the picture if the option was given: into its file or, for `-`, in place of the words of
/// the answer.
void put_picture(const Arguments& arguments, const std::string& option, std::string_view picture,
                 Answer& answer);

}  // namespace zermelo
