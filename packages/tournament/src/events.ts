import type { EditionName, EndCause, RhythmName } from '@raccord/regulation';
import type { FormulaName, RejectedLetters, RejectionCause } from '@raccord/scrabble';
import type { ErasedRow } from '@raccord/stream';
import type { KINDS } from './kinds/index.ts';
import type { Actor } from './people.ts';
import type { Settings } from './settings.ts';
import type { Judged, Ruling } from './verdicts.ts';

export type EventType = keyof typeof KINDS;
export type DataOf<Type extends EventType> = Parameters<(typeof KINDS)[Type]['told']>[0];

/** Something that has happened: its kind, and what is to be known of it. */
export type EventBody = {
  readonly [Type in EventType]: { readonly type: Type; readonly data: DataOf<Type> };
}[EventType];

/** An event as it is kept: numbered from 1, under the id of its command, chained to the one before it. */
export type RecordedEvent = EventBody & {
  readonly sequence: number;
  readonly id: string;
  readonly version: number;
  readonly actor: Actor;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly previous: string;
  readonly hash: string;
};

/** What the first event pins: none of it follows today's date or program. */
export interface TournamentCharter extends Description {
  readonly edition: EditionName;
  readonly lexicon: { readonly name: string; readonly hash: string };
  readonly settings: Settings;
}

export interface Description {
  readonly name: string;
  readonly place: string;
  /** As written by the organiser: 2026-11-15. */
  readonly date: string;
}

/** A turn of a game: from there on something holds. `game` counts from 0 in the order of planning, `turn` from 1. */
export interface Moment {
  readonly game: number;
  readonly turn: number;
}

export interface GamePlan {
  readonly id: string;
  readonly name: string;
  readonly formula: FormulaName;
  readonly rhythm: RhythmName;
  /** Who plays it, when not everybody does. */
  readonly entrants?: readonly string[];
  /** A sudden death that only separates equal totals: its points are not added. */
  readonly separatesTies: boolean;
}

export interface TurnKey {
  readonly game: string;
  readonly turn: number;
}

export interface TurnAtCentre extends TurnKey {
  readonly centre: string;
}

export interface SlipKey extends TurnKey {
  readonly entrant: string;
}

export interface DrawMade extends TurnKey {
  /** In alphabetical order, `?` for a joker. */
  readonly draw: string;
  /** The new letters, in the order drawn; empty where it was not kept. */
  readonly drawn: string;
  /** What was put back by the same hand before, oldest first. */
  readonly rejected: readonly RejectedDraw[];
  /** The leftover was put back and everything drawn again. */
  readonly isWhole: boolean;
  readonly source: { readonly kind: 'typed' | 'prepared' } | { readonly kind: 'random'; readonly seed: number };
  readonly topScore: number;
}

/** A solution that the chief referee takes; jokers in lower case. */
export interface ChosenSolution {
  readonly word: string;
  readonly reference: string;
  readonly score: number;
}

export interface LaidSolution extends ChosenSolution {
  /** What the chief referee should know of his choice. */
  readonly alerts: readonly SolutionAlert[];
}

export type SolutionAlert = 'not-top' | 'joker-wasted' | 'end-missed';

/** Turns put right after they were played, and what that makes of those that came after them. */
export interface TurnsCorrected {
  readonly game: string;
  /** From the first one put right to the last one that is no longer what it was, in order. */
  readonly turns: readonly ReworkedTurn[];
  /** Those that are cancelled with it, since they could not stand. */
  readonly cancelled: readonly number[];
  readonly reason: string;
}

/** A turn as it now is; its board follows from the turn before it. */
export interface ReworkedTurn extends Pick<DrawMade, 'turn' | 'draw' | 'drawn' | 'isWhole' | 'topScore'> {
  readonly solution?: LaidSolution;
  /** What its slips are worth now; none where board and draw are what they were. */
  readonly slips?: readonly JudgedAgain[];
}

export interface JudgedAgain {
  readonly entrant: string;
  /** Of the slip as it was first recorded, then of each correction: the last one recorded counts. */
  readonly verdicts: readonly Judged[];
}

/** Letters put back, also because the chief referee counts a Y or a joker the other way. */
export type RejectedDraw = RejectedLetters<RejectionCause | 'choice'>;

/** A turn that does not count. */
export interface TurnCancelled extends TurnKey {
  /** For those who play there and nobody else; for everybody where it is not named. */
  readonly centre?: string;
  /** What they get in its place; nothing where it is not named. */
  readonly grants?: 'average';
  readonly reason: string;
}

/** By the text, by the chief's decision, or one player alone is left in a sudden death. */
export type GameEnd = EndCause | 'decision' | 'sudden-death';

export interface GameFinished {
  readonly game: string;
  readonly cause: GameEnd;
  readonly reason: string;
  /** After an interruption: the last turn that counts. */
  readonly lastTurn?: number;
  /** The slips that it ended without, known to whoever ended it. */
  readonly missing?: readonly MissingSlips[];
}

