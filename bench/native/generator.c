/*
 * The design of packages/scrabble/assembly in C: how fast it can be where nothing stands between it and the processor.
 * A lane is a row or a column; a square is known by where it stands in the lanes of one direction.
 */
#include "generator.h"
#include <string.h>

#define SIZE 15
#define LANE 16
#define DIRECTION (16 * LANE)
#define SQUARES (2 * DIRECTION + LANE)
#define LETTERS 0x3ffffffu
#define SEPARATOR 26
#define JOKER_TILE 0x80
/* In a mask of jokers: one of them stands for a letter that the draw has too, so that others can be the joker as well. */
#define ALSO_IN_DRAW (1u << 31)
#define MOST_TILES 7
#define BONUS 50

static const uint8_t VALUES[26] = {1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 10, 1, 2, 1, 1, 3, 8, 1, 1, 1, 1, 4, 10, 10, 10, 10};
/* T, D: the word counts three times or twice; t, d: the letter. */
static const char *PREMIUMS =
    "T..d...T...d..T.D...t...t...D...D...d.d...D..d..D...d...D..d....D.....D...."
    ".t...t...t...t...d...d.d...d..T..d...D...d..T..d...d.d...d...t...t...t...t."
    "....D.....D....d..D...d...D..d..D...d.d...D...D...t...t...D.T..d...T...d..T";

static const uint32_t *nodes;
static uint32_t root;

/* The board as a walk sees it. */
static uint8_t tiles[SQUARES], letter_factor[SQUARES], word_factor[SQUARES], face_value[SQUARES];
/* The words that cross: the letters that they allow, what they earn already, and by what a letter laid counts in them. */
static uint32_t cross_letters[SQUARES];
static int32_t cross_points[SQUARES];
static uint8_t cross_factor[SQUARES];
/* The letters on the board from a square on, and how many tiles. */
static uint32_t letters_ahead[SQUARES];
static uint8_t tiles_ahead[SQUARES];

/* The draw: tiles of each letter, jokers, and the letters that jokers were taken for. */
static int in_hand[26], jokers, most_laid;
static uint32_t letters_of_draw, joker_letters[2];

/* The anchor walked from. */
static int direction, line, lane, left_limit, anchor, start_column, has_room_right;
static uint32_t letters_right;
static int tiles_right;

/* What is laid, a letter a column. */
static union { uint8_t letters[16]; uint32_t words[4]; } written;

typedef struct { uint32_t letters[4]; uint32_t where, first_move; } Placement;
static Placement placements[1 << 19];
static int placement_count;
uint32_t moves[1 << 20];
int move_count;

static inline int lowest(uint32_t bits) { return __builtin_ctz(bits); }
static inline int count(uint32_t bits) { return __builtin_popcount(bits); }
static inline uint32_t below(uint32_t node, uint32_t bit) {
  return node + 2 + 2 * ((nodes[node] >> SEPARATOR) + count(nodes[node] & (bit - 1)));
}
static inline uint32_t child_of(uint32_t node, int letter) {
  return (nodes[node] >> letter) & 1 ? nodes[below(node, 1u << letter)] : 0;
}
static inline int letter_on(int square) { return (tiles[square] & 0x1f) - 1; }

static inline int bonus_for(int left) { return most_laid - left == MOST_TILES ? BONUS : 0; }

/* Writes the placement down, unless it is one tile that the other direction has already. */
static inline int note_placement(int end, uint32_t laid) {
  if (direction == 1 && !(laid & (laid - 1)) && cross_factor[lane + lowest(laid)]) return 0;
  Placement *placement = &placements[placement_count++];
  memcpy(placement->letters, written.words, sizeof written.words);
  placement->where = direction << 28 | line << 24 | start_column << 20 | end << 16 | laid;
  placement->first_move = move_count;
  return 1;
}

/* The score of a move, and one more of its squares laid with a joker. */
static inline uint32_t with_joker(uint32_t move, const int *loss, int column) {
  return (move - ((uint32_t)loss[column] << 16)) | 1u << column;
}

