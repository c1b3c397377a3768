import { setTimeout as sleep } from 'node:timers/promises';
import { ClubJournal, type EveningResult } from '@raccord/club';
import { accept, type Result, refuse } from '@raccord/scrabble';
import {
  type Actor,
  ERASED_PLAYER,
  type Erasure,
  eraseNames,
  type PlayerPlace,
  playersIn,
  recordErasure,
  type StoredEvent,
  wordsKey,
} from '@raccord/tournament';
import { newEventId } from '../access/tokens.ts';
import { forgetInFederation } from '../club/forgetting.ts';
import { sha256 } from '../store/sha256.ts';
import type { EventStore } from '../store/store.ts';
import { summaryOf } from '../store/summary.ts';

/** Who is to be erased from a tournament: a player, with names that he has elsewhere, or whoever bears a name there. */
export interface ErasureRequest {
  readonly player?: PlayerPlace;
  readonly names?: readonly string[];
}

/** One that nobody finished is over too once nothing has happened for so long. */
export const ABANDONED_MS = 7 * 24 * 60 * 60 * 1000;

/** Of a tournament that is being played, names are needed: to seat, to judge, to rank. */
function isOver(events: readonly StoredEvent[], now: number): boolean {
  const stage = summaryOf(events)?.stage;
  return stage === undefined || stage === 'finished' || (events.at(-1)?.at ?? 0) < now - ABANDONED_MS;
}

/** Those that he has in the tournament, which his results in others are found by. */
const licencesOf = (events: readonly StoredEvent[], { player }: ErasureRequest): readonly string[] =>
  player === undefined
    ? []
    : playersIn(events).flatMap(({ entrant, place, licence }) =>
        entrant === player.entrant && place === player.place && licence !== undefined ? [licence] : [],
      );

const planOf = (events: readonly StoredEvent[], { player, names }: ErasureRequest): Erasure | undefined =>
  eraseNames(events, { ...(player ? { player } : {}), ...(names ? { names } : {}), drawId: newEventId, hash: sha256 });

/** What erasing somebody would change in a tournament as it is now. */
export interface PlannedChange {
  /** Of the last event of the tournament. */
  readonly hash: string | undefined;
  readonly erasure: Erasure | undefined;
  readonly licences: readonly string[];
  readonly isOver: boolean;
}

export const planFor = (events: readonly StoredEvent[], request: ErasureRequest, now: number): PlannedChange => ({
  hash: events.at(-1)?.hash,
  erasure: planOf(events, request),
  licences: licencesOf(events, request),
  isOver: isOver(events, now),
});

interface ErasureTerms {
  readonly by: Actor;
  readonly now: number;
  readonly isClosed?: boolean;
  /** Worked out before, unless something was written since. */
  readonly planned?: PlannedChange | undefined;
}

/**
 * Takes a person out of a tournament, and out of the results of phases that count it: before, since he is found there by the licence
 * that he has here, which whoever asks again after a cut finds no more; and after, for a phase that was closed in between.
 */
export async function eraseFrom(
  store: EventStore,
  tournament: string,
  request: ErasureRequest,
  terms: Omit<ErasureTerms, 'planned'>,
): Promise<Result<number, 'tournament-not-over'>> {
  const planned = planFor(await store.readSound(tournament), request, terms.now);
  const { licences } = planned;
  const forget = () =>
    forgetInFederation(
      store,
      { typed: { licences, tournaments: [tournament] } },
      { id: newEventId(), by: ERASING, now: () => terms.now },
    );
  if (terms.isClosed || planned.isOver) await forget();
  const erased = await eraseFromTournament(store, tournament, request, { ...terms, planned });
  if (erased.ok) await forget();
  return erased;
}

/**
 * Takes a person out of a tournament, all at once: the events without the name, and the one that says so. Asked again, it does
 * nothing. Answers in how many events the name was.
 */
export async function eraseFromTournament(
  store: EventStore,
  tournament: string,
  request: ErasureRequest,
  { by, now, isClosed = false, planned }: ErasureTerms,
): Promise<Result<number, 'tournament-not-over'>> {
  let answer: Result<number, 'tournament-not-over'> = accept(0);
  await store.erase(tournament, (events) => {
    const isPlanned = planned !== undefined && planned.hash === events.at(-1)?.hash;
    const erasure = isPlanned ? planned.erasure : planOf(events, request);
    if (!erasure) return undefined;
    if (!isClosed && !isOver(events, now)) {
      answer = refuse('tournament-not-over', notOver(summaryOf(events)?.name ?? tournament));
      return undefined;
    }
    answer = accept(erasure.named);
    const at = Math.max(Math.floor(now), 1 + events.reduce((latest, event) => Math.max(latest, event.at), 0));
    const told = recordErasure(erasure, { id: newEventId(), actor: by, at }, sha256);
    const result = (kept: EveningResult): EveningResult => resultWithout(kept, request);
    return { rows: erasure.rows, told: [told], label: erasure.label, result };
  });
  return answer;
}

