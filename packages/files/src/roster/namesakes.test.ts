import { nameKey, type Person, wordsKey } from '@raccord/tournament';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Met } from './namesakes.ts';

/** As it is said: one after the other. */
function areOne(one: Person, other: Person): boolean {
  if (one.licence !== undefined && other.licence !== undefined) return one.licence === other.licence;
  return one.club === undefined || other.club === undefined || one.club === other.club;
}

const people: fc.Arbitrary<Person> = fc.record(
  {
    name: fc.constantFrom(
      'Chat Félix',
      'Félix Chat',
      'CHAT FELIX',
      'Chat Félix Loup',
      'Loup Chat Félix',
      'any',
      'none',
    ),
    licence: fc.constantFrom('1', '2', '3', '4', '5', '6'),
    club: fc.constantFrom('A', 'B', 'any', 'none'),
  },
  { requiredKeys: ['name'] },
);

it('finds who looking at all of them finds first', () => {
  fc.assert(
    fc.property(fc.array(people, { maxLength: 12 }), people, (before, person) => {
      const met = new Met<number>();
      for (const [index, one] of before.entries()) met.add(one, index);
      const licensed = before.findLastIndex(({ licence }) => licence !== undefined && licence === person.licence);
      const named = before.findIndex((one) => nameKey(one) === nameKey(person) && areOne(one, person));
      const known =
        licensed >= 0 ? { by: 'licence', where: licensed } : named < 0 ? undefined : { by: 'name', where: named };
      expect(met.find(person)).toEqual(known);
      if (licensed >= 0) return;
      const turned = before.findIndex(
        (one) => wordsKey(one) === wordsKey(person) && nameKey(one) !== nameKey(person) && areOne(one, person),
      );
      expect(met.findTurned(person)?.where).toBe(turned < 0 ? undefined : turned);
    }),
  );
});
