/* A table of ICU data with nothing in it, for a library that must be there and is not asked. */
#include <stdint.h>

struct table {
    uint16_t header, magic, size, reserved;
    uint8_t big_endian, charset, width, none, format[4], format_version[4], data_version[4], pad[8];
    uint32_t count, more, content[4];
};

const struct table NAME __attribute__((aligned(16), visibility("default"))) = {
    32, 0x27da, 20, 0, 0, 0, 2, 0, {'T', 'o', 'C', 'P'}, {1}, {0}, {0}, 0, 0, {0},
};
