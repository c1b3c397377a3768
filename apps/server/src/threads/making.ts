import type { PrintOrder } from '@raccord/paper';
import type { Exam, ExamOrder } from '@raccord/school';
import { encodeLexicon, encodeSearchGraph, type Lexicon, type WordChange } from '@raccord/scrabble';
import type { ChangedTop, PastTurn, Wordbook } from '@raccord/tournament';
import type { SeededOrder, TrainingGame } from '@raccord/training';
import type { ExamPrinting } from '../documents/exam.ts';
import type { ClubPaper, ExamOnPaper, ParsedJson, ThreadOrder, WordsInFiles } from './order.ts';
import { THREADS } from './threads.ts';

/** For whom something is made, and whether he is still there. */
export interface Asker {
  /** His club; none for the installation. */
  readonly club: string | undefined;
  readonly leaving?: AbortSignal;
}

const make = ({ club, leaving }: Asker, order: () => ThreadOrder): Promise<unknown> =>
  THREADS.make(club === undefined ? 'installation' : `club ${club}`, order, leaving);

/** An exam, made in a thread: it takes up to half a second, during which everybody else would wait. */
export const makeExamAside = (exam: ExamOrder, wordbook: Wordbook, asker: Asker): Promise<Exam> =>
  make(asker, () => ({ kind: 'exam', exam, ...inFiles(wordbook) })) as Promise<Exam>;

/** The same, printed there: a slip written by hand has thousands of strokes. */
export const printExamAside = (
  exam: ExamOrder,
  wordbook: Wordbook,
  printing: ExamPrinting,
  asker: Asker,
): Promise<ExamOnPaper> =>
  make(asker, () => ({ kind: 'exam-paper', exam, printing, ...inFiles(wordbook) })) as Promise<ExamOnPaper>;

/** A game, made likewise. */
export const makeGameAside = (game: SeededOrder, wordbook: Wordbook, asker: Asker): Promise<TrainingGame> =>
  make(asker, () => ({ kind: 'game', game, ...inFiles(wordbook) })) as Promise<TrainingGame>;

/** A paper of a club as a PDF. */
export const printClubPaperAside = (
  paper: ClubPaper,
  print: Omit<PrintOrder, 'fonts'>,
  asker: Asker,
): Promise<Uint8Array> => make(asker, () => ({ kind: 'club-paper', print, ...paper })) as Promise<Uint8Array>;

/** Which words two lexicons do not share. */
export const changeWordsAside = (before: Wordbook, after: Wordbook, asker: Asker): Promise<WordChange> =>
  make(asker, () => ({
    kind: 'word-change',
    before: encodeLexicon({ name: '', words: before.words }),
    after: encodeLexicon({ name: '', words: after.words }),
  })) as Promise<WordChange>;

/** The tops of some turns that another lexicon would change. */
export const changeTopsAside = (
  turns: readonly PastTurn[],
  before: Wordbook,
  after: Wordbook,
  asker: Asker,
): Promise<readonly ChangedTop[]> =>
  make(asker, () => ({
    ...{ kind: 'changed-tops', turns },
    ...{ before: inFiles(before).graph, after: inFiles(after).graph },
  })) as Promise<readonly ChangedTop[]>;

/** What somebody sends by the megabyte: each takes 10 to 20 ms. */
export const parseJsonAside = (json: Uint8Array, asker: Asker): Promise<ParsedJson> =>
  make(asker, () => ({ kind: 'parse', json })) as Promise<ParsedJson>;

/** The search graph of a lexicon, as it is kept in a file: it takes a second and a half. */
export const buildGraphAside = (hash: string, lexicon: Lexicon): Promise<Uint8Array> =>
  THREADS.make(`lexicon ${hash}`, () => ({ kind: 'graph', lexicon: encodeLexicon(lexicon) })) as Promise<Uint8Array>;

function inFiles({ words, graph }: Wordbook): WordsInFiles {
  const lexicon: Lexicon = { name: '', words };
  return { lexicon: encodeLexicon(lexicon), graph: encodeSearchGraph(graph, lexicon) };
}
