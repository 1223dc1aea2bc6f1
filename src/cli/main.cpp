#include <exception>
#include <new>
#include <string>
#include <vector>

#include "base/error.h"
#include "cli/deep_stack.h"
#include "cli/interrupt.h"
#include "cli/program.h"
#include "commands/advice.h"

namespace {

int run(const std::vector<std::string>& words) {
  using namespace zermelo;
  const auto& stop = watch_for_interrupts();
  Output output(stop);
  Terminal terminal;
  const Faces faces{output, terminal, stop};
  try {
    const Catalog catalog = make_catalog();
    return Program(catalog, faces).run(words);
  } catch (const Error& error) {
    terminal.error(advised(error));
  } catch (const std::bad_alloc&) {
    terminal.error("out of memory; use less with --memory or --threads");
  } catch (const ClosedPipe& closed) {
    return closed.status;
  } catch (const std::exception& error) {
    terminal.error(error.what());
  }
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  zermelo::fill_closed_descriptors();
  const std::vector<std::string> words(argv + 1, argv + argc);
  return zermelo::with_deep_stack([&words] { return run(words); });
}
