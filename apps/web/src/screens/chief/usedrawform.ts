import { FORMULAS } from '@raccord/scrabble';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSurvey } from '../../engine/useengine.ts';
import { texts } from '../../texts/index.ts';
import { type Checked, checkLetters } from './position.ts';
import { useConduct } from './useconduct.ts';

export const DRAW_MODES = ['random', 'typed', 'prepared'] as const;
export type DrawMode = (typeof DRAW_MODES)[number];

const KEY = 'raccord-draw-mode';

const keptMode = (): DrawMode => (localStorage.getItem(KEY) === 'typed' ? 'typed' : 'random');

export interface DrawForm {
  /** The next letters may be drawn now. */
  readonly isOpen: boolean;
  readonly mode: DrawMode;
  readonly text: string;
  /** What is to be said of the letters typed. */
  readonly checked: Checked;
  setMode(mode: DrawMode): void;
  setText(text: string): void;
  /** Goes to the field where letters are typed. */
  typeByHand(field: RefObject<HTMLInputElement | null>): void;
}

/** How the next letters are drawn; the way chosen is kept from one evening to the next. */
export function useDrawForm(): DrawForm {
  const { runsAll, edition, game, turn, sheet, before, rejected, lexicon } = useConduct();
  const [mode, setMode] = useState<DrawMode>();
  const [typed, setTyped] = useState<{ readonly draw: string; readonly text: string }>();
  const isOpen = runsAll && !game.isFinished && (sheet.length === 0 || turn?.solution !== undefined);
  // What was prepared for a turn that was cancelled is not played again.
  const isPrepared = game.prepared === 'open' && before.cancelled.length === 0;
  const shown = mode ?? (isPrepared ? 'prepared' : keptMode());
  const kept = before.leftover === '' || before.isPutBack ? '' : `${before.leftover}+`;
  const draw = [before.number, before.cancelled.length, rejected.length].join(' ');
  const text = typed?.draw === draw ? typed.text : kept;
  const isTyped = isOpen && shown === 'typed';
  const checked = isTyped ? checkLetters(text, before, { formula: FORMULAS[game.formula], edition }) : {};
  const { number, board } = before;
  const position = checked.draw && { turn: number, formula: game.formula, board, draw: checked.draw };
  const survey = useSurvey(position || undefined, lexicon.isReady);
  const choose = (chosen: DrawMode): void => {
    if (chosen !== 'prepared') localStorage.setItem(KEY, chosen);
    setMode(chosen);
  };
  return {
    ...{ isOpen, mode: shown, text },
    checked: survey?.count === 0 ? { fault: texts.chief.nothingPlayable, rejection: 'nothing-playable' } : checked,
    setMode: choose,
    setText: (letters) => setTyped({ draw, text: letters.toUpperCase() }),
    typeByHand(field) {
      flushSync(() => choose('typed'));
      field.current?.focus();
    },
  };
}
