import { mainSolution, type Slip } from '@raccord/regulation';
import { type Board, circleJokers, parseBoard, type Solution, unwrap } from '@raccord/scrabble';
import { useMemo } from 'react';
import { engine } from '../../engine/engine.ts';
import type { Position, ShownPlace } from '../../engine/protocol.ts';
import { type EngineAnswer, type Readiness, useAnswer, useLexicon, useSurvey } from '../../engine/useengine.ts';
import type { GameTurn, GameView, HallView } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import type { TurnKey } from '../../slip/keys.ts';
import { type ShownVerdict, shownOfVerdict } from '../../slip/verdicts.ts';
import { topOfTurn } from '../../solutions/top.ts';

/** A turn to correct, ready to judge its slips. */
export interface CorrectedTurn {
  readonly key: TurnKey;
  readonly position: Position;
  /** That of the position. */
  readonly board: Board;
  readonly markedDraw: string;
  readonly isVoid: boolean;
  readonly rules: Pick<HallView, 'edition' | 'settings'>;
  /** Undefined while the engine searches. */
  readonly top: Solution | undefined;
}

export interface TurnAnswer {
  readonly turn: CorrectedTurn | undefined;
  readonly readiness: Readiness;
}

export function useCorrectedTurn(hall: HallView, key: TurnKey | undefined): TurnAnswer {
  const readiness = useLexicon(hall.lexicon.hash);
  const game = useView('seeGame', { game: key?.game ?? '' }, { when: key !== undefined });
  const shown = key && !game.isPlaceholderData ? game.data?.turns.find(({ number }) => number === key.turn) : undefined;
  const sheet = game.data;
  const position = useMemo(() => (shown && sheet ? positionOf(sheet, shown) : undefined), [shown, sheet]);
  const survey = useSurvey(position, readiness.hash);
  // The first list of solutions takes longer than the next ones: it is made before anybody types.
  useAnswer(survey && position ? JSON.stringify(position) : undefined, () =>
    engine().complete(position as Position, '', 1),
  );
  const board = useMemo(() => position && unwrap(parseBoard(position.board.join('\n'))), [position]);
  const top = survey && shown && topOfTurn(survey, shown);
  const turn = key &&
    shown &&
    position &&
    board && {
      key,
      position,
      board,
      markedDraw: shown.markedDraw,
      isVoid: shown.isVoid,
      rules: { edition: hall.edition, settings: hall.settings },
      top: top && asWritten(top, board),
    };
  return { turn, readiness };
}

/** A solution with its word as a slip should show it. */
export const asWritten = (solution: Solution, board: Board): Solution => ({
  ...solution,
  word: circleJokers(board, solution.start, solution.word),
});

const positionOf = ({ formula }: GameView, { number, board, draw }: GameTurn): Position => ({
  ...{ turn: number, formula, board, draw },
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

export function useLook({ position, rules, top }: CorrectedTurn, slip: Slip | undefined): EngineAnswer<Looked> {
  const key = slip && top && JSON.stringify([slip, position, rules]);
  return useAnswer(key, async () => look(position, rules, slip as Slip));
}

async function look(position: Position, rules: CorrectedTurn['rules'], slip: Slip): Promise<Looked> {
  const word = mainSolution(slip)?.word ?? '';
  const [[judged], anywhere, places] = await Promise.all([
    engine().judge(position, slip, [rules.edition], rules.settings),
    engine().places(position, word, undefined),
    engine().places(position, word, slip.score),
  ]);
  return { slip, verdict: shownOfVerdict(judged.verdict, judged.writing), places, anywhere };
}
