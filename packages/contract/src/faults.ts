import type { FaultCode } from './errors.ts';
import type { Route } from './route.ts';

/** Every fault that a route may answer, those of all routes included. Refusals of the tournament come besides. */
export function faultsOf({ method, params, query, body, access, answer, faults = [] }: Route): readonly FaultCode[] {
  return [
    ...(params || query || body ? (['bad-request'] as const) : []),
    ...(body ? (['bad-json', 'not-json', 'too-large'] as const) : []),
    ...(method !== 'GET' || answer === 'live' ? (['wrong-origin'] as const) : []),
    ...(access === 'anyone' ? [] : (['no-session', 'forbidden'] as const)),
    ...(params ? (['unknown-tournament', 'unknown-lexicon', 'not-found'] as const) : []),
    ...(params && 'club' in params.shape ? (['unknown-club'] as const) : []),
    ...(params && 'sitting' in params.shape ? (['unknown-sitting'] as const) : []),
    ...faults,
    ...(['too-many-requests', 'try-again', 'disk-full', 'damaged', 'too-new', 'internal'] as const),
  ];
}