/** The tables of a centre whose slip of a turn, or the decision in its place, is not there. */
export interface MissingSlips {
  readonly turn: number;
  readonly centre: string;
  readonly tables: readonly number[];
}

/** Proven cheating, or the end of that: from a turn on. */
export interface Exclusion {
  readonly entrant: string;
  readonly from: Moment;
  readonly reason: string;
}

/** Who sits on the commission. */
export interface Commission {
  readonly president: string;
  readonly members: readonly string[];
}

/** Whose names the public is not told, or is told again. */
export interface NamesWithheld {
  readonly entrants: readonly string[];
  readonly isWithheld: boolean;
}

/** Events that were written again without a name. */
export interface NamesErased {
  readonly rows: readonly ErasedRow[];
}

export interface ScreensDirected {
  readonly centre?: string;
  readonly show: ScreenShow;
}

/**
 * What the screens of a hall are told to show between two turns: `game` is what they do by themselves; a ranking turns its pages
 * by itself unless one is named, from 1.
 */
export type ScreenShow =
  | { readonly kind: 'game' | 'solution' }
  | { readonly kind: 'ranking'; readonly page?: number }
  | Palmares;

/** A ranking told from the last to the first. */
export interface Palmares {
  readonly kind: 'palmares';
  /** None: the ranking of the whole tournament. */
  readonly game?: string;
  /** The best place told so far, from 1; none before anybody is. */
  readonly from?: number;
  /** Nothing is shown until the chief goes on. */
  readonly isHeld?: true;
}

/**
 * What an appeal is against: what a slip got, by the program or by a ruling; a warning for conduct; letters; a solution laid; a turn
 * cancelled, for everybody or in one centre; zeros for coming late to a game; the end of a game; an exclusion.
 */
export type AppealSubject =
  | ({ readonly about: 'slip' } & SlipKey)
  | ({ readonly about: 'warning' } & SlipKey)
  | ({ readonly about: 'draw' } & TurnKey)
  | ({ readonly about: 'solution' } & TurnKey)
  | ({ readonly about: 'cancellation'; readonly centre?: string } & TurnKey)
  | { readonly about: 'lateness'; readonly game: string; readonly entrant: string }
  | { readonly about: 'end'; readonly game: string }
  | { readonly about: 'exclusion'; readonly entrant: string };

export interface Appeal {
  readonly by: 'player' | 'referees';
  /** Who appeals, where the subject does not say it. */
  readonly appellant?: string;
  /** The commission of the tournament or, after it, that of the international federation. */
  readonly to: 'commission' | 'federation';
  readonly reason: string;
  /** It came after the time that the regulation leaves. */
  readonly isLate: boolean;
}

/** The answer to an appeal, and what it changes at once. */
export interface AppealAnswer {
  /** Who answers. */
  readonly to: Appeal['to'];
  readonly isUpheld: boolean;
  readonly reason: string;
  readonly effect?: AppealEffect;
}

/** What an answer changes: what the event of the same name would or, with `annulled`, as if what was appealed against had not been. */
export type AppealEffect =
  | { readonly type: 'annulled'; readonly grants?: 'average' }
  | { readonly type: 'slip-ruled'; readonly data: SlipKey & Ruled }
  | { readonly type: 'turn-cancelled'; readonly data: TurnCancelled }
  | { readonly type: 'turns-corrected'; readonly data: TurnsCorrected }
  | { readonly type: 'entrant-reinstated'; readonly data: Exclusion };

/** The president of the commission of the federation asks for what a file lacks. */
export interface FileRequest {
  /** When he did, which may be before it was noted. */
  readonly requestedAt: number;
  /** What is missing. */
  readonly reason: string;
}

/** What he asked for was sent. */
export interface FileCompletion {
  readonly completedAt: number;
  readonly reason: string;
}

/** What somebody decided of a slip, and why. */
export interface Ruled {
  readonly ruling: Ruling;
  readonly isProvisional: boolean;
  readonly reason: string;
  /** Of the readings that the text allows, the one that brings the player most. */
  readonly isFavourable?: true;
  /** The commission decides otherwise than the law would. */
  readonly isOtherwise?: true;
}

export type DeliveryMeans = 'paper' | 'screen' | 'voice';

/** A correction slip put on paper. */
export interface PrintedCorrection extends SlipKey {
  /** What it tells: `noticeOf` the result at that time. */
  readonly notice: string;
}

/** A correction slip handed over. */
export interface Delivery {
  readonly means: DeliveryMeans;
  /** When the player got it, which may be before it was noted. */
  readonly deliveredAt: number;
  /** Not incomplete nor wrong: the player knows the reason. */
  readonly isComplete: boolean;
  /** What it told: `noticeOf` the result at that time. */
  readonly notice: string;
  /** The words not admitted that it named. */
  readonly words: readonly string[];
}
