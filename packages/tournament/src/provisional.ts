import { gameOf, isToAnswer } from './appeals.ts';
import type { MissingSlips } from './events.ts';
import type { Ledger } from './ledger/ledger.ts';
import { type Awaited, awaitedOf } from './ledger/standing.ts';
import { isPlayedIn } from './ranking/published.ts';
import { isCounted, type TurnsOver } from './ranking/ranking.ts';
import type { GameState, RecordedAppeal, TournamentState, TurnState } from './state/state.ts';

/** What may still change a ranking. */
export interface Provisional {
  /** The games that go on, and how many of their turns are counted. */
  readonly running: readonly { readonly game: string; readonly turns: number }[];
  /** Slips that are neither there nor decided on, of turns that are over. */
  readonly missing: readonly (MissingSlips & { readonly game: string })[];
  /** Turns of games that are over, with every slip, that a centre has still to close. */
  readonly unclosed: readonly { readonly game: string; readonly turn: number; readonly centre: string }[];
  /** Slips on which a decision is awaited. */
  readonly awaited: Readonly<Record<Awaited, number>>;
}

/** What a station knows of a game: how many turns it has results of, how many of them it ranks by, and whether it was told of the end. */
interface Knowledge {
  readonly turnsOver: TurnsOver;
  readonly ranked: TurnsOver;
  isFinished(game: GameState): boolean;
}

const EVERYTHING: Knowledge = {
  turnsOver: ({ turns }) => turns.length,
  ranked: ({ turns }) => turns.length,
  isFinished: ({ finished }) => finished !== undefined,
};

/** What is still open of these games; undefined once nothing is, and their ranking is final. */
export function provisionalOf(
  state: TournamentState,
  ledger: Ledger,
  games: readonly GameState[],
  { turnsOver, ranked, isFinished }: Knowledge = EVERYTHING,
): Provisional | undefined {
  const running: { game: string; turns: number }[] = [];
  const missing: (MissingSlips & { game: string })[] = [];
  const unclosed: { game: string; turn: number; centre: string }[] = [];
  const awaited = { referral: 0, appeal: 0, ruling: 0, review: 0 };
  for (const game of games) {
    const { id } = game.plan;
    const isOver = isFinished(game);
    const turns = game.turns.slice(0, isOver ? game.turns.length : turnsOver(game));
    if (!isOver) running.push({ game: id, turns: turns.slice(0, ranked(game)).filter(isCounted).length });
    for (const turn of turns) {
      if (turn.isVoid) continue;
      for (const slips of missingAt(state, ledger, game, turn)) missing.push({ game: id, ...slips });
      if (isOver) unclosed.push(...unclosedAt(state, ledger, game, turn));
      for (const one of awaitedAt(state, ledger, turn)) awaited[one]++;
    }
  }
  awaited.appeal += state.appeals.filter((appeal) => isToAnswer(appeal) && concerns(state, appeal, games)).length;
  const count = running.length + missing.length + unclosed.length;
  const isFinal = count + awaited.referral + awaited.appeal + awaited.ruling + awaited.review === 0;
  return isFinal ? undefined : { running, missing, unclosed, awaited };
}

/** Is it about one of these games? An exclusion is about all of them. */
const concerns = (state: TournamentState, { subject }: RecordedAppeal, games: readonly GameState[]): boolean =>
  subject.about === 'exclusion' || games.some(({ plan }) => plan.id === gameOf(state, subject)?.plan.id);

/** The slips that a game would lack if it ended with this turn as its last. */
export const missingSlips = (
  state: TournamentState,
  ledger: Ledger,
  { plan, turns }: GameState,
  lastTurn: number,
): MissingSlips[] => turns.slice(0, lastTurn).flatMap(({ number }) => missingIn(state, ledger, plan.id, number));

/** A slip is missing once the turn is over, by its solution or by the announcement. */
function missingAt(state: TournamentState, ledger: Ledger, game: GameState, turn: TurnState): MissingSlips[] {
  const isOver = game.finished !== undefined || turn.solution !== undefined;
  const isEnded = (centre: string) => turn.centres.get(centre)?.endedAt !== undefined;
  return missingIn(state, ledger, game.plan.id, turn.number).filter(({ centre }) => isOver || isEnded(centre));
}

function missingIn({ centres }: TournamentState, ledger: Ledger, game: string, turn: number): MissingSlips[] {
  if (ledger.isComplete(game, turn)) return [];
  return [...centres.keys()].flatMap((centre) => {
    const tables = ledger.missingTables(game, turn, centre);
    return tables.length === 0 ? [] : [{ turn, centre, tables }];
  });
}

function unclosedAt(state: TournamentState, ledger: Ledger, game: GameState, turn: TurnState) {
  const { number } = turn;
  return [...state.centres.keys()].flatMap((centre) => {
    const { isClosed = false, cancelled } = turn.centres.get(centre) ?? {};
    const isOpen = !isClosed && cancelled === undefined && isPlayedIn(state, game, turn, centre);
    const isToClose = isOpen && ledger.missingTables(game.plan.id, number, centre).length === 0;
    return isToClose ? [{ game: game.plan.id, turn: number, centre }] : [];
  });
}

function awaitedAt(
  { entrants }: TournamentState,
  ledger: Ledger,
  { game, number, files, eventful }: TurnState,
): Awaited[] {
  return [...eventful].flatMap((id) => {
    const file = files.get(id);
    const isOut =
      entrants.get(id)?.exclusion !== undefined || ledger.result(game, number, id).outcome === 'not-playing';
    return (file && !isOut && awaitedOf(file)) || [];
  });
}
