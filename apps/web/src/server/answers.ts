import type { AnswerOf, Seen } from '@raccord/contract';

/** What the views of the server answer, by the one name that every screen uses. */
export type HallView = AnswerOf<'seeHall'>;
export type HallGame = HallView['games'][number];
export type HallTurn = NonNullable<HallView['turn']>;
/** The turn as a centre plays it. */
export type CentreTurn = HallTurn['centres'][number];

/** A game, turn by turn. */
export type GameView = AnswerOf<'seeGame'>;
export type GameTurn = GameView['turns'][number];

/** What a player got on every turn. */
export type SheetView = AnswerOf<'seeSheet'>;
export type SheetLine = SheetView['lines'][number];

/** What a player has written on the turn being played. */
export type OwnSlipView = AnswerOf<'seeOwnSlip'>;

export type RankingView = AnswerOf<'seeRanking'>;
export type SeenRankingRow = RankingView['rows'][number];

export type StatisticsView = AnswerOf<'seeStatistics'>;
export type ProgressView = AnswerOf<'seeProgress'>;
export type SolutionsView = AnswerOf<'seeSolutions'>;
export type AuditView = AnswerOf<'seeAudit'>;
export type ConsequencesView = AnswerOf<'seeConsequences'>;
export type AppealsView = AnswerOf<'seeAppeals'>;
export type DecisionAppeal = AppealsView['appeals'][number];
export type OpenSubject = AppealsView['open'][number];
export type PeopleView = AnswerOf<'seePeople'>;
export type SlipFileView = AnswerOf<'seeSlipFile'>;

/** A table of a turn, with its slip. */
export type DeskTable = Seen<'seeDesk'>['tables'][number];

/** What tells a player of a sanction. */
export type CorrectionSlip = AnswerOf<'seeCorrections'>['corrections'][number];

/** A slip that the commission has before it, or has decided. */
export type ReferredSlip = AnswerOf<'seeReferred'>['slips'][number];
