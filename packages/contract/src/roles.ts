/** A relay is the server that a centre runs for itself; spectators follow the tournament from anywhere, by one link for all. */
export const ROLES = [
  'chief',
  'referee',
  'second-referee',
  'commission',
  'screen',
  'player',
  'spectator',
  'relay',
] as const;
export type StationRole = (typeof ROLES)[number];

export const CHIEF: readonly StationRole[] = ['chief'];
export const REFEREES: readonly StationRole[] = ['chief', 'referee', 'second-referee', 'commission'];
/** Those who are told of slips that the commission sees to. */
export const TOLD_OF_APPEALS: readonly StationRole[] = ['chief', 'second-referee', 'commission'];

/** Those who look at what is published: no slip of others as it comes. */
export const PUBLIC: readonly StationRole[] = ['screen', 'player', 'spectator'];
/** Those who come by the thousand, each on his phone: whoever works goes first. */
export const ON_PHONES: readonly StationRole[] = ['player', 'spectator'];

/** By what links to one station are counted: who holds it, and where. */
export const stationKey = ({ role, subject, centre }: HeldStation): string =>
  [role, subject, centre].filter((part) => part !== undefined).join(' ');

interface HeldStation {
  readonly role: string;
  readonly subject?: string | undefined;
  readonly centre?: string | undefined;
}
