import type { MemberPage, Season, SeasonLine, SeasonTable } from '@raccord/club';
import { countKinds } from '@raccord/tournament';

export const SEASON: Season = {
  ...{ id: 's', name: '2026-2027', from: '2026-09-01', to: '2027-06-30', planned: 40, except: [] },
  rule: { measure: { kind: 'points', scale: { places: [10_000], beyond: 100 } }, best: 20 },
};

const dateOf = (evening: number): string =>
  `${evening < 16 ? 2026 : 2027}-${String(1 + ((8 + Math.floor(evening / 4)) % 12)).padStart(2, '0')}-${String(1 + (evening % 4) * 7).padStart(2, '0')}`;

/** So many players over so many evenings, the first one first. */
export function seasonTableOf(players: number, evenings: number): SeasonTable {
  const rows = Array.from(
    { length: players },
    (_, index): SeasonLine => ({
      ...{ rank: index + 1, before: index === 0 ? 2 : index === 1 ? 1 : index + 1, member: `m${index}` },
      ...{
        name: `JOUEUR Numéro ${index + 1}`,
        licence: `10${index}`,
        category: index % 3 === 0 ? 'V' : 'S',
        series: '4B',
      },
      ...{ attendance: evenings, wins: 0, tops: 3, solos: 1, total: 1400, percent: 70 - index / 3 },
      score: (evenings * 100) / (index + 3),
      cells: Array.from({ length: evenings }, () => ({
        ...{ rank: 1, total: 700, percent: 70, worth: 100 / (index + 3), isCounted: true },
      })),
    }),
  );
  const held = Array.from({ length: evenings }, (_, index) => ({
    ...{ tournament: `e${index}`, title: 'Soirée du club', date: dateOf(index) },
  }));
  return { evenings: held, rows, isProvisional: true };
}

/** The page of somebody who came so often. */
export const pageOf = (evenings: number): MemberPage => ({
  ...{ member: 'm', name: 'LOUP Élise', category: 'V', series: '4B', tops: 31, solos: 2, warnings: 3 },
  evenings: Array.from({ length: evenings }, (_, index) => ({
    ...{ tournament: `e${index}`, title: 'Soirée du club', date: dateOf(index), playedAs: 'LOUP Élise' },
    ...{ rank: 1 + (index % 5), ranked: 18, total: 700 + index, top: 1000, percent: 70 + ((index * 7) % 13) },
    ...{ tops: 3, solos: 0, warnings: 1, ...(index === 1 ? { partner: 'CHAT Félix' } : {}) },
  })),
  reasons: [{ code: 'wrong-location', label: 'Référence fausse', count: 3, last: '2026-10-08' }],
  best: [
    {
      ...{ tournament: 'e1', date: '2026-09-08', game: 'Partie 1', turn: 7, word: 'KIWIs', reference: 'H4' },
      ...{ points: 74, top: 74, found: 1 },
    },
  ],
  missed: [
    {
      ...{ tournament: 'e1', date: '2026-09-08', game: 'Partie 1', turn: 9, word: 'ZEBUS', reference: 'K11' },
      ...{ points: 20, top: 52, found: 15 },
    },
  ],
  kinds: countKinds([{ kinds: ['middle'], isMissed: true }]),
});
