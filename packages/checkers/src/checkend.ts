import type { RecordedEvent } from '@raccord/tournament';
import { isBagOut, lastDraw, mostLaidIn, offBoard } from './bag.ts';
import type { BoardEnd } from './boards.ts';
import type { CheckFindings } from './findings.ts';
import { asPlayed, GameFacts } from './ledger.ts';
import { bestScore, type Vocabulary } from './solver.ts';

/** 3.7: the letters that are left give no draw, or one with which nothing can be laid; a turn cannot be played again; or how far it counts. */
export function checkEnd(
  { cause, turn, lines, isCutShort, sequence, lastTurn }: BoardEnd,
  events: readonly RecordedEvent[],
  { plan: { id, formula }, charter: { edition } }: GameFacts,
  vocabulary: Vocabulary,
  findings: CheckFindings,
): void {
  const last = lastDraw(lines, formula);
  const isRight = (right: string) =>
    findings.compare('end', id, cause, right, JSON.stringify({ board: lines, last, formula }));
  if (cause === 'bag') isRight(isBagOut({ turn, formula, edition, lines }) ? cause : 'another draw can be made');
  if (cause === 'incident') {
    const isLast = last !== undefined || (offBoard(lines) ?? '').length <= 7;
    isRight(isCutShort && isLast ? cause : 'the turn can be played again');
  }
  if (cause === 'interruption') {
    const before = new GameFacts(asPlayed(events.filter((event) => event.sequence < sequence)), id);
    findings.compare('end', id, `after turn ${lastTurn}`, `after turn ${lastCollected(before)}`);
  }
  // On a blocked board with more letters than a draw has, every draw would have to be tried.
  if (cause !== 'no-move' || last === undefined) return;
  const best = bestScore(vocabulary, lines, last, mostLaidIn(formula));
  isRight(best === undefined ? cause : `${best} points can be made`);
}

/** The last turn whose end was announced wherever it was begun or somebody is there to play it. */
const lastCollected = (facts: GameFacts): number =>
  facts.turns.findLast((turn) => {
    const open = facts.centres.filter((centre) => facts.isOpenIn(turn, centre));
    return (
      facts.centres.some((centre) => facts.isOverIn(turn, centre)) &&
      open.every((centre) => facts.isOverIn(turn, centre))
    );
  }) ?? 0;
