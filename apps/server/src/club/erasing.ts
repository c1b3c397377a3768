import {
  type ClubJournal,
  type ClubState,
  ERASED_NAME,
  type EveningResult,
  keysOfLicensee,
  type MemberCard,
  memberAt,
  nameOfCard,
} from '@raccord/club';
import type { SentClubCommand } from '@raccord/contract';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { ERASED_PLAYER, Forgetting, type PlayerPlace } from '@raccord/tournament';
import { newEventId } from '../access/tokens.ts';
import { eraseFromTournament, notOver, type PlannedChange, planFor } from '../maintenance/erasing.ts';
import { checkOver, type FoundSeat, seatsCalled } from '../sittings/erasing.ts';
import type { EventStore, Relabel } from '../store/store.ts';
import type { Work } from '../work.ts';
import type { AskedOfClub, Club } from './club.ts';
import { type Forgotten, forgetInFederation } from './forgetting.ts';

export type AskedErasure = Extract<SentClubCommand, { readonly type: 'erase-person' }>['data'];

/** The results that name these persons, without their names: what is derived loses them too. */
export const withoutPersons = (
  state: ClubState,
  results: readonly EveningResult[],
  persons: readonly string[],
): EveningResult[] =>
  results.flatMap((result) => {
    const rows = result.rows.map((row) => ({
      ...row,
      players: row.players.map((player, index) => {
        const member = memberAt(state, result.tournament, { entrant: row.entrant, place: index === 0 ? 0 : 1 });
        return member !== undefined && persons.includes(member) ? { name: ERASED_NAME } : player;
      }),
    }));
    const isNamed = rows.some((row, at) =>
      row.players.some((player, place) => player !== result.rows[at].players[place]),
    );
    return isNamed ? [{ ...result, rows }] : [];
  });

/** What a link to the club is called without these persons. */
export function labelWithoutPersons(journal: ClubJournal, persons: readonly string[]): Relabel {
  const forgetting = new Forgetting(namesOf(journal, persons));
  return ({ label }) => forgetting.inWords(label).replaceAll(ERASED_PLAYER, ERASED_NAME);
}

/** A result worked out again, without the names of those who were erased before. */
export const withoutErased = (state: ClubState, result: EveningResult): EveningResult =>
  withoutPersons(state, [result], [...state.erased])[0] ?? result;

/** The evenings that somebody played for the club, with what erasing him changes in each, worked out one after the other: it may be cancelled. */
export interface PlannedEvenings {
  readonly names: readonly string[];
  readonly played: readonly (Played & { readonly planned: PlannedChange })[];
}

export async function planEvenings(
  store: EventStore,
  club: Club,
  asked: AskedOfClub,
  person: string,
  now: number,
  work: Work,
): Promise<Result<PlannedEvenings, 'tournament-not-over'>> {
  const persons = personsOf(club, asked, person);
  const known = await playedBy(store, club, persons);
  const names = namesOf(club.journal, persons);
  const played: PlannedEvenings['played'][number][] = [];
  for (const evening of known) {
    await work.tell(played.length, known.length);
    const { tournament, name, players, isClosed } = evening;
    const planned = planFor(await store.readSound(tournament), { player: players[0], names }, now);
    if (!isClosed && !planned.isOver) return refuse('tournament-not-over', notOver(name));
    played.push({ ...evening, planned });
  }
  await work.tell(played.length, known.length);
  return accept({ names, played });
}

/**
 * Takes a person out of the tournaments that he played for the club, each of them all at once, before the event of the club: cut in
 * the middle, he is still a member, and asking again goes on with what is left.
 */
export async function eraseFromEvenings(
  store: EventStore,
  { names, played }: PlannedEvenings,
  asked: AskedOfClub,
  now: number,
): Promise<Result<void, 'tournament-not-over'>> {
  const by = { role: 'chief', name: asked.by.name } as const;
  for (const { tournament, players, isClosed, planned: first } of played) {
    for (const [place, player] of players.entries()) {
      const planned = place === 0 ? first : undefined;
      const erased = await eraseFromTournament(store, tournament, { player, names }, { by, now, isClosed, planned });
      if (!erased.ok) return erased;
    }
  }
  return accept(undefined);
}

