import type { Answered, FaultCode } from '@raccord/contract';
import type { ServerFault } from './client.ts';

/**
 * What it means that a request was not done:
 * - `refused`: it was decided, and nothing was done. Asked again, it is another request.
 * - `later`: nothing was done, for no fault of its own. The same again, however long it takes.
 * - `unknown`: it may be done or not. The same again, under the same id.
 * - `failed`: the server broke down, perhaps on this very one. The same again a few times, then it is set aside.
 */
export type Meaning = 'refused' | 'later' | 'unknown' | 'failed';

const MEANINGS: Readonly<Record<FaultCode | 'unreachable' | 'cancelled', Meaning>> = {
  unreachable: 'unknown',
  cancelled: 'later',
  'try-again': 'unknown',
  'too-many-requests': 'later',
  'disk-full': 'later',
  'no-session': 'later',
  internal: 'failed',
  damaged: 'failed',
  'too-new': 'failed',
  'bad-json': 'refused',
  'bad-request': 'refused',
  'wrong-origin': 'refused',
  'link-unknown': 'refused',
  forbidden: 'refused',
  'not-found': 'refused',
  'wrong-method': 'refused',
  'unknown-tournament': 'refused',
  'unknown-lexicon': 'refused',
  'unknown-club': 'refused',
  'unknown-sitting': 'refused',
  'too-large': 'refused',
  'not-json': 'refused',
  'bad-file': 'refused',
  'bad-sitting': 'refused',
  'sitting-not-started': 'refused',
  'sitting-closed': 'refused',
  'sitting-full': 'refused',
  'name-taken': 'refused',
  'joining-over': 'refused',
  'joined-enough': 'refused',
  'exam-over': 'refused',
  'changed-enough': 'refused',
  'results-later': 'refused',
  'club-full': 'refused',
  'last-club': 'refused',
  'copy-behind': 'refused',
  'evening-not-over': 'refused',
};

/** What the rules of a tournament or of a club refuse is no fault of the table: it is refused. */
export const meaningOf = ({ code }: ServerFault): Meaning =>
  (MEANINGS as Partial<Record<string, Meaning>>)[code] ?? 'refused';

/** May it be done all the same? */
export const isInDoubt = (fault: ServerFault): boolean => ['unknown', 'failed'].includes(meaningOf(fault));

/** Has the server done it, or decided not to? */
export const isSettled = (answer: Answered<unknown>): boolean => answer.ok || meaningOf(answer.fault) === 'refused';
