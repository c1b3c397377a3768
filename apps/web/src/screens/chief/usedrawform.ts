import { FORMULAS } from '@raccord/scrabble';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useSurvey } from '../../engine/useengine.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { type CheckedDraw, checkLetters } from './beforedraw.ts';
import { useChoices } from './choices.ts';
import { type DrawMode, keepMode, keptMode } from './drawmode.ts';
import { useConduct } from './useconduct.ts';

export interface DrawForm {
  /** The next letters may be drawn now. */
  readonly isOpen: boolean;
  readonly mode: DrawMode;
  readonly text: string;
  /** What is to be said of the letters typed. */
  readonly checked: CheckedDraw;
  setMode(mode: DrawMode): void;
  setText(text: string): void;
  /** Goes to the field where letters are typed. */
  typeByHand(field: RefObject<HTMLInputElement | null>): void;
}

/** How the next letters are drawn. */
export function useDrawForm(): DrawForm {
  const { runsAll, edition, game, turn, sheet, before, rejected, lexicon } = useConduct();
  const { choices, choose } = useChoices();
  const isOpen = runsAll && !game.isFinished && (sheet.length === 0 || turn?.solution !== undefined);
  // What was prepared for a turn that was cancelled is not played again.
  const isPrepared = game.prepared === 'open' && before.cancelled.length === 0;
  const chosen = choices.drawMode?.game === game.id ? choices.drawMode.mode : undefined;
  const shown = chosen ?? (isPrepared ? 'prepared' : keptMode());
  const kept = before.leftover === '' || before.isPutBack ? '' : `${before.leftover}+`;
  const draw = [game.id, before.number, before.cancelled.length, rejected.length].join(' ');
  const text = choices.letters?.draw === draw ? choices.letters.text : kept;
  const isTyped = isOpen && shown === 'typed';
  const checked = isTyped ? checkLetters(text, before, { formula: FORMULAS[game.formula], edition }) : {};
  const { number, board } = before;
  const position = checked.draw && { turn: number, formula: game.formula, board, draw: checked.draw };
  const survey = useSurvey(position || undefined, lexicon.hash);
  const setMode = (mode: DrawMode): void => {
    keepMode(mode);
    choose({ drawMode: { game: game.id, mode } });
  };
  return {
    ...{ isOpen, mode: shown, text },
    checked: survey?.count === 0 ? { fault: chiefTexts.nothingPlayable, rejection: 'nothing-playable' } : checked,
    setMode,
    setText: (letters) => choose({ letters: { draw, text: letters } }),
    typeByHand(field) {
      flushSync(() => setMode('typed'));
      field.current?.focus();
    },
  };
}
