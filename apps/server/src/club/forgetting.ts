import { type FederationActor, keysOf } from '@raccord/club';
import { unwrap } from '@raccord/scrabble';
import type { EventStore, StruckLicence } from '../store/store.ts';
import { Federation } from './federation.ts';

/** Who is to be forgotten by what the installation keeps of its clubs together. */
export interface Forgotten {
  readonly licences?: readonly string[];
  /** As members of a club. */
  readonly club?: string;
  readonly members?: readonly string[];
  /** By the licences that he had in these tournaments: in results that count one of them, and nowhere else. */
  readonly typed?: { readonly licences: readonly string[]; readonly tournaments: readonly string[] };
  /** Who leaves the list of licences too. */
  readonly struck?: readonly StruckLicence[];
}

/**
 * Takes a person out of the kept results of phases, and out of the list of licences where that is asked. Whoever has it open, here or
 * in another process, hears of it. Answers what was written, if anything was.
 */
export async function forgetInFederation(
  store: EventStore,
  { licences = [], club, members = [], typed, struck = [] }: Forgotten,
  { id, by, now }: { readonly id: string; readonly by: FederationActor; readonly now: () => number },
) {
  const keys = keysOf(licences, club, members);
  const own = keysOf(typed?.licences ?? [], undefined, []);
  if (keys.size + own.size === 0) return undefined;
  const federation = new Federation(await store.federation.read(), store, now);
  const answer = await federation.submit({
    ...{ id, by },
    body: (journal) => {
      const persons = [...new Set([...journal.personsOf(keys), ...journal.personsOf(own, typed?.tournaments)])];
      return persons.length + struck.length === 0 ? undefined : { type: 'erase-persons', data: { persons } };
    },
    struck,
  });
  await federation.close();
  return unwrap(answer);
}
