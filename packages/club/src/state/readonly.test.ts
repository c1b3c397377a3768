import type { Journal } from '@raccord/tournament';
import { expectTypeOf, test } from 'vitest';
import type { Changeable } from '../../../stream/src/testing/changeable.ts';
import type { ClubJournal } from '../journal.ts';

test('outside the fold nothing of a state can be changed, as deep as it goes', () => {
  expectTypeOf<Changeable<Journal['state']>>().toBeNever();
  expectTypeOf<Changeable<ClubJournal['state']>>().toBeNever();
  // The check sees what it should.
  expectTypeOf<Changeable<{ readonly a: ReadonlyMap<string, { b: 1 }> }>>().toEqualTypeOf<'b'>();
  expectTypeOf<Changeable<{ readonly a: readonly Set<1>[] }>>().toEqualTypeOf<Set<1>>();
});

test('the journal alone tells its ledger, and its disclosures, what happened', () => {
  expectTypeOf<Journal['ledger']>().not.toHaveProperty('note');
  expectTypeOf<Changeable<ReturnType<Journal['ledger']['results']>>>().toBeNever();
  expectTypeOf<ClubJournal['disclosures']>().not.toHaveProperty('add');
  expectTypeOf<ClubJournal['disclosures']>().not.toHaveProperty('erase');
});
