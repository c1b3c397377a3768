import { isDay } from '@raccord/french';
import { accept, type Result } from '@raccord/scrabble';
import { type Disclosure, type Disclosures, disclose, isSalt } from '@raccord/stream';
import type { ClubActor, ClubRole, SaltedText } from '../commands.ts';
import type { ClubEvent, ClubEventBody } from '../events.ts';
import { nameOfCard } from '../members/card.ts';
import type { Directory } from '../members/directory.ts';
import { ERASED_NAME, nameOfMember, ownCardOf } from '../members/names.ts';
import type { ClubState, EveningState, MemberState } from '../state/state.ts';
import { type ClubRefusalCode, clubRefused } from './refusals.ts';

/** What a decision may look at. */
export interface ClubContext {
  readonly state: ClubState;
  readonly disclosures: Disclosures;
  readonly directory: Directory;
  /** Every event so far, those that still stand, and the ids of those that do not. */
  readonly events: readonly ClubEvent[];
  readonly standing: readonly ClubEvent[];
  readonly undone: ReadonlySet<string>;
}

export type ClubResult<T> = Result<T, ClubRefusalCode>;

/** An event, and the texts that it commits to. */
export interface ClubDecision {
  readonly body: ClubEventBody;
  readonly disclosures: readonly Disclosure[];
}

/** Decides a command that carries such data: an event with its texts, or a refusal. */
export type DecideClub<Data> = (context: ClubContext, data: Data, actor: ClubActor) => ClubResult<ClubDecision>;

/** All that is to be said of one kind of command; what it is asked with is what its decision takes. */
export interface ClubCommandKind<Data> {
  /** In French, after « ne pouvez pas ». */
  readonly action: string;
  /** Besides the installation, which may do everything. */
  readonly others: readonly ClubRole[];
  readonly decide: DecideClub<Data>;
}

export const askedOfClub = <Data>(kind: ClubCommandKind<Data>): ClubCommandKind<Data> => kind;

export const MANAGERS: readonly ClubRole[] = ['club'];
/** Whoever runs an evening too. */
export const HOSTS: readonly ClubRole[] = ['club', 'tournament'];

export const decided = (body: ClubEventBody, disclosures: readonly Disclosure[] = []): ClubResult<ClubDecision> =>
  accept({ body, disclosures });

export const LONGEST_TEXT = 100;
const LONGEST_REASON = 500;

export const nameIn = ({ state, disclosures }: ClubContext, member: string): string =>
  nameOfMember(state, disclosures, member);

/** A member to whom something may happen: neither erased nor read as another one. */
export function findMember(context: ClubContext, id: string): ClubResult<MemberState> {
  const { state } = context;
  const member = state.members.get(id);
  if (!member) return clubRefused('unknown-member', id);
  if (state.erased.has(id)) return clubRefused('member-erased');
  if (member.mergedInto === undefined) return accept(member);
  const own = ownCardOf(context.disclosures, member);
  return clubRefused('member-merged', own ? nameOfCard(own) : ERASED_NAME, nameIn(context, id));
}

export function findEvening({ state }: ClubContext, tournament: string): ClubResult<EveningState> {
  const evening = state.evenings.get(tournament);
  return evening ? accept(evening) : clubRefused('unknown-evening', tournament);
}

export const checkDay = (day: string): ClubResult<void> =>
  isDay(day) ? accept(undefined) : clubRefused('bad-day', day);

/** A text about a person is committed to with a salt that served for nothing else. */
export function commit(
  { disclosures }: ClubContext,
  person: string,
  text: string,
  salt: string,
): ClubResult<Disclosure> {
  return isSalt(salt) && !disclosures.isSaltUsed(salt) ? accept(disclose(person, salt, text)) : clubRefused('bad-salt');
}

export function commitReason(context: ClubContext, person: string, { text, salt }: SaltedText): ClubResult<Disclosure> {
  const reason = text.trim();
  if (reason === '') return clubRefused('reason-missing');
  if (reason.length > LONGEST_REASON) return clubRefused('too-long', 'Le motif', LONGEST_REASON);
  return commit(context, person, reason, salt);
}

export function checkName(name: string, what: string): ClubResult<string> {
  const tidied = name.trim();
  if (tidied === '') return clubRefused('name-missing', what);
  return tidied.length > LONGEST_TEXT ? clubRefused('too-long', 'Le nom', LONGEST_TEXT) : accept(tidied);
}
