import { join } from 'node:path';
import { addDemo } from '../demo.ts';
import { Lexicons } from '../lexicons/lexicons.ts';
import { completed } from '../options.ts';
import { openStore, type StorePlace } from '../store/open.ts';

/** Adds the demonstration to an installation whose server is not started yet. */
export async function addDemoTo(place: StorePlace, directory: string): Promise<boolean> {
  const store = await openStore(place);
  try {
    return await addDemo(store, new Lexicons(join(directory, 'lexiques'), completed({ directory }).freeLexicon));
  } finally {
    await store.close();
  }
}
