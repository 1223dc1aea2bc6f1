// There must be some file for headers.h to be compiled with.
