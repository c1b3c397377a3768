import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { DrawMode } from './drawmode.ts';
import type { LookOfDraw } from './proposal.ts';

/** What the chief referee has chosen and not done yet: it stays while he looks at another screen. */
export interface Choices {
  readonly game?: string | undefined;
  readonly centre?: string | undefined;
  readonly look?: LookOfDraw | undefined;
  /** How letters are drawn, and in which game. */
  readonly drawMode?: { readonly game: string; readonly mode: DrawMode } | undefined;
  /** The letters typed for a draw, and for which one. */
  readonly letters?: { readonly draw: string; readonly text: string } | undefined;
}

/** The game looked at: the one chosen, but away from Conduite never one that is over; else the one being played, or the last one. */
export function gameShown<Game extends { readonly id: string; readonly isFinished: boolean }>(
  games: readonly Game[],
  chosen: string | undefined,
  isHere: boolean,
): Game | undefined {
  const current = games.find(({ isFinished }) => !isFinished) ?? games.at(-1);
  return games.find(({ id, isFinished }) => id === chosen && (isHere || !isFinished)) ?? current;
}

interface Chosen {
  readonly choices: Choices;
  choose(part: Choices): void;
}

export const ChoicesContext = createContext<Chosen | undefined>(undefined);

export function useChosen(): Chosen {
  const [choices, setChoices] = useState<Choices>({});
  const choose = useCallback((part: Choices) => setChoices((before) => ({ ...before, ...part })), []);
  return useMemo(() => ({ choices, choose }), [choices, choose]);
}

export function useChoices(): Chosen {
  const chosen = useContext(ChoicesContext);
  if (!chosen) throw new Error('useChoices outside of a tournament.');
  return chosen;
}
