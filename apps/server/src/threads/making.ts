import type { Exam, ExamOrder } from '@raccord/school';
import { encodeLexicon, encodeSearchGraph, type Lexicon } from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';
import type { SeededOrder, TrainingGame } from '@raccord/training';
import { THREADS } from './threads.ts';

/** For whom something is made, and whether he is still there. */
export interface Asker {
  /** His club; none for the installation. */
  readonly club: string | undefined;
  readonly leaving?: AbortSignal;
}

/** An exam, made in a thread: it takes up to half a second, during which everybody else would wait. */
export const makeExamAside = (exam: ExamOrder, wordbook: Wordbook, { club, leaving }: Asker): Promise<Exam> =>
  THREADS.make(nameOf(club), () => ({ kind: 'exam', exam, ...encoded(wordbook) }), leaving) as Promise<Exam>;

/** A game, made likewise. */
export const makeGameAside = (game: SeededOrder, wordbook: Wordbook, { club, leaving }: Asker): Promise<TrainingGame> =>
  THREADS.make(nameOf(club), () => ({ kind: 'game', game, ...encoded(wordbook) }), leaving) as Promise<TrainingGame>;

/** The search graph of a lexicon, as it is kept in a file: it takes a second and a half. */
export const buildGraphAside = (hash: string, lexicon: Lexicon): Promise<Uint8Array> =>
  THREADS.make(`lexicon ${hash}`, () => ({ kind: 'graph', lexicon: encodeLexicon(lexicon) })) as Promise<Uint8Array>;

const nameOf = (club: string | undefined): string => (club === undefined ? 'installation' : `club ${club}`);

function encoded({ words, graph }: Wordbook) {
  const lexicon: Lexicon = { name: '', words };
  return { lexicon: encodeLexicon(lexicon), graph: encodeSearchGraph(graph, lexicon) };
}
