/* The signature of the kernel, as the page computes it. */
#include <stdio.h>

#include "host.h"

int kd_host_signature(void);
int kd_host_load_network(int size);
uint8_t *kd_host_file(int size);

/* Print the signature with the network in a file. */
int main(int argument_count, char **arguments)
{
    enum { MOST = 16384 };
    FILE *file = argument_count > 1 ? fopen(arguments[1], "rb") : NULL;
    size_t size = file ? fread(kd_host_file(MOST), 1, MOST, file) : 0;
    if (kd_host_load_network((int)size) || kd_host_signature() < 0) return 1;
    printf("%08x%08x\n", (unsigned)host_words[0], (unsigned)host_words[1]);
    return fclose(file);
}
