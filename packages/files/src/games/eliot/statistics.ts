import { childNamed, childrenNamed, type XmlElement } from '../../reading/xml.ts';
import { type FiledGame, type FiledPlayer, type FiledTurn, totalOf } from '../game.ts';
import { type PlayerIds, playerIdOf } from './elements.ts';

/** What a player has at the end of a game, as Eliot adds it up. */
export interface PlayerSums {
  /** Of the moves alone. */
  readonly raw: number;
  readonly warnings: number;
  /** What warnings cost is among them. */
  readonly penalties: number;
  readonly solos: number;
  readonly total: number;
}

export function sumsOf({ players, turns }: Pick<FiledGame, 'players' | 'turns'>): PlayerSums[] {
  const all = players.map(() => ({ raw: 0, warnings: 0, penalties: 0, solos: 0, total: 0 }));
  for (const result of turns.flatMap(({ results }) => results)) {
    const sums = all[result.player];
    sums.raw += result.move.kind === 'valid' ? result.move.points : 0;
    sums.warnings += result.warnings;
    sums.penalties += result.penalties.reduce((sum, points) => sum + points, 0);
    sums.solos += result.solo;
    sums.total += totalOf(result);
  }
  return all;
}

const MOST_NAMED = 3;

/** Says whose total is not the one that Eliot wrote at the end of the file, where it wrote any. */
export function totalAlerts(
  root: XmlElement,
  players: readonly FiledPlayer[],
  turns: readonly FiledTurn[],
  ids: PlayerIds,
): string[] {
  const statistics = childNamed(root, 'Statistics');
  if (!statistics) return [];
  const sums = sumsOf({ players, turns });
  const differing = childrenNamed(statistics, 'PlayerStats').flatMap(({ attributes }) => {
    const player = ids.get(playerIdOf(attributes));
    const { totalScore = '' } = attributes;
    if (player === undefined || !/^-?\d{1,6}$/.test(totalScore)) return [];
    const { total } = sums[player];
    return Number(totalScore) === total ? [] : [`${players[player].name} (${totalScore} annoncés, ${total} comptés)`];
  });
  if (differing.length === 0) return [];
  const named = differing.slice(0, MOST_NAMED).join(', ') + (differing.length > MOST_NAMED ? '…' : '');
  return [`Le total écrit à la fin du fichier n’est pas celui des coups : ${named}.`];
}
