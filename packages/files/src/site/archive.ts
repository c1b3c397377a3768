import { Archive } from '../archive.ts';
import type { SiteFile } from './paths.ts';

/** The files of a site in one archive, piece by piece. */
export function* makeSiteArchive(files: Iterable<SiteFile>): Generator<Uint8Array> {
  const archive = new Archive();
  for (const { path, content } of files) yield* archive.add(path, content);
  yield* archive.end();
}
