import { gather } from '@raccord/files';

/** No list of words comes near; a compressed file that unfolds beyond it is a trap. */
const MOST_BYTES = 64 * 2 ** 20;

/** What a file holds, compressed or not: some servers unfold what they send, others leave it to us. */
export async function unfold(file: Uint8Array): Promise<Uint8Array> {
  const isGzip = file[0] === 0x1f && file[1] === 0x8b;
  if (!isGzip) return file;
  const stream = new Blob([file as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'));
  const unfolded = await gather(stream.getReader(), MOST_BYTES);
  if (!unfolded.ok) throw new Error(unfolded.fault.text);
  return unfolded.value;
}
