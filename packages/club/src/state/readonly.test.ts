import type { Journal } from '@raccord/tournament';
import { expectTypeOf, test } from 'vitest';
import type { ClubJournal } from '../journal.ts';

type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The members of an object that can be set. */
type Settable<T> = {
  [Key in keyof T]-?: IsSame<{ [One in Key]: T[One] }, { -readonly [One in Key]: T[One] }> extends true ? Key : never;
}[keyof T];

/** Names whatever can be changed in a value, as deep as it goes. */
type Changeable<T> = T extends string | number | boolean | undefined | null | ArrayBufferView
  ? never
  : T extends Map<unknown, unknown> | Set<unknown> | unknown[]
    ? T
    : T extends ReadonlyMap<unknown, infer Value> | ReadonlySet<infer Value> | readonly (infer Value)[]
      ? Changeable<Value>
      : Settable<T> | { [Key in keyof T]-?: Changeable<T[Key]> }[keyof T];

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
