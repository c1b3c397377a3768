import { type DaySpan, type GatheredEvening, gatherEvenings } from '@raccord/club';
import { type EventStore, isDamage } from '../store/store.ts';
import type { Work } from '../work.ts';
import type { Clubs } from './clubs.ts';

/** What closed evenings are read from. */
export interface GatheringServices {
  readonly clubs: Clubs;
  readonly store: EventStore;
}

/**
 * The closed evenings of these clubs, or of all, on some days. Clubs are read one after the other, others served between, and none
 * stays in memory that was not there; one that has no result is not read, and one that is damaged does not keep the others from theirs.
 */
export async function gatherClubs(
  { clubs, store }: GatheringServices,
  span: DaySpan,
  work: Work,
  isWanted: (club: string) => boolean = () => true,
): Promise<readonly GatheredEvening[]> {
  const withResults = await store.clubs.withResults();
  const wanted = (await clubs.list()).filter(({ id }) => isWanted(id) && withResults.has(id));
  const gathered: GatheredEvening[] = [];
  for (const [done, { id, name }] of wanted.entries()) {
    await work.tell(done, wanted.length);
    const club = await clubs.peek(id).catch((fault) => {
      if (!isDamage(fault)) throw fault;
      return undefined;
    });
    if (club)
      gathered.push(...gatherEvenings({ id, name, journal: club.journal, results: await club.results() }, span));
  }
  return gathered;
}
