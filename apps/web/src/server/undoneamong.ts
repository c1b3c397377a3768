import { undoneAfter } from '@raccord/stream';
import type { WaitingCommand } from './commandoutbox.ts';

const EVENTS: Partial<Readonly<Record<WaitingCommand['type'], string>>> = {
  undo: 'action-undone',
  redo: 'action-redone',
};

/** Of what a station gave, what no longer stands: actions taken back, and undoings whose actions came back. */
export const undoneAmong = (given: readonly Pick<WaitingCommand, 'id' | 'type' | 'data'>[]): ReadonlySet<string> =>
  // A command need not name what relied on its action: the event does.
  undoneAfter(
    given.map(({ id, type, data }) => ({ id, type: EVENTS[type] ?? type, data: { alongside: [], ...data } })),
  );

/** What an undoing takes back, or the undoing that a redoing is about. */
export const targetOf = ({ type, data }: Pick<WaitingCommand, 'type' | 'data'>): string | undefined =>
  type in EVENTS ? (data as { readonly event?: string }).event : undefined;
