import type { AnswerOf } from '@raccord/contract';
import type { Slip } from '@raccord/regulation';

/** A slip that the commission has before it, or has decided. */
export type Case = AnswerOf<'seeReferred'>['slips'][number];

export const caseName = ({ game, turn, entrant }: Pick<Case, 'game' | 'turn' | 'entrant'>): string =>
  `${turn} ${entrant} ${game}`;

const wordsOf = ({ solutions }: Slip): string[] => solutions.map(({ word }) => word.toUpperCase());

/** The other slips of a turn on which one of these words is written. */
export function withSameWord<Table extends { readonly entrant: string; readonly slip?: Slip | undefined }>(
  tables: readonly Table[],
  { entrant, slip }: Pick<Case, 'entrant' | 'slip'>,
): readonly Table[] {
  const words = slip ? wordsOf(slip) : [];
  return tables.filter(
    (table) => table.entrant !== entrant && table.slip && wordsOf(table.slip).some((word) => words.includes(word)),
  );
}
