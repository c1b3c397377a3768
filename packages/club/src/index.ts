/** A club and its year, without I/O: commands in, events out; members, seasons and pages from events and results. */

// What a club is made of:

export type * from './commands.ts';
export type * from './events.ts';

// From commands to events, and what they make:

export { CLUB_REFUSAL_CODES, type ClubRefusalCode } from './decide/refusals.ts';
export { ClubJournal, checkClub, type RecordedClubEvent } from './journal.ts';
export { describeClubEvent, isLastingInClub, reasonInClub, recogniseInClub } from './kinds/index.ts';
export {
  type ClubState,
  countMembers,
  type EveningState,
  isActive,
  type MemberState,
  memberAt,
  playerKey,
} from './state/state.ts';

// Members:

export {
  CARD_FIELDS,
  cardAsTold,
  cardOfPerson,
  licenceKey,
  type MemberCard,
  nameOfCard,
  type ToldOfMember,
  tidyCard,
} from './members/card.ts';
export { membersIn, type Recognition } from './members/directory.ts';
export { type RecognisedPlayer, recognisePlayers } from './members/identification.ts';
export { cardOfMember, ERASED_NAME, isVeiled, nameOfMember, nameOfPlayer } from './members/names.ts';
export { formerVisitsOf, type OfferedPlayer, offerPlayers } from './members/offering.ts';
export { type ReviewedPerson, reviewPeople } from './members/review.ts';

// Dictionaries:

export { lexiconInForce } from './lexicons.ts';

// Clubs together:

export * from './federation/index.ts';

// Charts:

export { type Chart, chartTable } from './chart/chart.ts';
export { type LaidChart, layChart, STROKE_LENGTH } from './chart/layout.ts';
export { percentChart, seasonCharts } from './season/charts.ts';

// Evenings and seasons:

export * from './page.ts';
export { type ClosedEvening, closedEvenings, type KeptResults, pinnedResults } from './season/closed.ts';
export { type SeasonColumn, type SeasonLine, type SeasonTable, seasonColumns, seasonTable } from './season/columns.ts';
export * from './season/evening.ts';
export { seasonBy } from './season/groups.ts';
export type { SeasonEvening } from './season/ranking.ts';
export { makeScale, parseScale } from './season/scale.ts';
export {
  describeRule,
  isInSeason,
  MEASURE_CELLS,
  type Measure,
  MOST_EVENINGS,
  type Season,
  type SeasonRule,
} from './season/season.ts';
export { areTiesSeparated, describeStanding } from './season/standing.ts';
