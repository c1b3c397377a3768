import type { Answered, AnswerOf } from '@raccord/contract';
import { api } from '../../server/client.ts';
import type { KnownLink, MadeLink } from './stations.ts';

/** A link that opens more than one station: whoever looks at it may have come by it. */
export interface WideLink extends KnownLink {
  readonly isOwn: boolean;
  /** How many good links were made with it, where that is told. */
  readonly made?: number;
}

/** What links open, and what can be done with them there. */
export interface LinkScope {
  readonly name: string;
  list(): Promise<Answered<{ readonly links: readonly WideLink[] }>>;
  /** None where the server makes them by itself. */
  make?(id: string, label: string): Promise<Answered<MadeLink>>;
  revoke: Revoke;
}

/** With `keepMade`, those that were made with it go on. */
export type Revoke = (link: string, keepMade: boolean) => Promise<Answered<AnswerOf<'revokeLink'>>>;

export const INSTALLATION_LINKS: LinkScope = {
  name: 'installation',
  list: () => api.listInstallationLinks(),
  revoke: (link, keepMade) => api.revokeInstallationLink({ params: { link }, query: { keepMade } }),
};

export const clubLinks = (club: string): LinkScope => ({
  name: club,
  list: () => api.listClubLinks({ params: { club } }),
  make: (id, label) => api.makeClubLink({ params: { club }, body: { id, label } }),
  revoke: (link, keepMade) => api.revokeClubLink({ params: { club, link }, query: { keepMade } }),
});

export const revokeStation =
  (tournament: string): Revoke =>
  (link, keepMade) =>
    api.revokeLink({ params: { tournament, link }, query: { keepMade } });
