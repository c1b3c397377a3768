import { isDeepStrictEqual } from 'node:util';
import type { StationRole } from '@raccord/contract';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { type Actor, type Journal, nameOf, type Person, type RefusalCode, type StationLink } from '@raccord/tournament';
import type { Hall } from '../hall/hall.ts';
import { type EventStore, type Link, type LinkStore, type NewLink, namingClub } from '../store/store.ts';
import { madeInParts } from '../work.ts';
import { dataOf, type LinkData } from './station.ts';
import { derivedId, hashToken, newId, newToken } from './tokens.ts';

const HOUR = 3_600_000;
/** Links that are over stay in the list for that long. */
const REMEMBERED_HOURS = 30 * 24;

const DEFAULT_HOURS = 7 * 24;
/** A link that a start of the server prints lasts a day, and once it was opened a month. */
const START_HOURS = 24;
export const OPENED_HOURS = 30 * 24;

export interface LinkOrder {
  readonly role: StationRole;
  readonly label: string;
  readonly data?: LinkData;
  readonly hours?: number;
}

export interface LinkWithToken {
  readonly link: Link;
  readonly token: string;
}

/** Who makes or revokes links. */
export interface LinkMaker {
  readonly actor: Actor;
  /** His own link; null for the command line. */
  readonly link: string | null;
}

/**
 * Makes links to stations of a tournament: all of them, or none. What is written first is that they were made, so that no
 * link ever opens that the history does not tell of. Their tokens are given this once; the store keeps their hashes.
 * Asked again under the same request, whose answer was lost, they are the same links with other tokens, unless they changed.
 */
export async function makeStationLinks(
  links: LinkStore,
  hall: Hall,
  { actor, link: createdBy }: LinkMaker,
  orders: readonly LinkOrder[],
  now: number,
  request: string = newId(),
): Promise<Result<LinkWithToken[], RefusalCode | 'maker-revoked'>> {
  if (orders.length === 0) return accept([]);
  const idOf = (part: string): string => derivedId(hall.id, createdBy ?? '', request, part);
  const made = await madeInParts(orders, (order, index) =>
    newLink(order, hall.id, createdBy, now, idOf(String(index))),
  );
  const told = hall.read((journal) => made.map(({ link }) => linkTold(journal, link)));
  const noted = await hall.submit({ id: idOf('all'), type: 'make-links', data: { links: told } }, actor);
  if (!noted.ok) return noted;
  if (!isDeepStrictEqual(noted.value.data, { links: told })) return refuse('id-taken', CHANGED);
  const kept = await links.create(await madeInParts(made, stored));
  if (kept === 'maker-revoked') return refuse('maker-revoked', MAKER_REVOKED);
  if (kept === 'changed') return refuse('id-taken', CHANGED);
  return accept(made.map(({ token }, index) => ({ token, link: kept[index] })));
}

/** That lead to a whole club: those who run one are few. */
const MOST_CLUB_LINKS = 1_000;

/** A club comes back every week of a season. */
const CLUB_HOURS = 365 * 24;

const CHANGED = 'Ces liens ont changé entre-temps : demandez-les de nouveau.';
const MAKER_REVOKED = 'Votre lien vient d’être révoqué : aucun lien n’a été créé.';

/** A link as the history tells of it. */
export const linkTold = (journal: Journal, link: Link, own?: string): StationLink => {
  const { id, role, label } = link;
  const { subject } = dataOf(link);
  const centre = own ?? linkCentre(journal, link);
  return {
    ...{ id, role: role as StationRole, label },
    ...(subject === undefined ? {} : { subject }),
    ...(centre === undefined ? {} : { centre }),
  };
};

/** The centre of the station that a link gives; undefined when it is not bound to one. */
export function linkCentre({ state }: Journal, link: Pick<Link, 'role' | 'data'>): string | undefined {
  const { centre, subject = '' } = dataOf(link);
  if (link.role !== 'player') return centre ?? state.officials.get(subject)?.centre;
  return state.entrants.get(subject)?.seats.at(-1)?.value.centre;
}

/** A fresh link for each of these entrants: where it leads, by entrant. */
export async function entrantLinks(
  links: LinkStore,
  hall: Hall,
  maker: LinkMaker,
  entrants: readonly { readonly id: string; readonly members: readonly Person[] }[],
  base: string,
  now: number,
  request?: string,
): Promise<Result<Map<string, string>, RefusalCode | 'maker-revoked'>> {
  const orders = entrants.map(({ id, members }) => ({
    role: 'player' as const,
    label: nameOf(members),
    data: { subject: id },
  }));
  const made = await makeStationLinks(links, hall, maker, orders, now, request);
  if (!made.ok) return made;
  return accept(new Map(made.value.map(({ token }, index) => [entrants[index].id, linkAddress(base, token)])));
}

export const linkAddress = (base: string, token: string): string => `${base}/entrer/${token}`;

/**
 * A fresh link for the chief referee of the installation. Each start prints one, which lasts a day unless it is opened; those
 * that were opened go on, so that a server started again in the middle of a tournament does not put its chief out.
 */
export const newInstallationLink = (store: EventStore, base: string, now: number): Promise<string> =>
  startLink(store, base, now, null, { role: 'chief', label: 'Juge-arbitre' });

/** The same for the chief of a centre, at the relay of that centre. */
export const centreLink = (
  store: EventStore,
  base: string,
  now: number,
  { stream, centre, name }: { readonly stream: string; readonly centre: string; readonly name: string },
): Promise<string> =>
  startLink(store, base, now, stream, { role: 'chief', label: `Responsable, ${name}`, data: { centre } });

/** A link to a whole club: shown this once. Asked again under the same request, it is the same one with another token. */
export async function newClubLink(
  links: LinkStore,
  club: string,
  { label, hours = CLUB_HOURS }: Pick<LinkOrder, 'label' | 'hours'>,
  createdBy: string | null,
  now: number,
  request: string = newId(),
): Promise<Result<LinkWithToken, 'id-taken' | 'maker-revoked'>> {
  const id = derivedId(club, createdBy ?? '', request);
  const { link, token } = newLink({ role: 'chief', label, hours }, club, createdBy, now, id);
  const creating = links.create([stored({ link: { ...link, data: { isOfClub: true } }, token })], MOST_CLUB_LINKS);
  const kept = await creating.catch(namingClub(club));
  if (kept === 'maker-revoked') return refuse('maker-revoked', MAKER_REVOKED);
  if (kept === 'changed') return refuse('id-taken', CHANGED);
  return accept({ link: kept[0], token });
}

async function startLink(
  { links }: EventStore,
  base: string,
  now: number,
  stream: string | null,
  order: LinkOrder,
): Promise<string> {
  const { link, token } = newLink({ ...order, hours: START_HOURS }, stream, null, now);
  await links.create([stored({ link: { ...link, data: { ...order.data, isOfStart: true } }, token })]);
  return linkAddress(base, token);
}

function newLink(
  { role, label, data = {}, hours = DEFAULT_HOURS }: LinkOrder,
  stream: string | null,
  createdBy: string | null,
  now: number,
  id = newId(),
): LinkWithToken {
  const untouched = { createdAt: now, expiresAt: now + hours * HOUR, revokedAt: null, openedAt: null, createdBy };
  return { token: newToken(), link: { id, stream, role, label, data, ...untouched } };
}

const stored = ({ link, token }: LinkWithToken): NewLink => ({ ...link, tokenHash: hashToken(token) });

/** Forgets sessions and links that were over long ago. */
export const pruneLinks = ({ links }: EventStore, now: number): Promise<void> =>
  links.prune(now - REMEMBERED_HOURS * HOUR);
