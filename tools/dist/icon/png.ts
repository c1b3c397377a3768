import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A square picture: four bytes a point (red, green, blue, opacity), row by row. */
export interface Picture {
  readonly side: number;
  readonly points: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel, with opacity, not interlaced: what comes after the side, twice, in the header. */
const KIND = Buffer.from([8, 6, 0, 0, 0]);
const DEPTH = 4;

/** Reads a square PNG of that kind, such as the icons of the pages are. */
export function readPng(bytes: Buffer): Picture {
  const chunks = chunksOf(bytes);
  const [header] = chunks.get('IHDR') ?? [];
  const side = header?.readUInt32BE(0) ?? 0;
  if (!header?.equals(headerOf(side))) throw new Error('Not a square PNG of 8 bits a channel with opacity');
  const packed = inflateSync(Buffer.concat(chunks.get('IDAT') ?? []));
  const width = side * DEPTH;
  const points = Buffer.alloc(side * width);
  for (let row = 0; row < side; row++) {
    const filter = packed[row * (width + 1)];
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const left = column < DEPTH ? 0 : points[at - DEPTH];
      const above = row === 0 ? 0 : points[at - width];
      const corner = column < DEPTH || row === 0 ? 0 : points[at - width - DEPTH];
      points[at] = packed[row * (width + 1) + 1 + column] + guess(filter, left, above, corner);
    }
  }
  return { side, points };
}

export function writePng({ side, points }: Picture): Buffer {
  const width = side * DEPTH;
  const rows = Array.from({ length: side }, (_, row) => [
    Buffer.from([0]),
    points.subarray(row * width, (row + 1) * width),
  ]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headerOf(side)),
    chunk('IDAT', deflateSync(Buffer.concat(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function headerOf(side: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(side);
  return Buffer.concat([size, size, KIND]);
}

/** What a filter of PNG takes from the bytes before. */
function guess(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    default: {
      const near = [left, above, corner];
      const distances = near.map((one) => Math.abs(left + above - corner - one));
      return near[distances.indexOf(Math.min(...distances))];
    }
  }
}

function chunksOf(bytes: Buffer): ReadonlyMap<string, readonly Buffer[]> {
  const chunks = new Map<string, Buffer[]>();
  let at = SIGNATURE.length;
  while (at < bytes.length) {
    const end = at + 8 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    chunks.set(name, [...(chunks.get(name) ?? []), bytes.subarray(at + 8, end)]);
    at = end + 4;
  }
  return chunks;
}

function chunk(name: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name), content]);
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
