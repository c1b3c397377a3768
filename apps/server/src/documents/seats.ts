import type { QueryOf } from '@raccord/contract';

interface Seat {
  readonly centre: string;
  readonly table: number;
}

/** Is a table among those asked for? */
export const isAsked = (
  seat: Seat,
  { centre, from = 0, to = Number.POSITIVE_INFINITY }: Pick<QueryOf<'makeDocument'>, 'centre' | 'from' | 'to'>,
): boolean => (centre ?? seat.centre) === seat.centre && seat.table >= from && seat.table <= to;
