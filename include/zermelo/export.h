/* ZERMELO_API marks what libzermelo.so exports; everything else in it is hidden. Plain C. */
#ifndef ZERMELO_EXPORT_H
#define ZERMELO_EXPORT_H

#if defined(__GNUC__)
#define ZERMELO_API __attribute__((visibility("default")))
#else
#define ZERMELO_API
#endif

#endif
