import { addDemo } from '../demo.ts';
import { openStore, type StorePlace } from '../store/open.ts';
import { lexiconsIn } from './lexicon.ts';

/** Adds the demonstration to an installation whose server is not started yet. */
export async function addDemoTo(place: StorePlace, directory: string): Promise<boolean> {
  const store = await openStore(place);
  try {
    return await addDemo(store, lexiconsIn(directory));
  } finally {
    await store.close();
  }
}