/* A move for each way to lay the jokers that the word needs and those that it can take besides. */
static void note_tilings(int unused, int score, int factor, uint32_t laid, uint32_t joked) {
  int needed = jokers - unused, loss[16];
  uint32_t first = 0, second = 0;
  for (uint32_t rest = laid; rest; rest &= rest - 1) {
    int column = lowest(rest);
    uint32_t letter = written.letters[column];
    loss[column] = VALUES[letter] * letter_factor[lane + column] * (factor + cross_factor[lane + column]);
    if ((joked >> column) & 1) score += loss[column];
    if (needed > 0 && letter == joker_letters[0]) first |= 1u << column;
    if (needed > 1 && letter == joker_letters[1]) second |= 1u << column;
  }
  uint32_t *out = moves + move_count, plain = (uint32_t)score << 16;
  if (needed == 0) {
    *out++ = plain;
    for (uint32_t rest = laid; rest; rest &= rest - 1) *out++ = with_joker(plain, loss, lowest(rest));
    if (jokers == 2) {
      for (uint32_t rest = laid; rest; rest &= rest - 1) {
        uint32_t one = with_joker(plain, loss, lowest(rest));
        for (uint32_t more = rest & (rest - 1); more; more &= more - 1) *out++ = with_joker(one, loss, lowest(more));
      }
    }
  } else if (needed == 1) {
    for (uint32_t rest = first; rest; rest &= rest - 1) {
      uint32_t one = with_joker(plain, loss, lowest(rest));
      *out++ = one;
      if (jokers < 2) continue;
      uint32_t others = (laid & ~first) | (rest & (rest - 1));
      for (; others; others &= others - 1) *out++ = with_joker(one, loss, lowest(others));
    }
  } else {
    int is_same = joker_letters[0] == joker_letters[1];
    for (uint32_t rest = first; rest; rest &= rest - 1) {
      uint32_t one = with_joker(plain, loss, lowest(rest));
      uint32_t others = is_same ? rest & (rest - 1) : second;
      for (; others; others &= others - 1) *out++ = with_joker(one, loss, lowest(others));
    }
  }
  move_count = out - moves;
}

static inline void note0(int end, int points, int factor, int crossing, int left, uint32_t laid, uint32_t joked) {
  if (!note_placement(end, laid)) return;
  int score = points * factor + crossing + bonus_for(left);
  int is_alone = !(joked & ALSO_IN_DRAW) && !(jokers == 2 && joker_letters[0] == joker_letters[1]);
  if (is_alone) moves[move_count++] = (uint32_t)score << 16 | joked;
  else note_tilings(0, score, factor, laid, joked);
}

static inline void note1(int end, int points, int factor, int crossing, int left, uint32_t laid, uint32_t joked) {
  if (note_placement(end, laid)) note_tilings(1, points * factor + crossing + bonus_for(left), factor, laid, joked);
}

static inline void note2(int end, int points, int factor, int crossing, int left, uint32_t laid, uint32_t joked) {
  if (note_placement(end, laid)) note_tilings(2, points * factor + crossing + bonus_for(left), factor, laid, joked);
}

#define JOKERS 0
#include "walk.h"
#undef JOKERS
#define JOKERS 1
#define FEWER 0
#include "walk.h"
#undef JOKERS
#undef FEWER
#define JOKERS 2
#define FEWER 1
#include "walk.h"

static int read_board(const uint8_t board[225]) {
  int has_tile = 0;
  memset(tiles, 0, sizeof tiles);
  memset(face_value, 0, sizeof face_value);
  for (int row = 0; row < SIZE; row++) {
    for (int column = 0; column < SIZE; column++) {
      uint8_t tile = board[row * SIZE + column];
      if (!tile) continue;
      int across = row * LANE + column, down = DIRECTION + column * LANE + row;
      has_tile = 1;
      tiles[across] = tiles[down] = tile;
      face_value[across] = face_value[down] = tile & JOKER_TILE ? 0 : VALUES[tile - 1];
    }
  }
  for (int i = 0; i < 2 * SIZE; i++) {
    int from = i / SIZE * DIRECTION + i % SIZE * LANE;
    letters_ahead[from + SIZE] = tiles_ahead[from + SIZE] = 0;
    for (int square = from + SIZE - 1; square >= from; square--) {
      letters_ahead[square] = letters_ahead[square + 1] | (tiles[square] ? 1u << letter_on(square) : 0);
      tiles_ahead[square] = tiles_ahead[square + 1] + (tiles[square] != 0);
    }
  }
  return has_tile;
}

/* The node reached by reading the tiles from one square back to another. */
static uint32_t read_back(uint32_t node, int from, int to) {
  for (int square = from; square >= to && node; square--) node = child_of(node, letter_on(square));
  return node;
}

