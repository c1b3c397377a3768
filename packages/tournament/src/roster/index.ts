/** Lists of players. */
export type { DoubtfulLine, RefusedLine } from './faults.ts';
export { wordsKey } from './namesakes.ts';
export { takenTables, withoutRegistered } from './registered.ts';
export { type ListedEntrant, parseRoster, type Roster, type ToldOfMember } from './roster.ts';
export type { Row as RosterRow } from './rows.ts';
export { type SeatedEntrant, seatEntrants, shareTables } from './seating.ts';
