# The page of `zermelo explore` and the page of formats, inside the program. Without node the program is built all the same,
# and its address tells how to get the page.

option(ZERMELO_PAGE "Build the page of zermelo explore into the program (needs node and npm)" ON)

set(page ${CMAKE_CURRENT_BINARY_DIR}/page)
file(MAKE_DIRECTORY ${page})
if(ZERMELO_PAGE)
  file(GLOB_RECURSE page_sources CONFIGURE_DEPENDS site/src/* docs/papers/*.md)
  add_custom_command(OUTPUT ${page}/page.cpp
    COMMAND ${PROJECT_SOURCE_DIR}/site/embed ${page}/site ${page}/page.cpp
    DEPENDS ${page_sources} docs/papers.md site/build.mjs site/claims.mjs site/embed site/embed.mjs site/package.json
            site/package-lock.json src/web/page.h
    COMMENT "Building the page" VERBATIM)
else()
  file(CONFIGURE OUTPUT ${page}/page.cpp @ONLY CONTENT
"#include \"web/page.h\"
std::span<const zermelo::web::Asset> zermelo::web::page_assets() { return {}; }
")
endif()

configure_file(cmake/formats_page.cpp.in ${page}/formats_page.cpp @ONLY)
set_source_files_properties(${page}/formats_page.cpp PROPERTIES
  OBJECT_DEPENDS ${PROJECT_SOURCE_DIR}/docs/formats.md)

add_library(zermelo_page OBJECT ${page}/page.cpp ${page}/formats_page.cpp)
target_include_directories(zermelo_page PRIVATE src)
set_target_properties(zermelo_page PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_CLANG_TIDY "")
target_sources(zermelo_web PRIVATE $<TARGET_OBJECTS:zermelo_page>)
