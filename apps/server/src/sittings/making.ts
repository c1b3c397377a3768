import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Exam, ExamOrder } from '@raccord/school';
import { encodeLexicon, encodeSearchGraph, type Lexicon } from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';
import type { SeededOrder, TrainingGame } from '@raccord/training';
import { MATERIAL_WORKER } from '../options.ts';

export interface MakingWork {
  readonly order:
    | { readonly kind: 'exam'; readonly exam: ExamOrder }
    | { readonly kind: 'game'; readonly game: SeededOrder };
  readonly lexicon: Uint8Array;
  readonly graph: Uint8Array;
}

/** An exam, made in a thread: it takes up to half a second, during which everybody else would wait. */
export const makeExamAside = (exam: ExamOrder, wordbook: Wordbook): Promise<Exam> =>
  makeAside({ kind: 'exam', exam }, wordbook) as Promise<Exam>;

/** A game, made likewise. */
export const makeGameAside = (game: SeededOrder, wordbook: Wordbook): Promise<TrainingGame> =>
  makeAside({ kind: 'game', game }, wordbook) as Promise<TrainingGame>;

async function makeAside(order: MakingWork['order'], { words, graph }: Wordbook): Promise<unknown> {
  const lexicon: Lexicon = { name: '', words };
  const workerData: MakingWork = {
    ...{ order, lexicon: encodeLexicon(lexicon), graph: encodeSearchGraph(graph, lexicon) },
  };
  const worker = new Worker(MATERIAL_WORKER, { workerData });
  try {
    const [made] = await once(worker, 'message');
    return made;
  } finally {
    await worker.terminate();
  }
}
