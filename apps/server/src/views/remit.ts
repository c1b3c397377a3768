import type { SessionAnswer } from '@raccord/contract';
import { type EntrantState, type GameState, refereeAt, seatAt, type TournamentState } from '@raccord/tournament';
import { membersFor } from './publication.ts';

/** An entrant where he sat at a turn. */
export const seatedAt = (session: SessionAnswer, game: GameState, turn: number, entrant: EntrantState) => {
  const { centre, table } = seatAt(game, turn, entrant);
  return { entrant: entrant.id, members: membersFor(session, entrant), centre, table };
};

/** Where an entrant was last told to sit. */
export const lastSeatOf = ({ seats }: EntrantState) => seats[seats.length - 1].value;

/** Is a centre in the remit of a station? The commission decides everywhere, other officials in their own centre. */
export const isInRemit = ({ role, centre: own }: SessionAnswer, centre: string): boolean =>
  own === undefined || own === centre || role === 'commission';

/** Those whom a station may deal with, at one turn or another: everybody who sits in a centre of its remit. */
export function entrantsFor(
  { centres, entrants }: TournamentState,
  session: SessionAnswer,
  centre = session.centre,
): Iterable<EntrantState> {
  const { role, id = '' } = session;
  if (role === 'player') return [entrants.get(id)].filter((own) => own !== undefined);
  if (centre === undefined || (role === 'commission' && centre === session.centre)) return entrants.values();
  return centres.get(centre)?.seated ?? [];
}

/** Does a station deal with the slip of an entrant at a turn: a referee at his tables, a player with his own? */
export function dealsWith(
  state: TournamentState,
  session: SessionAnswer,
  game: GameState,
  turn: number,
  entrant: EntrantState,
): boolean {
  if (session.role === 'referee') return refereeAt(state, game, turn, entrant) === session.id;
  if (session.role === 'player') return entrant.id === session.id;
  return isInRemit(session, seatAt(game, turn, entrant).centre);
}
