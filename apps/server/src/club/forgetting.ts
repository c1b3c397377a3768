import { type FederationActor, keysOf } from '@raccord/club';
import { unwrap } from '@raccord/scrabble';
import type { EventStore, StruckLicence } from '../store/store.ts';
import { Federation } from './federation.ts';

/** Who is to be forgotten by what the installation keeps of its clubs together. */
interface Forgotten {
  readonly licences: readonly string[];
  /** As members of a club. */
  readonly club?: string;
  readonly members?: readonly string[];
  /** In results that count this tournament, and nowhere else. */
  readonly tournament?: string;
  /** Who leaves the list of licences too. */
  readonly struck?: readonly StruckLicence[];
}

/**
 * Takes a person out of the kept results of phases, and out of the list of licences where that is asked. Whoever has it open, here or
 * in another process, hears of it. Answers in how many results he was.
 */
export async function forgetInFederation(
  store: EventStore,
  { licences, club, members = [], tournament, struck = [] }: Forgotten,
  { id, by, now }: { readonly id: string; readonly by: FederationActor; readonly now: () => number },
): Promise<number> {
  const keys = keysOf(licences, club, members);
  if (keys.size === 0) return 0;
  const federation = new Federation(await store.federation.read(), store, now);
  const answer = await federation.submit({
    ...{ id, by },
    body: (journal) => {
      const persons = journal.personsOf(keys, tournament);
      return persons.length + struck.length === 0 ? undefined : { type: 'erase-persons', data: { persons } };
    },
    struck,
  });
  await federation.close();
  const event = unwrap(answer);
  return event?.type === 'persons-erased' ? event.data.persons.length : 0;
}
