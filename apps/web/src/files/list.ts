import { type ListFault, MOST_LIST_BYTES, readList } from '@raccord/files';
import type { Result } from '@raccord/scrabble';

/** The list of a file that somebody chose, however large it is. */
export async function readListFile(file: Blob): Promise<Result<string, ListFault>> {
  return readList(new Uint8Array(await file.slice(0, MOST_LIST_BYTES + 1).arrayBuffer()));
}
