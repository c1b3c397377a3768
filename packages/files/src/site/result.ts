import { day } from '@raccord/french';
import { describeProvisional } from '@raccord/tournament';
import type { Html } from '../html.ts';
import { makeTableSection, type PageOf } from '../results/page.ts';
import { type FilledColumn, filled } from '../results/table.ts';
import type { SiteResult } from './season.ts';

const COLUMNS: readonly FilledColumn<SiteResult>[] = [
  { heading: 'Place', kind: 'whole', width: 7, of: ({ rank }) => rank },
  { heading: 'Nom', kind: 'text', width: 32, isName: true, of: ({ name }) => name },
  { heading: 'Score', kind: 'whole', width: 9, of: ({ total }) => total },
  { heading: '% du top', kind: 'percent', width: 10, of: ({ percent }) => percent },
  { heading: 'Tops', kind: 'whole', width: 7, of: ({ tops }) => tops },
  { heading: 'Solos', kind: 'whole', width: 7, of: ({ solos }) => solos },
];

/** The ranking of an evening as the season has it, where its tournament publishes none. */
export const makeResultSection = (
  results: readonly SiteResult[],
  pageOf: PageOf,
  provisional: string | undefined,
): Iterable<Html> =>
  makeTableSection(filled('Classement', COLUMNS, [{ name: '', rows: results }]), 'classement', {
    ...(provisional === undefined ? {} : { notice: describeProvisional(provisional) }),
    pageAt: (_, place) => pageOf(results[place].entrant),
  });

/** « Soirée du mardi 17 novembre 2026 ». */
export const eveningAbout = (date: string): string => `Soirée du ${day(date)}`;
