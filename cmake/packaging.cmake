# The files that are installed with the program (manual page, completions, documents), and the Debian
# package. The package holds the component `program`: these files and the program, but not the library,
# for which Debian would want packages of its own. Builds for testing install nothing of this.
if(ZERMELO_TESTS OR ZERMELO_FUZZ)
  return()
endif()

include(GNUInstallDirs)
set(documents ${CMAKE_INSTALL_DATAROOTDIR}/doc/zermelo)
set(packaging ${CMAKE_CURRENT_BINARY_DIR}/packaging)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME program)
file(MAKE_DIRECTORY ${packaging})

# The program describes itself.
add_custom_command(OUTPUT ${packaging}/zermelo.1.gz
  COMMAND zermelo man > zermelo.1
  COMMAND gzip -9nf zermelo.1
  DEPENDS zermelo WORKING_DIRECTORY ${packaging} VERBATIM)
set(completions)
foreach(shell bash zsh fish)
  list(APPEND completions ${packaging}/completion.${shell})
  add_custom_command(OUTPUT ${packaging}/completion.${shell}
    COMMAND zermelo completion ${shell} > completion.${shell}
    DEPENDS zermelo WORKING_DIRECTORY ${packaging} VERBATIM)
endforeach()
add_custom_target(zermelo_packaging ALL DEPENDS ${packaging}/zermelo.1.gz ${completions})

install(FILES ${packaging}/zermelo.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${packaging}/completion.bash RENAME zermelo
        DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/bash-completion/completions)
install(FILES ${packaging}/completion.fish RENAME zermelo.fish
        DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/fish/vendor_completions.d)
# Debian's zsh reads the completions of packages from a folder of its own, below /usr alone. The prefix
# is known only when the files are installed.
install(CODE "
  set(folder site-functions)
  if(CMAKE_INSTALL_PREFIX MATCHES \"/usr$\")
    set(folder vendor-completions)
  endif()
  file(INSTALL \"${packaging}/completion.zsh\" RENAME _zermelo TYPE FILE
       DESTINATION \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DATAROOTDIR}/zsh/\${folder}\")"
  COMPONENT program)

install(FILES README.md DESTINATION ${documents})
install(DIRECTORY docs DESTINATION ${documents})

# The two files that Debian asks for: the licence under its own heading, and the changes under two
# names, ours and the package's. The latter only points to the former.
file(READ LICENSE licence)
string(REGEX REPLACE "\n\n" "\n.\n" licence "${licence}")
string(REGEX REPLACE "\n" "\n " licence "${licence}")
string(STRIP "${licence}" licence)
configure_file(cmake/debian/copyright.in ${packaging}/copyright @ONLY)
file(STRINGS CHANGELOG.md releases REGEX "^## [0-9]")
set(changes "")
foreach(release ${releases})
  string(REGEX MATCH "[0-9]+\\.[0-9]+\\.[0-9]+" number "${release}")
  string(REGEX MATCH "[0-9]+-[0-9]+-[0-9]+" day "${release}")
  execute_process(COMMAND date --utc --rfc-email --date=${day} OUTPUT_VARIABLE day
                  OUTPUT_STRIP_TRAILING_WHITESPACE)
  string(APPEND changes "zermelo (${number}-1) unstable; urgency=low\n\n"
    "  * Release ${number}; changelog.gz has the changes.\n\n"
    " -- The Zermelo authors <authors@zermelo.example>  ${day}\n\n")
endforeach()
file(WRITE ${packaging}/changelog.Debian "${changes}")
configure_file(CHANGELOG.md ${packaging}/changelog COPYONLY)
foreach(name changelog changelog.Debian)
  execute_process(COMMAND gzip -9nfk ${packaging}/${name})
  install(FILES ${packaging}/${name}.gz DESTINATION ${documents})
endforeach()
install(FILES ${packaging}/copyright DESTINATION ${documents})
unset(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME)
if(ZERMELO_PYTHON)
  string(REPLACE "zermelo (" "python3-zermelo (" python_changes "${changes}")
  file(WRITE ${packaging}/python/changelog.Debian "${python_changes}")
  execute_process(COMMAND gzip -9nfk ${packaging}/python/changelog.Debian)
  install(FILES ${packaging}/python/changelog.Debian.gz ${packaging}/changelog.gz
                ${packaging}/copyright
          DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/python3-zermelo
          COMPONENT python EXCLUDE_FROM_ALL)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME zermelo)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Zermelo authors <authors@zermelo.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "exact answers about two-player games")
set(CPACK_PACKAGE_DESCRIPTION
"Zermelo computes which player wins a position, by which move, in how many
plies and with which game value: for Clobber, Domineering, Hackenbush,
k-in-a-row games such as Go-Moku and Connect6, and endgames of American
checkers. It has a calculator for combinatorial game values, builds and
verifies endgame databases, plays by the Gomocup protocol, and computes the
tables and figures of five published papers again.")
set(CPACK_INSTALL_CMAKE_PROJECTS "${CMAKE_BINARY_DIR};zermelo;program;/")
if(ZERMELO_PYTHON)
  # CPack makes a package of each component only where all are named.
  set(CPACK_INSTALL_CMAKE_PROJECTS "${CMAKE_BINARY_DIR};zermelo;ALL;/")
  set(CPACK_DEB_COMPONENT_INSTALL ON)
  set(CPACK_COMPONENTS_ALL program python)
  set(CPACK_COMPONENTS_GROUPING IGNORE)
  set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME zermelo)
  # CPack puts the summary above the description of each component.
  set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-zermelo)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
  math(EXPR next "${Python_VERSION_MINOR} + 1")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS
    "python3 (>= 3.${Python_VERSION_MINOR}), python3 (<< 3.${next})")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_RECOMMENDS python3-numpy)
  set(CPACK_DEBIAN_PYTHON_DESCRIPTION
"Zermelo computes which player wins a position, by which move, in how many
plies and with which game value. This package has its values, positions,
endgame databases and commands for Python, with pictures for notebooks.")
endif()
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
include(CPack)
