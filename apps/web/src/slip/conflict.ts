import type { Slip } from '@raccord/regulation';
import type { CommandData } from '@raccord/tournament';
import type { WaitingCommand } from '../server/commandoutbox.ts';
import type { SlipPlace } from './keys.ts';

/** Why a slip is refused that another station has entered or changed meanwhile. */
const CONFLICTS: ReadonlySet<string> = new Set(['slip-already-recorded', 'other-slip']);

/** A slip that was entered here, and otherwise elsewhere. */
export interface Conflict {
  readonly key: SlipPlace;
  readonly slip: Slip;
}

/** The slip that a command wanted to write where the server has another one. */
export function conflictIn({
  type,
  data,
  refusal,
}: Pick<WaitingCommand, 'type' | 'data' | 'refusal'>): Conflict | undefined {
  if (!refusal || !CONFLICTS.has(refusal.code)) return undefined;
  if (type === 'correct-slip') {
    const { game, turn, entrant, slip } = data as CommandData<'correct-slip'>;
    return { key: { game, turn, entrant }, slip };
  }
  if (type !== 'record-slips') return undefined;
  const { game, turn, slips } = data as CommandData<'record-slips'>;
  const [one, ...others] = slips;
  return others.length === 0 ? { key: { game, turn, entrant: one.entrant }, slip: one.slip } : undefined;
}
