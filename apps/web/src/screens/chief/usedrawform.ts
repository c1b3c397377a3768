import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { faultOfDraw } from './position.ts';
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
  /** Why the letters typed are no draw, in French. */
  readonly fault: string | undefined;
  setMode(mode: DrawMode): void;
  setText(text: string): void;
  /** Goes to the field where letters are typed. */
  typeByHand(field: RefObject<HTMLInputElement | null>): void;
}

/** How the next letters are drawn; the way chosen is kept from one evening to the next. */
export function useDrawForm(): DrawForm {
  const { runsAll, game, turn, sheet, before } = useConduct();
  const [mode, setMode] = useState<DrawMode>();
  const [typed, setTyped] = useState<{ readonly turn: number; readonly text: string }>();
  const isOpen = runsAll && !game.isFinished && (sheet.length === 0 || turn?.solution !== undefined);
  const shown = mode ?? (game.prepared === 'open' ? 'prepared' : keptMode());
  const kept = before.leftover === '' ? '' : `${before.leftover}+`;
  const text = typed?.turn === before.number ? typed.text : kept;
  const choose = (chosen: DrawMode): void => {
    if (chosen !== 'prepared') localStorage.setItem(KEY, chosen);
    setMode(chosen);
  };
  return {
    ...{ isOpen, mode: shown, text },
    fault: isOpen && shown === 'typed' ? faultOfDraw(text, before, game.formula) : undefined,
    setMode: choose,
    setText: (letters) => setTyped({ turn: before.number, text: letters.toUpperCase() }),
    typeByHand(field) {
      flushSync(() => choose('typed'));
      field.current?.focus();
    },
  };
}
