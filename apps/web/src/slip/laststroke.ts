import { entrantsNamed } from '@raccord/tournament';
import type { WaitingCommand } from '../server/commandoutbox.ts';
import { mayCount } from '../server/holding.ts';
import { targetOf, undoneAmong } from '../server/undoneamong.ts';
import { isSameTurn, type TurnPlace } from './keys.ts';

type Given = Pick<WaitingCommand, 'id' | 'type' | 'data' | 'refusal' | 'stroke'>;

/**
 * What this station did last at one stroke about slips, and stands: neither refused nor taken back. The last one first.
 * @param of the turn that it is about; none for any.
 */
export function lastDone<One extends Given>(given: readonly One[], of: TurnPlace | undefined): readonly One[] {
  const actions = standingOf(given).filter((one) => isAbout(one, of));
  return strokeOf(actions.at(-1), actions);
}

/** The undoings to name to have back what was taken back last at one stroke; none once something else was done. */
export function lastTaken<One extends Given>(given: readonly One[], of: TurnPlace | undefined): readonly One[] {
  const taken = (one: One) => given.find(({ id }) => one.type === 'undo' && id === targetOf(one));
  const standing = standingOf(given).filter((one) => isAbout(taken(one) ?? one, of));
  const last = standing.at(-1);
  return last?.type === 'undo' ? strokeOf(last, standing) : [];
}

function standingOf<One extends Given>(given: readonly One[]): readonly One[] {
  const counted = given.filter(mayCount);
  const undone = undoneAmong(counted);
  return counted.filter(({ id }) => !undone.has(id));
}

const isAbout = ({ data }: Given, of: TurnPlace | undefined): boolean =>
  entrantsNamed(data).length > 0 && (of === undefined || isSameTurn(data as TurnPlace, of));

const strokeOf = <One extends Given>(last: One | undefined, among: readonly One[]): readonly One[] =>
  among.filter((one) => one === last || (one.stroke !== undefined && one.stroke === last?.stroke)).reverse();
