import { dayOf } from '@raccord/french';
import { useState } from 'react';
import { type Draft, emptyDraft } from './draft.ts';
import { isFinished } from './plan.ts';

const KEY = 'raccord-new-tournament';

export interface DraftBox {
  readonly draft: Draft;
  change(part: Partial<Draft>): void;
  /** Begins with another one; it is kept once something of it is changed. */
  begin(draft: Draft): void;
  /** Forgets all that was typed. */
  clear(): void;
}

/** What was typed of a new tournament: going back, or loading the page again, finds it. */
export function useDraft(): DraftBox {
  const [draft, setDraft] = useState(() => keptTournamentDraft() ?? emptyDraft(dayOf(Date.now())));
  return {
    draft,
    change: (part) =>
      setDraft((before) => {
        const after = { ...before, ...part };
        if (after.creation && isFinished(after.creation)) forgetTournamentDraft();
        else sessionStorage.setItem(KEY, JSON.stringify(after));
        return after;
      }),
    begin: setDraft,
    clear: () => {
      forgetTournamentDraft();
      setDraft(emptyDraft(dayOf(Date.now())));
    },
  };
}

export function keptTournamentDraft(): Draft | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as Draft);
}

export const forgetTournamentDraft = (): void => sessionStorage.removeItem(KEY);
