import { NO_EVENT } from '@raccord/stream';
import fc from 'fast-check';
import type { ClubCommandData, ClubCommandType } from '../commands.ts';
import { type ClubDesk, openSmallClub, saltOf } from './desk.ts';
import { seasonOf } from './results.ts';

/** Something that somebody may try, right or wrong. */
interface ClubAttempt {
  readonly type: ClubCommandType;
  readonly data: unknown;
}

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const tournament = fc.constantFrom('e1', 'e2', 'e3');
const day = fc.constantFrom('2026-09-10', '2026-10-01', '2026-10-08');
const salt = fc.integer({ min: 1000, max: 2 ** 30 }).map((number) => saltOf(number));
const card = fc
  .record({
    familyName: fc.constantFrom('ALPHA', 'BETA', 'GAMMA', 'DELTA'),
    firstName: fc.constantFrom('Anne', 'Bruno', ''),
    licence: fc.constantFrom('', '', '1', '2', '3'),
  })
  .map(({ familyName, firstName, licence }) => ({ familyName, firstName, licence }));
const reason = fc.record({ text: fc.constantFrom('', 'doublon', 'départ', 'déménagement'), salt });
const place = fc.constantFrom(0 as const, 1 as const);

const attempt = <Type extends ClubCommandType>(
  type: Type,
  data: fc.Arbitrary<ClubCommandData<Type>>,
): fc.Arbitrary<ClubAttempt> => data.map((value) => ({ type, data: value }));

const often = (weight: number, arbitrary: fc.Arbitrary<ClubAttempt>) => ({ weight, arbitrary });

const member = fc.record({ id, card, salt, since: day, isNamesake: fc.boolean() });
const player = fc.record({ entrant: fc.constantFrom('p', 'q', 'r'), place, member: fc.option(id) });

const attempts: fc.Arbitrary<ClubAttempt> = fc.oneof(
  often(3, attempt('add-members', fc.record({ members: fc.array(member, { minLength: 1, maxLength: 2 }) }))),
  often(
    2,
    attempt(
      'import-members',
      fc.record({
        members: fc.array(member, { maxLength: 1 }),
        corrections: fc.array(fc.record({ member: id, card, salt, isNamesake: fc.boolean() }), { maxLength: 1 }),
      }),
    ),
  ),
  often(3, attempt('correct-member', fc.record({ member: id, card, salt, isNamesake: fc.boolean() }))),
  often(4, attempt('note-leaving', fc.record({ member: id, on: day, reason }))),
  often(8, attempt('note-return', fc.record({ member: id, on: day }))),
  often(3, attempt('merge-members', fc.record({ kept: id, merged: id, reason }))),
  often(1, attempt('describe-club', fc.constant({ name: 'Club', withheldCategories: ['Jeunes'] }))),
  often(1, attempt('withhold-name', fc.record({ member: id, isWithheld: fc.boolean() }))),
  often(1, attempt('erase-person', fc.record({ person: id }))),
  often(2, attempt('add-evening', fc.record({ tournament, title: fc.constant('Soirée'), date: day }))),
  often(
    5,
    attempt('identify-players', fc.record({ tournament, players: fc.array(player, { minLength: 1, maxLength: 2 }) })),
  ),
  often(2, attempt('close-evening', fc.record({ tournament, sequence: fc.nat(9), hash: fc.constant(NO_EVENT) }))),
  often(
    1,
    attempt(
      'plan-season',
      fc.record({ planned: fc.nat(3) }).map((season) => seasonOf(season)),
    ),
  ),
  often(1, attempt('adopt-lexicon', fc.record({ hash: id, name: fc.constant('Liste'), from: day }))),
  often(3, attempt('undo', fc.constant({}))),
  often(2, attempt('redo', fc.constant({}))),
  often(
    2,
    attempt(
      'redo',
      fc.nat(40).map((number) => ({ event: `c${number}` })),
    ),
  ),
  often(
    3,
    attempt(
      'undo',
      fc.nat(40).map((number) => ({ event: `c${number}` })),
    ),
  ),
);

export const clubHistories = fc.array(attempts, { minLength: 5, maxLength: 40, size: 'max' });

/** A club to which everything was tried in order; what is refused changes nothing. */
export function tryAll(history: readonly ClubAttempt[]): ClubDesk {
  const desk = openSmallClub();
  desk.add('d', { familyName: 'DELTA' });
  desk.evening('e1', '2026-10-01', { p: 'a', q: 'b' });
  for (const { type, data } of history) desk.ask(type, data as never);
  return desk;
}
