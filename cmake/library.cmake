# libzermelo for others: the storeys base to library in one archive and one shared object, from the
# same object files; the public headers; find_package(zermelo) and pkg-config.

set(engines)  # the objects of base to games, which the program has as well
foreach(layer base game value search table games sums)
  get_target_property(type zermelo_${layer} TYPE)
  if(NOT type STREQUAL INTERFACE_LIBRARY)
    list(APPEND engines $<TARGET_OBJECTS:zermelo_${layer}>)
  endif()
endforeach()
set(storeys ${engines} $<TARGET_OBJECTS:zermelo_library>)

add_library(zermelo_static STATIC ${storeys})
add_library(zermelo_shared SHARED ${storeys})
set_target_properties(zermelo_static PROPERTIES EXPORT_NAME static)
set_target_properties(zermelo_shared PROPERTIES EXPORT_NAME shared
  VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})

# Templates of the standard library would be exported in spite of -fvisibility=hidden; the list of
# symbols leaves them out.
set(exports ${PROJECT_SOURCE_DIR}/cmake/exports.map)
target_link_options(zermelo_shared PRIVATE -Wl,--version-script=${exports} -Wl,-Bsymbolic-functions)
set_target_properties(zermelo_shared PROPERTIES LINK_DEPENDS ${exports})

# The libraries that the archive needs are named as the linker names them: Debian has no CMake
# packages for most.
target_link_libraries(zermelo_shared PRIVATE
  fmt::fmt Threads::Threads ${GMPXX} ${GMP} ${ZSTD} ${XXHASH})
target_link_libraries(zermelo_static INTERFACE
  -lfmt -lgmpxx -lgmp -lzstd -lxxhash Threads::Threads)

foreach(kind static shared)
  set_target_properties(zermelo_${kind} PROPERTIES OUTPUT_NAME zermelo LINKER_LANGUAGE CXX)
  target_include_directories(zermelo_${kind} INTERFACE
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<INSTALL_INTERFACE:include>)
  target_compile_features(zermelo_${kind} INTERFACE cxx_std_20)
  if(ZERMELO_SANITIZE)  # whoever links a library with sanitizers needs their runtime
    target_compile_options(zermelo_${kind} INTERFACE -fsanitize=${ZERMELO_SANITIZE})
    target_link_options(zermelo_${kind} INTERFACE -fsanitize=${ZERMELO_SANITIZE})
  endif()
endforeach()

install(TARGETS zermelo_static zermelo_shared EXPORT zermelo)
install(DIRECTORY include/zermelo TYPE INCLUDE FILES_MATCHING PATTERN "*.h")

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/zermelo)
install(EXPORT zermelo NAMESPACE zermelo:: DESTINATION ${package} FILE zermeloTargets.cmake)

include(CMakePackageConfigHelpers)
configure_package_config_file(cmake/zermeloConfig.cmake.in zermeloConfig.cmake
  INSTALL_DESTINATION ${package} NO_SET_AND_CHECK_MACRO)
# Before 1.0 a minor version may change the interface.
write_basic_package_version_file(zermeloConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/zermeloConfig.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/zermeloConfigVersion.cmake DESTINATION ${package})

set(sanitizers)
if(ZERMELO_SANITIZE)
  set(sanitizers -fsanitize=${ZERMELO_SANITIZE})
endif()
# From the folder of zermelo.pc back to the prefix, so that an installed tree may be moved.
file(RELATIVE_PATH up /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(cmake/zermelo.pc.in zermelo.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/zermelo.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
