import { createContext, useContext } from 'react';
import type { ClubView } from './clubqueries.ts';

/** Something was done, and can be taken back by this event. */
export interface DoneInClub {
  readonly text: string;
  /** The address of the page that it is said on, and no other. */
  readonly page: string;
  readonly event?: string;
}

export interface ShownClub {
  readonly club: ClubView;
  tell(done: DoneInClub): void;
}

export const ClubPlace = createContext<ShownClub | undefined>(undefined);

/** The club whose screen this is. */
export function useClub(): ShownClub {
  const shown = useContext(ClubPlace);
  if (!shown) throw new Error('useClub outside of a club');
  return shown;
}
