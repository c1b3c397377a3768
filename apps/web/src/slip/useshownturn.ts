import { mainSolution, type Slip } from '@raccord/regulation';
import { engine } from '../engine/engine.ts';
import type { Position, ShownPlace } from '../engine/protocol.ts';
import { useAnswer, useLexicon } from '../engine/useengine.ts';
import type { GameTurn, HallView } from '../server/answers.ts';
import { useView } from '../server/views.ts';
import { type ShownVerdict, shownOfVerdict } from './verdicts.ts';

/** A turn and what the engine needs to answer about its slips. */
export interface ShownTurn {
  readonly hall: HallView;
  readonly sheet: GameTurn;
  readonly position: Position;
  /** The lexicon is there. */
  readonly isReady: boolean;
  /** Its hash, once it is. */
  readonly lexicon: string | undefined;
}

/** A turn of a game, as the sheet of the game tells it; undefined until the server has. */
export function useShownTurn(game: string, turn: number): ShownTurn | undefined {
  const { data: hall } = useView('seeHall', {});
  const { data: told } = useView('seeGame', { game });
  const { isReady, hash: lexicon } = useLexicon(hall?.lexicon.hash);
  const sheet = told?.turns[turn - 1];
  if (!hall || !told || !sheet) return undefined;
  const { board, draw } = sheet;
  return { hall, sheet, position: { turn, formula: told.formula, board, draw }, isReady, lexicon };
}

/** What the tournament's edition says of a slip, while it is typed. */
export function useVerdict(shown: ShownTurn | undefined, slip: Slip | undefined): ShownVerdict | undefined {
  const key = shown?.isReady && slip ? JSON.stringify([shown.position, slip, shown.hall.edition]) : undefined;
  const { value } = useAnswer(key, async () => {
    const { hall, position } = shown as ShownTurn;
    const [judged] = await engine().judge(position, slip as Slip, [hall.edition], hall.settings);
    return shownOfVerdict(judged.verdict, judged.writing);
  });
  return value;
}

/** Where the main word of a slip can go for its score; undefined when it has none that can be looked for. */
export function usePlaces(shown: ShownTurn | undefined, slip: Slip | undefined): readonly ShownPlace[] | undefined {
  const word = mainSolution(slip)?.word ?? '';
  const isWhole = word.length > 1 && !word.includes('-');
  const key = shown?.isReady && isWhole ? JSON.stringify([shown.position, word, slip?.score]) : undefined;
  const { value, isCurrent } = useAnswer(key, () => engine().places((shown as ShownTurn).position, word, slip?.score));
  return isCurrent ? value : undefined;
}
