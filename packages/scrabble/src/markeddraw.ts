import { makeDraw, parseDraw, subtractTiles, type Tiles } from './draw.ts';
import { accept, type Result, refuse } from './result.ts';

/** A draw as game records write it: `AB+CDEFG`, or `-ABCDEFG` when the leftover was put back. */
export interface MarkedDraw {
  readonly tiles: Tiles;
  /** The letters before `+`: those said to be left over. */
  readonly kept: Tiles | undefined;
  /** A leading `-`: everything was put back and drawn again. */
  readonly isWhole: boolean;
}

/** A dash of any length, as word processors make them. */
const REJECTED = /^[-–—−]\s*/;

export function parseMarkedDraw(text: string): Result<MarkedDraw, 'draw-unreadable'> {
  const letters = text.trim().replace(REJECTED, '');
  const [before, after, ...more] = letters.split('+');
  if (more.length > 0) {
    return refuse('draw-unreadable', `Tirage « ${text} » : un seul « + » sépare le reliquat des nouvelles lettres.`);
  }
  const tiles = parseDraw(before + (after ?? ''));
  if (!tiles.ok) return refuse('draw-unreadable', tiles.fault.text);
  const kept = after === undefined || before === '' ? undefined : parseDraw(before);
  return accept({
    tiles: tiles.value,
    kept: kept?.ok ? kept.value : undefined,
    isWhole: letters !== text.trim(),
  });
}

/** Leftover and new letters, each in alphabetical order. */
export const makeMarkedDraw = (tiles: Tiles, leftover: Tiles, isWhole: boolean): string =>
  markDraw(makeDraw(leftover), makeDraw(isWhole ? tiles : subtractTiles(tiles, leftover)), isWhole);

/** The leftover, then the new letters as they are given. */
export function markDraw(leftover: string, drawn: string, isWhole: boolean): string {
  if (leftover === '') return drawn;
  if (isWhole) return `-${drawn}`;
  return drawn === '' ? leftover : `${leftover}+${drawn}`;
}
