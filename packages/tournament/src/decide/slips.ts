import { LONGEST_WRITING, MOST_SOLUTIONS, type Slip, type WrittenSolution } from '@raccord/regulation';
import { accept, MOST_POINTS } from '@raccord/scrabble';
import type { SlipKey, TournamentCharter, TurnKey } from '../events.ts';
import { writtenRight } from '../judging.ts';
import type { Actor } from '../people.ts';
import { topOf } from '../proposal.ts';
import {
  type EntrantState,
  type GameState,
  isPresent,
  isSuddenDeath,
  refereeAt,
  type SlipFile,
  seatAt,
  type TurnState,
} from '../state/state.ts';
import type { JudgedSlip } from '../verdicts.ts';
import { checkBasis } from './basis.ts';
import {
  type Asking,
  asked,
  type Context,
  checkCentre,
  type Decide,
  type Decision,
  entrantName,
  findEntrant,
  findTurn,
  isBlank,
  REFEREE_ACTORS,
} from './context.ts';
import { refused } from './refusals.ts';

/** An entrant at a turn that he plays. */
export interface AtTable {
  readonly game: GameState;
  readonly turn: TurnState;
  readonly entrant: EntrantState;
  readonly name: string;
  /** What is known of his slip so far. */
  readonly file: SlipFile | undefined;
}

/** Who asks for something about a slip, and what he had before him. */
type AskingOfSlip = Pick<Asking, 'actor' | 'basis'>;

/** Finds who plays this turn, checks that this actor may write for him, and that what he has seen of the slip stands. */
export function findAtTable(context: Context, key: SlipKey, { actor, basis }: AskingOfSlip): Decision<AtTable> {
  const found = findTurn(context, key.game, key.turn);
  if (!found.ok) return found;
  const { game, turn } = found.value;
  if (turn.isVoid) return refused('turn-void', key.turn);
  const entrant = findEntrant(context, key.entrant);
  if (!entrant.ok) return entrant;
  const name = entrantName(entrant.value);
  const { plan } = game;
  if (plan.entrants && !plan.entrants.includes(key.entrant)) return refused('not-in-this-game', name, plan.name);
  if (!isPresent(game, key.turn, entrant.value)) return refused('not-present', name, key.turn);
  const { centre } = seatAt(game, key.turn, entrant.value);
  if (turn.centres.get(centre)?.cancelled) {
    return refused('turn-cancelled-here', key.turn, context.state.centres.get(centre)?.name ?? centre);
  }
  const out = isSuddenDeath(game) ? context.ledger.outSince(key.game, key.entrant) : undefined;
  if (out !== undefined && out < key.turn) return refused('out-of-the-game', name, out);
  const allowed = checkReach(context, game, key.turn, entrant.value, actor);
  if (!allowed.ok) return allowed;
  const isSeen = checkBasis(context, { turn, entrant: key.entrant, name }, actor, basis);
  return isSeen.ok ? accept({ game, turn, entrant: entrant.value, name, file: turn.files.get(key.entrant) }) : isSeen;
}

/** A referee writes for his tables, a player for himself, the chief of a centre for that centre. */
function checkReach(
  context: Context,
  game: GameState,
  turn: number,
  entrant: EntrantState,
  actor: Actor,
): Decision<void> {
  const { centre, table } = seatAt(game, turn, entrant);
  switch (actor.role) {
    case 'referee':
      return refereeAt(context.state, game, turn, entrant) === actor.id
        ? accept(undefined)
        : refused('not-your-table', table);
    case 'player':
      return entrant.id === actor.id ? accept(undefined) : refused('not-your-slip');
    case 'chief':
      return checkCentre(context, actor, centre);
    case 'second-referee': {
      const own = context.state.officials.get(actor.id)?.centre ?? centre;
      return own === centre
        ? accept(undefined)
        : refused('not-your-centre', context.state.centres.get(centre)?.name ?? centre);
    }
    case 'commission':
      return accept(undefined);
  }
}

const recordSlips: Decide<
  TurnKey & { readonly slips: readonly { readonly entrant: string; readonly slip: Slip }[] }
> = (context, { game, turn, slips }, command) => {
  const { charter } = context;
  const { actor, at } = command;
  if (actor.role === 'player' && !charter.settings.playersWriteSlips) return refused('players-do-not-write');
  const places = findAllAtTable(
    context,
    { game, turn },
    slips.map(({ entrant }) => entrant),
    command,
  );
  if (!places.ok) return places;
  const judged: JudgedSlip[] = [];
  for (const [index, place] of places.value.entries()) {
    if (actor.role === 'player' && isTooLate(place, at)) return refused('turn-ended', turn);
    const { entrant, slip } = slips[index];
    const sound = checkSlip(slip, actor);
    if (!sound.ok) return sound;
    judged.push({ entrant, slip, verdict: judgeAt(context, charter, place, slip) });
  }
  return accept({ type: 'slips-recorded', data: { game, turn, slips: judged } });
};

const recordTops: Decide<TurnKey & { readonly entrants: readonly string[] }> = (
  context,
  { game, turn, entrants },
  command,
) => {
  const places = findAllAtTable(context, { game, turn }, entrants, command);
  if (!places.ok) return places;
  const { game: played, turn: at } = places.value[0];
  const slip = writtenRight(topOf(context, played, at), at.board);
  const verdict = judgeAt(context, context.charter, places.value[0], slip);
  const slips = entrants.map((entrant): JudgedSlip => ({ entrant, slip, verdict }));
  return accept({ type: 'slips-recorded', data: { game, turn, slips } });
};

