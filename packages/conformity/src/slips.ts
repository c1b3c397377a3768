import { type Slip, Turn } from '@raccord/regulation';
import { DIRECTIONS, makeReference, markJokers, type Solution } from '@raccord/scrabble';
import { FAULTS, MISTAKEN_FAULTS, PlayersSight, STRUCK_FAULTS } from '@raccord/simulation';
import { proposeSolution, type TurnState, writtenRight } from '@raccord/tournament';
import { rareSlip } from './rare.ts';
import type { TrialStage } from './stage.ts';

const MANY_FAULTS = [...FAULTS, ...MISTAKEN_FAULTS, ...STRUCK_FAULTS];
const TRIES = 6;

/** What there is to find on the turn just drawn; undefined where nothing is. */
export function trialSight({ door: { journal }, chance }: TrialStage, game: string): PlayersSight | undefined {
  const state = journal.state.games.get(game);
  const turn = state?.turns.at(-1);
  if (!state || !turn) return undefined;
  const { number, board, draw } = turn;
  const { formula } = state;
  const solutions = [...journal.judging.moves({ number, board, draw, formula }).solutions()];
  const proposal = proposeSolution(journal, game)?.solution;
  const top = solutions.find(({ word, reference }) => word === proposal?.word && reference === proposal.reference);
  if (!top) return undefined;
  const earlier = state.turns.flatMap((one) => earlierSolution(one, solutions));
  const seen = new Turn({ turn: number, formula, board, draw, lexicon: journal.judging.words });
  return new PlayersSight({ turn: seen, solutions, top, difficulty: 0.5, earlier, chance });
}

/** A word laid before, as one that could be written again. */
function earlierSolution({ solution }: TurnState, [any]: readonly Solution[]): Solution[] {
  return solution ? [{ ...any, word: solution.word, reference: solution.reference, score: solution.score }] : [];
}

/** What somebody hands in: the top, another solution, a fault of any kind, or a word that was refused before. */
export function trialSlip(stage: TrialStage, sight: PlayersSight, entrant: string): Slip {
  const { chance, nullWords } = stage;
  // Boards with many words show them best.
  const rare = chance.happens(stage.order.games.some(({ end }) => end) ? 0.6 : 0.12)
    ? rareSlip(stage, sight)
    : undefined;
  if (rare) return rare;
  const meant = chance.happens(0.5) ? sight.top : chance.pick(sight.solutions.slice(0, 200));
  const again = chance.happens(0.5) ? playedAgain(sight, nullWords.get(entrant)) : undefined;
  if (again) return again;
  // D17.
  if (sight.turn.turn === 1 && chance.happens(0.1)) return writtenDown(meant);
  for (let tries = 0; tries < TRIES && chance.happens(0.85); tries++) {
    const slip = chance.pick(MANY_FAULTS).make(sight, tries === 0 ? meant : chance.pick(sight.solutions));
    if (slip) return slip;
  }
  return writtenRight(meant, sight.turn.board);
}

/** The first word of a game, written down the board. */
const writtenDown = ({ word, score }: Solution): Slip => ({
  state: 'handed-in',
  solutions: [{ word, direction: 'vertical', outside: [] }],
  score,
});

/** A word that is not admitted, played once more (5.9). */
function playedAgain({ turn, chance }: PlayersSight, words: ReadonlySet<string> = new Set()): Slip | undefined {
  for (const word of words) {
    const place = chance.pick(DIRECTIONS.flatMap((direction) => turn.places(word, direction)));
    if (!place) continue;
    const { placement } = place.fit;
    const [{ jokers, score }] = place.tilings;
    const written = markJokers(turn.board, placement, jokers);
    const solution = {
      word: written,
      direction: placement.direction,
      reference: makeReference(placement),
      outside: [],
    };
    return { state: 'handed-in', solutions: [solution], score };
  }
  return undefined;
}
