import type { StationRole } from '@raccord/contract';
import type { Station } from './station.ts';

/** Those who make links: a chief, of all or of a part. */
export type Rank = 'installation' | 'club' | 'tournament' | 'centre';

/** Where the station of a link is, for who makes it: in his own centre, in another one, or in none in particular. */
export type Where = 'own' | 'other' | 'none';

const ANYWHERE: readonly Where[] = ['own', 'other', 'none'];
const OWN: readonly Where[] = ['own'];
/** One link for everybody, wherever he is. */
const IN_NONE: readonly Where[] = ['none'];
const NOWHERE: readonly Where[] = [];

const EVERYTHING: Readonly<Record<StationRole, readonly Where[]>> = {
  chief: ANYWHERE,
  referee: ANYWHERE,
  'second-referee': ANYWHERE,
  commission: ANYWHERE,
  screen: ANYWHERE,
  player: ANYWHERE,
  spectator: IN_NONE,
  relay: ANYWHERE,
};

/** Who makes, sees and revokes which link: nobody one to a station above his own. */
const LINKS: Readonly<Record<Rank, Readonly<Record<StationRole, readonly Where[]>>>> = {
  installation: EVERYTHING,
  club: EVERYTHING,
  tournament: EVERYTHING,
  centre: {
    chief: OWN,
    referee: OWN,
    'second-referee': OWN,
    // It decides in every centre, wherever it sits.
    commission: NOWHERE,
    screen: OWN,
    player: OWN,
    // They see every centre: what is published is not for one of them to say.
    spectator: NOWHERE,
    // It has a copy of the whole tournament, and speaks for a whole centre.
    relay: NOWHERE,
  },
};

export const mayLink = (rank: Rank, role: StationRole, where: Where): boolean => LINKS[rank][role].includes(where);

export function rankOf({ tournament, club, centre }: Pick<Station, 'tournament' | 'club' | 'centre'>): Rank {
  if (club !== undefined) return 'club';
  if (tournament === undefined) return 'installation';
  return centre === undefined ? 'tournament' : 'centre';
}

export function whereIs(centre: string | undefined, own: string | undefined): Where {
  if (centre === undefined) return 'none';
  return centre === own ? 'own' : 'other';
}
