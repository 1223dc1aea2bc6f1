#include "web/http.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "web/limits.h"
#include "web/refusal.h"
#include "web/status.h"

namespace zermelo::web {
namespace {

constexpr const char* json_type = "application/json; charset=utf-8";

/// The page loads its own files and asks its own server; nothing else, and nobody may frame it.
constexpr const char* page_policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

bool is_named(const char* name, std::string_view wanted) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return std::ranges::equal(std::string_view(name), wanted, {}, lower);
}

MHD_Result read_header(void* into, MHD_ValueKind /*kind*/, const char* name, const char* value) {
  auto& headers = *static_cast<Headers*>(into);
  const std::string text = value == nullptr ? "" : value;
  ++headers.count;
  if (is_named(name, "host")) headers.hosts.push_back(text);
  if (is_named(name, "origin")) {
    headers.origin = text;
    headers.has_origin = true;
  }
  if (is_named(name, "sec-fetch-site")) headers.fetch_site = text;
  if (is_named(name, "accept")) headers.accept += text + ',';
  if (is_named(name, "accept-encoding")) headers.accept_encoding += text + ',';
  if (is_named(name, "content-length") && text != "0") headers.has_body = true;
  if (is_named(name, "transfer-encoding")) headers.has_body = true;
  return MHD_YES;
}

/// The addresses of this server, as browsers write them.
std::array<std::string, 3> own_hosts(unsigned port) {
  return {fmt::format("127.0.0.1:{}", port), fmt::format("localhost:{}", port),
          fmt::format("[::1]:{}", port)};
}

/// A response of the library, destroyed when it goes out of scope; the library keeps what it sends.
class Response {
 public:
  explicit Response(MHD_Response* response) : response_(response) {}
  ~Response() {
    if (response_ != nullptr) ::MHD_destroy_response(response_);
  }
  Response(const Response&) = delete;
  Response& operator=(const Response&) = delete;

  void header(const char* name, const char* value) {
    if (response_ != nullptr) ::MHD_add_response_header(response_, name, value);
  }
  MHD_Result queue(MHD_Connection* connection, unsigned status) {
    if (response_ == nullptr) return MHD_NO;
    header("X-Content-Type-Options", "nosniff");
    header("Referrer-Policy", "no-referrer");
    header("Cross-Origin-Resource-Policy", "same-origin");
    return ::MHD_queue_response(connection, status, response_);
  }

 private:
  MHD_Response* response_;
};

MHD_Response* of_static(std::string_view bytes) {
  // The library takes a pointer to bytes that it may change, and does not change persistent ones.
  return ::MHD_create_response_from_buffer(bytes.size(), const_cast<char*>(bytes.data()),
                                           MHD_RESPMEM_PERSISTENT);  // NOLINT
}

MHD_Response* of_copy(const std::string& bytes) {
  return ::MHD_create_response_from_buffer(bytes.size(), const_cast<char*>(bytes.data()),
                                           MHD_RESPMEM_MUST_COPY);  // NOLINT
}

using Held = std::shared_ptr<EventStream>;

ssize_t read_stream(void* held, std::uint64_t /*position*/, char* buffer, std::size_t room) {
  const auto size = (*static_cast<Held*>(held))->read(buffer, room);
  return size ? static_cast<ssize_t>(*size)
              : static_cast<ssize_t>(MHD_CONTENT_READER_END_OF_STREAM);
}

void release_stream(void* held) {
  const std::unique_ptr<Held> stream(static_cast<Held*>(held));
  (*stream)->close();
}

}  // namespace

Headers headers_of(MHD_Connection* connection) {
  Headers headers;
  ::MHD_get_connection_values(connection, MHD_HEADER_KIND, read_header, &headers);
  return headers;
}

void check_headers(const Headers& headers, unsigned port) {
  if (headers.count > limits::headers) {
    throw Refusal(status::too_large, fmt::format("the request has {} headers; at most {} are read",
                                                 headers.count, limits::headers));
  }
  const auto own = own_hosts(port);
  if (headers.hosts.size() != 1 || std::ranges::find(own, headers.hosts.front()) == own.end()) {
    throw Refusal(
        status::forbidden,
        fmt::format("the request is for {}; this server answers at {} alone",
                    headers.hosts.size() == 1 ? in_quotes(headers.hosts.front()) : "no single host",
                    own[0]));
  }
  const auto is_own = [&](const std::string& host) { return headers.origin == "http://" + host; };
  if (headers.has_origin && std::ranges::none_of(own, is_own)) {
    throw Refusal(status::forbidden,
                  fmt::format("the page {} may not ask this server", in_quotes(headers.origin)));
  }
  if (headers.has_body)
    throw Refusal(status::too_large, "the request has a body; questions have none");
}

void check_site(const Headers& headers) {
  const bool is_own = headers.fetch_site.empty() || headers.fetch_site == "same-origin" ||
                      headers.fetch_site == "none";
  if (!is_own) throw Refusal(status::forbidden, "another page may not ask this server");
}

MHD_Result send(MHD_Connection* connection, const Reply& reply) {
  Response response(of_copy(reply.body));
  response.header("Content-Type", json_type);
  response.header("Cache-Control", "no-store");
  if (reply.status == status::not_allowed) response.header("Allow", "GET, HEAD");
  if (reply.closes) response.header("Connection", "close");
  return response.queue(connection, reply.status);
}

MHD_Result send_lasting(MHD_Connection* connection, std::string_view json) {
  Response response(of_static(json));
  response.header("Content-Type", json_type);
  response.header("Cache-Control", "no-cache");
  return response.queue(connection, status::ok);
}

MHD_Result send(MHD_Connection* connection, const Asset& asset, const Headers& headers) {
  const bool is_compressed =
      !asset.compressed.empty() && headers.accept_encoding.find("gzip") != std::string::npos;
  Response response(of_static(is_compressed ? asset.compressed : asset.plain));
  response.header("Content-Type", std::string(asset.type).c_str());
  if (is_compressed) response.header("Content-Encoding", "gzip");
  if (!asset.compressed.empty()) response.header("Vary", "Accept-Encoding");
  response.header("Cache-Control",
                  asset.is_fixed ? "public, max-age=31536000, immutable" : "no-cache");
  response.header("Content-Security-Policy", page_policy);
  return response.queue(connection, status::ok);
}

MHD_Result send(MHD_Connection* connection, std::shared_ptr<EventStream> stream) {
  constexpr std::size_t piece = std::size_t{16} << 10;
  auto held = std::make_unique<Held>(std::move(stream));
  Response response(::MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, piece, read_stream,
                                                        held.get(), release_stream));
  static_cast<void>(held.release());  // by release_stream
  response.header("Content-Type", "text/event-stream; charset=utf-8");
  response.header("Cache-Control", "no-store");
  return response.queue(connection, status::ok);
}

}  // namespace zermelo::web
