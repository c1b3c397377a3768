/** A relay is the server that a centre runs for itself. */
export const ROLES = ['chief', 'referee', 'second-referee', 'commission', 'screen', 'player', 'relay'] as const;
export type StationRole = (typeof ROLES)[number];

export const CHIEF: readonly StationRole[] = ['chief'];
export const REFEREES: readonly StationRole[] = ['chief', 'referee', 'second-referee', 'commission'];
/** Those who are told of slips that the commission sees to. */
export const TOLD_OF_APPEALS: readonly StationRole[] = ['chief', 'second-referee', 'commission'];
