import type { Solution } from '@raccord/scrabble';
import { engine } from '../../engine/engine.ts';
import { useAnswer } from '../../engine/useengine.ts';
import { rankSolutions, readQuery } from './lookup.ts';
import { asTyped, type CorrectedTurn } from './usecorrectedturn.ts';

const MOST_SHOWN = 6;
/** Enough for what others played to be among them. */
const MOST_FOUND = 400;

export interface CandidateSearch {
  readonly list: readonly Solution[];
  /** They answer what is typed now. */
  readonly isCurrent: boolean;
  /** Those of a text, as soon as the engine has them; undefined where it fails. */
  ask(text: string): Promise<readonly Solution[] | undefined>;
}

/** The solutions that what is typed may mean, the best first. */
export function useCandidates(
  turn: CorrectedTurn,
  typed: string,
  played: ReadonlyMap<string, number>,
): CandidateSearch {
  const { position, board, top } = turn;
  const find = (text: string) => {
    const { letters, digits } = readQuery(text);
    return engine().complete(position, letters + digits, MOST_FOUND);
  };
  const rank = (found: readonly Solution[], text: string) =>
    rankSolutions(
      found.map((solution) => asTyped(solution, board)),
      readQuery(text),
      { played, isOpening: position.turn === 1 },
    ).slice(0, MOST_SHOWN);
  const key = top && hasQuery(typed) ? JSON.stringify([typed, position]) : undefined;
  const answer = useAnswer(key, () => find(typed));
  return {
    list: answer.last ? rank(answer.last, typed) : [],
    isCurrent: answer.isCurrent,
    ask: async (text) => {
      if (!hasQuery(text)) return [];
      return find(text).then(
        (found) => rank(found, text),
        () => undefined,
      );
    },
  };
}

const hasQuery = (text: string): boolean => {
  const { letters, digits } = readQuery(text);
  return letters + digits !== '';
};
