import { REASON_CODES, type ReasonCode } from '@raccord/regulation';
import { accept, type Result, refuse } from '@raccord/scrabble';
import {
  countKinds,
  ERASED_PLAYER,
  type GameState,
  isCounted,
  type Journal,
  type KindCounts,
  kindOf,
  kindsOfTop,
  type MetTop,
  type Person,
  provisionalOf,
  type RankingRow,
  rankOverall,
  type TurnState,
  wasThere,
  whyProvisional,
} from '@raccord/tournament';
import type { EveningClosed } from '../events.ts';
import { ERASED_NAME } from '../members/names.ts';

/**
 * The ranking of a closed evening in figures: all that seasons and players' pages are made of. Made once from the tournament
 * and kept; never changed.
 */
export interface EveningResult extends EveningClosed {
  /** What the tops add up to. */
  readonly top: number;
  readonly turns: number;
  /** In the order of the ranking. */
  readonly rows: readonly EveningRow[];
}

export interface EveningRow {
  readonly entrant: string;
  /** As they played: names follow neither renaming nor merging. */
  readonly players: readonly Person[];
  /** The tournament told the public their initials. */
  readonly isWithheld?: true;
  readonly rank: number;
  readonly total: number;
  /** Turns on which they found the top. */
  readonly tops: number;
  /** Turns on which they were alone with the best score, the top or not. */
  readonly solos: number;
  readonly warnings: number;
  /** How many slips each reason was given for, the most frequent one first. */
  readonly reasons: readonly ReasonCount[];
  /** Solos, then the tops that the fewest others found; three at most. */
  readonly best: readonly ToldTurn[];
  /** The tops laid that they missed and most others found; three at most. */
  readonly missed: readonly ToldTurn[];
  /** What the tops laid asked for, and how many of each kind they missed. */
  readonly kinds: KindCounts;
}

export interface ReasonCount {
  readonly code: ReasonCode;
  readonly count: number;
}

/** A turn worth telling somebody of: a word that he played, or missed. */
export interface ToldTurn {
  readonly game: string;
  readonly turn: number;
  /** Where it is known: a decision may have given the points. */
  readonly word?: string;
  readonly reference?: string;
  /** What he made. */
  readonly points: number;
  /** The best score there was. */
  readonly top: number;
  /** How many found it; a solo is one. */
  readonly found: number;
}

const MOST_TOLD = 3;

export type EveningFault = 'nothing-played' | 'game-unfinished';

/** The result of a tournament whose games are over, as far as its journal goes. */
export function eveningResultOf(
  tournament: string,
  { state, ledger, events }: Pick<Journal, 'state' | 'ledger' | 'events'>,
): Result<EveningResult, EveningFault> {
  const games = [...state.games.values()].filter(({ plan }) => !plan.separatesTies);
  const unfinished = [...state.games.values()].find(({ finished }) => !finished);
  if (unfinished) {
    return refuse(
      'game-unfinished',
      `La partie « ${unfinished.plan.name} » n’est pas terminée : terminez-la avant de clore la soirée.`,
    );
  }
  const turns = games.flatMap((game) => game.turns.filter(isCounted).map((turn) => ({ game, turn })));
  const last = events.at(-1);
  const ranked = rankOverall(state, ledger);
  if (turns.length === 0 || !last || ranked.length === 0) {
    return refuse('nothing-played', 'Cette soirée n’a pas été jouée : elle ne peut pas être close.');
  }
  const { sequence, hash } = last;
  const found = turns.map(({ game, turn }) => foundBy(ledger, game, turn));
  const rows = ranked.map((row) => rowOf(row, ledger, turns, found));
  const provisional = openOf({ state, ledger });
  return accept({
    ...{ tournament, sequence, hash, ...(provisional === undefined ? {} : { provisional }) },
    ...{ top: ranked[0].top, turns: turns.length, rows },
  });
}

/** Has the evening another result now than the one that was kept of it? @param now undefined when it has none any more. */
export const isBehind = (kept: EveningResult, now: EveningResult | undefined): boolean =>
  now === undefined || figuresOf(kept) !== figuresOf(now);

