import type { StationRole } from '@raccord/contract';
import { nameOf, type Person } from '@raccord/tournament';
import type { EventStore, Link, LinkStore } from '../store/store.ts';
import type { LinkData } from './station.ts';
import { hashToken, newId, newToken } from './tokens.ts';

const HOUR = 3_600_000;
/** Links that are over stay in the list for that long. */
const REMEMBERED_HOURS = 30 * 24;

export const DEFAULT_HOURS = 7 * 24;
const INSTALLATION_HOURS = 30 * 24;

export interface LinkOrder {
  /** null: the whole installation. */
  readonly stream: string | null;
  readonly role: StationRole;
  readonly label: string;
  readonly data?: LinkData;
  readonly hours?: number;
}

interface MadeLink {
  readonly link: Link;
  readonly token: string;
}

/** Makes a link. Its token is given this once; the store keeps its hash. */
export async function makeLink(links: LinkStore, order: LinkOrder, now: number): Promise<MadeLink> {
  const [made] = await makeLinks(links, [order], now);
  return made;
}

/** Makes all of them, or none. */
async function makeLinks(links: LinkStore, orders: readonly LinkOrder[], now: number): Promise<MadeLink[]> {
  const made = orders.map(({ stream, role, label, data = {}, hours = DEFAULT_HOURS }) => {
    const expiresAt = now + hours * HOUR;
    return {
      token: newToken(),
      link: { id: newId(), stream, role, label, data, createdAt: now, expiresAt, revokedAt: null },
    };
  });
  await links.create(made.map(({ link, token }) => ({ ...link, tokenHash: hashToken(token) })));
  return made;
}

/** A fresh link for each of these entrants: where it leads, by entrant. */
export async function entrantLinks(
  { links }: EventStore,
  stream: string,
  entrants: readonly { readonly id: string; readonly members: readonly Person[] }[],
  base: string,
  now: number,
): Promise<Map<string, string>> {
  const orders = entrants.map(({ id, members }) => ({
    stream,
    role: 'player' as const,
    label: nameOf(members),
    data: { subject: id },
  }));
  const made = await makeLinks(links, orders, now);
  return new Map(made.map(({ token }, index) => [entrants[index].id, linkAddress(base, token)]));
}

export const linkAddress = (base: string, token: string): string => `${base}/entrer/${token}`;

/**
 * A fresh link for the chief referee of the installation. Each start prints one; those of earlier starts go on, so that a
 * server started again in the middle of a tournament does not put its chief out.
 */
export async function installationLink(store: EventStore, base: string, now = Date.now()): Promise<string> {
  return chiefLink(store, base, now, { stream: null, label: 'Juge-arbitre' });
}

/** The same for the chief of a centre, at the relay of that centre. */
export const centreLink = (
  store: EventStore,
  base: string,
  now: number,
  { stream, centre, name }: { readonly stream: string; readonly centre: string; readonly name: string },
): Promise<string> => chiefLink(store, base, now, { stream, label: `Responsable, ${name}`, data: { centre } });

async function chiefLink(
  { links }: EventStore,
  base: string,
  now: number,
  order: Pick<LinkOrder, 'stream' | 'label' | 'data'>,
): Promise<string> {
  const { token } = await makeLink(links, { ...order, role: 'chief', hours: INSTALLATION_HOURS }, now);
  return linkAddress(base, token);
}

/** Forgets sessions that are over, and links that were long ago. */
export const pruneLinks = ({ links }: EventStore, now: number): Promise<void> =>
  links.prune(now, now - REMEMBERED_HOURS * HOUR);
