# The Python package in build/PRESET/python/zermelo: the compiled module `_zermelo`, and beside it the
# files of src/python/zermelo. Tests use the one of the dev build; `make python` makes that of the
# release, and setup.py packs it.

option(ZERMELO_PYTHON "Build the Python package (needs python3-dev and pybind11-dev)" OFF)
if(NOT ZERMELO_PYTHON)
  return()
endif()

# pybind11-dev is Debian's, and so is the Python that it belongs to; another may come first on PATH.
if(NOT Python_EXECUTABLE AND EXISTS /usr/bin/python3)
  set(Python_EXECUTABLE /usr/bin/python3 CACHE FILEPATH "The Python to build the package for")
endif()
find_package(Python COMPONENTS Interpreter Development.Module REQUIRED)
set(PYBIND11_FINDPYTHON ON)
find_package(pybind11 2.10 REQUIRED)

file(GLOB bindings CONFIGURE_DEPENDS src/python/*.cpp)
# The objects of the library come before the archives, as for the program.
pybind11_add_module(zermelo_python MODULE NO_EXTRAS ${bindings} ${storeys})
set(package ${CMAKE_CURRENT_BINARY_DIR}/python/zermelo)
# A wheel has libraries beside the package that a bare system may lack.
set_target_properties(zermelo_python PROPERTIES
  OUTPUT_NAME _zermelo LIBRARY_OUTPUT_DIRECTORY ${package} UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 7
  BUILD_RPATH "\$ORIGIN/../zermelo.libs")
target_include_directories(zermelo_python PRIVATE
  src include ${CMAKE_CURRENT_BINARY_DIR}/generated)
target_link_libraries(zermelo_python PRIVATE zermelo_papers)
target_compile_options(zermelo_python PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)

file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/src/python/zermelo
  src/python/zermelo/*.py src/python/zermelo/*.pyi src/python/zermelo/py.typed)
set(copies)
foreach(file ${files})
  list(APPEND copies ${package}/${file})
  add_custom_command(OUTPUT ${package}/${file}
    COMMAND ${CMAKE_COMMAND} -E copy ${PROJECT_SOURCE_DIR}/src/python/zermelo/${file} ${package}/${file}
    DEPENDS src/python/zermelo/${file} VERBATIM)
endforeach()
add_custom_target(zermelo_python_files DEPENDS ${copies})
add_dependencies(zermelo_python zermelo_python_files)

# For the Debian package alone; others use the wheel.
set(modules lib/python3/dist-packages/zermelo)
install(TARGETS zermelo_python LIBRARY DESTINATION ${modules} COMPONENT python EXCLUDE_FROM_ALL)
install(DIRECTORY src/python/zermelo/ DESTINATION ${modules} COMPONENT python EXCLUDE_FROM_ALL
        FILES_MATCHING PATTERN "*.py" PATTERN "*.pyi" PATTERN "py.typed" PATTERN "__pycache__" EXCLUDE)
