/** The HTTP contract of Raccord: one table of routes, from which the server, the client and the documents are made. */

// What a client needs:

export { ADDRESSES, ROUTE_NAMES, type RouteName } from './addresses.ts';
export * from './carried.ts';
export * from './client.ts';
export * from './documents.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './news.ts';
export { isRehearsal, rehearsalId } from './rehearsals.ts';
export { ON_PHONES, PUBLIC, REFEREES, ROLES, type StationRole, stationKey, TOLD_OF_APPEALS } from './roles.ts';
export type { AnswerOf, BodyOf, ParamsOf, QueryOf, RouteInput, Seen } from './shapes.ts';
export * from './work.ts';
export * from './workreader.ts';

// The table of routes, and what is made of it:

export * from './answers/index.ts';
export type { AppealedSlip, AppealFile, CitedArticle } from './appealfile.ts';
export type { SentClubCommand, SentEveningCommand } from './clubcommands.ts';
export { DESCRIPTIONS } from './commands.ts';
export { faultsOf } from './faults.ts';
export type { SentFederationCommand } from './federation.ts';
export { makeOpenApi } from './openapi.ts';
export type { Access, Route } from './route.ts';
export { ROUTES } from './routes.ts';
export { checkShape } from './validation.ts';
