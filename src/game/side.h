#pragma once

#include <zermelo/side.h>
