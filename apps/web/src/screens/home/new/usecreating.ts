import type { SeatedEntrant } from '@raccord/files';
import { newClientId } from '../../../server/client.ts';
import { homeTexts as home } from '../../../texts/home.ts';
import { useLexicons } from '../queries.ts';
import { type Draft, draftLexicon, isAlone, refereesOf } from './draft.ts';
import { planCreation } from './plan.ts';
import { tablesOf } from './sharing.ts';

const { referees: words } = home;

export interface CreatingProps {
  readonly draft: Draft;
  readonly entrants: readonly SeatedEntrant[];
  /** Whose evening it is. */
  readonly club: string | undefined;
  change(part: Partial<Draft>): void;
}

/** The last word of a new tournament: what it still lacks, and what makes it. */
export function useCreating({ draft, entrants, club, change }: CreatingProps) {
  const { data, error } = useLexicons(club);
  const tables = entrants.map(({ table }) => table);
  const referees = refereesOf(draft, tables.length);
  const { chosen: lexicon, inForce, isOther = false } = data ? draftLexicon(draft, data) : {};
  const isEvening = draft.like !== undefined;
  const reasons = [
    draft.name.trim() === '' && home.rules.nameMissing,
    entrants.length === 0 && home.missing.players,
    referees.some(({ name }) => name.trim() === '') && words.nameMissing,
    tablesOf(referees, tables).includes(undefined) && words.badTables,
    !lexicon && home.missing.lexicon,
  ];
  return {
    lexicon,
    isFree: lexicon !== undefined && lexicon === data?.lexicons[0],
    /** Since when it is that of the club. */
    lexiconFrom: isOther ? undefined : inForce?.from,
    error,
    missing: reasons.find((reason) => reason !== false),
    confirm: isAlone(draft, tables.length) ? words.begin : isEvening ? words.confirmEvening : words.confirm,
    create: (): void => {
      if (lexicon) change({ creation: planCreation(draft, entrants, lexicon, newClientId().slice(0, 6), club) });
    },
  };
}
