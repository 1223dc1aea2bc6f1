// Reads the JSON form of a drawing as a stream. Only the drawing itself is kept, so that a hostile
// text costs no more than an honest one of the same length.
#include "games/hackenbush/drawing/read_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "base/error.h"
#include "base/numbers.h"
#include "games/hackenbush/drawing/sketch.h"

namespace zermelo::hackenbush {
namespace {

using Json = nlohmann::json;

constexpr int most_depth = 32;
constexpr std::size_t most_vertices = most_edges + 1;  // more cannot stand on the ground
constexpr std::size_t longest_id = 64;
constexpr double largest_coordinate = 1e9;

enum class Kind : std::uint8_t { vertex, edge };

/// One object of a list: the fields that we know, and how messages call it. Fields are kept in a
/// fixed order, not by name, because there may be a million objects.
struct Item {
  Kind kind = Kind::vertex;
  std::size_t number = 0;  // from 1
  std::array<std::optional<Json>, 3> fields = {};

  /// The place of a field; npos for a field that we do not know.
  static constexpr std::size_t npos = 3;
  std::size_t place_of(std::string_view name) const {
    constexpr std::array<std::string_view, 3> of_vertex{"id", "x", "y"};
    constexpr std::array<std::string_view, 3> of_edge{"from", "to", "colour"};
    const auto& names = kind == Kind::vertex ? of_vertex : of_edge;
    return static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
  }
  bool has(std::string_view name) const { return fields[place_of(name)].has_value(); }
  std::string_view example() const {
    return kind == Kind::vertex ? R"({"id":"a","x":1,"y":2})"
                                : R"({"from":"ground","to":"a","colour":"blue"})";
  }

  [[noreturn]] void fail(std::string_view found, std::string_view expected) const {
    throw Error(fmt::format("hackenbush: {} {} of the JSON {}; expected {}",
                            kind == Kind::vertex ? "vertex" : "edge", number, found, expected));
  }
  /// Complains about the value of a field that is there.
  [[noreturn]] void fail_field(std::string_view name, std::string_view expected) const {
    const auto value = field(name).dump(-1, ' ', true, Json::error_handler_t::replace);
    fail(fmt::format("has {} as \"{}\"", shortened(value), name), expected);
  }

  const Json& field(std::string_view name) const {
    const auto& found = fields[place_of(name)];
    if (!found) fail(fmt::format("has no \"{}\"", name), fmt::format("one such as {}", example()));
    return *found;
  }

  /// The name of a vertex. A number and the same number as a text are the same name; the ground is
  /// 0.
  std::string id(std::string_view name) const {
    const Json& value = field(name);
    if (value.is_number_integer()) return value.dump();
    const auto* text = value.get_ptr<const std::string*>();
    if (text == nullptr || text->empty() || text->size() > longest_id) {
      fail_field(name, "a whole number or a text of 1 to 64 bytes");
    }
    return *text == "ground" ? "0" : *text;
  }

  double coordinate(std::string_view name) const {
    const Json& value = field(name);
    const double x = value.is_number() ? value.get<double>() : NAN;
    if (!(std::abs(x) <= largest_coordinate)) fail_field(name, "a number between -1e9 and 1e9");
    return x;
  }

  Colour colour() const {
    const auto* text = field("colour").get_ptr<const std::string*>();
    const auto found = text == nullptr ? std::nullopt : read_colour(*text);
    if (!found) fail_field("colour", "blue, red or green");
    return *found;
  }
};

/// Receives the parser's events. `level_` is the depth in the part of the text that we want to
/// read, `ignored_` the depth in something that we do not:
///
///   level   1             2     3
///           { "edges" :   [     { "from" : 0, ... }, ...
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  /// Call after the whole text has been parsed.
  Drawing drawing();

