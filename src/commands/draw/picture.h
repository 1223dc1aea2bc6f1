// A picture of its own size, which may be a document or stand beside others in one.
#pragma once

#include <string>
#include <vector>

namespace zermelo {

/// SVG elements in a frame from (0, 0) to (width, height). Styles are attributes and nothing has an
/// id, so that several pictures can be pasted into one page without affecting each other.
struct Picture {
  double width = 0, height = 0;  // in SVG units, one to a pixel at natural size
  std::string title = {};        // UTF-8, not escaped, as is the description
  std::string description = {};  // for readers who cannot see the picture
  std::string elements = {};
};

/// The picture as an SVG document: UTF-8, no outside fonts, scripts or style sheets.
std::string svg_document(const Picture& picture);

/// One of several pictures in a row.
struct Framed {
  std::string sign = {};  // before it: +
  Picture picture;
  std::string caption = {};  // below it
};

/// Pictures in a row, their middles level; a row that grows too wide goes on below.
Picture in_a_row(const std::vector<Framed>& pictures, std::string title);

/// A text as a picture.
Picture text_picture(const std::string& text);

}  // namespace zermelo