const correctSlip: Decide<SlipKey & { readonly slip: Slip; readonly reason: string }> = (context, data, command) => {
  const { game, turn, entrant, slip, reason } = data;
  const { actor } = command;
  const place = findAtTable(context, data, command);
  if (!place.ok) return place;
  const { name, file } = place.value;
  if (!file?.slip) return refused('no-slip-recorded', name, turn);
  if (actor.role === 'player') {
    // His own slip, not one that a referee has recorded, and only until slips are no longer taken.
    if (!context.charter.settings.playersWriteSlips) return refused('players-do-not-write');
    if (isTooLate(place.value, command.at)) return refused('turn-ended', turn);
    if (file.slip.actor.role !== 'player') return refused('slip-already-recorded', name, turn);
    if ((file.corrected?.length ?? 0) >= MOST_CHANGES) return refused('changed-too-often', MOST_CHANGES);
  }
  if (isBlank(reason)) return refused('reason-missing');
  const sound = checkSlip(slip, actor);
  if (!sound.ok) return sound;
  const verdict = judgeAt(context, context.charter, place.value, slip);
  return accept({ type: 'slip-corrected', data: { game, turn, entrant, slip, verdict, reason } });
};

function findAllAtTable(
  context: Context,
  key: { readonly game: string; readonly turn: number },
  entrants: readonly string[],
  asking: AskingOfSlip,
): Decision<AtTable[]> {
  if (entrants.length === 0) return refused('nobody-named');
  const places: AtTable[] = [];
  const seen = new Set<string>();
  for (const entrant of entrants) {
    const place = findAtTable(context, { ...key, entrant }, asking);
    if (!place.ok) return place;
    if (seen.has(entrant)) return refused('named-twice', place.value.name);
    seen.add(entrant);
    if (place.value.file?.slip) return refused('slip-already-recorded', place.value.name, key.turn);
    places.push(place.value);
  }
  return accept(places);
}

const centreFor = ({ game, turn, entrant }: AtTable) => turn.centres.get(seatAt(game, turn.number, entrant).centre);

/** When the end of the turn was announced where he plays. */
export const endFor = (place: AtTable): number | undefined => centreFor(place)?.endedAt;

export const isEndedFor = (place: AtTable): boolean => endFor(place) !== undefined;

/** For a player, whose slip came at that time: one that came before the end was announced is good, though it is looked at after it. */
const isTooLate = (place: AtTable, at: number): boolean => at >= (endFor(place) ?? at + 1) || isClosedFor(place);

export const isClosedFor = (place: AtTable): boolean => centreFor(place)?.isClosed === true;

export const judgeAt = (
  { judging }: Context,
  { edition, settings }: TournamentCharter,
  { game, turn }: { readonly game: GameState; readonly turn: Pick<TurnState, 'number' | 'board' | 'draw'> },
  slip: Slip,
) =>
  judging.judge({ ...turn, formula: game.formula }, slip, {
    edition,
    provisional: settings.provisional,
    plausible: settings.plausible,
  });

/** Enough for a player who changes his mind; a program would go on without end. */
const MOST_CHANGES = 30;

/** Can there be such a slip, and may this actor say everything that it says? */
function checkSlip(slip: Slip, actor: Actor): Decision<void> {
  const fault = slipFault(slip);
  if (fault) return refused('bad-slip', fault);
  const isNoted = slip.legibility !== undefined || slip.conduct !== undefined;
  return actor.role === 'player' && isNoted ? refused('note-by-player') : accept(undefined);
}

/** What no slip can be, whatever was written on paper. */
function slipFault({ solutions, score }: Slip): string | undefined {
  if (score !== undefined && !(Number.isInteger(score) && score >= 0 && score <= MOST_POINTS)) {
    return `Le score d’un bulletin est un nombre entier de 0 à ${MOST_POINTS}.`;
  }
  if (solutions.length > MOST_SOLUTIONS) return `Un bulletin porte au plus ${MOST_SOLUTIONS} solutions.`;
  if (solutions.some(({ word }) => word.length > LONGEST_WRITING || !/^[A-Za-z-]*$/.test(word))) {
    return `Le mot d’un bulletin s’écrit en ${LONGEST_WRITING} signes au plus : lettres de A à Z, en minuscule si elles sont encerclées, et « - » pour celles qui sont omises.`;
  }
  if (solutions.some(hasSharedSquare)) {
    return 'Une case du bulletin porte deux lettres : une lettre de raccord est écrite sur une autre, ou sur le mot. Gardez-en une seule par case.';
  }
  return undefined;
}

/** Two letters outside the word stand on one square, or one of them on a square of the word. */
function hasSharedSquare({ word, direction, outside }: WrittenSolution): boolean {
  const ofWord = [...word].map((_, step) => (direction === 'horizontal' ? `0 ${step}` : `${step} 0`));
  const squares = [...ofWord, ...outside.map(({ down, right }) => `${down} ${right}`)];
  return new Set(squares).size < squares.length;
}

export const SLIPS_COMMANDS = {
  'record-slips': asked({
    action: 'saisir de bulletins',
    others: ['referee', 'player'],
    inCentre: true,
    decide: recordSlips,
  }),
  'record-tops': asked({ action: 'saisir de bulletins', others: ['referee'], inCentre: true, decide: recordTops }),
  'correct-slip': asked({
    action: 'corriger un bulletin',
    others: [...REFEREE_ACTORS, 'player'],
    inCentre: true,
    decide: correctSlip,
  }),
};
