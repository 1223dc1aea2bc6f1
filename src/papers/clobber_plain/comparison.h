#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "commands/command.h"
#include "commands/draw/chart.h"
#include "search/methods.h"

namespace zermelo::clobber {

/// A plain solver in a comparison. It drops out at the first length that takes it longer than the
/// limit, because longer boards would only take longer.
struct Contestant {
  std::string name;
  PlainOptions options;
  bool gave_up = false;
};

/// One contestant on the boards of one length, with either player moving first, on one thread.
struct Trial {
  std::size_t length;
  std::string contestant;
  double seconds;  // mean over the boards; meaningless unless solved
  double slowest;  // seconds for the slowest board
  std::uint64_t nodes;
  bool solved;  // all boards within the limit
};

/// All solvers of the plain-search report side by side, on boards that grow.
class Comparison {
 public:
  Comparison(std::string item, double limit_seconds);

  /// Runs every contestant that has not dropped out; reports one answer per trial and a line of the
  /// table.
  void run(std::size_t length, const std::vector<std::string>& boards, Sink& sink, Budget& budget);
  bool over() const;

  /// The first line of the table that `run` prints.
  Answer heading() const;
  std::string csv() const;
  Chart chart(const std::string& title, bool nodes) const;

  /// The trial of that contestant at that length, or nullptr if it was not run.
  const Trial* find(std::size_t length, std::string_view contestant) const;
  double limit_seconds() const { return limit_seconds_; }

 private:
  Trial measure(const Contestant& contestant, std::size_t length,
                const std::vector<std::string>& boards, Budget& budget) const;
  Fields fields_of(const Trial& trial, std::size_t boards) const;
  Answer row(std::size_t length) const;

  std::string item_;
  double limit_seconds_;
  std::vector<Contestant> contestants_;
  std::vector<Trial> trials_;
};

}  // namespace zermelo::clobber
