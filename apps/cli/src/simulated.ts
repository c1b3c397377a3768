import { createHash } from 'node:crypto';
import { encodeLexicon, type Lexicon } from '@raccord/scrabble';
import { type SimulationOrder, simulateTurns } from '@raccord/simulation';
import type { Journal } from '@raccord/tournament';
import { openLexicon } from './lexicons.ts';
import type { ProgressLine } from './progress.ts';

export type SimulationWish = Omit<SimulationOrder, 'wordbook' | 'lexicon'>;

/** A whole tournament, played with the lexicon of this file or with the free one. */
export async function simulateWith(
  wanted: SimulationWish,
  lexiconPath: string | undefined,
  progress: ProgressLine,
): Promise<{ readonly order: SimulationOrder; readonly journal: Journal }> {
  const opened = await openLexicon(lexiconPath, progress);
  const lexicon = await opened.lexicon();
  const order: SimulationOrder = {
    ...wanted,
    wordbook: { words: lexicon.words, graph: await opened.search() },
    lexicon: { name: lexicon.name, hash: hashOfWords(lexicon) },
  };
  const turns = simulateTurns(order);
  let step = turns.next();
  while (!step.done) {
    await progress.step(`coup ${step.value + 1}`, step.value / order.turns);
    step = turns.next();
  }
  progress.end();
  return { order, journal: step.value };
}

/** What names the words of a lexicon, however they are kept and called. */
export const hashOfWords = ({ words }: Lexicon): string =>
  createHash('sha256')
    .update(encodeLexicon({ name: '', words }))
    .digest('hex');
