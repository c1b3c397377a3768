import type { ClockFace } from '../../clock/useclock.ts';
import type { GameTurn, HallGame, HallTurn } from '../../server/answers.ts';

/** What the chief referee has to do next. */
export type ChiefStep =
  | { readonly kind: 'plan' | 'draw' | 'lay' | 'finish' | 'wait' }
  | { readonly kind: 'start' | 'resume' | 'announce'; readonly turn: number }
  /** Slips are missing: without them there is no next draw or no final ranking, or they are merely his to enter. */
  | (SlipsToEnter & { readonly kind: 'enter'; readonly before?: 'draw' | 'end' })
  | ClosingStep;

/** Slips of a turn that nobody has entered. */
export interface SlipsToEnter {
  readonly turn: number;
  readonly centre: string;
  readonly missing: number;
}

interface ClosingStep {
  readonly kind: 'close';
  readonly turn: number;
  readonly centre: string;
  /** The last slips are on their way from this station. */
  readonly isAwaited?: true;
}

export type StepKind = ChiefStep['kind'];

/** Where the game stands, as the chief of a centre or of the whole tournament sees it. */
export interface GameStanding {
  /** Of the whole tournament: he draws and lays solutions. */
  readonly runsAll: boolean;
  /** The centre whose clock he holds. */
  readonly centre: string;
  readonly game: Pick<HallGame, 'isFinished' | 'end' | 'rhythm'> | undefined;
  /** The last turn of the game. */
  readonly turn: Pick<HallTurn, 'number' | 'centres' | 'solution'> | undefined;
  readonly sheet: readonly Pick<GameTurn, 'number' | 'open'>[];
  /** Nobody else enters the slips. */
  readonly isAlone: boolean;
  /** How many slips of a turn this station has sent that the sheet does not show yet. */
  onTheWay(turn: number): number;
}

export function nextStep({ runsAll, centre, game, turn, sheet, isAlone, onTheWay }: GameStanding): ChiefStep {
  const closable = closableTurn(sheet, centre, runsAll, onTheWay);
  // The end of a game, and in a sudden death who plays on, is known once every slip is there.
  const isAtEnd = !game || game.isFinished || game.end !== undefined;
  const slips = runsAll ? slipsToEnter(sheet, centre) : undefined;
  const enter = (before: 'draw' | 'end'): ChiefStep | undefined => slips && { kind: 'enter', before, ...slips };
  if (!game || game.isFinished) return closable ?? enter('end') ?? { kind: runsAll ? 'plan' : 'wait' };
  const following = { kind: 'start', turn: (turn?.number ?? 0) + 1 } as const;
  const awaited = isAtEnd ? enter('end') : game.rhythm === 'mort-subite' ? enter('draw') : undefined;
  const own: ChiefStep | undefined = isAlone && slips ? { kind: 'enter', ...slips } : undefined;
  const drawing: ChiefStep = awaited ?? own ?? { kind: game.end ? 'finish' : 'draw' };
  if (!turn) return runsAll ? drawing : following;
  const at = turn.centres.find((one) => one.centre === centre);
  if (!at?.isEnded && !at?.isCancelled) return clockStep(turn.number, at?.clock);
  if (!turn.solution && runsAll) return { kind: turn.centres.some(({ isEnded }) => isEnded) ? 'lay' : 'wait' };
  if (closable) return closable;
  return runsAll ? drawing : following;
}

function clockStep(turn: number, clock: HallTurn['centres'][number]['clock']): ChiefStep {
  if (!clock) return { kind: 'start', turn };
  return { kind: clock.isRunning || clock.phase === 'over' ? 'announce' : 'resume', turn };
}

/** The first turn that waits for nothing but its closing: his own centre's, else anybody's. */
function closableTurn(
  sheet: GameStanding['sheet'],
  own: string,
  runsAll: boolean,
  onTheWay: GameStanding['onTheWay'],
): ClosingStep | undefined {
  const closing = sheet.flatMap(({ number, open = [] }) =>
    open
      .filter(({ isEnded, missing }) => isEnded && missing <= onTheWay(number))
      .map(({ centre, missing }): ClosingStep => {
        return { kind: 'close', turn: number, centre, ...(missing > 0 ? { isAwaited: true } : {}) };
      }),
  );
  return closing.find(({ centre }) => centre === own) ?? (runsAll ? closing[0] : undefined);
}

/** The first turn of which slips are still to be entered: in his own centre, else in any. */
export function slipsToEnter(sheet: GameStanding['sheet'], own: string): SlipsToEnter | undefined {
  const unfilled = sheet.flatMap(({ number, open = [] }) =>
    open
      .filter(({ isEnded, missing }) => isEnded && missing > 0)
      .map(({ centre, missing }) => ({ turn: number, centre, missing })),
  );
  return unfilled.find(({ centre }) => centre === own) ?? unfilled[0];
}

/** A step as one text: another one is another thing to do. */
export const nameOfStep = (step: ChiefStep, next: number): string =>
  [step.kind, 'turn' in step ? step.turn : next, 'centre' in step ? step.centre : ''].join(' ');

/** The end of a turn may be announced at once when everybody writes or the time is over; otherwise it is asked twice. */
export const isTimeToEnd = (phase: ClockFace['phase'] | undefined): boolean => phase === 'write' || phase === 'over';

/** Letters that a chief sees before he starts their clock: those of a turn that his sheet does not show are looked at first. */
export const isInSight = (step: ChiefStep, sheet: readonly Pick<GameTurn, 'number'>[]): boolean =>
  step.kind !== 'start' || sheet.some(({ number }) => number === step.turn);

/** The turns that somebody has still to close, the oldest first. */
export const openTurns = (sheet: readonly GameTurn[]): readonly GameTurn[] =>
  sheet.filter(({ open = [] }) => open.length > 0);

/** The turn whose correction matters now: the first one ended and not closed, else the last one. */
export const turnCorrected = (sheet: readonly GameTurn[]): number | undefined =>
  (sheet.find(({ open = [] }) => open.some(({ isEnded }) => isEnded)) ?? sheet.at(-1))?.number;

/** The last turn whose end was announced in every centre that plays it; 0 before there is one. */
export const lastCollected = (sheet: readonly Pick<GameTurn, 'number' | 'open'>[]): number =>
  sheet.findLast(({ open = [] }) => open.every(({ isEnded }) => isEnded))?.number ?? 0;

/** How many turns of the game a player of a centre who comes now has missed. */
export function turnsMissed(turn: Pick<HallTurn, 'number' | 'centres'> | undefined, centre: string): number {
  if (!turn) return 0;
  return turn.centres.some((at) => at.centre === centre && at.isEnded) ? turn.number : turn.number - 1;
}

/** Where the turn is, in a centre. */
export type TurnPhase = 'none' | 'drawn' | 'think' | 'write' | 'over' | 'paused' | 'ended' | 'laid' | 'cancelled';

export function turnPhaseOf(turn: Pick<HallTurn, 'centres' | 'solution'> | undefined, centre: string): TurnPhase {
  if (!turn) return 'none';
  const at = turn.centres.find((one) => one.centre === centre);
  if (at?.isCancelled) return 'cancelled';
  if (at?.isEnded) return turn.solution ? 'laid' : 'ended';
  if (!at?.clock) return 'drawn';
  return at.clock.isRunning || at.clock.phase === 'over' ? at.clock.phase : 'paused';
}
