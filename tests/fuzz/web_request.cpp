// Any target of a request is read or refused by one printable line, and what was read is a question
// within the bounds of the server that opens no file.

#include <cstdint>
#include <string>

#include "refusal.h"
#include "web/limits.h"
#include "web/question.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace zermelo;
  using namespace zermelo::web;
  static const Catalog catalog = make_catalog();
  static const Endpoints endpoints(catalog);
  if (size == 0) return 0;
  const Form form = data[0] < 128 ? Form::plain : Form::stream;
  const auto& endpoint = *endpoints.all()[data[0] % endpoints.all().size()];
  const std::string text(data + 1, data + size);
  zermelo::testing::read_or_refuse([&] {
    const Target target = read_target(text);
    for (const auto& parameter : target.parameters)
      if (parameter.value.find('\0') != std::string::npos) std::abort();
    const Question question = read_question(endpoint, target.parameters, form, {});
    if (question.limits().seconds > limits::most_stream_seconds) std::abort();
    if (form == Form::plain && question.limits().seconds > limits::most_plain_seconds) std::abort();
    for (const Option& option : endpoint.command.options) {
      const bool is_set = question.arguments.given(option.name);
      if (option.kind == Kind::file && is_set) std::abort();
    }
    const bool takes_input = question.arguments.find("stdin") != nullptr;
    if (takes_input && question.arguments.given("stdin") == question.positions.empty())
      std::abort();
  });
  return 0;
}
