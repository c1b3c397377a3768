import type { DeskTable } from '../server/answers.ts';
import { texts } from '../texts/index.ts';

type Result = DeskTable['result'];

/** Why a correction slip need not be sent, or had better be: a word not admitted may be played again. */
export function whySpared({ outcome, reasons }: Pick<Result, 'outcome' | 'reasons'>): string {
  const words = texts.slip.spared;
  if (outcome !== 'nullity') return words.score;
  return reasons.some((reason) => (reason.words?.length ?? 0) > 0) ? words.word : words.zero;
}
