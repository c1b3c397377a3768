/**
 * Where the generator leaves the moves it finds. A room grows as needed and can be used again for another search, which
 * then overwrites it.
 *
 * A placement has six cells: four with the letters laid (a byte for each column of its lane); one that describes it
 * (bits 0–14 the columns laid, 16–19 its last column, 20–23 its first, 24–27 its line, 28 set if vertical); one with the
 * index of its first tiling. A tiling is one cell: the columns where jokers lie in bits 0–14, its score above bit 16.
 */
export class MoveRoom {
  placements = new Int32Array(0);
  placementCount = 0;
  tilings = new Int32Array(0);
  tilingCount = 0;

  clear(): void {
    this.placementCount = 0;
    this.tilingCount = 0;
  }

  /** Takes more moves in; the first tiling of each placement counts from the start of `tilings`. */
  add(placements: Int32Array, tilings: Int32Array): void {
    const at = this.placementCount * PLACEMENT_CELLS;
    this.placements = withRoomFor(this.placements, at, placements.length);
    this.placements.set(placements, at);
    this.placementCount += placements.length / PLACEMENT_CELLS;
    if (this.tilingCount > 0) {
      for (let cell = at + 5; cell < at + placements.length; cell += PLACEMENT_CELLS) {
        this.placements[cell] += this.tilingCount;
      }
    }
    this.tilings = withRoomFor(this.tilings, this.tilingCount, tilings.length);
    this.tilings.set(tilings, this.tilingCount);
    this.tilingCount += tilings.length;
  }
}

export const PLACEMENT_CELLS = 6;

/** The array itself, or a larger copy of what is used of it. */
function withRoomFor(array: Int32Array<ArrayBuffer>, used: number, more: number): Int32Array<ArrayBuffer> {
  if (used + more <= array.length) return array;
  const larger = new Int32Array(Math.max(used + more, 2 * array.length));
  larger.set(array.subarray(0, used));
  return larger;
}
