import type { Slip } from '@raccord/regulation';
import type { CommandData } from '@raccord/tournament';
import type { DeskTable } from '../server/answers.ts';
import type { WaitingCommand, WaitingType } from '../server/commandoutbox.ts';
import { targetOf, undoneAmong } from '../server/undoneamong.ts';
import { type SlipPlace, slipName, type TurnPlace } from './keys.ts';

/** A command that a view does not show: sent since, or waiting. */
export type Unseen = Pick<WaitingCommand, 'id' | 'type' | 'data' | 'basis' | 'before'> & { readonly answer?: unknown };

/** What a view says of a slip, as far as this station has changed it. */
interface Change
  extends Partial<
    Pick<
      DeskTable,
      | 'isCorrected'
      | 'isReferred'
      | 'isConfirmed'
      | 'isAppealed'
      | 'isRuled'
      | 'isCorrectionDue'
      | 'isCorrectionOptional'
    >
  > {
  readonly slip?: Slip | undefined;
  /** What the slip that stood before was decided on, where it stands again. */
  readonly basis?: string | undefined;
  /** To whom it was appealed. */
  readonly appealedTo?: 'commission' | 'federation';
  /** A decision that nobody waits for another one of. */
  readonly isDecided?: boolean;
}

/** What this station has done about a slip and a view does not show. */
export interface UnseenChange extends Change {
  /** All of it is at the server: the view is only late. */
  readonly isSent: boolean;
}

/** By the names of the slips (`slipName`). */
export type Overlay = ReadonlyMap<string, UnseenChange>;

type Effects = {
  readonly [Type in Exclude<WaitingType, 'undo' | 'redo'>]: {
    /** Nothing, where it is not about slips. */
    does(data: CommandData<Type>): Change | ((entrant: string) => Change) | undefined;
    /** Taken back, where the view shows it already. */
    undoes?(done: Unseen): Change;
  };
};

const EFFECTS: Effects = {
  'record-slips': {
    does:
      ({ slips }) =>
      (entrant) => ({ slip: slips.find((one) => one.entrant === entrant)?.slip }),
    undoes: ({ before, basis }) => ({ slip: before, basis }),
  },
  'correct-slip': {
    does: ({ slip }) => ({ slip, isCorrected: true }),
    undoes: ({ before, basis }) => ({ slip: before, basis }),
  },
  'confirm-slip': { does: () => ({ isConfirmed: true }), undoes: () => ({ isConfirmed: false }) },
  'refer-slip': { does: () => ({ isReferred: true }), undoes: () => ({ isReferred: false }) },
  'file-appeal': {
    does: ({ about, to }) =>
      about === 'slip' ? { appealedTo: to, ...(to === 'commission' ? { isAppealed: true } : {}) } : undefined,
    undoes: () => ({ isAppealed: false }),
  },
  'give-warning': { does: () => undefined },
  'rule-slip': { does: ({ isProvisional = false }) => ({ isRuled: true, isDecided: !isProvisional }) },
  'withdraw-ruling': { does: () => ({ isDecided: false }) },
  'deliver-correction': { does: () => ({ isCorrectionDue: false, isCorrectionOptional: false }) },
};

/**
 * What the commands of this station change that a view does not show, slip by slip.
 * @param known those given here, in which what is taken back is found.
 */
export function overlayOf(unseen: readonly Unseen[], known: readonly Unseen[]): Overlay {
  const undone = undoneAmong(unseen);
  const targeted = (command: Unseen | undefined, among = known): Unseen | undefined =>
    command && among.find(({ id }) => id === targetOf(command));
  const overlay = new Map<string, UnseenChange>();
  for (const command of unseen) {
    // The view shows neither it nor what takes it back, nor what has that back.
    if (undone.has(command.id) || targeted(command, unseen)) continue;
    const target = targeted(command);
    const isBack = command.type === 'redo';
    const done = isBack ? targeted(target) : target;
    for (const [key, change] of done && !isBack ? takenBack(done) : changesOf(done ?? command)) {
      const name = slipName(key);
      const before = overlay.get(name);
      const isSent = command.answer !== undefined && before?.isSent !== false;
      overlay.set(name, { ...before, ...change, isSent });
    }
  }
  return overlay;
}

function changesOf({ type, data }: Unseen): readonly (readonly [SlipPlace, Change])[] {
  const does = EFFECTS[type as keyof Effects]?.does as
    | ((data: unknown) => Change | ((entrant: string) => Change) | undefined)
    | undefined;
  const change = does?.(data);
  if (!change) return [];
  return slipsOf(data).map((key) => [key, typeof change === 'function' ? change(key.entrant) : change]);
}

function takenBack(done: Unseen): readonly (readonly [SlipPlace, Change])[] {
  const change = EFFECTS[done.type as keyof Effects]?.undoes?.(done);
  return change ? slipsOf(done.data).map((key) => [key, change]) : [];
}

/** The slips that a command names. */
function slipsOf(data: Unseen['data']): readonly SlipPlace[] {
  const { game, turn, entrant, slips } = data as SlipPlace & {
    readonly slips?: readonly { readonly entrant: string }[];
  };
  return (slips ?? [{ entrant }]).map((one) => ({ game, turn, entrant: one.entrant }));
}

/** A table of a turn as this station knows it: what the server says, and over it what it does not say yet. */
export interface LaidTable extends Omit<DeskTable, 'slip'> {
  readonly slip?: Slip | undefined;
  /** Neither a slip nor a decision yet. */
  readonly isToDo: boolean;
  /** Something done here about it has not come back from the server. */
  readonly isWaiting: boolean;
  /** Its slip, or a decision on it: the result is of before. */
  readonly isResultOld: boolean;
}

export const layOver = (tables: readonly DeskTable[], overlay: Overlay, turn: TurnPlace): LaidTable[] =>
  tables.map((table) => {
    const change = overlay.get(slipName({ ...turn, entrant: table.entrant }));
    const { isSent: _, ...changed } = change ?? { isSent: true };
    const isToDo = 'slip' in changed ? changed.slip === undefined : table.result.outcome === 'missing';
    const isResultOld = 'slip' in changed || 'isDecided' in changed;
    return { ...table, ...changed, isToDo, isWaiting: change !== undefined, isResultOld };
  });

/** Tables are laid out again at each rendering; what they are made of stays while it does not change. */
export const isSameTable = (a: LaidTable, b: LaidTable): boolean =>
  Object.keys({ ...a, ...b }).every((name) => a[name as keyof LaidTable] === b[name as keyof LaidTable]);
