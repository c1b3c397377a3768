import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { DrawMode } from './drawmode.ts';
import type { Choice } from './proposal.ts';

/** What the chief referee has chosen and not done yet: it stays while he looks at another screen. */
export interface Choices {
  readonly game?: string | undefined;
  readonly centre?: string | undefined;
  readonly solution?: Choice | undefined;
  readonly drawMode?: DrawMode | undefined;
  /** The letters typed for a draw, and for which one. */
  readonly letters?: { readonly draw: string; readonly text: string } | undefined;
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
