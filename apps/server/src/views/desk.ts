import type { Session } from '@raccord/contract';
import { type EntrantState, type GameState, type Journal, refereeAt, seatAt } from '@raccord/tournament';

/** The tables of a turn: all of them for the chief, his own for a referee, those of a centre for its chief. */
export function seeDesk({ state, ledger, events }: Journal, session: Session, game: string, number: number) {
  const played = state.games.get(game);
  const turn = played?.turns[number - 1];
  if (!played || !turn) return undefined;
  const results = ledger.results(game, number);
  const due = new Set(ledger.correctionsDue(game, number));
  const isMine = (entrant: EntrantState) => isOnDesk(session, played, number, entrant, state);
  const playing = [...state.entrants.values()].filter(
    (entrant) => (results[entrant.index]?.outcome ?? 'not-playing') !== 'not-playing' && isMine(entrant),
  );
  const tables = playing.map((entrant) => {
    const file = turn.files.get(entrant.id);
    return {
      entrant: entrant.id,
      members: entrant.members,
      ...seatAt(played, number, entrant),
      result: results[entrant.index],
      ...(file?.slip ? { slip: file.slip.slip } : {}),
      isCorrectionDue: due.has(entrant.id),
      isConfirmed: file?.confirmation !== undefined,
    };
  });
  return { sequence: events.length, tables: tables.sort((a, b) => a.table - b.table) };
}

function isOnDesk(
  session: Session,
  game: GameState,
  turn: number,
  entrant: EntrantState,
  state: Journal['state'],
): boolean {
  if (session.role === 'referee') return refereeAt(state, game, turn, entrant) === session.id;
  return session.centre === undefined || seatAt(game, turn, entrant).centre === session.centre;
}