  // The events of nlohmann's sax_parse. It goes on as long as these return true; we throw instead.
  bool null() { return value(nullptr); }
  bool boolean(bool b) { return value(b); }
  bool number_integer(Json::number_integer_t n) { return value(n); }
  bool number_unsigned(Json::number_unsigned_t n) { return value(n); }
  bool number_float(Json::number_float_t x, const std::string&) { return value(x); }
  bool string(std::string& text) { return value(std::move(text)); }
  bool binary(Json::binary_t&) { return true; }  // JSON has none
  bool key(std::string& text);
  bool start_object(std::size_t) { return open(true); }
  bool start_array(std::size_t) { return open(false); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool parse_error(std::size_t place, const std::string& token, const Json::exception& error);

 private:
  bool wanted() const;
  bool value(Json scalar);
  bool open(bool object);
  bool close();
  void begin_list();
  void begin_item();
  void take_vertex();
  void take_edge();
  void list(std::uint32_t vertex);
  [[noreturn]] void fail_list() const;

  std::string_view text_;
  int level_ = 0, ignored_ = 0;
  std::string key_;
  Item item_;
  std::array<bool, 2> met_{};  // the lists, by Kind

  Sketch sketch_;
  std::vector<bool> listed_;   // by the sketch's number of a vertex, like points_
  std::vector<Point> points_;  // empty while no vertex has one
  std::size_t above_ = 0;      // vertices listed so far, the ground not counted
};

void Reader::fail_list() const {
  throw Error(
      fmt::format("hackenbush: \"{0}\" of the JSON is not a list; expected one such as "
                  "{{\"{0}\":[{1}]}}",
                  key_, Item{key_ == "edges" ? Kind::edge : Kind::vertex}.example()));
}

/// Whether we want the value that comes now: one of our lists, an item of it, or a field of that.
bool Reader::wanted() const {
  if (ignored_ > 0) return false;
  if (level_ == 1) return key_ == "vertices" || key_ == "edges";
  return level_ != 3 || item_.place_of(key_) != Item::npos;
}

bool Reader::key(std::string& text) {
  if (ignored_ == 0) key_ = text == "color" ? "colour" : std::move(text);
  return true;
}

bool Reader::value(Json scalar) {
  if (!wanted()) return true;
  if (level_ == 1) fail_list();
  if (level_ == 2) {
    begin_item();
    item_.fail("is not an object", item_.example());
  }
  auto& field = item_.fields[item_.place_of(key_)];
  if (field) item_.fail(fmt::format("has \"{}\" twice", key_), "it once");
  field = std::move(scalar);
  return true;
}

bool Reader::open(bool object) {
  if (level_ + ignored_ == most_depth) {
    throw Error(
        fmt::format("hackenbush: the JSON is nested more than {} deep; expected one such "
                    "as {{\"vertices\":[],\"edges\":[]}}",
                    most_depth));
  }
  if (!wanted()) {
    ++ignored_;
    return true;
  }
  if (level_ == 1 && object) fail_list();
  if (level_ == 1) begin_list();
  if (level_ == 2) begin_item();
  if (level_ == 2 && !object) item_.fail("is not an object", item_.example());
  if (level_ == 3) item_.fail(fmt::format("has a list or an object as \"{}\"", key_), "a value");
  ++level_;
  return true;
}

bool Reader::close() {
  if (ignored_ > 0) {
    --ignored_;
    return true;
  }
  if (level_ == 3) item_.kind == Kind::vertex ? take_vertex() : take_edge();
  --level_;
  return true;
}

void Reader::begin_list() {
  item_ = {.kind = key_ == "edges" ? Kind::edge : Kind::vertex};
  if (std::exchange(met_[static_cast<std::size_t>(item_.kind)], true)) {
    throw Error(fmt::format("hackenbush: the JSON has \"{}\" twice; expected it once", key_));
  }
}

void Reader::begin_item() {
  ++item_.number;
  item_.fields = {};
}

void Reader::list(std::uint32_t vertex) {
  if (listed_.size() <= vertex) listed_.resize(vertex + std::size_t{1});
  if (listed_[vertex]) {
    item_.fail(fmt::format("is {}, which is listed already", shortened(sketch_.name(vertex))),
               "another id");
  }
  listed_[vertex] = true;
}

/// The ground may be listed like the other vertices. Its point is ignored, since the ground is a
/// line.
void Reader::take_vertex() {
  if (item_.number > most_vertices) {
    throw Error(fmt::format("hackenbush: the JSON has more than {} vertices; that is the most",
                            with_commas(most_vertices)));
  }
  const auto vertex = sketch_.vertex(item_.id("id"));
  list(vertex);
  const bool placed = item_.has("x") || item_.has("y");
  const Point point = placed ? Point{item_.coordinate("x"), item_.coordinate("y")} : Point{};
  if (vertex == 0) return;
  if (above_++ > 0 && placed == points_.empty()) {
    item_.fail(placed ? "has a place and those before have none" : "has no \"x\" and \"y\"",
               "places for all vertices or for none");
  }
  if (!placed) return;
  points_.resize(std::max<std::size_t>(points_.size(), vertex + std::size_t{1}));
  points_[vertex] = point;
}

void Reader::take_edge() {
  const auto from = sketch_.vertex(item_.id("from")), to = sketch_.vertex(item_.id("to"));
  sketch_.add({from, to, item_.colour()});
}

/// Edges to vertices that are not listed can only be found at the end, because the edges may come
/// before the vertices.
Drawing Reader::drawing() {
  if (!met_[static_cast<std::size_t>(Kind::edge)]) {
    throw Error(
        fmt::format("hackenbush: the JSON has no \"edges\"; expected them, as in "
                    "{{\"vertices\":[{{\"id\":\"a\"}}],\"edges\":[{}]}}",
                    Item{Kind::edge}.example()));
  }
  listed_.resize(sketch_.vertices());
  listed_[0] = true;
  Item edge{Kind::edge};
  for (const auto& [from, to, colour] : sketch_.edges()) {
    ++edge.number;
    for (const auto vertex : {from, to}) {
      if (listed_[vertex]) continue;
      edge.fail(fmt::format("goes to nowhere, {}", shortened(sketch_.name(vertex))),
                "\"ground\" or an id from \"vertices\"");
    }
  }
  if (!points_.empty()) points_.resize(sketch_.vertices());
  return sketch_.standing(text_, points_);
}

/// A syntax error. The parser's own message is long and may hold any bytes, so we write our own.
bool Reader::parse_error(std::size_t place, const std::string& token,
                         const Json::exception& error) {
  constexpr int too_large_a_number = 406;
  if (error.id == too_large_a_number) {
    throw Error(fmt::format("hackenbush: the number {} at character {} of the JSON is too large",
                            shortened(token), place));
  }
  if (place == 0 || place > text_.size()) {
    throw Error(fmt::format("hackenbush: the JSON ends at character {}, before it is complete",
                            text_.size()));
  }
  if (level_ + ignored_ == 0 && text_[place - 1] == '{') {
    throw Error(
        fmt::format("hackenbush: a second drawing begins at character {} of the JSON; "
                    "expected one, or several on standard input",
                    place));
  }
  throw Error(
      fmt::format("hackenbush: the JSON goes wrong at character {}, {}; look for a quote, comma or "
                  "bracket that is missing or too many",
                  place, in_quotes(text_[place - 1])));
}

}  // namespace

Drawing read_json(std::string_view text) {
  if (text.size() > most_json_bytes) {
    throw Error(fmt::format("hackenbush: the JSON is {} long; the most is {}",
                            show_bytes(text.size()), show_bytes(most_json_bytes)));
  }
  Reader reader(text);
  Json::sax_parse(text.begin(), text.end(), &reader);
  return reader.drawing();
}

}  // namespace zermelo::hackenbush
