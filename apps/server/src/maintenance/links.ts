import { accept, type Result, refuse } from '@raccord/scrabble';
import { installationLinks } from '../access/installation.ts';
import { revokeLink } from '../access/revoking.ts';
import { Halls } from '../hall/halls.ts';
import type { EventStore } from '../store/store.ts';
import { lexiconsIn } from './lexicon.ts';
import { COMMAND_LINE } from './named.ts';

/** The links to the whole installation that open, the last ones made first. */
export const listInstallationLinks = async ({ links }: EventStore) =>
  (await installationLinks(links, Date.now())).map(({ link: { id, label, createdAt, openedAt, expiresAt }, made }) => ({
    ...{ id, label, createdAt, openedAt, expiresAt, made },
  }));

/** Ends one of them, while a server may be running on the same data. Answers how many links ended. */
export async function revokeInstallationLink(
  store: EventStore,
  directory: string,
  id: string,
  keepMade: boolean,
): Promise<Result<number, 'unknown-link'>> {
  const link = await store.links.find(id);
  if (!link || link.stream !== null) {
    return refuse(
      'unknown-link',
      `Aucun lien de l’installation n’a l’identifiant « ${id} » : « raccord liens » en donne la liste.`,
    );
  }
  const halls = new Halls(store, lexiconsIn(directory), Date.now);
  try {
    const by = { actor: COMMAND_LINE, link: null };
    const order = { link, by, withMade: !keepMade, now: Date.now() };
    return accept((await revokeLink(store.links, (stream) => halls.open(stream), order)).length);
  } finally {
    await halls.close();
  }
}
