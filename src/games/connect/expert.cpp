#include "games/connect/expert.h"

#include "base/error.h"
#include "games/connect/commands.h"
#include "games/connect/shape.h"

namespace zermelo::connect {
namespace {

class ConnectExpert : public Expert {
 public:
  std::string_view name() const override { return "connect"; }
  std::string_view summary() const override {
    return "k in a row: Connect6, Go-Moku and their family";
  }
  std::vector<std::string> samples() const override { return {"0011100", "11011000"}; }
  bool reads(std::string_view text) const override {
    try {
      read_shape(text, 2);
      return true;
    } catch (const Error&) {
      return false;
    }
  }
  std::vector<Command> commands() const override {
    return {probe_command(), build_command(), verify_command()};
  }
};

}  // namespace

std::unique_ptr<Expert> make_expert() { return std::make_unique<ConnectExpert>(); }

}  // namespace zermelo::connect
