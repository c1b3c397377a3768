/** A duplicate tournament, without I/O: commands in, events out, state, ledger and rankings from events. */

// What a tournament is made of:

export { type ClockReading, readClock } from './clock.ts';
export type {
  Command,
  CommandBody,
  CommandData,
  CommandType,
  DrawSource,
  Remedy,
  TurnCorrections,
} from './commands.ts';
export type * from './events.ts';
export * from './labels.ts';
export * from './people.ts';
export { timesOf } from './rhythms.ts';
export { costOfWarnings, drawTermsOf, firstCostlyWarning, type GameTerms } from './rules.ts';
export { averageLimit, breachOf } from './rulinglaw.ts';
export { defaultSettings, SETTINGS, type Settings, settingsOf } from './settings.ts';
export { subjectName } from './subjects.ts';
export { type Judged, type JudgedSlip, type Ruling, wordsOf } from './verdicts.ts';

// From commands to events, and what they make:

export * from './decide/index.ts';
export * from './erasing/index.ts';
export * from './history/index.ts';
export { describeEffect, describeSubject, newsOf, slipsOf, touches } from './kinds/index.ts';
export * from './ledger/index.ts';
export * from './ranking/index.ts';
export * from './state/index.ts';

// What helps the chief referee:

export * from './announcer/index.ts';
export { appealDeadline, type FileStanding, fileStanding, isAppealPending } from './appeals.ts';
export { contestedOf, decisionsOf } from './contestable.ts';
export { endReached, lettersOfLastDraw } from './ending.ts';
export { type Wordbook, writtenRight } from './judging.ts';
export { type ChangedTop, changedTops, describeChangedTops, type PastTurn, pastTurns } from './pasttops.ts';
export * from './prepared/index.ts';
export { PRESENCE_NAMES, presenceOf } from './presence.ts';
export { proposeSolution, type SolutionProposal, topOf } from './proposal.ts';
export { type Provisional, provisionalOf } from './provisional.ts';
export { describeMissing, describeProvisional, whyProvisional } from './told/provisional.ts';
export { describeSlip, describeVerdict } from './told/written.ts';
export * from './topkinds.ts';
