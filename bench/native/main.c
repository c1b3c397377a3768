/* native GRAPH POSITIONS ROUNDS: for each number of jokers, the moves found, the sum of their scores and the time they took. */
#include "generator.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MOST_POSITIONS 256
#define WARM_ROUNDS 3

typedef struct {
  uint8_t board[225], draw[27];
  long moves, score_sum;
  double *times;
} Position;

static Position positions[MOST_POSITIONS];
static int position_count;

static double now_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static FILE *opened(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    exit(2);
  }
  return file;
}

/* The root, then all the nodes, as 32-bit integers. */
static void read_graph(const char *path) {
  FILE *file = opened(path);
  fseek(file, 0, SEEK_END);
  size_t size = ftell(file);
  rewind(file);
  uint32_t *cells = malloc(size);
  if (fread(cells, 1, size, file) != size) exit(2);
  fclose(file);
  use_graph(cells + 1, cells[0]);
}

/* A line each: 225 squares, a blank, the draw. */
static void read_positions(const char *path, int rounds) {
  FILE *file = opened(path);
  char board[226], draw[16];
  while (fscanf(file, "%225s %15s", board, draw) == 2) {
    if (position_count == MOST_POSITIONS) {
      fprintf(stderr, "%s: there is room for %d positions, and it has more\n", path, MOST_POSITIONS);
      exit(2);
    }
    Position *position = &positions[position_count++];
    for (int i = 0; i < 225; i++) {
      char square = board[i];
      position->board[i] = square == '.' ? 0 : square >= 'a' ? (square - 'a' + 1) | 0x80 : square - 'A' + 1;
    }
    for (char *tile = draw; *tile; tile++) position->draw[*tile == '?' ? 26 : *tile - 'A']++;
    position->times = malloc(sizeof(double) * rounds);
  }
  fclose(file);
}

/* Repetitions outside, positions inside, as bench/engine.ts has it. */
static void measure(int rounds) {
  for (int round = -WARM_ROUNDS; round < rounds; round++) {
    for (Position *position = positions; position < positions + position_count; position++) {
      double start = now_ms();
      find_moves(position->board, position->draw);
      if (round >= 0) position->times[round] = now_ms() - start;
      position->moves = move_count;
      position->score_sum = 0;
      for (int i = 0; i < move_count; i++) position->score_sum += moves[i] >> 16;
    }
  }
}

int main(int count, char **arguments) {
  if (count != 4) {
    fprintf(stderr, "usage: native GRAPH POSITIONS ROUNDS\n");
    return 2;
  }
  int rounds = atoi(arguments[3]);
  read_graph(arguments[1]);
  read_positions(arguments[2], rounds);
  measure(rounds);
  for (int jokers = 0; jokers < 3; jokers++) {
    long found = 0, score_sum = 0;
    double total = 0;
    for (Position *position = positions; position < positions + position_count; position++) {
      if (position->draw[26] != jokers) continue;
      qsort(position->times, rounds, sizeof(double), ascending);
      found += position->moves;
      score_sum += position->score_sum;
      total += position->times[rounds / 2];
    }
    printf("{\"jokers\":%d,\"moves\":%ld,\"scoreSum\":%ld,\"totalMs\":%.4f}\n", jokers, found, score_sum, total);
  }
  return 0;
}
