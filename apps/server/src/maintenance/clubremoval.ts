import { accept, type Result, refuse } from '@raccord/scrabble';
import { ClubLexicons, sweepStrays } from '../club/lexicons.ts';
import type { LexiconName, Lexicons } from '../lexicons/lexicons.ts';
import { sha256 } from '../store/sha256.ts';
import { type ClubInfo, type EventStore, type StreamInfo, sittingStream } from '../store/store.ts';
import { UNWATCHED } from '../work.ts';
import { exportClub } from './clubtransfer.ts';

/** Deletes a club with all that is its own, words that no other club has too, once a copy of it was written. */
export async function removeClub(
  store: EventStore,
  lexicons: Lexicons,
  club: ClubInfo,
  writeCopy: (pieces: Iterable<string>) => void,
  work = UNWATCHED,
): Promise<Result<void, 'last-club' | 'chain-broken' | 'copy-behind'>> {
  const isOne = await checkOneOfMany(store);
  if (!isOne.ok) return isOne;
  const mark = await markOfClub(store, lexicons, club.id);
  const exported = await exportClub(store, lexicons, club, work);
  if (!exported.ok) return exported;
  writeCopy(exported.value.pieces);
  return deleteClub(store, lexicons, club.id, mark);
}

const COPY_BEHIND = 'Le club a changé depuis cette copie : faites-en une autre, puis supprimez-le.';

/** There is always a club. */
export async function checkOneOfMany({ clubs }: EventStore): Promise<Result<void, 'last-club'>> {
  if ((await clubs.list()).length > 1) return accept(undefined);
  return refuse('last-club', 'C’est le seul club de cette installation : il ne se supprime pas.');
}

/** What a club, its tournaments and its sittings are at this moment: a copy has the mark of when it was begun. */
export async function markOfClub(store: EventStore, lexicons: Lexicons, id: string): Promise<string> {
  const club = await store.clubs.find(id);
  const sittings = (await store.sittings.list()).filter((one) => one.club === id);
  const streams = [
    ...(club ? [club] : []),
    ...(await store.clubs.tournaments(id)),
    ...sittings.map((one) => ({ ...one, id: sittingStream(one.id) })),
  ];
  return markOf(streams, await new ClubLexicons(lexicons, store.clubs).list(id));
}

function markOf(streams: readonly StreamInfo[], own: readonly LexiconName[]): string {
  const stands = streams.map(({ id, sequence }) => `${id} ${sequence}`).sort();
  return sha256(JSON.stringify([stands, own.map(({ hash }) => hash).sort()]));
}

/** @param mark of the copy: nothing is deleted that is not in it. */
export async function deleteClub(
  store: EventStore,
  lexicons: Lexicons,
  id: string,
  mark: string,
): Promise<Result<void, 'copy-behind'>> {
  const known = new Set((await store.clubs.lexicons()).flatMap(({ club, hash }) => (club === id ? [hash] : [])));
  const had = await new ClubLexicons(lexicons, store.clubs).list(id);
  const isGone = await store.clubs.remove(
    id,
    (streams, brought) => markOf(streams, had) === mark && brought.every((hash) => known.has(hash)),
  );
  if (!isGone) return refuse('copy-behind', COPY_BEHIND);
  await sweepStrays(lexicons, store.clubs);
  return accept(undefined);
}