/** Is this what the tournament comes to, names that were erased since aside? */
export function isReplayed(kept: EveningResult, now: EveningResult): boolean {
  const names = new Map(now.rows.map(({ entrant, players }) => [entrant, players]));
  const isSameName = ({ name }: Person, other: Person | undefined): boolean =>
    other !== undefined && (name === other.name || isErasedName(name) || isErasedName(other.name));
  const hasNames = kept.rows.every(({ entrant, players }) => {
    const others = names.get(entrant) ?? [];
    return players.length === others.length && players.every((player, at) => isSameName(player, others[at]));
  });
  const unnamed = (result: EveningResult): EveningResult => ({
    ...result,
    rows: result.rows.map((row) => ({ ...row, players: [] })),
  });
  return hasNames && figuresOf(unnamed(kept)) === figuresOf(unnamed(now));
}

const isErasedName = (name: string): boolean => name === ERASED_NAME || name === ERASED_PLAYER;

/** All that a season takes of a result; equals stand in the order of their names, which may be erased. */
const figuresOf = ({ sequence: _sequence, hash: _hash, rows, ...evening }: EveningResult): string =>
  JSON.stringify([evening, rows.toSorted((a, b) => (a.entrant < b.entrant ? -1 : 1))], inOneOrder);

/** Who reads a file may have put the parts of an object in another order. */
const inOneOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Why the ranking of an evening is provisional, as it stands; undefined once it is final. */
export function openOf({ state, ledger }: Pick<Journal, 'state' | 'ledger'>): string | undefined {
  const open = provisionalOf(state, ledger, [...state.games.values()]);
  return open && whyProvisional(state, open);
}

type PlayedTurn = { readonly game: GameState; readonly turn: TurnState };

/** How many had the best score of a turn. */
const foundBy = (ledger: Journal['ledger'], { plan }: GameState, turn: TurnState): number =>
  ledger.results(plan.id, turn.number).filter((result) => wasThere(result) && kindOf(result, turn) === 'top').length;

function rowOf(
  { entrant, rank, total }: RankingRow,
  ledger: Journal['ledger'],
  turns: readonly PlayedTurn[],
  found: readonly number[],
): EveningRow {
  const counts = new Map<string, number>();
  const best: ToldTurn[] = [];
  const missed: ToldTurn[] = [];
  const met: MetTop[] = [];
  let tops = 0;
  let solos = 0;
  let warnings = 0;
  for (const [at, { game, turn }] of turns.entries()) {
    const result = ledger.results(game.plan.id, turn.number)[entrant.index];
    if (!result || !wasThere(result)) continue;
    warnings += result.warnings;
    for (const { code } of result.reasons) counts.set(code, (counts.get(code) ?? 0) + 1);
    const kind = kindOf(result, turn);
    const isTop = kind === 'top';
    const isSolo = result.solo === 'given';
    tops += Number(isTop);
    solos += Number(isSolo);
    const own = turn.files.get(entrant.id)?.slip?.verdict.retained ?? undefined;
    const told = { game: game.plan.name, turn: turn.number, points: result.points, top: turn.topScore };
    if (isTop || isSolo) best.push({ ...told, ...placed(own), found: isSolo ? 1 : found[at] });
    const laid = turn.solution?.score === turn.topScore ? turn.solution : undefined;
    // Who has an average found nothing and missed nothing.
    if (!laid || kind === 'average' || kind === 'pending') continue;
    met.push({ kinds: kindsOfTop(turn.board, laid, isSameWord(laid, own)), isMissed: !isTop });
    if (!isTop && found[at] > 0) missed.push({ ...told, ...placed(laid), found: found[at] });
  }
  const reasons = REASON_CODES.flatMap((code) => {
    const count = counts.get(code);
    return count === undefined ? [] : [{ code, count }];
  }).sort((a, b) => b.count - a.count);
  const rarest = best.toSorted((a, b) => a.found - b.found || b.points - a.points).slice(0, MOST_TOLD);
  const plainest = missed.toSorted((a, b) => b.found - a.found || b.top - a.top).slice(0, MOST_TOLD);
  return {
    ...{ entrant: entrant.id, players: entrant.members, rank, total },
    ...(entrant.isWithheld ? { isWithheld: true } : {}),
    ...{ tops, solos, warnings, reasons, best: rarest, missed: plainest, kinds: countKinds(met) },
  };
}

interface WordPlaced {
  readonly word: string;
  readonly reference: string;
}

const placed = (move: WordPlaced | undefined) => (move ? { word: move.word, reference: move.reference } : {});

const isSameWord = ({ word }: WordPlaced, own: WordPlaced | undefined): boolean =>
  own?.word.toUpperCase() === word.toUpperCase();
