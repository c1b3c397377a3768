import { accept, MOST_TURNS, type Result, refuse } from '@raccord/scrabble';
import type { XmlElement } from '../../reading/xml.ts';
import type { FiledResult, FiledTurn, GameFault } from '../game.ts';
import { fault, type PlayerIds } from './elements.ts';
import { type EliotTurn, readEliotTurns } from './turn.ts';

/** The turns that were played; one that was only drawn, at the end, is left out. */
export function readTurns(
  elements: readonly XmlElement[],
  ids: PlayerIds,
): Result<{ turns: FiledTurn[]; alerts: string[] }, GameFault> {
  const all: EliotTurn[] = [];
  for (const element of elements) {
    const read = element.children.length === 0 ? accept([]) : readEliotTurns(element, ids);
    if (!read.ok) return read;
    all.push(...read.value);
  }
  // Every finished game ends with a turn without a draw.
  const end = all.findLastIndex(({ isDrawn, played }) => isDrawn || played !== undefined) + 1;
  const written = all.slice(0, end);
  if (written.length > MOST_TURNS) {
    return refuse('game-too-large', `Cette partie a ${written.length} coups ; Raccord en prend ${MOST_TURNS} au plus.`);
  }
  const turns = written.flatMap(({ played }) => played ?? []);
  const unplayed = written.findIndex(({ played }) => played === undefined);
  if (unplayed >= 0 && unplayed < written.length - 1) {
    return fault(
      written[unplayed],
      `le coup ${unplayed + 1} n’a pas de solution (GameMove ou MasterMove) : finissez la partie dans Eliot.`,
    );
  }
  if (turns.length === 0) {
    return refuse('game-empty', 'Cette partie n’a aucun coup joué : enregistrez-la une fois le premier coup posé.');
  }
  const alerts = unplayed < 0 ? [] : [`Le coup ${written.length} n’a pas de solution : il est laissé de côté.`];
  const last = turns[turns.length - 1];
  const given = all.slice(end).flatMap(({ results }) => results);
  return accept({ turns: [...turns.slice(0, -1), { ...last, results: withGiven(last.results, given) }], alerts });
}

/** Results with what players were given after them: warnings, penalties and solos. */
function withGiven(results: readonly FiledResult[], given: readonly FiledResult[]): FiledResult[] {
  const all = new Map(results.map((result) => [result.player, result]));
  for (const more of given) {
    const result = all.get(more.player) ?? { ...more, move: { kind: 'none' }, warnings: 0, penalties: [], solo: 0 };
    all.set(more.player, {
      ...result,
      warnings: result.warnings + more.warnings,
      penalties: [...result.penalties, ...more.penalties],
      solo: result.solo + more.solo,
    });
  }
  return [...all.values()].sort((a, b) => a.player - b.player);
}
