/** What the server answers. Boards are 15 lines, draws are letters in alphabetical order, times milliseconds since 1970. */
export * from './access.ts';
export * from './appeals.ts';
export * from './clubs.ts';
export * from './consequences.ts';
export * from './desk.ts';
export * from './federation.ts';
export * from './hall.ts';
export * from './program.ts';
export * from './relay.ts';
export * from './results.ts';
export * from './sittings.ts';
export * from './tournaments.ts';
