import type { ClubCommandData, ClubCommandType, EveningClosed, SaltedText } from '@raccord/club';
import { z } from 'zod';
import { line, sentPerson, text } from './commands.ts';
import { id } from './ids.ts';
import { sameAll } from './same.ts';

const MOST_AT_ONCE = 2_000;

/** « 2026-11-16 ». */
export const sentDay = line.max(10);
/** Why its ranking is provisional, as whoever closes an evening read it. */
const provisional = text.exactOptional();
/** What a club knows of a member. */
const card = z.strictObject({
  familyName: line,
  firstName: line.exactOptional(),
  licence: line.exactOptional(),
  category: line.exactOptional(),
  series: line.exactOptional(),
});
const isNamesake = z.boolean().exactOptional();
const correction = z.strictObject({
  ...{ member: id, card, isNamesake },
  /** Of the card that was corrected, as the club showed it: one that was written meanwhile is not lost. */
  basis: id.exactOptional(),
});
const hundredths = z.int().min(0).max(100_000_000);

const season = z.strictObject({
  id,
  name: line,
  from: sentDay,
  to: sentDay,
  planned: z.int().min(0).max(1_000),
  except: z.array(id).max(MOST_AT_ONCE),
  rule: z.strictObject({
    measure: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('total') }),
      z.strictObject({ kind: z.literal('percent') }),
      z.strictObject({
        kind: z.literal('points'),
        scale: z.strictObject({ places: z.array(hundredths).max(1_000), beyond: hundredths }),
      }),
    ]),
    best: z.int().min(0).max(1_000).exactOptional(),
    isAbsenceZero: z.literal(true).exactOptional(),
    isAmongMembers: z.literal(true).exactOptional(),
    least: z.int().min(0).max(1_000).exactOptional(),
  }),
});

/** Of sittings: those that whoever erases a person says are his. */
const seats = z.array(z.strictObject({ sitting: id, participant: id })).max(MOST_AT_ONCE);

const identified = z
  .array(
    z.strictObject({
      entrant: id,
      place: z.union([z.literal(0), z.literal(1)]),
      /** null: a visitor. */
      member: id.nullable(),
    }),
  )
  .max(2 * MOST_AT_ONCE);

/** A club's own, without the salts of texts about people. */
type Unsalted<T> = T extends SaltedText
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Unsalted<Item>[]
    : T extends object
      ? { readonly [Key in keyof T as Exclude<Key, 'salt'>]: Unsalted<T[Key]> }
      : T;

interface Seat {
  readonly sitting: string;
  readonly participant: string;
}

type SentData = {
  readonly [Type in Exclude<ClubCommandType, 'create-club'>]: Type extends 'close-evening'
    ? Pick<EveningClosed, 'tournament' | 'provisional'>
    : Unsalted<ClubCommandData<Type>> & (Type extends 'erase-person' ? { readonly seats?: readonly Seat[] } : unknown);
};

/**
 * What each command to a club carries. As the club's own, without what the server says: the salts of texts about people, and
 * how far a tournament had come when its evening was closed; with the seats of somebody who is erased, of which the club keeps nothing.
 */
const CLUB_COMMAND_DATA = sameAll<SentData>()({
  'describe-club': z.strictObject({ name: line, withheldCategories: z.array(line).max(100) }),
  'add-members': z.strictObject({
    members: z.array(z.strictObject({ id, card, since: sentDay, isNamesake })).max(MOST_AT_ONCE),
  }),
  'correct-member': correction,
  'import-members': z.strictObject({
    members: z
      .array(z.strictObject({ id, card, since: sentDay, until: sentDay.exactOptional(), isNamesake }))
      .max(MOST_AT_ONCE),
    corrections: z.array(correction).max(MOST_AT_ONCE),
  }),
  'note-leaving': z.strictObject({ member: id, on: sentDay, reason: text.exactOptional() }),
  'note-return': z.strictObject({ member: id, on: sentDay }),
  'merge-members': z.strictObject({ kept: id, merged: id, reason: text }),
  'withhold-name': z.strictObject({ member: id, isWithheld: z.boolean() }),
  'erase-person': z.strictObject({ person: id, seats: seats.exactOptional() }),
  'add-evening': z.strictObject({ tournament: id, title: line, date: sentDay }),
  'identify-players': z.strictObject({ tournament: id, players: identified }),
  'close-evening': z.strictObject({ tournament: id, provisional }),
  'plan-season': season,
  'adopt-lexicon': z.strictObject({ hash: id, name: line, from: sentDay }),
  undo: z.strictObject({ event: id.exactOptional() }),
  redo: z.strictObject({ event: id.exactOptional() }),
});

type Data = { readonly [Type in keyof typeof CLUB_COMMAND_DATA]: z.infer<(typeof CLUB_COMMAND_DATA)[Type]> };

/** A command as a page sends it: its author, its time and its salts are the server's to say. */
export type SentClubCommand = {
  [Type in keyof Data]: { readonly id: string; readonly type: Type; readonly data: Data[Type] };
}[keyof Data];

const sent = (type: keyof Data) => z.strictObject({ id, type: z.literal(type), data: CLUB_COMMAND_DATA[type] });
const [first, ...others] = (Object.keys(CLUB_COMMAND_DATA) as (keyof Data)[]).map(sent);

export const sentClubCommand = z.discriminatedUnion('type', [
  first,
  ...others,
]) as unknown as z.ZodType<SentClubCommand>;

/** What may be asked of a club about the evening that a tournament is, by the chief of that tournament too. */
export const sentEveningCommand = z.discriminatedUnion('type', [
  z.strictObject({ id, type: z.literal('identify-players'), data: z.strictObject({ players: identified }) }),
  z.strictObject({ id, type: z.literal('close-evening'), data: z.strictObject({ provisional }) }),
  /** One of these two, taken back. */
  z.strictObject({ id, type: z.literal('undo'), data: z.strictObject({ event: id }) }),
]);

export type SentEveningCommand = z.infer<typeof sentEveningCommand>;

export const listedPeople = z.array(sentPerson).min(1).max(MOST_AT_ONCE);
