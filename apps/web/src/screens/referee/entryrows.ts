import type { Slip } from '@raccord/regulation';
import type { CommandData } from '@raccord/tournament';
import type { DeskTable } from '../../server/answers.ts';
import type { WaitingCommand } from '../../server/outbox.ts';
import { isSameTurn, type TurnKey } from '../../slip/keys.ts';

/** A table of the turn as this station knows it: what the server says, and over it what it does not have yet. */
export interface EntryRow extends Omit<DeskTable, 'slip'> {
  readonly slip?: Slip | undefined;
  /** Neither a slip nor a decision yet. */
  readonly isToDo: boolean;
  /** Something entered here has not reached the server. */
  readonly isWaiting: boolean;
}

/** A slip that was entered here, or put right, and what stood before. */
export interface EnteredSlip extends TurnKey {
  /** Of its event. */
  readonly id: string;
  readonly entrant: string;
  readonly before: Slip | undefined;
  readonly type: EntryCommand;
  readonly data: CommandData<EntryCommand>;
}

/** What a referee can do to the slip of a table. */
export type EntryCommand =
  | 'record-slips'
  | 'correct-slip'
  | 'refer-slip'
  | 'give-warning'
  | 'rule-slip'
  | 'deliver-correction';

/** What stood before something was entered. */
type Stood = Omit<EnteredSlip, 'type' | 'data'>;

/** A command that the view does not show: sent since, waiting, or just given. */
export type Unseen = Pick<WaitingCommand, 'id' | 'type' | 'data'>;

type Change = Partial<EntryRow> & { readonly entrant: string };

/** The tables of a turn with what waits for the server laid over them. */
export function overlay(
  tables: readonly DeskTable[],
  unseen: readonly Unseen[],
  key: TurnKey,
  entries: readonly Stood[],
): EntryRow[] {
  const changes = new Map<string, Partial<EntryRow>>();
  for (const { entrant, ...change } of unseen.flatMap((command) => changesOf(command, key, entries))) {
    changes.set(entrant, { ...changes.get(entrant), ...change });
  }
  return tables.map((table) => {
    const change = changes.get(table.entrant);
    const row = { ...table, isToDo: table.result.outcome === 'missing', isWaiting: change !== undefined };
    return change ? { ...row, ...change } : row;
  });
}

function changesOf({ type, data }: Unseen, key: TurnKey, entries: readonly Stood[]): Change[] {
  if (type === 'undo') {
    const { event } = data as CommandData<'undo'>;
    const undone = entries.find(({ id }) => id === event);
    return undone && isSameTurn(undone, key) ? [changed(undone.entrant, undone.before)] : [];
  }
  if (!isSameTurn(data as TurnKey, key)) return [];
  switch (type) {
    case 'record-slips':
      return (data as CommandData<'record-slips'>).slips.map(({ entrant, slip }) => changed(entrant, slip));
    case 'correct-slip': {
      const { entrant, slip } = data as CommandData<'correct-slip'>;
      return [{ ...changed(entrant, slip), isCorrected: true }];
    }
    case 'refer-slip':
      return [{ entrant: (data as CommandData<'refer-slip'>).entrant, isReferred: true }];
    case 'file-appeal': {
      const { entrant, to } = data as CommandData<'file-appeal'>;
      return [{ entrant, ...(to === 'commission' ? { isAppealed: true } : {}) }];
    }
    case 'deliver-correction': {
      const { entrant } = data as CommandData<'deliver-correction'>;
      return [{ entrant, isCorrectionDue: false, isCorrectionOptional: false }];
    }
    default:
      return [];
  }
}

const changed = (entrant: string, slip: Slip | undefined): Change => ({ entrant, slip, isToDo: slip === undefined });

/** The next table to do after this one, round and round; undefined when none is left. */
export function nextToDo(rows: readonly EntryRow[], entrant: string | undefined): EntryRow | undefined {
  const at = rows.findIndex((row) => row.entrant === entrant);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(({ isToDo }) => isToDo);
}

/** The table before or after this one. */
export function neighbour(rows: readonly EntryRow[], entrant: string | undefined, step: 1 | -1): EntryRow | undefined {
  const at = rows.findIndex((row) => row.entrant === entrant);
  return rows[(Math.max(at, 0) + step + rows.length) % rows.length];
}

/** Solutions that right slips of the turn show, and how many of each. */
export function countPlayed(rows: readonly EntryRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { slip } of rows) {
    const standing = slip?.solutions.filter(({ isStruck }) => !isStruck);
    if (slip?.state !== 'handed-in' || standing?.length !== 1) continue;
    const [{ word, reference = '' }] = standing;
    const key = moveKey({ word, reference, score: slip.score ?? 0 });
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

interface Move {
  readonly word: string;
  readonly reference: string;
  readonly score: number;
}

export const moveKey = ({ word, reference, score }: Move): string => `${word} ${reference} ${score}`;
