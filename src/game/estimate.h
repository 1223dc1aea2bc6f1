#pragma once

#include <zermelo/estimate.h>