/** All the ids that the person has, erased already or not; none when the club would refuse to erase him. */
function personsOf(club: Club, asked: AskedOfClub, person: string): readonly string[] {
  const events = club.journal.events.flatMap((event) => (event.type === 'person-erased' ? [event.data.persons] : []));
  const done = events.find((persons) => persons.includes(person));
  if (done) return done;
  const answer = club.preview(asked);
  return answer.ok && answer.value.event.type === 'person-erased' ? answer.value.event.data.persons : [];
}

interface Played {
  readonly tournament: string;
  readonly name: string;
  readonly players: readonly PlayerPlace[];
  readonly isClosed: boolean;
}

/** The evenings that these persons are known to have played, and as whom. */
async function playedBy(store: EventStore, { id, journal }: Club, persons: readonly string[]): Promise<Played[]> {
  const streams = new Map((await store.summaries(id)).map((stream) => [stream.id, stream]));
  return [...journal.state.evenings.values()].flatMap(({ tournament, players, closed }) => {
    const stream = streams.get(tournament);
    const own = [...players.keys()].map(placeOf).filter((player) => {
      const member = memberAt(journal.state, tournament, { ...player, place: player.place === 0 ? 0 : 1 });
      return member !== undefined && persons.includes(member);
    });
    if (!stream || own.length === 0) return [];
    const name = stream.summary?.name ?? tournament;
    return [{ tournament, name, players: own, isClosed: closed !== undefined }];
  });
}

/** The key « id/0 », cut at its last stroke: an id may have strokes too. */
function placeOf(key: string): PlayerPlace {
  const at = key.lastIndexOf('/');
  return { entrant: key.slice(0, at), place: Number(key.slice(at + 1)) };
}

/** Every name that the club has had for them. */
function namesOf(journal: ClubJournal, persons: readonly string[]): readonly string[] {
  return cardsOf(journal, persons).map(nameOfCard);
}

/** Every card that the club has had for them. */
function cardsOf({ state, disclosures }: ClubJournal, persons: readonly string[]): readonly MemberCard[] {
  const cards = persons.flatMap((person) => state.members.get(person)?.cards ?? []);
  return cards.flatMap((commitment) => disclosures.open(commitment) ?? []).map((text) => JSON.parse(text));
}

/** The seats of the club's sittings that may be this person's: nobody but whoever asks can tell a namesake. */
export const seatsOfPerson = (store: EventStore, club: Club, asked: AskedOfClub, person: string, now: number) =>
  seatsCalled(store, club.id, namesOf(club.journal, personsOf(club, asked, person)), now);

/** Those of these seats that bear a name of the person, and all the names that the club has had for him. */
export async function seatsToErase(
  store: EventStore,
  club: Club,
  asked: AskedOfClub,
  { person, seats = [] }: AskedErasure,
  now: number,
): Promise<Result<{ readonly seats: readonly FoundSeat[]; readonly names: readonly string[] }, 'sitting-not-over'>> {
  if (seats.length === 0) return accept({ seats: [], names: [] });
  const names = namesOf(club.journal, personsOf(club, asked, person));
  const called = await seatsCalled(store, club.id, names, now);
  const chosen = called.filter((one) =>
    seats.some(({ sitting, participant }) => one.sitting === sitting && one.participant === participant),
  );
  const over = checkOver(chosen);
  return over.ok ? accept({ seats: chosen, names }) : over;
}

/**
 * Takes a member out of the kept results of phases and of the list of licences, into which a newer one does not bring him back: his
 * number alone is kept for that. Answers how to do it again: a phase may be closed before the club has forgotten him.
 */
export async function eraseFromFederation(
  store: EventStore,
  club: Club,
  asked: AskedOfClub,
  person: string,
  { played }: PlannedEvenings,
  now: () => number,
): Promise<() => Promise<unknown>> {
  const members = personsOf(club, asked, person);
  const licences = cardsOf(club.journal, members).flatMap(({ licence }) => licence ?? []);
  const typed = {
    licences: played.flatMap(({ planned }) => planned.licences),
    tournaments: played.map(({ tournament }) => tournament),
  };
  const forget = (struck: Forgotten['struck'] = []) => {
    // Another id each time: what another club, or a phase closed since, brought is found again.
    const by = { id: newEventId(), by: { role: 'club', id: club.id }, now } as const;
    return forgetInFederation(store, { licences, club: club.id, members, typed, struck }, by);
  };
  const listed = await store.federation.licensees(licences.map((licence) => keysOfLicensee({ licence, name: '' })));
  await forget(listed.map(({ licence }) => ({ licence, isKeptOut: true })));
  return () => forget();
}
