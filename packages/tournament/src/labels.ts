import type { Role } from './people.ts';

/** What people call those who act. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  chief: 'juge-arbitre',
  referee: 'arbitre',
  'second-referee': 'double-arbitre',
  commission: 'commission',
  player: 'joueur',
};