/* The letters that make a word of the tiles from `first` to `last` with the empty square between them. */
static uint32_t letters_between(int first, int square, int last) {
  if (last == square) {
    uint32_t node = read_back(root, square - 1, first);
    return node && nodes[node] >> SEPARATOR ? nodes[nodes[node + 2] + 1] : 0;
  }
  uint32_t behind = read_back(root, last, square + 1), letters = 0;
  if (!behind) return 0;
  if (first == square) return nodes[behind + 1];
  for (uint32_t rest = nodes[behind] & LETTERS; rest; rest &= rest - 1) {
    uint32_t node = read_back(child_of(behind, lowest(rest)), square - 1, first + 1);
    if (node && (nodes[node + 1] >> letter_on(first)) & 1) letters |= rest & -rest;
  }
  return letters;
}

/* `square` is seen along the word that crosses, `mine` along the word that is laid. */
static void note_crossing(int start, int square, int mine) {
  cross_letters[mine] = cross_points[mine] = cross_factor[mine] = 0;
  if (tiles[square]) return;
  int first = square, last = square, points = 0;
  while (first > start && tiles[first - 1]) points += face_value[--first];
  while (tiles[last + 1]) points += face_value[++last];
  if (first == last) {
    cross_letters[mine] = LETTERS;
    return;
  }
  cross_letters[mine] = letters_between(first, square, last);
  cross_factor[mine] = word_factor[mine];
  cross_points[mine] = points * word_factor[mine];
}

static void note_crossings(void) {
  for (int along = 0; along < 2; along++) {
    for (int i = 0; i < SIZE; i++) {
      int start = (1 - along) * DIRECTION + i * LANE;
      for (int j = 0; j < SIZE; j++) note_crossing(start, start + j, along * DIRECTION + j * LANE + i);
    }
  }
}

static void walk_from(uint32_t node, int at, int column, int points) {
  anchor = at;
  letters_right = letters_ahead[lane + at + 1];
  tiles_right = tiles_ahead[lane + at + 1];
  has_room_right = at < SIZE - 1;
  if (jokers == 0) left0(node, column, points, 1, 0, most_laid, letters_of_draw, 0, 0);
  else if (jokers == 1) left1(node, column, points, 1, 0, most_laid, letters_of_draw, 0, 0);
  else left2(node, column, points, 1, 0, most_laid, letters_of_draw, 0, 0);
}

/* The anchors of a lane: the last tile of each block, and the squares that only a word across touches. */
static void search_lane(void) {
  left_limit = 0;
  for (int column = 0; column < SIZE; column++) {
    if (tiles[lane + column]) {
      int end = column, points = 0;
      while (tiles[lane + end + 1]) end++;
      for (int at = column; at <= end; at++) points += face_value[lane + at];
      uint32_t node = read_back(root, lane + end, lane + column);
      if (node) walk_from(node, end, column - 1, points);
      left_limit = end + 2;
      column = end + 1;
    } else if (cross_factor[lane + column] && !tiles[lane + column + 1]) {
      if (cross_letters[lane + column]) walk_from(root, column, column, 0);
      left_limit = column + 1;
    }
  }
}

void use_graph(const uint32_t *of_graph, uint32_t its_root) {
  nodes = of_graph;
  root = its_root;
  for (int i = 0; i < 2 * SIZE * SIZE; i++) {
    int along = i / (SIZE * SIZE), row = i / SIZE % SIZE, column = i % SIZE;
    char premium = PREMIUMS[along ? column * SIZE + row : row * SIZE + column];
    int square = along * DIRECTION + row * LANE + column;
    letter_factor[square] = premium == 't' ? 3 : premium == 'd' ? 2 : 1;
    word_factor[square] = premium == 'T' ? 3 : premium == 'D' ? 2 : 1;
  }
}

void find_moves(const uint8_t board[225], const uint8_t draw[27]) {
  placement_count = move_count = 0;
  letters_of_draw = 0;
  jokers = draw[26];
  int size = jokers;
  for (int letter = 0; letter < 26; letter++) {
    in_hand[letter] = draw[letter];
    size += draw[letter];
    if (draw[letter]) letters_of_draw |= 1u << letter;
  }
  most_laid = size < MOST_TILES ? size : MOST_TILES;
  joker_letters[0] = 30;
  joker_letters[1] = 31;
  int has_tile = read_board(board);
  if (size == 0) return;
  note_crossings();
  for (direction = 0; direction < 2; direction++) {
    for (line = 0; line < SIZE; line++) {
      lane = direction * DIRECTION + line * LANE;
      if (has_tile) search_lane();
      else if (direction == 0 && line == SIZE / 2) {
        left_limit = 0;
        walk_from(root, SIZE / 2, SIZE / 2, 0);
      }
    }
  }
}
