#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>

namespace zermelo::testing {

/// A connection to a server on this machine, for requests that a well-behaved client would not send.
class HttpConnection {
 public:
  explicit HttpConnection(std::uint16_t port)
      : port_(port), socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
      close();
  }
  ~HttpConnection() { close(); }
  HttpConnection(HttpConnection&& other) noexcept
      : port_(other.port_),
        socket_(std::exchange(other.socket_, -1)),
        text_(std::move(other.text_)) {}
  HttpConnection(const HttpConnection&) = delete;
  HttpConnection& operator=(const HttpConnection&) = delete;

  bool is_open() const { return socket_ >= 0; }
  void close() {
    if (socket_ >= 0) ::close(std::exchange(socket_, -1));
  }

  /// False when the server has closed the connection.
  bool send(const std::string& bytes) const {
    std::size_t sent = 0;
    while (sent < bytes.size()) {
      const auto count = ::send(socket_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
      if (count <= 0) return false;
      sent += static_cast<std::size_t>(count);
    }
    return true;
  }
  void ask(const std::string& target, const std::string& headers = "") const {
    send("GET " + target + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port_) + "\r\n" +
         headers + "\r\n");
  }

  /// Reads until `mark` has come; false at the end of the connection or of the patience.
  bool read_until(const std::string& mark, double seconds = 60) {
    const auto deadline = Clock::now() + std::chrono::duration<double>(seconds);
    while (text_.find(mark) == std::string::npos)
      if (!read_some(deadline)) return false;
    return true;
  }
  /// Reads until the server closes the connection; false when it does not.
  bool read_to_end(double seconds = 60) {
    const auto deadline = Clock::now() + std::chrono::duration<double>(seconds);
    while (read_some(deadline)) {
    }
    return is_at_end_;
  }
  /// All that was received.
  const std::string& text() const { return text_; }
  void forget() { text_.clear(); }

 private:
  using Clock = std::chrono::steady_clock;

  template <class Time>
  bool read_some(Time deadline) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
    pollfd input{socket_, POLLIN, 0};
    if (left.count() <= 0 || ::poll(&input, 1, static_cast<int>(left.count())) <= 0) return false;
    char buffer[1 << 14];
    const auto count = ::recv(socket_, buffer, sizeof buffer, 0);
    is_at_end_ = count <= 0;
    if (count > 0) text_.append(buffer, static_cast<std::size_t>(count));
    return count > 0;
  }

  std::uint16_t port_;
  int socket_;
  bool is_at_end_ = false;
  std::string text_;
};

struct HttpAnswer {
  int status = 0;  // 0: no answer
  std::string head, body;

  nlohmann::json json() const { return nlohmann::json::parse(body, nullptr, false); }
  bool has(const std::string& header) const { return head.find(header) != std::string::npos; }
};

/// Reads one answer with a length.
inline HttpAnswer read_answer(HttpConnection& connection, double seconds = 60) {
  HttpAnswer answer;
  if (!connection.read_until("\r\n\r\n", seconds)) return answer;
  const auto end = connection.text().find("\r\n\r\n") + 4;
  answer.head = connection.text().substr(0, end);
  answer.status = std::atoi(answer.head.c_str() + 9);
  const auto length = answer.head.find("Content-Length: ");
  const std::size_t bytes = length == std::string::npos
                                ? 0
                                : std::strtoull(answer.head.c_str() + length + 16, nullptr, 10);
  while (connection.text().size() < end + bytes) {
    const auto before = connection.text().size();
    connection.read_until("\r\n\r\n\r\n", 0.05);  // more of it
    if (connection.text().size() == before && !connection.is_open()) break;
    if (connection.text().size() == before && (seconds -= 0.05) <= 0) break;
  }
  answer.body = connection.text().substr(end, bytes);
  return answer;
}

inline HttpAnswer http_get(std::uint16_t port, const std::string& target,
                           const std::string& headers = "") {
  HttpConnection connection(port);
  connection.ask(target, headers);
  return read_answer(connection);
}

/// A text as it stands in a query.
inline std::string in_query(const std::string& text) {
  static const char* const digits = "0123456789ABCDEF";
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) != 0) {
      out += c;
    } else {
      out += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
  }
  return out;
}

}  // namespace zermelo::testing
