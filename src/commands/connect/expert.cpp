#include "commands/connect/expert.h"

#include "base/error.h"
#include "commands/connect/commands.h"
#include "games/connect/board/grid.h"
#include "games/connect/board/rules.h"
#include "games/connect/types/shape.h"

namespace zermelo::connect {
namespace {

class ConnectExpert : public Expert {
 public:
  std::string_view name() const override { return "connect"; }
  std::string_view summary() const override {
    return "place stones; k in a row win: Connect6, Go-Moku and their family";
  }
  std::vector<std::pair<std::string, std::string>> notation() const override {
    return {{"boards", "rows of x, o and . joined by /, as in xo./.x./...; x begins the game"},
            {"rules", "M,N,K,P,Q: M by N points, K in a row win, P stones a turn, Q in the first"},
            {"shapes", "1 is a stone, 0 a void point, as in 0011100; or length,number"}};
  }
  std::string picture() const override {
    return R"(  x../.ox/... is this board; its points are row,column:

      x  .  .        0,0  0,1  0,2
      .  o  x        1,0  1,1  1,2
      .  .  .        2,0  2,1  2,2

  x moves first on an empty board; on others --to-move
  says which player is to move.
)";
  }
  std::vector<std::string> samples() const override {
    return {"3,3,3,1,1", "4,4,3,2,1", "xo./.x./...", "0011100"};
  }
  /// A board, the rules of an empty board, or a shape. Dashes are void points, but a text that
  /// looks like a misspelt option is none of these.
  bool reads(std::string_view text) const override {
    if (text.starts_with("--") && text.find_first_of("./_") == std::string_view::npos) return false;
    return is_read(text, [](auto t) { read_grid(t); }) ||
           is_read(text, [](auto t) { read_rules(t); }) ||
           is_read(text, [](auto t) { read_shape(t, 2); });
  }
  bool opens_files() const override { return true; }  // a board may have a line for each row
  std::vector<Command> make_commands() const override {
    return {solve_command(),  analyse_command(), probe_command(), build_command(),
            verify_command(), engine_command(),  play_command(),  draw_command()};
  }

 private:
  template <class Reader>
  static bool is_read(std::string_view text, Reader reader) {
    try {
      reader(text);
      return true;
    } catch (const Error&) {
      return false;
    }
  }
};

}  // namespace

std::unique_ptr<Expert> make_expert() { return std::make_unique<ConnectExpert>(); }

}  // namespace zermelo::connect
