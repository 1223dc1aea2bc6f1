#pragma once

#include <microhttpd.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/event_stream.h"
#include "web/page.h"

namespace zermelo::web {

/// The headers of a request, as far as the server reads them.
struct Headers {
  std::size_t count = 0;
  std::vector<std::string> hosts;
  std::string origin, fetch_site, accept, accept_encoding, content_length;
  bool has_origin = false, has_body = false;
};

Headers headers_of(MHD_Connection* connection);

/// Refuses a request that our page and our programs never send: one for another host (a name that
/// somebody has pointed at this machine), one by the script of another page, one with too many
/// headers or with a body. Throws Refusal.
void check_headers(const Headers& headers, unsigned port);
/// Refuses a request that another page has caused, for example by an image with our address. Throws
/// Refusal.
void check_site(const Headers& headers);

/// An answer that is complete.
struct Reply {
  unsigned status = 200;
  std::string body;
  bool closes = false;  // the connection is of no further use
};

MHD_Result send(MHD_Connection* connection, const Reply& reply);
/// JSON that lives as long as the server.
MHD_Result send_lasting(MHD_Connection* connection, std::string_view json);
MHD_Result send(MHD_Connection* connection, const Asset& asset, const Headers& headers);
MHD_Result send(MHD_Connection* connection, std::shared_ptr<EventStream> stream);

}  // namespace zermelo::web
