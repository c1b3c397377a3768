import type { CellKind } from '@raccord/french';
import type { RankingCell } from '@raccord/tournament';
import { MEASURE_LABELS } from '../season/season.ts';
import type { PhaseRow, PhaseRule } from './phase.ts';
import type { Qualification } from './ranking.ts';

/** By what somebody goes on, as it is told. */
export const QUALIFIED_BY: Readonly<Record<Qualification, string>> = {
  ...{ all: 'au général', category: 'par catégorie', series: 'par série', club: 'par club' },
};

/** A column of the result of a phase: screens, files and paper make theirs of it. */
export interface PhaseColumn {
  readonly key: string;
  readonly heading: string;
  readonly short?: string;
  readonly kind: CellKind;
  readonly width: number;
  readonly room: 'narrow' | 'middle' | 'wide';
  of(row: PhaseRow): RankingCell;
}

const FIRST: readonly PhaseColumn[] = [
  { key: 'rank', heading: 'Place', kind: 'whole', width: 7, room: 'narrow', of: ({ rank }) => rank },
  // As a list of players heads it: the file is one.
  { key: 'name', heading: 'Joueur', kind: 'text', width: 32, room: 'narrow', of: ({ name }) => name },
  { key: 'club', heading: 'Club', kind: 'text', width: 24, room: 'middle', of: ({ clubs }) => clubs.join(', ') },
  { key: 'licence', heading: 'Licence', kind: 'text', width: 11, room: 'wide', of: ({ licence }) => licence },
  {
    ...{ key: 'category', heading: 'Catégorie', short: 'Cat.', kind: 'text', width: 10, room: 'wide' },
    of: ({ category }) => category,
  },
  { key: 'series', heading: 'Série', kind: 'text', width: 8, room: 'wide', of: ({ series }) => series },
  {
    ...{ key: 'attendance', heading: 'Manches', kind: 'whole', width: 9, room: 'middle' },
    of: ({ attendance }) => attendance,
  },
];

const THROUGH: PhaseColumn = {
  ...{ key: 'through', heading: 'Qualifié', kind: 'text', width: 14, room: 'narrow' },
  of: ({ by }) => (by === undefined ? '' : QUALIFIED_BY[by]),
};

export function phaseColumns({ measure }: Pick<PhaseRule, 'measure'>): readonly PhaseColumn[] {
  const score: PhaseColumn = {
    ...{ key: 'score', width: 10, room: 'narrow', of: ({ score }) => score },
    ...{ heading: MEASURE_LABELS[measure], kind: measure === 'percent' ? 'percent' : 'whole' },
  };
  return [...FIRST, score, THROUGH];
}