/** By what the installation is told that somebody left a tournament. */
const ERASING = { role: 'club', id: 'effacement' } as const;

/** How long somebody at a terminal waits for who reads, and how often it is tried, in milliseconds. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 100;

/** Has what was erased leave the disk. Answers whether it has: if not, a server that runs here does it, or the next one that starts. */
export async function leaveDisk(store: EventStore): Promise<boolean> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(PAUSE_MS)) {
    if (await store.scrub()) return true;
  }
  return false;
}

export const notOver = (name: string): string =>
  `« ${name} » n’est pas terminé, et ses résultats ont besoin des noms : il faut finir ses parties ou clore la soirée, puis recommencer. Rien n’a été effacé.`;

/** What is kept of an evening: who played is in it by name. */
const resultWithout = (result: EveningResult, { player }: ErasureRequest): EveningResult => ({
  ...result,
  rows: result.rows.map((row) => {
    if (row.entrant !== player?.entrant || !row.players[player.place]) return row;
    return { ...row, players: row.players.with(player.place, { name: ERASED_PLAYER }) };
  }),
});

/** Did the club of a tournament close it as an evening? */
async function isClosedEvening({ clubs }: EventStore, tournament: string): Promise<boolean> {
  const club = await clubs.clubOf(tournament);
  const kept = club === undefined ? undefined : await clubs.read(club);
  if (!kept) return false;
  const { state } = new ClubJournal(kept.events, kept.disclosures);
  return state.evenings.get(tournament)?.closed !== undefined;
}

/** Somebody of a tournament, found by what a person says of him. */
interface FoundPerson {
  readonly name: string;
  readonly request: ErasureRequest;
}

type PersonFault = 'person-unknown' | 'name-shared';

/** A player by his name, its words in any order, or by the id of his entrant; of a pair, « ID/1 » and « ID/2 ». */
function findPlayer(events: readonly StoredEvent[], wanted: string): Result<FoundPerson, PersonFault> {
  const players = playersIn(events).filter(({ name }) => name !== ERASED_PLAYER);
  const idOf = ({ entrant, place }: PlayerPlace): string =>
    players.some((other) => other.entrant === entrant && other.place !== place) ? `${entrant}/${place + 1}` : entrant;
  const byId = players.filter((player) => idOf(player) === wanted);
  const found = byId.length > 0 ? byId : players.filter((player) => wordsKey(player) === wordsKey({ name: wanted }));
  const [player, ...others] = found;
  if (!player) {
    return refuse(
      'person-unknown',
      `« ${wanted} » n’est pas un joueur de ce tournoi (--joueur) : donnez son nom entier, tel qu’il y a été inscrit.`,
    );
  }
  if (others.length === 0) return accept({ name: player.name, request: { player } });
  const ids = found.map(idOf).join(', ');
  return refuse('name-shared', `« ${wanted} » nomme plusieurs joueurs (--joueur) : donnez un identifiant (${ids}).`);
}

/** Whoever acted or was appointed under a name, its words in any order. */
function findOfficial(events: readonly StoredEvent[], wanted: string): Result<FoundPerson, PersonFault> {
  const names = events.flatMap(({ type, data, actor }) =>
    type === 'official-appointed' ? [(data as { readonly name: string }).name, actor.name] : [actor.name],
  );
  const name = names.find((one) => wordsKey({ name: one }) === wordsKey({ name: wanted }));
  if (name !== undefined) return accept({ name, request: { names: [name] } });
  return refuse(
    'person-unknown',
    `Personne n’a arbitré ce tournoi sous le nom « ${wanted} » (--arbitre) : donnez son nom entier, tel que l’historique le donne.`,
  );
}

/** Who would be erased from a tournament, and from how many events; nothing is written. */
export interface PlannedErasure extends FoundPerson {
  readonly events: number;
  readonly isClosed: boolean;
}

export async function planErasure(
  store: EventStore,
  tournament: string,
  { player, official = '' }: { readonly player?: string | undefined; readonly official?: string | undefined },
): Promise<Result<PlannedErasure, PersonFault>> {
  const events = await store.readSound(tournament);
  const found = player === undefined ? findOfficial(events, official) : findPlayer(events, player);
  if (!found.ok) return found;
  const isClosed = await isClosedEvening(store, tournament);
  return accept({ ...found.value, events: planOf(events, found.value.request)?.named ?? 0, isClosed });
}
