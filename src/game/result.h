#pragma once

#include <zermelo/result.h>
