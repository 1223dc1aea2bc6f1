#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/hackenbush/drawing/drawing.h"
#include "sums/position_model.h"

namespace zermelo {

/// A Hackenbush drawing in which a player cuts `cuts` edges a turn.
class HackenbushModel : public PositionModel {
 public:
  HackenbushModel(hackenbush::Drawing drawing, unsigned cuts)
      : drawing_(std::move(drawing)), cuts_(cuts) {}

  const hackenbush::Drawing& drawing() const { return drawing_; }
  unsigned cuts() const { return cuts_; }

  std::string_view game() const override { return "hackenbush"; }
  std::string text() const override;
  std::string rules_and_text() const override { return std::to_string(cuts_) + ' ' + text(); }
  bool is_cheap() const override { return cuts_ == 1 && drawing_.edges.size() <= 64; }
  std::vector<std::string> moves(Side side) const override;
  std::size_t move_count(Side side) const override;
  std::vector<Pointer> options(Side side) const override;
  Pointer after(Side side, std::string_view move) const override;
  std::vector<CanonicalPart> parts() const override;
  std::unique_ptr<PositionValues> values(ValueStore& store, std::size_t most_bytes) const override;
  PositionVerdict solve(Budget& budget, std::size_t most_bytes) const override;
  BesideVerdict solve_beside(const ValueTree& rest, Side mover, Budget& budget,
                             std::size_t most_bytes) const override;

 private:
  Pointer with(const std::string& text) const;

  hackenbush::Drawing drawing_;
  unsigned cuts_;
};

}  // namespace zermelo
