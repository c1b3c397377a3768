import { parseSpelling, REGULATION_SPELLING, type SpellingTable, spellingTable } from '@raccord/tournament';
import { useMemo } from 'react';
import { keep, useKept } from '../../app/usekept.ts';

const PLACE = 'raccord-epellation';

export interface Spelling {
  readonly table: SpellingTable;
  /** Chosen in this browser, whatever the tournament has. */
  readonly isOwn: boolean;
}

/** The table by which letters are spelled here: that of this browser, of the tournament, or of the regulation. */
export function useSpelling(ofTournament: readonly string[] | undefined): Spelling {
  const text = useKept(PLACE);
  return useMemo(() => {
    const own = text === '' ? undefined : parseSpelling(text);
    if (own?.ok) return { table: own.value, isOwn: true };
    const given = spellingTable(ofTournament ?? []);
    return { table: given.ok ? given.value : REGULATION_SPELLING, isOwn: false };
  }, [text, ofTournament]);
}

/** Keeps a table in this browser; none is that of the tournament. */
export const keepSpelling = (table: SpellingTable | undefined): void => keep(PLACE, table?.join('\n') ?? '');
