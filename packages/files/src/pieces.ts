import { strToU8 } from 'fflate';

/** In characters: enough for nobody to notice the seams, little enough for everything else to go on between two of them. */
const PIECE = 1 << 16;

/** Texts in UTF-8, gathered in pieces of some size. */
export function* encodePieces(texts: Iterable<string>): Generator<Uint8Array> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield strToU8(piece);
    piece = '';
  }
  if (piece !== '') yield strToU8(piece);
}
