import { accept, type Result, refuse } from '@raccord/scrabble';

/** The reader of a stream that unfolds what was compressed, as pages and Node have it. */
export interface PieceReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  cancel(): Promise<void>;
}

/** All that comes out of a compressed file, unless it is more than `most` bytes: a small one may unfold without end. */
export async function gather(
  reader: PieceReader,
  most: number,
): Promise<Result<Uint8Array, 'fold-broken' | 'fold-too-large'>> {
  let whole = new Uint8Array(1 << 16);
  let size = 0;
  try {
    for (let piece = await reader.read(); piece.value; piece = await reader.read()) {
      const needed = size + piece.value.length;
      if (needed > most) {
        await reader.cancel();
        return refuse(
          'fold-too-large',
          `Ce fichier compressé en donne plus de ${most / 2 ** 20} Mio : ce n’est sans doute pas une liste de mots.`,
        );
      }
      if (needed > whole.length) {
        const larger = new Uint8Array(Math.max(needed, whole.length * 2));
        larger.set(whole);
        whole = larger;
      }
      whole.set(piece.value, size);
      size = needed;
    }
  } catch {
    return refuse('fold-broken', 'Ce fichier compressé est abîmé ou tronqué : reprenez-en une copie.');
  }
  return accept(whole.subarray(0, size));
}
