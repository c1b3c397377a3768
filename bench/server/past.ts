/** The past of a federation, as a data folder: clubs with the tournaments that they played, closed and in a season. */
import { createHash } from 'node:crypto';
import { constants, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ClubActor,
  type ClubCommandBody,
  ClubJournal,
  cardOfPerson,
  countMembers,
  type EveningResult,
  eveningResultOf,
} from '@raccord/club';
import { unwrap } from '@raccord/scrabble';
import { simulate } from '@raccord/simulation';
import type { Journal, Wordbook } from '@raccord/tournament';
import { newSalt } from '../../apps/server/src/access/tokens.ts';
import { openStore } from '../../apps/server/src/store/open.ts';
import type { BroughtClub } from '../../apps/server/src/store/store.ts';
import { freeWords } from './club.ts';

/** The club that played a whole season, of more players than the others. */
export const SEASON_CLUB = 'club-saison';
export const SEASON = 'saison';
/** Its last evening: over, and not closed yet. */
export const OPEN_EVENING = `${SEASON_CLUB}-${SEASON}-fin`;

const TURNS = 22;
/** Clubs play different evenings; two of them may have played the same one. */
const DIFFERENT = 40;
const ACTOR: Omit<ClubActor, 'salt'> = { role: 'installation', id: 'responsable', name: 'Responsable' };

/** How much of it. */
export interface Past {
  readonly clubs: number;
  /** Of each of them. */
  readonly evenings: number;
  readonly players: number;
  readonly season: { readonly evenings: number; readonly players: number };
}

export const clubAt = (at: number): string => `club-${at + 1}`;

/** A copy of such a folder for one's own use; the folder itself is made once and kept among the system's temporary files. */
export async function copyPast(past: Past, directory: string): Promise<void> {
  const { clubs, evenings, players, season } = past;
  const name = ['raccord-past', format(), clubs, evenings, players, season.evenings, season.players].join('-');
  const kept = join(tmpdir(), name);
  if (!existsSync(kept)) await makePast(past, kept);
  cpSync(kept, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Another folder for whatever is kept otherwise: it is recorded anew then. */
const format = (): string =>
  createHash('sha256')
    .update(readFileSync(new URL('../../apps/server/src/formats/1/postgres.sql', import.meta.url)))
    .digest('hex')
    .slice(0, 8);

async function makePast({ clubs, evenings, players, season }: Past, kept: string): Promise<void> {
  const partial = `${kept}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial);
  const words = await freeWords(partial);
  const store = await openStore({ directory: partial });
  const small = simulated({ ...words, players, count: DIFFERENT });
  for (let at = 0; at < clubs; at++) {
    const played = Array.from({ length: evenings }, (_, evening) => small[(at * evenings + evening) % DIFFERENT]);
    await store.clubs.bring(clubOf(clubAt(at), played), []);
    if (at % 100 === 99) console.log(`${at + 1} clubs made, once for all`);
  }
  const large = simulated({ ...words, players: season.players, count: DIFFERENT });
  const played = Array.from({ length: season.evenings }, (_, evening) => large[evening % DIFFERENT]);
  await store.clubs.bring(clubOf(SEASON_CLUB, played, large[0]), []);
  await store.close();
  renameSync(partial, kept);
}

interface Order {
  readonly wordbook: Wordbook;
  readonly lexicon: { readonly name: string; readonly hash: string };
  readonly players: number;
  readonly count: number;
}

const simulated = ({ count, ...order }: Order): Journal[] =>
  Array.from({ length: count }, (_, seed) =>
    simulate({ ...order, seed, turns: TURNS, edition: '2023', formula: 'normale', oneByOne: true }),
  );

/** A club with its evenings closed, one a week, and its season; `left` is one more that nobody closed. */
function clubOf(id: string, played: readonly Journal[], left?: Journal): BroughtClub {
  const journal = new ClubJournal();
  const actor = { ...ACTOR, salt: newSalt() };
  let count = 0;
  const tell = (body: ClubCommandBody): void => {
    unwrap(journal.submit({ ...body, id: `${id}-${count++}`, actor, at: Date.UTC(2026, 8, 1) + count }));
  };
  tell({ type: 'create-club', data: { name: `Club ${id}` } });
  const members = peopleOf(played[0]).map(({ person }, at) => ({
    ...{ id: memberAt(at), card: cardOfPerson(person), salt: newSalt(), since: dayOf(0), isNamesake: true },
  }));
  tell({ type: 'add-members', data: { members } });
  const rule = { measure: { kind: 'percent' }, best: Math.ceil(played.length / 2) } as const;
  const days = {
    from: dayOf(0),
    to: dayOf(played.length),
    planned: played.length + Number(left !== undefined),
    except: [],
  };
  tell({ type: 'plan-season', data: { id: SEASON, name: 'Saison', ...days, rule } });
  const results: EveningResult[] = [];
  const evenings = played.map((evening, week) => ({ id: `${id}-${week + 1}`, evening, week }));
  if (left) evenings.push({ id: OPEN_EVENING, evening: left, week: played.length });
  for (const { id: tournament, evening, week } of evenings) {
    tell({ type: 'add-evening', data: { tournament, title: `Soirée ${week + 1}`, date: dayOf(week) } });
    const players = peopleOf(evening).map(({ entrant }, at) => ({ entrant, place: 0 as const, member: memberAt(at) }));
    tell({ type: 'identify-players', data: { tournament, players } });
    if (tournament === OPEN_EVENING) continue;
    const result = unwrap(eveningResultOf(tournament, evening));
    const { sequence, hash } = result;
    tell({ type: 'close-evening', data: { tournament, sequence, hash } });
    results.push(result);
  }
  const { events, disclosures } = journal;
  const tournaments = evenings.map(({ id: tournament, evening }) => ({ id: tournament, events: evening.events }));
  return {
    ...{ id, name: `Club ${id}`, events, disclosures: disclosures.all(), results, tournaments, sittings: [] },
    members: countMembers(journal.state),
  };
}

const memberAt = (at: number): string => `m${at + 1}`;

const dayOf = (week: number): string => new Date(Date.UTC(2026, 8, 1 + 7 * week)).toISOString().slice(0, 10);

const peopleOf = ({ state }: Journal) =>
  [...state.entrants.values()].map(({ id, members: [person] }) => ({ entrant: id, person }));
