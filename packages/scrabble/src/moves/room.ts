/**
 * Where the generator leaves the moves it finds. A room grows as needed and can be used again for another search, which
 * then overwrites it.
 *
 * A placement has six cells: four with the letters laid (a byte for each column of its lane); one that describes it
 * (bits 0–14 the columns laid, 16–19 its last column, 20–23 its first, 24–27 its line, 28 set if vertical); one with the
 * index of its first tiling. A tiling is one cell: the columns where jokers lie in bits 0–14, its score above bit 16.
 */
export class MoveRoom {
  placements = new Int32Array(PLACEMENT_CELLS << 12);
  placementCount = 0;
  tilings = new Int32Array(1 << 13);
  tilingCount = 0;

  fill(
    placements: Int32Array<ArrayBuffer>,
    placementCount: number,
    tilings: Int32Array<ArrayBuffer>,
    tilingCount: number,
  ): void {
    this.placements = placements;
    this.placementCount = placementCount;
    this.tilings = tilings;
    this.tilingCount = tilingCount;
  }
}

export const PLACEMENT_CELLS = 6;
