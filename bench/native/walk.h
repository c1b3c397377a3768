/*
 * The walks from an anchor: leftwards to the start of a word, then rightwards to its end. Compiled once for each number of
 * jokers left, JOKERS; FEWER is one less. A joker is taken only for a letter that is not in hand.
 */
#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define AS(name) JOIN(name, JOKERS)
#define WITH_FEWER(name) JOIN(name, FEWER)

/* Are letters that every completion has neither in hand nor ahead, or tiles too few for the shortest one? */
static inline int AS(is_dead)(uint32_t ahead, uint32_t letters, int tile_count) {
  uint32_t missing = ahead & LETTERS & ~letters;
#if JOKERS > 0
  missing &= missing - 1;
#endif
#if JOKERS > 1
  missing &= missing - 1;
#endif
  return (missing != 0) | ((int)(ahead >> SEPARATOR) > tile_count);
}

static void AS(right)(uint32_t node, int column, int points, int factor, int crossing, int left, uint32_t hand,
                      uint32_t laid, uint32_t joked) {
  int square = lane + column;
  for (; tiles[square]; square++, column++) {
    int letter = letter_on(square);
    points += face_value[square];
    if (((nodes[node + 1] >> letter) & 1) && laid && !tiles[square + 1])
      AS(note)(column, points, factor, crossing, left, laid, joked);
    node = child_of(node, letter);
    if (!node || column == SIZE - 1) return;
  }
  if (!left) return;
  uint32_t allowed = cross_letters[square], ways = nodes[node];
  int worth = letter_factor[square], across = cross_factor[square];
  factor *= word_factor[square];
  crossing += cross_points[square];
  laid |= 1u << column;
  if (!tiles[square + 1]) {
    uint32_t endings = nodes[node + 1] & allowed;
    for (uint32_t rest = endings & hand; rest; rest &= rest - 1) {
      int letter = lowest(rest), value = VALUES[letter] * worth;
      written.letters[column] = letter;
      AS(note)(column, points + value, factor, crossing + value * across, left - 1, laid, joked);
    }
#if JOKERS > 0
    for (uint32_t rest = endings & ~hand; rest; rest &= rest - 1) {
      int letter = lowest(rest);
      written.letters[column] = joker_letters[jokers - JOKERS] = letter;
      WITH_FEWER(note)(column, points, factor, crossing, left - 1, laid,
                       joked | 1u << column | ((letters_of_draw >> letter) & 1) << 31);
    }
#endif
    if (left == 1 || column >= SIZE - 1) return;
  }
  uint32_t next = ways & allowed & LETTERS, ahead = letters_ahead[square + 1];
  int tile_count = tiles_ahead[square + 1] + left - 1;
  for (uint32_t rest = next & hand; rest; rest &= rest - 1) {
    int letter = lowest(rest), value = VALUES[letter] * worth;
    uint32_t way = below(node, rest & -rest), hand_after = hand & ~((uint32_t)(in_hand[letter] == 1) << letter);
    if (AS(is_dead)(nodes[way + 1], hand_after | ahead, tile_count)) continue;
    written.letters[column] = letter;
    in_hand[letter]--;
    AS(right)(nodes[way], column + 1, points + value, factor, crossing + value * across, left - 1, hand_after, laid, joked);
    in_hand[letter]++;
  }
#if JOKERS > 0
  for (uint32_t rest = next & ~hand; rest; rest &= rest - 1) {
    int letter = lowest(rest);
    uint32_t way = below(node, rest & -rest);
    if (WITH_FEWER(is_dead)(nodes[way + 1], hand | ahead, tile_count)) continue;
    written.letters[column] = joker_letters[jokers - JOKERS] = letter;
    WITH_FEWER(right)(nodes[way], column + 1, points, factor, crossing, left - 1, hand, laid,
                      joked | 1u << column | ((letters_of_draw >> letter) & 1) << 31);
  }
#endif
}

static void AS(left)(uint32_t node, int column, int points, int factor, int crossing, int left, uint32_t hand,
                     uint32_t laid, uint32_t joked) {
  uint32_t ways = nodes[node];
  if (ways >> SEPARATOR && has_room_right && !AS(is_dead)(nodes[node + 3], hand | letters_right, left + tiles_right)) {
    start_column = column + 1;
    AS(right)(nodes[node + 2], anchor + 1, points, factor, crossing, left, hand, laid, joked);
  }
  if (column < left_limit || !left) return;
  int square = lane + column, worth = letter_factor[square], across = cross_factor[square];
  uint32_t allowed = cross_letters[square], endings = nodes[node + 1] & allowed;
  factor *= word_factor[square];
  crossing += cross_points[square];
  laid |= 1u << column;
  start_column = column;
  for (uint32_t rest = endings & hand; rest; rest &= rest - 1) {
    int letter = lowest(rest), value = VALUES[letter] * worth;
    written.letters[column] = letter;
    AS(note)(anchor, points + value, factor, crossing + value * across, left - 1, laid, joked);
  }
#if JOKERS > 0
  for (uint32_t rest = endings & ~hand; rest; rest &= rest - 1) {
    int letter = lowest(rest);
    written.letters[column] = joker_letters[jokers - JOKERS] = letter;
    WITH_FEWER(note)(anchor, points, factor, crossing, left - 1, laid,
                     joked | 1u << column | ((letters_of_draw >> letter) & 1) << 31);
  }
#endif
  uint32_t next = ways & allowed & LETTERS;
  int tile_count = left - 1 + tiles_right;
  for (uint32_t rest = next & hand; rest; rest &= rest - 1) {
    int letter = lowest(rest), value = VALUES[letter] * worth;
    uint32_t way = below(node, rest & -rest), hand_after = hand & ~((uint32_t)(in_hand[letter] == 1) << letter);
    if (AS(is_dead)(nodes[way + 1], hand_after | letters_right, tile_count)) continue;
    written.letters[column] = letter;
    in_hand[letter]--;
    AS(left)(nodes[way], column - 1, points + value, factor, crossing + value * across, left - 1, hand_after, laid, joked);
    in_hand[letter]++;
  }
#if JOKERS > 0
  for (uint32_t rest = next & ~hand; rest; rest &= rest - 1) {
    int letter = lowest(rest);
    uint32_t way = below(node, rest & -rest);
    if (WITH_FEWER(is_dead)(nodes[way + 1], hand | letters_right, tile_count)) continue;
    written.letters[column] = joker_letters[jokers - JOKERS] = letter;
    WITH_FEWER(left)(nodes[way], column - 1, points, factor, crossing, left - 1, hand, laid,
                     joked | 1u << column | ((letters_of_draw >> letter) & 1) << 31);
  }
#endif
}

#undef AS
#undef WITH_FEWER
