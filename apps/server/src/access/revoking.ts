import type { Hall } from '../hall/hall.ts';
import type { Link, LinkStore } from '../store/store.ts';
import { type LinkMaker, linkTold } from './links.ts';
import { newId } from './tokens.ts';

export interface Revocation {
  readonly link: Link;
  /** Those that were made with it end too. */
  readonly withMade: boolean;
  readonly by: LinkMaker;
  readonly now: number;
  /** Hears of those that are over, before anything else is done. */
  tell?(links: readonly string[]): void;
}

/**
 * Ends a link, and then writes it down in each tournament that it let somebody into: whatever fails, nobody is let in any more.
 * Asked again after a fault, it is written then. Answers those that would still open.
 */
export async function revokeLink(
  links: LinkStore,
  hallOf: (stream: string) => Promise<Hall | undefined>,
  { link, withMade, by, now, tell }: Revocation,
): Promise<Link[]> {
  const revoked = await links.revoke(link.id, now, withMade);
  tell?.([link, ...revoked].map(({ id }) => id));
  const ended = revoked.length > 0 ? revoked : await endedBefore(links, link);
  for (const stream of new Set(ended.flatMap((one) => one.stream ?? []))) {
    const hall = await hallOf(stream);
    const here = ended.filter((one) => one.stream === stream);
    if (hall) await note(hall, here, by);
  }
  return ended.filter(({ expiresAt }) => expiresAt > now);
}

/** It was revoked before; perhaps that was not written down. */
async function endedBefore(links: LinkStore, link: Link): Promise<Link[]> {
  const { revokedAt = null } = (await links.find(link.id)) ?? {};
  if (revokedAt === null) return [];
  const made = await links.madeWith(link.id);
  return [link, ...made.filter((one) => one.revokedAt === revokedAt)];
}

async function note(hall: Hall, ended: readonly Link[], { actor }: LinkMaker): Promise<void> {
  const own = actor.role === 'chief' ? actor.centre : undefined;
  const told = hall.read((journal) => {
    const isTold = journal.events.some(
      ({ type, data }) => type === 'links-revoked' && data.links.some(({ id }) => id === ended[0].id),
    );
    return isTold ? [] : ended.map((link) => linkTold(journal, link, own));
  });
  if (told.length === 0) return;
  const noted = await hall.submit({ id: newId(), type: 'revoke-links', data: { links: told } }, actor);
  if (!noted.ok) throw new Error(`a revocation was refused: ${noted.fault.text}`);
}
