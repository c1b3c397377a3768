import type { ClubAsker } from '../club/club.ts';
import type { Station } from './station.ts';

/** Whoever asks something of a club, by his link. */
export const clubAsker = ({ club, tournament, link, label }: Station): ClubAsker => ({
  ...{ role: tournament !== undefined ? 'tournament' : club === undefined ? 'installation' : 'club' },
  ...{ id: link, name: label },
});
