import { nth, number, plural } from '@raccord/french';

export const gameEndFrench = {
  podium: 'Podium',
  place: (rank: number) => nth(rank),
  points: (total: number) => plural(total, 'point'),
  negative: (negative: number) => {
    if (negative === 0) return 'au top';
    return negative < 0 ? `à ${number(-negative)} du top` : `${number(negative)} de plus que le top`;
  },
  wholeRanking: 'Tout le classement',

  kept: 'Vous pouvez vous arrêter là : tout est gardé, et se retrouve sur l’accueil.',

  equals: 'Ex æquo',
  tied: (rank: number, names: string, tables: string) =>
    `${nth(rank, 'feminine')} place : ${names} (tables ${tables}).`,
  others: (count: number) => plural(count, 'autre'),
  separate: 'Départager',
  atPlace: (rank: number) => `${nth(rank, 'feminine')} place`,
  equalsHint: 'Par une mort subite à leurs tables : elle ne compte pas dans le total. Sinon, ils partagent leur place.',

  handing: 'Imprimer et publier',
  printRanking: 'Classement (PDF)',
  printSheets: 'Feuilles de route',
  site: 'Site du club (.zip)',
  spectators: 'Lien des spectateurs',
  documents: 'Autres documents',
};
