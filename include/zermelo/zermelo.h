/// All of the C++ library. docs/library.md says how to use and link it.
#pragma once

// IWYU pragma: begin_exports
#include <zermelo/budget.h>
#include <zermelo/calculator.h>
#include <zermelo/checkers.h>
#include <zermelo/clobber.h>
#include <zermelo/connect.h>
#include <zermelo/domineering.h>
#include <zermelo/dyadic.h>
#include <zermelo/error.h>
#include <zermelo/estimate.h>
#include <zermelo/formula.h>
#include <zermelo/game.h>
#include <zermelo/game_graph.h>
#include <zermelo/hackenbush.h>
#include <zermelo/numbered_game.h>
#include <zermelo/position.h>
#include <zermelo/result.h>
#include <zermelo/side.h>
#include <zermelo/sum.h>
#include <zermelo/thermograph.h>
#include <zermelo/value.h>
// IWYU pragma: end_exports
