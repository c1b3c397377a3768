#include <stdint.h>

/* Finds every move of a position, with its score, on a search graph laid out as packages/scrabble/src/lexicon/searchgraph.ts tells. */
void use_graph(const uint32_t *nodes, uint32_t root);
void find_moves(const uint8_t board[225], const uint8_t draw[27]);

/* What was found last: score << 16 | the columns of its jokers, a bit each. */
extern uint32_t moves[];
extern int move_count;
