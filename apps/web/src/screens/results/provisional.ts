import { PUBLIC, type StationRole } from '@raccord/contract';
import type { HallView } from '../../server/answers.ts';

/** Why a ranking is not the last word. */
export interface Provisional {
  readonly isBegun: boolean;
  /** The games that count in it and are not over. */
  readonly running: readonly string[];
  /** The turn that is still open somewhere. */
  readonly openTurn: number | undefined;
  /** Slips of open turns are in it as they come. */
  readonly countsOpenTurn: boolean;
}

/** Undefined once everything is over. */
export function provisionalOf(
  { games, turn }: Pick<HallView, 'games' | 'turn'>,
  role: StationRole,
  game: string | undefined,
): Provisional | undefined {
  const counted = games.filter(({ id }) => game === undefined || id === game);
  const running = counted.filter(({ isFinished }) => !isFinished);
  const isOpen = turn !== undefined && counted.some(({ id }) => id === turn.game) && turn.isOpen;
  if (running.length === 0 && !isOpen) return undefined;
  return {
    isBegun: counted.some(({ turns }) => turns > 0),
    running: running.map(({ name }) => name),
    openTurn: isOpen ? turn.number : undefined,
    countsOpenTurn: !PUBLIC.includes(role) && turn?.centres.some(({ isEnded }) => isEnded) === true,
  };
}
