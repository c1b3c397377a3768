import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { makeDraw } from '@raccord/scrabble';
import { isBlocked, REACHED } from '../ending.ts';
import type { LaidSolution, RecordedEvent, SlipKey, TournamentCharter } from '../events.ts';
import { evolve } from '../kinds/index.ts';
import { KeptLedger, type Ledger } from '../ledger/ledger.ts';
import { isReferralPending } from '../ledger/standing.ts';
import { initialState } from '../state/folding.ts';
import { isSuddenDeath, type SlipFile, type TournamentState } from '../state/state.ts';
import { isSameVerdict, type Judged } from '../verdicts.ts';
import type { Context } from './context.ts';
import { standingEvents } from './undo.ts';
import type { Stuck, WorkedOut } from './workingout.ts';

type CharteredContext = Context & { readonly charter: TournamentCharter };

/** All that a correction of turns would change, to be looked at before it is done. */
export interface Consequences {
  readonly turns: readonly TurnBeside[];
  readonly cancelled: readonly number[];
  /** Slips that would be worth something else. */
  readonly slips: readonly (Pick<SlipKey, 'turn' | 'entrant'> & { readonly before: Judged; readonly after: Judged })[];
  /** Those whose total of the game would change. */
  readonly totals: readonly { readonly entrant: string; readonly before: number; readonly after: number }[];
  readonly toSee: readonly ToSee[];
  /** The game is over for a reason that would no longer hold. */
  readonly isEndLost: boolean;
  /** What stands in the way: the rest is then of the turns before it alone, and it cannot be done. */
  readonly stuck?: Stuck;
  /** The mark of all this, for the command. */
  readonly shown: string;
}

/** A turn as it is and as it would be. */
interface TurnBeside {
  readonly turn: number;
  readonly before: TurnTold;
  readonly after: TurnTold;
  /** How many slips are judged again. */
  readonly judged: number;
}

interface TurnTold {
  readonly draw: string;
  readonly isWhole: boolean;
  readonly solution?: Pick<LaidSolution, 'word' | 'reference' | 'score'>;
}

/** A slip that would need a person: over it somebody had decided or was asked to, confirmed it; the commission gets it; it is missing. */
export interface ToSee extends Pick<SlipKey, 'turn' | 'entrant'> {
  readonly why: 'ruled' | 'appealed' | 'referred' | 'confirmed' | 'missing';
}

/** All that turns worked out would change. */
export function consequencesIn(context: CharteredContext, { stuck, ...worked }: WorkedOut): Consequences {
  const { state, ledger } = context;
  const after = foldedWith(context, worked);
  const afterwards = new KeptLedger(after);
  const { game, cancelled, turns } = worked;
  const all = [...turns.map(({ turn }) => turn), ...cancelled];
  const slips = all.flatMap((turn) => changedSlips(state, after, { game, turn }));
  const totals = [...state.entrants.keys()]
    .map((entrant) => ({
      entrant,
      before: ledger.gameTotal(game, entrant).total,
      after: afterwards.gameTotal(game, entrant).total,
    }))
    .filter((one) => one.before !== one.after);
  const toSee = turns.flatMap(({ turn }) => [
    ...slipsToSee(state, after, { game, turn }),
    ...missingAfter(state, { ledger, afterwards }, { game, turn }),
  ]);
  const isEndLost = !stuck && endIsLost({ ...context, state: after, ledger: afterwards }, game);
  const beside = turns.map(({ turn, slips: judged = [] }) => ({
    ...{ turn, before: toldOf(state, game, turn), after: toldOf(after, game, turn), judged: judged.length },
  }));
  // Totals move with every slip of other turns; what this changes in them does not.
  const gains = totals.map((one) => [one.entrant, one.after - one.before]);
  const shown = markOf([worked, gains, toSee, isEndLost]);
  return { turns: beside, cancelled, slips, totals, toSee, isEndLost, ...(stuck ? { stuck } : {}), shown };
}

const markOf = (told: unknown): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(told))));

/** The state that would be. */
function foldedWith({ events, undone }: Context, worked: Omit<WorkedOut, 'stuck'>): TournamentState {
  const after = initialState();
  for (const event of standingEvents(events, undone)) evolve(after, event);
  const [last] = events.slice(-1);
  evolve(after, { ...last, type: 'turns-corrected', data: { ...worked, reason: '' } } as RecordedEvent);
  return after;
}

function toldOf({ games }: TournamentState, game: string, number: number): TurnTold {
  const turn = games.get(game)?.turns[number - 1];
  if (!turn) throw new Error('A turn that was worked out is in the game.');
  const { draw, isWhole, solution } = turn;
  const laid = solution && { word: solution.word, reference: solution.reference, score: solution.score };
  return { draw: makeDraw(draw), isWhole, ...(laid ? { solution: laid } : {}) };
}

type Key = { readonly game: string; readonly turn: number };

/** The files of a turn, each beside what it would be. */
function* filesBeside(before: TournamentState, after: TournamentState, { game, turn }: Key) {
  const files = after.games.get(game)?.turns[turn - 1]?.files;
  for (const [entrant, file] of before.games.get(game)?.turns[turn - 1]?.files ?? []) {
    const one = files?.get(entrant);
    if (one) yield { entrant, file, now: one };
  }
}

function changedSlips(before: TournamentState, after: TournamentState, key: Key): Consequences['slips'] {
  return [...filesBeside(before, after, key)].flatMap(({ entrant, file: { slip: was }, now: { slip: is } }) =>
    was && is && !isSameVerdict(was.verdict, is.verdict)
      ? [{ turn: key.turn, entrant, before: was.verdict, after: is.verdict }]
      : [],
  );
}

function slipsToSee(before: TournamentState, after: TournamentState, key: Key): readonly ToSee[] {
  return [...filesBeside(before, after, key)].flatMap(({ entrant, file, now }) => {
    const why = whyToSee(file, now);
    return why ? [{ turn: key.turn, entrant, why }] : [];
  });
}

function whyToSee(file: SlipFile, now: SlipFile): ToSee['why'] | undefined {
  if (now.review && !file.review)
    return file.rulings?.length ? 'ruled' : file.appeals?.length ? 'appealed' : 'referred';
  if (isReferralPending(now) && !isReferralPending(file)) return 'referred';
  return file.confirmation && !now.confirmation ? 'confirmed' : undefined;
}

/** In a sudden death, those who would not have been out have played no more. */
function missingAfter(
  { entrants }: TournamentState,
  { ledger, afterwards }: { readonly ledger: Ledger; readonly afterwards: Ledger },
  { game, turn }: Key,
): readonly ToSee[] {
  const isMissing = (one: Ledger, entrant: string) => one.result(game, turn, entrant).outcome === 'missing';
  return [...entrants.keys()]
    .filter((entrant) => isMissing(afterwards, entrant) && !isMissing(ledger, entrant))
    .map((entrant) => ({ turn, entrant, why: 'missing' as const }));
}

function endIsLost(context: CharteredContext, id: string): boolean {
  const game = context.state.games.get(id);
  const { edition } = context.charter;
  if (!game?.finished) return false;
  switch (game.finished.cause) {
    case 'bag':
      return REACHED.bag(context, game, edition) === undefined;
    case 'no-move':
      return REACHED['no-move'](context, game, edition) === undefined && !isBlocked(context, game, edition);
    case 'sudden-death':
      return isSuddenDeath(game) && context.ledger.stillIn(id).length > 1;
    default:
      return false;
  }
}
