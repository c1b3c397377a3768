import type { Link, LinkStore } from '../store/store.ts';

export const isGood = ({ revokedAt, expiresAt }: Link, now: number): boolean => revokedAt === null && expiresAt > now;

/** A link to the whole installation that still opens. */
export interface InstallationLink {
  readonly link: Link;
  /** Good links that were made with it, and would end with it. */
  readonly made: number;
}

/** The last ones made first. */
export async function installationLinks(links: LinkStore, now: number): Promise<InstallationLink[]> {
  const listed: InstallationLink[] = [];
  for (const link of await links.list(null)) {
    if (!isGood(link, now)) continue;
    const made = (await links.madeWith(link.id)).filter((one) => isGood(one, now)).length;
    listed.unshift({ link, made });
  }
  return listed;
}
