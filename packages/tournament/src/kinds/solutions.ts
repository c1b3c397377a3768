import { plural } from '@raccord/french';
import { parseDraw, parseReference, playSolution, unwrap } from '@raccord/scrabble';
import { writes } from '@raccord/stream';
import type {
  ChosenSolution,
  JudgedAgain,
  LaidSolution,
  SolutionAlert,
  TurnCancelled,
  TurnKey,
  TurnsCorrected,
} from '../events.ts';
import { judgedAgainBy } from '../state/basis.ts';
import type { GameInFold, TurnInFold } from '../state/folding.ts';
import { nextTurnOf, type Stamp } from '../state/state.ts';
import { isSameVerdict } from '../verdicts.ts';
import { cancelLast, centreIn, gameIn, turnIn } from './finding.ts';
import { everything, kind, nothing } from './kind.ts';
import { clockPath, drawPath, progressPath, turnPath } from './paths.ts';

const ALERTS: Readonly<Record<SolutionAlert, string>> = {
  'not-top': 'ce n’est pas un top',
  'joker-wasted': 'un autre top garde le joker',
  'end-missed': 'un autre top terminait la partie',
};

const laidOn = (
  { board, draw }: Pick<TurnInFold, 'board' | 'draw'>,
  { formula }: GameInFold,
  solution: LaidSolution,
): TurnInFold['solution'] => {
  const start = unwrap(parseReference(solution.reference));
  return { ...solution, after: playSolution(board, draw, formula, { start, word: solution.word }) };
};

/**
 * The slip stays as it was written, and so does what people decided of it: whoever decided or was asked to is to look again. A
 * slip that was taken back since is not there, one whose correction was is what it was before.
 */
function judgeAgain(turn: TurnInFold, { entrant, verdicts }: JudgedAgain, stamp: Stamp, event: string): void {
  const file = turn.files.get(entrant);
  if (!file?.slip) return;
  const before = file.slip.verdict;
  const corrections = file.corrected?.length ?? 0;
  const verdict = verdicts[corrections];
  file.basis = judgedAgainBy(event, corrections);
  file.slip = { ...file.slip, verdict };
  if (verdict.outcome !== 'accepted' || verdict.reasons.length > 0) turn.eventful.add(entrant);
  if (isSameVerdict(before, verdict)) return;
  // What was confirmed is no longer what stands.
  delete file.confirmation;
  const { rulings = [], appeals = [], referral } = file;
  if (rulings.length + appeals.length > 0 || referral) file.review = stamp;
}

/** What a turn leaves on the board, put right or not, or that it is not played at all. */
export const SOLUTIONS = {
  'solution-chosen': kind<TurnKey & ChosenSolution>({
    evolve: (state, { game, turn, ...chosen }) => {
      turnIn(state, { game, turn }).chosen = chosen;
    },
    touches: (key) => ({ writes: [`${turnPath(key)}/chosen`], reads: [drawPath(key)] }),
    recounts: nothing,
    news: () => ({ of: 'play' }),
    told: ({ word, reference, score, ...key }, teller) => {
      // Before the end of a turn, its solutions are not for everybody.
      const which = teller.isAll ? ` : ${word} en ${reference} pour ${plural(score, 'point')}` : '';
      return `choix de la solution${teller.on(key)}${which}`;
    },
  }),
  'solution-laid': kind<TurnKey & LaidSolution>({
    evolve: (state, data) => {
      const turn = turnIn(state, data);
      turn.chosen = undefined;
      turn.solution = laidOn(turn, gameIn(state, data.game), data);
    },
    touches: (key) => ({
      writes: [`${turnPath(key)}/solution`, progressPath(key.game)],
      reads: [`${turnPath(key)}/ended`],
    }),
    recounts: nothing,
    news: () => ({ of: 'play', isPublic: true }),
    told: ({ word, reference, score, alerts, ...key }, teller) => {
      const notes = alerts.map((alert) => ` ; ${ALERTS[alert]}`).join('');
      return `solution ${word} en ${reference} pour ${plural(score, 'point')}${teller.on(key)}${notes}`;
    },
  }),
  'turn-cancelled': kind<TurnCancelled>({
    evolve: (state, { game, turn, centre, ...why }, stamp) => {
      if (centre === undefined) cancelLast(state, gameIn(state, game), { reason: why.reason, ...stamp });
      else centreIn(state, { game, turn, centre }).cancelled = { ...why, ...stamp };
    },
    touches: ({ game, turn, centre }) =>
      centre === undefined
        ? writes(turnPath({ game, turn }), progressPath(game))
        : writes(`${clockPath({ game, turn, centre })}/cancelled`),
    recounts: ({ game }) => ({ of: 'game', game }),
    news: everything,
    told: ({ centre, grants, ...key }, teller) => {
      const where = centre === undefined ? '' : ` pour le centre ${teller.centre(centre)}`;
      return `annulation du ${teller.turn(key)}${where}${grants ? ' ; la moyenne des autres y est accordée' : ''}`;
    },
  }),
  'turns-corrected': kind<TurnsCorrected>({
    evolve: (state, { game: id, turns, cancelled, reason }, stamp, event) => {
      const game = gameIn(state, id);
      for (const _ of cancelled) cancelLast(state, game, { reason, ...stamp });
      for (const { turn: number, draw, solution, slips = [], ...drawn } of turns) {
        const { board, leftover } = nextTurnOf({ ...game, turns: game.turns.slice(0, number - 1) });
        const before = turnIn(state, { game: id, turn: number });
        const turn: TurnInFold = {
          ...before,
          board,
          leftover,
          draw: unwrap(parseDraw(draw)),
          chosen: undefined,
          ...drawn,
        };
        turn.solution = solution && laidOn(turn, game, solution);
        game.turns[number - 1] = turn;
        for (const again of slips) judgeAgain(turn, again, stamp, event);
      }
    },
    touches: ({ game, turns, cancelled }) =>
      writes(
        progressPath(game),
        ...turns.flatMap(({ turn, slips }) => [
          `${turnPath({ game, turn })}/solution`,
          ...(slips ? [drawPath({ game, turn })] : []),
        ]),
        ...cancelled.map((turn) => turnPath({ game, turn })),
      ),
    recounts: everything,
    news: everything,
    told: ({ game, turns, cancelled }, teller) => {
      const [first, ...later] = turns;
      const { solution } = first;
      const laid = solution ? `, ${solution.word} en ${solution.reference}` : '';
      const followed =
        later.length > 0
          ? ` ; ${plural(later.length, 'coup')} ${later.length > 1 ? 'suivants revus' : 'suivant revu'}`
          : '';
      const dropped =
        cancelled.length > 0 ? ` ; ${plural(cancelled.length, 'coup')} annulé${cancelled.length > 1 ? 's' : ''}` : '';
      return `correction du ${teller.turn({ game, turn: first.turn })} : ${first.draw}${laid}${followed}${dropped}`;
    },
  }),
};
