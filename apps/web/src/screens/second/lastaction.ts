import type { CommandData } from '@raccord/tournament';
import type { WaitingCommand } from '../../server/commandoutbox.ts';
import { mayCount } from '../../server/holding.ts';

type Given = Pick<WaitingCommand, 'id' | 'type' | 'data' | 'refusal'>;

/** Something done about the slip of somebody, or at one stroke about those of several. */
export interface Action {
  /** The last one first. */
  readonly ids: readonly string[];
  /** The first of them. */
  readonly entrant: string;
}

/**
 * The last thing that this station did about slips of a turn and that stands: neither refused nor taken back.
 * @param together the ids of what was done at one stroke.
 */
export function lastAction(
  commands: readonly Given[],
  game: string,
  turn: number,
  together: readonly (readonly string[])[] = [],
): Action | undefined {
  const done = commands.filter(mayCount);
  const undone = new Set(
    done.filter(({ type }) => type === 'undo').map(({ data }) => (data as CommandData<'undo'>).event),
  );
  const standing = done.filter(({ id, type, data }) => {
    const about = data as Partial<CommandData<'confirm-slip'>>;
    return type !== 'undo' && !undone.has(id) && about.game === game && about.turn === turn && about.entrant;
  });
  const last = standing.at(-1);
  const stroke = together.find((ids) => last && ids.includes(last.id)) ?? [last?.id];
  const taken = standing.filter(({ id }) => stroke.includes(id));
  if (taken.length === 0) return undefined;
  const { entrant } = taken[0].data as CommandData<'confirm-slip'>;
  return { ids: taken.map(({ id }) => id).reverse(), entrant };
}
