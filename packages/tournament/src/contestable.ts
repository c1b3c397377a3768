import type { AppealSubject } from './events.ts';
import { conductWarnings } from './ledger/standing.ts';
import {
  type CancelledTurn,
  filesAt,
  type GameState,
  isLateAt,
  type TournamentState,
  type TurnCentre,
} from './state/state.ts';
import type { OfSubject } from './subjects.ts';

/** The cancellation of a turn: for everybody the last one of its number, or that of a centre. */
export const cancellationOf = (
  { turns, cancelled }: GameState,
  { turn, centre }: Pick<OfSubject<'cancellation'>, 'turn' | 'centre'>,
): CancelledTurn | TurnCentre['cancelled'] =>
  centre === undefined
    ? cancelled.findLast((one) => one.turn.number === turn)
    : turns[turn - 1]?.centres.get(centre)?.cancelled;

/** Was it decided at all? Nobody appeals against what was not. */
export function isDecided(state: TournamentState, subject: AppealSubject): boolean {
  const game = 'game' in subject ? state.games.get(subject.game) : undefined;
  const entrant = 'entrant' in subject ? state.entrants.get(subject.entrant) : undefined;
  switch (subject.about) {
    case 'slip': {
      const file = game?.turns[subject.turn - 1]?.files.get(subject.entrant);
      return file?.slip !== undefined || (file?.rulings ?? []).length > 0;
    }
    case 'warning':
      return (
        game !== undefined && filesAt(game, subject.turn, subject.entrant).some((file) => conductWarnings(file) > 0)
      );
    case 'draw':
      return game?.turns[subject.turn - 1] !== undefined;
    case 'solution':
      return game?.turns[subject.turn - 1]?.solution !== undefined;
    case 'cancellation':
      return game !== undefined && cancellationOf(game, subject) !== undefined;
    case 'lateness':
      return (
        game !== undefined &&
        entrant !== undefined &&
        !entrant.excused.has(subject.game) &&
        game.turns.some(({ number }) => isLateAt(game, number, entrant))
      );
    case 'end':
      return game?.finished !== undefined;
    case 'exclusion':
      return entrant?.exclusion !== undefined;
  }
}
