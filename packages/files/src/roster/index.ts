/** Lists of players. */
export type { DoubtfulLine, RefusedLine } from './faults.ts';
export { takenTables, withoutRegistered } from './registered.ts';
export { type ListedEntrant, parseRoster, type Roster } from './roster.ts';
export { type SeatedEntrant, seatEntrants, shareTables } from './seating.ts';
