import type { WorkLine, WorkProgress } from './work.ts';

/** The answer of a work, as it would have come without the rest. */
export interface WorkAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: readonly Uint8Array[];
}

const END_OF_LINE = 10;

/** Reads what comes of a work, telling how far it is; undefined where it was cut. */
export async function readWork(
  pieces: AsyncIterable<Uint8Array>,
  onTold: (progress: WorkProgress) => void,
): Promise<WorkAnswer | undefined> {
  let answer: Omit<WorkAnswer, 'body'> | undefined;
  const body: Uint8Array[] = [];
  let isWhole = false;
  let line = '';
  let left = 0;
  const hear = (said: WorkLine): void => {
    if ('done' in said) onTold(said);
    else if ('status' in said) answer = said;
    else if ('bytes' in said) left = said.bytes;
    else isWhole = true;
  };
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; ) {
      const isLine = left === 0;
      const found = isLine ? piece.indexOf(END_OF_LINE, at) : at + left;
      const end = found < 0 ? piece.length : Math.min(found, piece.length);
      const part = piece.subarray(at, end);
      if (isLine) {
        line += String.fromCharCode(...part);
        if (found >= 0) hear(JSON.parse(line));
        if (found >= 0) line = '';
      } else {
        body.push(part);
        left -= part.length;
      }
      at = isLine ? end + 1 : end;
    }
  }
  return isWhole && answer ? { ...answer, body } : undefined;
}
