import type { Solution } from '@raccord/scrabble';
import { engine } from '../../engine/engine.ts';
import { useAnswer } from '../../engine/useengine.ts';
import { rankSolutions, readQuery } from './lookup.ts';
import { asWritten, type CorrectedTurn } from './usecorrectedturn.ts';

const MOST_SHOWN = 6;
/** Enough for what others played to be among them. */
const MOST_FOUND = 400;

export interface CandidateSearch {
  readonly list: readonly Solution[];
  /** They answer what is typed now. */
  readonly isCurrent: boolean;
}

/** The solutions that what is typed may mean, the best first. */
export function useCandidates(
  turn: CorrectedTurn,
  typed: string,
  played: ReadonlyMap<string, number>,
): CandidateSearch {
  const { position, board, top } = turn;
  const query = readQuery(typed);
  const hasQuery = query.letters + query.digits !== '';
  const rank = (found: readonly Solution[]) =>
    rankSolutions(
      found.map((solution) => asWritten(solution, board)),
      query,
      { played, isOpening: position.turn === 1 },
    ).slice(0, MOST_SHOWN);
  const answer = useAnswer(top && hasQuery ? JSON.stringify([typed, position]) : undefined, () =>
    engine().complete(position, typed, MOST_FOUND),
  );
  return {
    list: answer.last ? rank(answer.last) : [],
    // Signs alone mean none.
    isCurrent: answer.isCurrent || !hasQuery,
  };
}
