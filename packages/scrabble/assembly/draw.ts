/** The draw and what the formula says of it, as they stand during a search. */
@unmanaged
export class Draw {
  /** The letters of the draw, a bit each. */
  letters: u32;
  jokers: u32;
  /** The letters of which more than one tile is in hand. */
  repeated: u32;
  /** How many tiles one move may lay. */
  mostLaid: u32;
}

export const draw = changetype<Draw>(memory.data(offsetof<Draw>(), 4));

/** The host writes the tiles of each letter and, last, the jokers; a walk takes from it what it lays. */
export const IN_HAND: usize = memory.data(27);

export function readDraw(maxLaid: u32): void {
  draw.letters = 0;
  draw.repeated = 0;
  draw.jokers = load<u8>(IN_HAND + 26);
  let size = draw.jokers;
  for (let letter: u32 = 0; letter < 26; letter++) {
    const count = load<u8>(IN_HAND + letter);
    size += count;
    if (count > 0) draw.letters |= 1 << letter;
    if (count > 1) draw.repeated |= 1 << letter;
  }
  draw.mostLaid = min(size, maxLaid);
}
