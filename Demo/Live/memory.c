/* The part of a C library that Embedded Swift needs: memory, arithmetic, seeds for hashing, and a guard for
   the stack.

   Each size of a block is at most a quarter larger than the previous one. A freed block goes into the
   list of its size, and is used again. The layout fills its arrays with about as many items each time,
   so the memory soon stops growing. All blocks are aligned to 16 bytes. */
#include <stddef.h>
#include <stdint.h>

enum { ALIGNMENT = 16, PAGE = 65536, SIZES = 104 };

typedef struct Block {
  struct Block *next;
  uint32_t size_index;
} Block;

extern unsigned char __heap_base;
static Block *freed[SIZES];
static uintptr_t next_byte, end_of_memory;

/* Returns a size of blocks: 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, and so on. */
static size_t size_at(uint32_t index) {
  return (size_t)(4 + index % 4) << (3 + index / 4);
}

static uint32_t index_for(size_t size) {
  uint32_t index = 0;
  while (size_at(index) < size) index += 1;
  return index;
}

static int reach(uintptr_t end) {
  if (end <= end_of_memory) return 1;
  size_t pages = (end - end_of_memory + PAGE - 1) / PAGE;
  if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  end_of_memory += pages * PAGE;
  return 1;
}

void *malloc(size_t size) {
  // Sizes above this limit have no index.
  if (size > 1u << 30) return NULL;
  uint32_t index = index_for(size + ALIGNMENT);
  Block *block = freed[index];
  if (block) {
    freed[index] = block->next;
    return (unsigned char *)block + ALIGNMENT;
  }
  if (!next_byte) {
    next_byte = ((uintptr_t)&__heap_base + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1);
    end_of_memory = __builtin_wasm_memory_size(0) * PAGE;
  }
  size_t taken = (size_at(index) + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
  if (!reach(next_byte + taken)) return NULL;
  block = (Block *)next_byte;
  next_byte += taken;
  block->size_index = index;
  return (unsigned char *)block + ALIGNMENT;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)((unsigned char *)pointer - ALIGNMENT);
  block->next = freed[block->size_index];
  freed[block->size_index] = block;
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  if (alignment > ALIGNMENT) return 22;
  *pointer = malloc(size);
  return *pointer ? 0 : 12;
}

/* The compiler turns each of these calls into a single WebAssembly instruction. */
void *memcpy(void *to, const void *from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int byte, size_t count) {
  return __builtin_memset(to, byte, count);
}

/* Rounds halves away from zero. Adding exactly 0.5 would round up the number just below 0.5. */
double round(double number) {
  return __builtin_trunc(number + __builtin_copysign(0.49999999999999994, number));
}

/* Multiplies two 64-bit numbers into 128 bits, which Swift needs to detect overflows. */
__int128 __multi3(uint64_t a, uint64_t a_high, uint64_t b, uint64_t b_high) {
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32);
  uint64_t other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32) + a * b_high + a_high * b;
  return (__int128)((unsigned __int128)high << 64 | other << 32 | (uint32_t)low);
}

/* The value that a function stores next to its buffers. If a buffer overwrites it, the function traps. */
uintptr_t __stack_chk_guard = 0x5AFE57AC;

_Noreturn void __stack_chk_fail(void) {
  __builtin_trap();
}

/* Seeds of hash tables, which can be constant because the page itself creates all hashed values. */
void arc4random_buf(void *to, size_t count) {
  __builtin_memset(to, 0x5A, count);
}
