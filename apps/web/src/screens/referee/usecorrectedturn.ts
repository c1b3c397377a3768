import { mainSolution, type Slip } from '@raccord/regulation';
import { type Board, circleJokers, parseBoard, type Solution, unwrap } from '@raccord/scrabble';
import { useMemo } from 'react';
import { engine } from '../../engine/engine.ts';
import type { EnginePosition, ShownPlace } from '../../engine/protocol.ts';
import { useAnswer, useSurvey } from '../../engine/useengine.ts';
import type { JudgedTurn } from '../../slip/useshownturn.ts';
import { type ShownVerdict, shownOfJudged } from '../../slip/verdicts.ts';
import { topOfTurn } from '../../solutions/top.ts';

/** A turn to correct, ready to judge its slips. */
export interface CorrectedTurn extends Pick<JudgedTurn, 'key' | 'position'> {
  /** That of the position. */
  readonly board: Board;
  readonly rules: Pick<JudgedTurn['hall'], 'edition' | 'settings'>;
  /** The dictionary is on its way, or the turn is being searched: no verdict yet. */
  readonly isLoading: boolean;
  /** Undefined while the engine searches. */
  readonly top: Solution | undefined;
}

export function useCorrectedTurn(shown: JudgedTurn | undefined): CorrectedTurn | undefined {
  const position = shown?.position;
  const survey = useSurvey(position, shown?.readiness.hash);
  // The first list of solutions takes longer than the next ones: it is made before anybody types.
  useAnswer(survey && position && JSON.stringify(position), () => engine().complete(position as EnginePosition, '', 1));
  const board = useMemo(() => position && unwrap(parseBoard(position.board.join('\n'))), [position]);
  if (!shown || !board) return undefined;
  const { key, hall, sheet, readiness } = shown;
  const { edition, settings } = hall;
  const top = survey && topOfTurn(survey, sheet);
  return {
    ...{ key, position: shown.position, rules: { edition, settings }, board },
    isLoading: !survey && readiness.fault === undefined,
    top: top && asTyped(top, board),
  };
}

/** A solution with its word as a slip should show it. */
export const asTyped = (solution: Solution, board: Board): Solution => ({
  ...solution,
  word: circleJokers(board, solution.start, solution.word),
});

/** What the engine says of a slip: its verdict, and where its main word can go. */
export interface Looked {
  readonly slip: Slip;
  readonly verdict: ShownVerdict;
  /** For the score written, or for any where none is. */
  readonly places: readonly ShownPlace[];
  /** Whatever the score. */
  readonly anywhere: readonly ShownPlace[];
}

/** What was looked at last stays until the next answer comes: it says of which slip it is. */
export function useLook({ position, rules, top }: CorrectedTurn, slip: Slip | undefined) {
  const key = slip && top && JSON.stringify([slip, position, rules]);
  return { value: useAnswer(key, () => look(position, rules, slip as Slip)).last };
}

async function look(
  position: EnginePosition,
  { edition, settings }: CorrectedTurn['rules'],
  slip: Slip,
): Promise<Looked> {
  const word = mainSolution(slip)?.word ?? '';
  const [[judged], anywhere, places] = await Promise.all([
    engine().judge(position, slip, [edition], settings),
    engine().places(position, word, undefined),
    engine().places(position, word, slip.score),
  ]);
  return { slip, verdict: shownOfJudged(judged), places, anywhere };
}
