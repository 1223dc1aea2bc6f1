#include "commands/draw/picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "commands/draw/svg_text.h"

namespace zermelo {
namespace {

constexpr double row_margin = 16, between = 14;
constexpr double sign_size = 22, caption_size = 12, caption_room = 26;
constexpr double widest_row = 1200;

double sign_room(const Framed& framed) {
  return framed.sign.empty() ? 0 : text_width(framed.sign, sign_size) + 2 * between;
}

/// The width of a picture or of its caption, whichever is greater.
double column_width(const Framed& framed) {
  return std::max(framed.picture.width, text_width(framed.caption, caption_size));
}

/// A row of pictures: the first and the one after the last.
struct PictureRow {
  std::size_t begin = 0, end = 0;
  double width = 0, height = 0;
};

std::vector<PictureRow> broken_into_rows(const std::vector<Framed>& pictures) {
  std::vector<PictureRow> rows;
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    const double width = sign_room(pictures[i]) + column_width(pictures[i]);
    if (rows.empty() || rows.back().width + width > widest_row) rows.push_back({i, i, 0, 0});
    PictureRow& row = rows.back();
    row.end = i + 1;
    row.width += width;
    row.height = std::max(row.height, pictures[i].picture.height);
  }
  return rows;
}

std::string moved(const Picture& picture, double x, double y) {
  return fmt::format("<g transform=\"translate({:.1f},{:.1f})\">\n{}</g>\n", x, y,
                     picture.elements);
}

std::string text_in_the_middle(double x, double y, double size, const std::string& text) {
  return fmt::format(
      "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"{}\" text-anchor=\"middle\" "
      "fill=\"#1d1f22\">{}</text>\n",
      x, y, size, xml_escaped(text));
}

std::string row_elements(const std::vector<Framed>& pictures, const PictureRow& row, double top) {
  std::string out;
  double x = row_margin;
  for (std::size_t i = row.begin; i < row.end; ++i) {
    const Framed& framed = pictures[i];
    const double room = sign_room(framed), width = column_width(framed);
    const double middle = top + row.height / 2;
    if (!framed.sign.empty())
      out += text_in_the_middle(x + room / 2, middle + sign_size / 3, sign_size, framed.sign);
    x += room;
    out += moved(framed.picture, x + (width - framed.picture.width) / 2,
                 top + (row.height - framed.picture.height) / 2);
    out += text_in_the_middle(x + width / 2, top + row.height + 0.7 * caption_room, caption_size,
                              framed.caption);
    x += width;
  }
  return out;
}

}  // namespace

std::string svg_document(const Picture& picture) {
  const double width = std::ceil(picture.width), height = std::ceil(picture.height);
  std::string description;
  if (!picture.description.empty())
    description = fmt::format("<desc>{}</desc>\n", xml_escaped(picture.description));
  return fmt::format(
             "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{0:.0f}\" "
             "height=\"{1:.0f}\" viewBox=\"0 0 {0:.0f} {1:.0f}\" "
             "font-family=\"Helvetica, Arial, sans-serif\">\n<title>{2}</title>\n{3}"
             "<rect width=\"{0:.0f}\" height=\"{1:.0f}\" fill=\"#fff\"/>\n",
             width, height, xml_escaped(picture.title), description) +
         picture.elements + "</svg>\n";
}

Picture in_a_row(const std::vector<Framed>& pictures, std::string title) {
  Picture out{.title = std::move(title)};
  double top = row_margin;
  for (const PictureRow& row : broken_into_rows(pictures)) {
    out.elements += row_elements(pictures, row, top);
    out.width = std::max(out.width, row.width + 2 * row_margin);
    top += row.height + caption_room + between;
  }
  out.height = top + row_margin - between;
  return out;
}

Picture text_picture(const std::string& text) {
  constexpr double size = 24;
  Picture out{.width = text_width(text, size) + size, .height = 2 * size, .title = text};
  out.elements = text_in_the_middle(out.width / 2, 1.35 * size, size, text);
  return out;
}

}  // namespace zermelo
