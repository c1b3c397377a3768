import type { Answer } from '@raccord/school';
import type { SeatView } from './queries.ts';

/** Answers that the server has not confirmed, by slip from 1, each under the id that it is sent with. */
export type UnsentAnswers = Readonly<Record<number, { readonly id: string; readonly answer: Answer }>>;

/** A later answer to the same slip takes the place of the one before. */
export const addAnswer = (unsent: UnsentAnswers, slip: number, id: string, answer: Answer): UnsentAnswers => ({
  ...unsent,
  [slip]: { id, answer },
});

/** This one is settled, unless another answer was given meanwhile. */
export function settleAnswer(unsent: UnsentAnswers, slip: number, id: string): UnsentAnswers {
  if (unsent[slip]?.id !== id) return unsent;
  const { [slip]: _, ...others } = unsent;
  return others;
}

/** The next one to send. */
export function nextUnsentAnswer(
  unsent: UnsentAnswers,
): { readonly slip: number; readonly id: string; readonly answer: Answer } | undefined {
  const [first] = Object.entries(unsent);
  return first && { slip: Number(first[0]), ...first[1] };
}

/** What is answered so far, confirmed or not, by slip from 1. */
export function allAnswers(
  confirmed: NonNullable<SeatView['exam']>['answers'],
  unsent: UnsentAnswers,
): ReadonlyMap<number, Answer> {
  const answers = new Map(confirmed.map(({ slip, ...answer }) => [slip, answer as Answer]));
  for (const [slip, { answer }] of Object.entries(unsent)) answers.set(Number(slip), answer);
  return answers;
}

/** What was kept in the browser, if it can be read. */
export function readUnsentAnswers(text: string): UnsentAnswers {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? (kept as UnsentAnswers) : {};
  } catch {
    return {};
  }
}
