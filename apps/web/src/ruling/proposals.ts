import { mainSolution, type Slip } from '@raccord/regulation';
import { engine } from '../engine/engine.ts';
import type { TiledPlace } from '../engine/protocol.ts';
import { useAnswer } from '../engine/useengine.ts';
import type { JudgedTurn } from '../slip/useshownturn.ts';

/** A way to lay the word of a slip: where, with which letters as jokers, for how much. */
export interface LaidWord {
  readonly reference: string;
  /** Jokers in lower case. */
  readonly word: string;
  readonly score: number;
  /** The words formed that are not admitted; none where it could be paid. */
  readonly notAdmitted: readonly string[];
  /** It makes the score written. */
  readonly isAsWritten: boolean;
}

/** Every way to lay a word: valid ones first, then those that make the score written, then the best. */
export function laidWordsOf(places: readonly TiledPlace[], score: number | undefined): readonly LaidWord[] {
  const all = places.flatMap(({ reference, notAdmitted, tilings }) =>
    tilings.map((tiling) => ({ reference, notAdmitted, ...tiling, isAsWritten: tiling.score === score })),
  );
  return all.sort(
    (a, b) =>
      Number(a.notAdmitted.length > 0) - Number(b.notAdmitted.length > 0) ||
      Number(b.isAsWritten) - Number(a.isAsWritten) ||
      b.score - a.score,
  );
}

/** The ways to lay the word of a slip; undefined until the engine has found them. */
export function useLaidWords(shown: JudgedTurn | undefined, slip: Slip | undefined): readonly LaidWord[] | undefined {
  const word = mainSolution(slip)?.word ?? '';
  const key = shown?.readiness.isReady && word !== '' ? JSON.stringify(['laid', shown.position, word]) : undefined;
  const { value } = useAnswer(key, () => engine().places((shown as JudgedTurn).position, word, undefined));
  return value ? laidWordsOf(value, slip?.score) : undefined;
}
