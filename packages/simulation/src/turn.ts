import { Turn } from '@raccord/regulation';
import { accept, type Result, type Solution } from '@raccord/scrabble';
import { type Journal, proposeSolution, type RefusalCode, type Wordbook } from '@raccord/tournament';
import { followUp } from './aftermath.ts';
import type { CastPlayer } from './cast.ts';
import { collect } from './collecting.ts';
import { ONLY_GAME, SIMULATED_RHYTHM } from './setup.ts';
import { PlayersSight } from './sight.ts';
import { isThere, type SimulationStage } from './stage.ts';

const CANCELLED_TURNS = 0.02;
const MISTAKES = ['Erreur d’épellation d’une lettre.', 'Chronomètre lancé trop tôt.', 'Mot mal posé au tableau.'];

/** Seconds before the next draw. */
const BETWEEN_TURNS = 60;

/** Plays one turn, and what is left to do of those before it; refused when the letters give no turn. */
export function playTurn(stage: SimulationStage, wordbook: Wordbook, turn: number): Result<void, RefusalCode> {
  const { desk, cast, laid } = stage;
  const begun = playToItsEnd(stage, wordbook, turn);
  if (!begun.ok) return begun;
  const sight = begun.value;
  const { word, reference } = sight.top;
  desk.tell('lay-solution', { game: ONLY_GAME, turn, word, reference }, cast.chief);
  laid.push(sight.top);
  collect(stage, sight, everybody);
  for (const { centre, chief } of cast.halls)
    desk.tell('close-turn', { game: ONLY_GAME, turn, centre: centre.id }, chief);
  followUp(stage, turn);
  return accept(undefined);
}

/** The same up to the announcement; then each referee has recorded the first half of his tables. */
export function playHalfTurn(stage: SimulationStage, wordbook: Wordbook, turn: number): Result<void, RefusalCode> {
  const begun = playToItsEnd(stage, wordbook, turn);
  if (!begun.ok) return begun;
  collect(stage, begun.value, (players) => players.slice(0, Math.ceil(players.length / 2)));
  return accept(undefined);
}

const everybody = (players: readonly CastPlayer[]) => players;

function playToItsEnd(stage: SimulationStage, wordbook: Wordbook, turn: number): Result<PlayersSight, RefusalCode> {
  const { desk, cast, draws } = stage;
  desk.wait(BETWEEN_TURNS);
  moveInAndOut(stage, turn);
  const draw = () =>
    desk.ask('make-draw', { game: ONLY_GAME, source: { kind: 'random', seed: draws.seed() } }, cast.chief);
  let drawn = draw();
  if (drawn.ok && draws.happens(CANCELLED_TURNS)) {
    const reason = draws.pick(MISTAKES);
    const cancelled = desk.tell('cancel-turn', { game: ONLY_GAME, turn, reason }, cast.chief);
    drawn = draw();
    // The last letters give no other draw: the mistake is overlooked.
    if (!drawn.ok) drawn = desk.ask('undo', { event: cancelled.id }, cast.chief);
  }
  if (!drawn.ok) return drawn;
  const sight = sightOfTurn({ ...stage, journal: desk.journal }, wordbook.words, turn);
  think(stage, turn);
  return accept(sight);
}

/** Who comes and who leaves before a turn. */
function moveInAndOut({ desk, cast: { chief, players } }: SimulationStage, turn: number): void {
  const from = { game: 0, turn };
  for (const { entrant, arrives, leaves } of players) {
    if (turn === 1 && arrives > 1) {
      desk.tell('note-departure', { entrant: entrant.id, from, reason: 'Pas encore arrivé.' }, chief);
    }
    if (turn > 1 && arrives === turn) desk.tell('note-arrival', { entrant: entrant.id, from }, chief);
    if (leaves === turn)
      desk.tell('note-departure', { entrant: entrant.id, from, reason: 'Quitte le tournoi.' }, chief);
  }
}

const HARD_TURNS = 0.15;
const HARD = 0.99;

/** What there is to find on the turn just drawn. */
export function sightOfTurn(
  { journal, laid, chance }: Pick<SimulationStage, 'laid' | 'chance'> & { readonly journal: Journal },
  words: Wordbook['words'],
  number: number,
): PlayersSight {
  const game = journal.state.games.get(ONLY_GAME);
  const state = game?.turns[number - 1];
  if (!game || !state) throw new Error('The turn to look at is the one just drawn.');
  const { board, draw } = state;
  const { formula } = game;
  const moves = journal.judging.moves({ number, board, draw, formula });
  const all = [...moves.solutions()];
  const solutions = number === 1 ? bestOfEachWord(all) : all;
  const proposal = proposeSolution(journal, ONLY_GAME);
  const top = solutions.find(
    ({ word, reference }) => word === proposal?.solution.word && reference === proposal.solution.reference,
  );
  return new PlayersSight({
    turn: new Turn({ turn: number, formula, board, draw, lexicon: words }),
    solutions,
    top: top ?? solutions[0],
    difficulty: chance.happens(HARD_TURNS) ? HARD : 0.1 + 0.85 * chance.share(),
    earlier: [...laid],
    chance,
  });
}

/** On the first turn a word is written across and earns the most it can: nobody counts it elsewhere. */
function bestOfEachWord(solutions: readonly Solution[]): Solution[] {
  const best = new Map<string, Solution>();
  for (const solution of solutions) {
    const word = solution.word.toUpperCase();
    if (solution.start.direction === 'horizontal' && !best.has(word)) best.set(word, solution);
  }
  return [...best.values()];
}

const PAUSES = 0.06;
const DISCIPLINARY_WARNINGS = 0.0008;
const MISBEHAVIOURS = [
  'Écrit encore après le signal.',
  'Parle pendant la réflexion.',
  'Téléphone qui sonne pendant le coup.',
];
/** Milliseconds kept free at the end of a turn. */
const MARGIN = 30_000;

/** The time to think and to write, during which referees deal with the turns before. */
function think(stage: SimulationStage, turn: number): void {
  const { desk, cast, agenda, chance } = stage;
  const { think: seconds, write } = stage.edition.game.rhythms.steady[SIMULATED_RHYTHM];
  const halls = cast.halls.map((hall) => ({ ...hall, key: { game: ONLY_GAME, turn, centre: hall.centre.id } }));
  const end = desk.at + (seconds + write) * 1000;
  desk.spread(agenda.count(turn) + 2 * halls.length, (seconds + write) * 1000 - MARGIN);
  for (const { key, chief } of halls) desk.tell('start-clock', key, chief);
  agenda.run(turn);
  for (const player of cast.players) {
    if (!isThere(player, turn) || !chance.happens(DISCIPLINARY_WARNINGS)) continue;
    const { entrant, referee } = player;
    desk.tell(
      'give-warning',
      { game: ONLY_GAME, turn, entrant: entrant.id, reason: chance.pick(MISBEHAVIOURS) },
      referee,
    );
  }
  const paused = chance.happens(PAUSES) ? chance.pick(halls) : undefined;
  const pause = paused ? chance.between(20, 120) : 0;
  if (paused) {
    desk.tell('pause-clock', paused.key, paused.chief);
    desk.wait(pause);
    desk.tell('resume-clock', paused.key, paused.chief);
  }
  desk.waitUntil(end + (pause + chance.between(2, 8)) * 1000);
  for (const { key, chief } of halls) desk.tell('end-turn', key, chief);
}
