import type { QueryOf, SessionAnswer } from '@raccord/contract';
import type { Journal } from '@raccord/tournament';
import { seePeople } from '../views/index.ts';

interface Seat {
  readonly centre: string;
  readonly table: number;
}

type Seats = Pick<QueryOf<'makeDocument'>, 'centre' | 'from' | 'to'>;

/** Is a table among those asked for? */
export const isAsked = (seat: Seat, { centre, from = 0, to = Number.POSITIVE_INFINITY }: Seats): boolean =>
  (centre ?? seat.centre) === seat.centre && seat.table >= from && seat.table <= to;

/** Those whom a starting list has a code for: absent people are not on it, and get no link. */
export const invitedTo = (journal: Journal, session: SessionAnswer, seats: Seats) =>
  seePeople(journal, session).entrants.filter((entrant) => entrant.isPresent && isAsked(entrant, seats));
