import { nth, number, plural } from '@raccord/french';

export const gameEndFrench = {
  podium: 'Podium',
  place: (rank: number) => nth(rank),
  points: (total: number) => plural(total, 'point'),
  negative: (negative: number) => (negative === 0 ? 'au top' : number(negative)),
  wholeRanking: 'Tout le classement',

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
