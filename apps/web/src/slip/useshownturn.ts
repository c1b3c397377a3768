import { mainSolution, type Slip } from '@raccord/regulation';
import { useMemo } from 'react';
import { engine } from '../engine/engine.ts';
import type { EnginePosition, ShownPlace } from '../engine/protocol.ts';
import { type Readiness, useAnswer, useLexicon } from '../engine/useengine.ts';
import type { GameTurn, HallView } from '../server/answers.ts';
import { useView } from '../server/views.ts';
import type { TurnPlace } from './keys.ts';

/** A turn and what the engine needs to answer about its slips. */
export interface JudgedTurn {
  readonly key: TurnPlace;
  readonly hall: HallView;
  readonly sheet: GameTurn;
  readonly position: EnginePosition;
  readonly readiness: Readiness;
}

/** A turn of a game, as the sheet of the game tells it, with the words of the tournament opened; undefined until the server has told. */
export function useShownTurn({ game, turn }: TurnPlace): JudgedTurn | undefined {
  const { data: hall } = useView('seeHall', {});
  const { data: told } = useView('seeGame', { game });
  const readiness = useLexicon(hall?.lexicon.hash);
  const sheet = told?.turns.find(({ number }) => number === turn);
  const formula = told?.formula;
  const position = useMemo(
    () => sheet && formula && { turn, formula, board: sheet.board, draw: sheet.draw },
    [sheet, formula, turn],
  );
  return hall && sheet && position && { key: { game, turn }, hall, sheet, position, readiness };
}

/** Where the main word of a slip can go for its score; undefined when it has none that can be looked for. */
export function usePlaces(shown: JudgedTurn | undefined, slip: Slip | undefined): readonly ShownPlace[] | undefined {
  const word = mainSolution(slip)?.word ?? '';
  const isWhole = word.length > 1 && !word.includes('-');
  const key = shown?.readiness.isReady && isWhole ? JSON.stringify([shown.position, word, slip?.score]) : undefined;
  return useAnswer(key, () => engine().places((shown as JudgedTurn).position, word, slip?.score)).value;
}
