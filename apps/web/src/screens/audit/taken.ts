import type { AuditView } from '../../server/answers.ts';

/** An action, or a turn that is to be played again from its draw. */
export type TakingBackAsked = { readonly relying: string } | { readonly game: string; readonly turn: number };

/** What is taken back: the action asked for, and whatever relies on it. */
export interface Taken {
  readonly event: string;
  readonly alongside: readonly string[];
}

/** The actions to take back; undefined where there is nothing left of what was asked. Newest first, all of them must be listed. */
export function takenOf(
  asked: TakingBackAsked,
  { count, lines }: Pick<AuditView, 'count' | 'lines'>,
): Taken | 'too-many' | undefined {
  if (count > lines.length) return 'too-many';
  const ids = lines.flatMap(({ event }) => event ?? []);
  // A turn begins with its draw, which is the oldest.
  const event = 'relying' in asked ? ids.find((id) => id === asked.relying) : ids.at(-1);
  return event === undefined ? undefined : { event, alongside: ids.filter((id) => id !== event) };
}
