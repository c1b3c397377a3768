import { parseDraw, parseReference, playSolution, unwrap } from '@raccord/scrabble';
import { pauseClock, resumeClock, startClock } from '../clock.ts';
import type {
  DataOf,
  EventType,
  JudgedAgain,
  LaidSolution,
  Moment,
  RecordedEvent,
  SlipKey,
  TurnAtCentre,
  TurnKey,
} from '../events.ts';
import { isSameVerdict } from '../verdicts.ts';
import {
  type EntrantState,
  type GameState,
  makeGame,
  momentOf,
  nextTurnOf,
  type SlipFile,
  type Stamp,
  type TournamentState,
  type TurnCentre,
  type TurnState,
} from './state.ts';
import { broughtForward, changeFrom, withoutFrom } from './timeline.ts';

type Evolve<Type extends EventType> = (state: TournamentState, data: DataOf<Type>, stamp: Stamp, id: string) => void;

/** Takes an event into the state. Events were decided: what they name is there. */
export function evolve(state: TournamentState, event: RecordedEvent): void {
  const { actor, at, id } = event;
  (EVOLVE[event.type] as Evolve<EventType>)(state, event.data, { actor, at }, id);
}

const EVOLVE: { readonly [Type in EventType]: Evolve<Type> } = {
  'tournament-created': (state, charter) => {
    state.charter = charter;
  },
  'tournament-described': (state, description) => {
    state.charter = state.charter && { ...state.charter, ...description };
  },
  'centre-added': (state, { id, name }) => {
    state.centres.set(id, { id, name, refereeOf: new Map(), seated: new Set(), screens: undefined });
  },

  'entrants-registered': (state, { entrants, from }) => {
    for (const { id, members, centre, table } of entrants) {
      const entrant: EntrantState = {
        id,
        index: state.entrantCount++,
        members,
        isWithheld: false,
        seats: [{ from, value: { centre, table } }],
        presence: [{ from, value: true }],
        exclusion: undefined,
        excluded: [],
      };
      state.entrants.set(id, entrant);
      state.centres.get(centre)?.seated.add(entrant);
    }
  },
  'entrant-amended': (state, { entrant, members }) => {
    entrantOf(state, entrant).members = members;
  },
  'entrant-removed': (state, { entrant }) => {
    for (const { seated } of state.centres.values()) seated.delete(entrantOf(state, entrant));
    state.entrants.delete(entrant);
  },
  'entrant-seated': (state, { entrant: id, centre, table, from }) => {
    const entrant = entrantOf(state, id);
    entrant.seats = changeFrom(entrant.seats, from, { centre, table });
    state.centres.get(centre)?.seated.add(entrant);
  },
  'entrant-arrived': (state, { entrant, from }) => setPresence(entrantOf(state, entrant), from, true),
  'entrant-left': (state, { entrant, from }) => setPresence(entrantOf(state, entrant), from, false),
  'entrant-excluded': (state, { entrant: id, from, reason }, stamp) => {
    const entrant = entrantOf(state, id);
    entrant.exclusion = { ...stamp, reason };
    entrant.excluded = changeFrom(entrant.excluded, from, true);
  },
  'entrant-reinstated': (state, { entrant: id, from }) => {
    const entrant = entrantOf(state, id);
    entrant.exclusion = undefined;
    entrant.excluded = changeFrom(entrant.excluded, from, false);
  },
  'team-formed': (state, team) => {
    state.teams.set(team.id, team);
  },
  'official-appointed': (state, official) => {
    state.officials.set(official.id, official);
  },
  'tables-assigned': (state, { official: id, tables, from }) => {
    const { refereeOf } = must(state.centres.get(must(state.officials.get(id)).centre));
    for (const [table, referees] of refereeOf) {
      if (referees.some(({ value }) => value === id)) refereeOf.set(table, withoutFrom(referees, from, id));
    }
    for (const range of tables) {
      for (let table = range.from; table <= range.to; table++) {
        refereeOf.set(table, changeFrom(refereeOf.get(table) ?? [], from, id));
      }
    }
  },

  'commission-composed': (state, commission) => {
    state.commission = commission;
  },
  'screens-directed': (state, { centre, show }, { at }) => {
    for (const one of state.centres.values()) if (one.id === (centre ?? one.id)) one.screens = { show, since: at };
  },
  'publication-chosen': (state, publication) => {
    state.publication = publication;
  },
  'names-withheld': (state, { entrants, isWithheld }) => {
    for (const id of entrants) entrantOf(state, id).isWithheld = isWithheld;
  },
  // The events that it speaks of are read as they now stand.
  'names-erased': () => undefined,
  // Who may enter is kept outside: a tournament only remembers who let whom in.
  'links-made': () => undefined,
  'links-revoked': () => undefined,
  'game-planned': (state, plan) => {
    state.games.set(plan.id, makeGame(plan, state.games.size));
  },
  'game-cancelled': (state, { game, reason }, stamp) => {
    gameOf(state, game).finished = { cause: 'decision', reason, ...stamp };
  },
  'prepared-game-attached': (state, { game: id, sealed }) => {
    const game = gameOf(state, id);
    game.sealed = sealed;
    game.prepared = undefined;
  },
  'prepared-game-opened': (state, { game, turns }) => {
    gameOf(state, game).prepared = turns;
  },
  'draw-rejected': (state, { game: id, letters, cause }) => {
    const game = gameOf(state, id);
    game.rejected = [...game.rejected, { letters, cause }];
  },
  'draw-made': (state, { game: id, turn: number, draw, drawn, rejected, isWhole, topScore }, { at }) => {
    const game = gameOf(state, id);
    game.begunAt ??= at;
    const { board, leftover } = nextTurnOf(game);
    game.turns.push({
      game: id,
      number,
      board,
      leftover,
      draw: unwrap(parseDraw(draw)),
      drawn,
      rejected: [...game.rejected, ...rejected],
      isWhole,
      topScore,
      solution: undefined,
      isVoid: false,
      centres: new Map(),
      files: new Map(),
      eventful: new Set(),
    });
    game.rejected = [];
  },
  'draw-corrected': (state, data) => {
    const turn = turnOf(state, data);
    turn.draw = unwrap(parseDraw(data.draw));
    turn.drawn = data.drawn;
    turn.isWhole = data.isWhole;
    turn.topScore = data.topScore;
    turn.chosen = undefined;
  },
  'clock-started': (state, data, { at }) => {
    centreOf(state, data).clock = startClock(at);
    followGame(state, data.centre);
  },
  'clock-paused': (state, data, { at }) => {
    const centre = centreOf(state, data);
    centre.clock = centre.clock && pauseClock(centre.clock, at);
  },
  'clock-resumed': (state, data, { at }) => {
    const centre = centreOf(state, data);
    centre.clock = centre.clock && resumeClock(centre.clock, at);
  },
  'turn-ended': (state, data, { at }) => {
    const centre = centreOf(state, data);
    centre.clock = centre.clock && pauseClock(centre.clock, at);
    centre.endedAt = at;
    followGame(state, data.centre);
  },
  'solution-chosen': (state, { game, turn, ...chosen }) => {
    turnOf(state, { game, turn }).chosen = chosen;
  },
  'solution-laid': (state, data) => {
    const turn = turnOf(state, data);
    turn.chosen = undefined;
    turn.solution = laidOn(turn, gameOf(state, data.game), data);
  },
  'turn-closed': (state, data) => {
    centreOf(state, data).isClosed = true;
  },
  'turn-cancelled': (state, { centre, reason, ...key }, stamp) => {
    if (centre !== undefined) {
      centreOf(state, { ...key, centre }).cancelled = { reason, ...stamp };
      return;
    }
    cancelLast(state, gameOf(state, key.game), { reason, ...stamp });
  },
  'turns-corrected': (state, { game: id, turns, cancelled, reason }, stamp, event) => {
    const game = gameOf(state, id);
    for (const _ of cancelled) cancelLast(state, game, { reason, ...stamp });
    for (const { turn: number, draw, solution, slips = [], ...drawn } of turns) {
      const { board, leftover } = nextTurnOf({ ...game, turns: game.turns.slice(0, number - 1) });
      const before = turnOf(state, { game: id, turn: number });
      const turn: TurnState = {
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
  'game-finished': (state, { game: id, ...end }, stamp) => {
    const game = gameOf(state, id);
    const { turns } = game;
    const last = end.lastTurn ?? turns.length;
    for (const turn of turns) {
      const isUnplayed = end.cause === 'incident' && turn.solution === undefined;
      turn.isVoid = turn.number > last || isUnplayed;
    }
    game.finished = { ...end, ...stamp };
  },

  'slips-recorded': (state, data, { actor, at }, id) => {
    const turn = turnOf(state, data);
    for (const { entrant, slip, verdict } of data.slips) {
      const file = fileOf(turn, entrant);
      file.basis = id;
      file.slip = { slip, verdict, actor, at };
      if (verdict.outcome !== 'accepted' || verdict.reasons.length > 0) turn.eventful.add(entrant);
    }
  },
  'slip-corrected': (state, data, stamp, id) => {
    const file = slipFileOf(state, data, id);
    if (file.slip) file.corrected = [...(file.corrected ?? []), file.slip];
    // What was confirmed is no longer what stands.
    delete file.confirmation;
    delete file.review;
    file.slip = { slip: data.slip, verdict: data.verdict, reason: data.reason, ...stamp };
  },
  'slip-referred': (state, data, stamp, id) => {
    const file = slipFileOf(state, data, id);
    file.referral = { ...stamp, reason: data.reason, order: countRulings(file) };
  },
  'slip-confirmed': (state, data, stamp) => {
    const file = fileOf(turnOf(state, data), data.entrant);
    delete file.review;
    file.confirmation = stamp;
  },
  'appeal-filed': (state, { game, turn, entrant, ...appeal }, stamp, id) => {
    const file = slipFileOf(state, { game, turn, entrant }, id);
    file.appeals = [...(file.appeals ?? []), { ...appeal, ...stamp, order: countRulings(file) }];
  },
  'slip-ruled': (state, { game, turn, entrant, ...ruled }, stamp, id) => {
    const file = slipFileOf(state, { game, turn, entrant }, id);
    delete file.review;
    file.rulings = [...(file.rulings ?? []), { ...ruled, ...stamp, order: countRulings(file) }];
  },
  'ruling-withdrawn': (state, data, _, id) => {
    const file = slipFileOf(state, data, id);
    delete file.review;
    file.withdrawn = [...(file.withdrawn ?? []), ...(file.rulings ?? []).slice(-1)];
    file.rulings = (file.rulings ?? []).slice(0, -1);
  },
  'warning-given': (state, data, stamp) => {
    const file = slipFileOf(state, data);
    file.warnings = [...(file.warnings ?? []), { ...stamp, reason: data.reason }];
  },
  'corrections-printed': (state, { slips }) => {
    for (const slip of slips) slipFileOf(state, slip).printed = slip.notice;
  },
  'correction-delivered': (state, data) => {
    const { means, deliveredAt, isComplete, notice, words } = data;
    const file = slipFileOf(state, data);
    delete file.printed;
    file.deliveries = [...(file.deliveries ?? []), { means, deliveredAt, isComplete, notice, words }];
  },

  'action-undone': () => outOfTheFold(),
  'action-redone': () => outOfTheFold(),
};

const outOfTheFold = (): never => {
  throw new Error('What was undone is left out of the fold, what was redone is in it: see history/journal.ts.');
};

const laidOn = (
  { board, draw }: Pick<TurnState, 'board' | 'draw'>,
  { formula }: GameState,
  solution: LaidSolution,
): TurnState['solution'] => {
  const start = unwrap(parseReference(solution.reference));
  return { ...solution, after: playSolution(board, draw, formula, { start, word: solution.word }) };
};

function cancelLast(state: TournamentState, game: GameState, why: Stamp & { readonly reason: string }): void {
  const turn = must(game.turns.pop());
  for (const before of game.cancelled) before.isSuperseded ||= before.turn.number > turn.number;
  game.cancelled.push({ turn, isSuperseded: false, ...why });
  game.rejected = [];
  if ([...turn.centres.values()].some(({ endedAt }) => endedAt !== undefined)) bringForward(state, game, turn.number);
}

/**
 * The slip stays as it was written, and so does what people decided of it: whoever decided or was asked to is to look again. A
 * slip that was taken back since is not there, one whose correction was is what it was before.
 */
function judgeAgain(turn: TurnState, { entrant, verdicts }: JudgedAgain, stamp: Stamp, event: string): void {
  const file = turn.files.get(entrant);
  if (!file?.slip) return;
  const before = file.slip.verdict;
  const verdict = verdicts[file.corrected?.length ?? 0];
  file.basis = event;
  file.slip = { ...file.slip, verdict };
  if (verdict.outcome !== 'accepted' || verdict.reasons.length > 0) turn.eventful.add(entrant);
  if (isSameVerdict(before, verdict)) return;
  // What was confirmed is no longer what stands.
  delete file.confirmation;
  const { rulings = [], appeals = [], referral } = file;
  if (rulings.length + appeals.length > 0 || referral) file.review = stamp;
}

/** A change planned for the turn after a cancelled one holds from the turn that is played in its place. */
function bringForward(state: TournamentState, game: GameState, turn: number): void {
  const [from, to] = [momentOf(game, turn + 1), momentOf(game, turn)];
  for (const entrant of state.entrants.values()) {
    entrant.presence = broughtForward(entrant.presence, from, to);
    entrant.seats = broughtForward(entrant.seats, from, to);
    entrant.excluded = broughtForward(entrant.excluded, from, to);
  }
  for (const { refereeOf } of state.centres.values()) {
    for (const [table, referees] of refereeOf) refereeOf.set(table, broughtForward(referees, from, to));
  }
}

/** A turn begins, or its solution comes: what the screens were told to show before is over. */
function followGame({ centres }: TournamentState, id: string): void {
  const centre = centres.get(id);
  if (centre) centre.screens = undefined;
}

const countRulings = ({ rulings = [], withdrawn = [] }: SlipFile): number => rulings.length + withdrawn.length;

const setPresence = (entrant: EntrantState, from: Moment, isPresent: boolean): void => {
  entrant.presence = changeFrom(entrant.presence, from, isPresent);
};

const entrantOf = (state: TournamentState, id: string): EntrantState => must(state.entrants.get(id));
const gameOf = (state: TournamentState, id: string): GameState => must(state.games.get(id));
const turnOf = (state: TournamentState, { game, turn }: TurnKey): TurnState =>
  must(gameOf(state, game).turns[turn - 1]);

function centreOf(state: TournamentState, key: TurnAtCentre): TurnCentre {
  const { centres } = turnOf(state, key);
  const known = centres.get(key.centre);
  if (known) return known;
  const centre: TurnCentre = { clock: undefined, endedAt: undefined, isClosed: false };
  centres.set(key.centre, centre);
  return centre;
}

function fileOf({ files }: TurnState, entrant: string): SlipFile {
  const known = files.get(entrant);
  if (known) return known;
  const file: SlipFile = { slip: undefined };
  files.set(entrant, file);
  return file;
}

/**
 * The file of a slip, marked as eventful: what is about to be added to it is more than a slip without a fault.
 * @param basis the event, where it sets what stands.
 */
function slipFileOf(state: TournamentState, key: SlipKey, basis?: string): SlipFile {
  const turn = turnOf(state, key);
  turn.eventful.add(key.entrant);
  const file = fileOf(turn, key.entrant);
  if (basis !== undefined) file.basis = basis;
  return file;
}

/** What an event names exists, or the events were not decided by this program. */
function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('An event names something that no event before it brought.');
  return value;
}
