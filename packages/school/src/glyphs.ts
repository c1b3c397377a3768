/** A stroke of the pen through points, in hundredths of the height of a capital, from its left top corner. */
export interface GlyphStroke {
  readonly points: readonly (readonly [number, number])[];
  /** Through the points without a corner. */
  readonly isRound: boolean;
}

/** Strokes are parted by `/`; `~` begins a round one. */
const DRAWN: Readonly<Record<string, string>> = {
  A: '0,100 35,0 70,100/14,62 56,62',
  B: '5,0 5,100/~5,1 46,6 54,25 40,44 8,48/~8,48 54,54 63,76 46,96 5,100',
  C: '~64,16 40,0 12,14 2,50 12,86 40,100 64,86',
  D: '5,0 5,100/~5,1 46,10 66,50 46,90 5,100',
  E: '60,1 5,0 5,100 62,99/5,48 48,48',
  F: '60,1 5,0 5,100/5,48 46,48',
  G: '~64,16 40,0 12,14 2,50 12,86 40,100 64,84/42,58 66,58 65,100',
  H: '4,0 4,100/64,0 64,100/4,50 64,50',
  I: '20,0 20,100/2,0 38,0/2,100 38,100',
  J: '~48,0 48,40 47,76 34,98 14,96 3,76/24,0 70,0',
  K: '5,0 5,100/62,0 6,56/24,42 66,100',
  L: '5,0 5,100 60,100',
  M: '2,100 8,0 40,66 72,0 78,100',
  N: '4,100 4,0 62,100 62,0',
  O: '~34,0 8,16 0,50 8,84 34,100 60,84 68,50 60,16 34,0',
  P: '5,0 5,100/~5,1 48,6 60,28 46,50 6,56',
  Q: '~34,0 8,16 0,50 8,84 34,100 60,84 68,50 60,16 34,0/42,70 72,104',
  R: '5,0 5,100/~5,1 48,6 58,28 44,48 6,54/30,53 64,100',
  S: '~60,14 38,0 12,8 10,32 34,48 56,64 58,86 34,100 8,94 2,80',
  T: '0,2 70,0/35,0 35,100',
  U: '~4,0 4,58 14,92 34,100 54,92 64,58 64,0',
  V: '0,0 34,100 68,0',
  W: '0,0 18,100 40,34 62,100 80,0',
  X: '2,0 64,100/64,0 2,100',
  Y: '0,0 33,48/66,0 33,48 33,100',
  Z: '2,0 64,0 0,100 66,100',
  0: '~30,0 6,18 0,52 8,86 30,100 52,86 60,50 52,16 30,0',
  1: '8,28 34,0 34,100',
  2: '~4,22 14,4 36,0 56,14 52,40 28,70 2,100/2,100 62,98',
  3: '~6,10 30,0 52,12 50,36 24,46/~24,46 58,56 58,86 32,100 4,88',
  4: '46,100 46,0 0,68 66,68',
  5: '56,2 12,0 8,44/~8,44 36,36 60,60 52,90 26,100 2,88',
  6: '~50,4 22,26 4,64 14,94 34,100 56,86 54,62 34,52 10,66',
  7: '2,2 62,0 24,100/16,50 56,50',
  8: '~32,46 10,30 14,6 32,0 50,6 54,28 32,46 6,68 8,94 32,100 56,92 58,68 32,46',
  9: '~56,34 40,48 14,42 6,20 22,2 46,4 56,30 54,66 40,100',
  '-': '6,52 56,50',
};

/** What nobody can read. */
export const SCRAWL = '~';
const SCRAWLED = '~0,70 14,34 22,78 34,30 44,80 56,40 70,64 84,36 96,58';

const GLYPHS: ReadonlyMap<string, readonly GlyphStroke[]> = new Map(
  [...Object.entries(DRAWN), [SCRAWL, SCRAWLED] as const].map(([sign, drawn]) => [
    sign,
    drawn.split('/').map((stroke) => ({
      isRound: stroke.startsWith('~'),
      points: stroke
        .replace('~', '')
        .split(' ')
        .map((point) => point.split(',').map(Number) as [number, number]),
    })),
  ]),
);

/** How a sign is drawn by hand; undefined where the hand does not know it. */
export const glyphOf = (sign: string): readonly GlyphStroke[] | undefined => GLYPHS.get(sign.toUpperCase());
