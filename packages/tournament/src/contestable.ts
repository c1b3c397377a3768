import { appealsAgainst, isAppealPending, isToAnswer } from './appeals.ts';
import type { AppealSubject } from './events.ts';
import { conductWarnings, hasCommissionDecided } from './ledger/standing.ts';
import {
  type CancelledTurn,
  filesAt,
  type GameState,
  isLateAt,
  type TournamentState,
  type TurnCentre,
  turnOf,
} from './state/state.ts';
import type { OfSubject } from './subjects.ts';

/** The cancellation of a turn: for everybody the last one of its number, or that of a centre. */
const cancellationOf = (
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

/** How far what was decided has been contested: not yet, before the commission, answered by it, before the federation. */
export type ContestedDecision = 'never' | 'pending' | 'answered' | 'at-federation';

export function contestedOf(state: TournamentState, subject: AppealSubject): ContestedDecision {
  const appeals = appealsAgainst(state, subject).filter(({ isPast }) => !isPast);
  const file =
    subject.about === 'slip' ? turnOf(state, subject.game, subject.turn)?.files.get(subject.entrant) : undefined;
  if (file ? isAppealPending(file) : appeals.some(isToAnswer)) return 'pending';
  if (appeals.some(({ to }) => to === 'federation')) return 'at-federation';
  const isAnswered = appeals.some(({ answer }) => answer !== undefined);
  return isAnswered || (file && hasCommissionDecided(file)) ? 'answered' : 'never';
}

/** Everything that was decided but what slips got, the newest turns first: for everybody, and about these entrants. */
export function* decisionsOf(state: TournamentState, entrants: readonly string[]): Generator<AppealSubject> {
  for (const entrant of entrants) yield* decided(state, [{ about: 'exclusion', entrant }]);
  for (const game of [...state.games.values()].toReversed()) yield* decided(state, decisionsIn(entrants, game));
}

const decided = (state: TournamentState, subjects: readonly AppealSubject[]): AppealSubject[] =>
  subjects.filter((subject) => isDecided(state, subject));

function decisionsIn(entrants: readonly string[], { plan, turns, cancelled }: GameState): AppealSubject[] {
  const game = plan.id;
  const last = Math.max(turns.length, ...cancelled.map(({ turn }) => turn.number));
  const numbers = Array.from({ length: last }, (_, index) => last - index);
  return [
    { about: 'end', game },
    ...entrants.map((entrant) => ({ about: 'lateness', game, entrant }) as const),
    ...numbers.flatMap((turn): AppealSubject[] => {
      const at = turns[turn - 1];
      const played = [at, ...cancelled.map((one) => one.turn)].filter((one) => one?.number === turn);
      const warned = entrants.filter((entrant) => played.some((one) => one?.eventful.has(entrant)));
      return [
        { about: 'solution', game, turn },
        { about: 'draw', game, turn },
        { about: 'cancellation', game, turn },
        ...[...(at?.centres.keys() ?? [])].map((centre) => ({ about: 'cancellation', game, turn, centre }) as const),
        ...warned.map((entrant) => ({ about: 'warning', game, turn, entrant }) as const),
      ];
    }),
  ];
}
