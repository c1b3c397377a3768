import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { encodeLexicon, encodeSearchGraph, type Lexicon } from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';
import { MATERIAL_WORKER } from '../options.ts';
import type { Material, MaterialOrder } from './material.ts';

export interface MaterialWork {
  readonly order: MaterialOrder;
  readonly lexicon: Uint8Array;
  readonly graph: Uint8Array;
}

/** In a thread: it takes up to a second, during which everybody else would wait. */
export async function makeMaterial(order: MaterialOrder, name: string, wordbook: Wordbook): Promise<Material> {
  const lexicon: Lexicon = { name, words: wordbook.words };
  const workerData: MaterialWork = {
    ...{ order, lexicon: encodeLexicon(lexicon), graph: encodeSearchGraph(wordbook.graph, lexicon) },
  };
  const worker = new Worker(MATERIAL_WORKER, { workerData });
  try {
    const [material] = (await once(worker, 'message')) as [Material];
    return material;
  } finally {
    await worker.terminate();
  }
}
