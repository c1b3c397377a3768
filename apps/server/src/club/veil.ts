import { isVeiled } from '@raccord/club';
import type { EntrantState } from '@raccord/tournament';
import type { Clubs } from './clubs.ts';

/** Whose names the public is not told, of those who play a tournament. */
export interface Veil {
  /** Another one once it may hide other names. */
  readonly mark: string;
  hides(entrant: EntrantState, place: number): boolean;
}

/** Where the club cannot be asked, nobody is named. */
export const WHOLE_VEIL: Veil = { mark: '', hides: () => true };

/** What the club of a tournament withholds, as it stands. */
export async function veilOver(clubs: Clubs, tournament: string): Promise<Veil> {
  const club = await clubs.openOf(tournament);
  if (!club) return WHOLE_VEIL;
  const { id, sequence, journal } = club;
  return {
    mark: `${id} ${sequence}`,
    hides: ({ id: entrant, members }, place) =>
      isVeiled(journal, tournament, { entrant, place: place === 0 ? 0 : 1 }, members[place]),
  };
}
