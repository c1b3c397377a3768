/** The HTTP contract of Raccord: one table of routes, from which the server, the client and the documents are made. */
export { ADDRESSES, ROUTE_NAMES, type RouteName } from './addresses.ts';
export * from './answers/index.ts';
export type { AppealFile, CitedArticle } from './appealfile.ts';
export {
  type Answered,
  addressOf,
  type CalledName,
  type Client,
  createClient,
  type Fetch,
  type Unreachable,
} from './client.ts';
export { COMMAND_DATA, DESCRIPTIONS, relayedCommand, sentCommand } from './commands.ts';
export {
  DOCUMENT_NAMES,
  DOCUMENTS,
  type DocumentFormat,
  type DocumentName,
  FORMATS,
  PAPERS,
} from './documents.ts';
export * from './errors.ts';
export { faultsOf } from './faults.ts';
export {
  isPublicFor,
  NEWS_SUBJECTS,
  type News,
  type NewsSubject,
  paceOf,
  type Revisions,
  subjectsOf,
  type ViewName,
} from './news.ts';
export { makeOpenApi } from './openapi.ts';
export { ROLES, type StationRole, TOLD_OF_APPEALS } from './roles.ts';
export type { Access, Route } from './route.ts';
export { ROUTES } from './routes.ts';
export type { AnswerOf, Asked, BodyOf, ParamsOf, QueryOf, Seen } from './shapes.ts';
export { type Checked, checkShape, type ShapeFault } from './validation.ts';
