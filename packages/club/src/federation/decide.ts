import { isDay, longDay } from '@raccord/french';
import { accept, type Result } from '@raccord/scrabble';
import { type Disclosure, disclose, isSalt } from '@raccord/stream';
import { tidy } from '@raccord/tournament';
import { MOST_EVENINGS } from '../season/season.ts';
import type { ClosedRow, FederationActor, FederationEventBody } from './kinds.ts';
import { type CountedEvening, changedSince, type PhaseRow, type PlannedPhase } from './phase.ts';
import { type FederationRefusalCode, federationRefused } from './refusals.ts';
import { type FederationState, followersOf, type PhaseState } from './state.ts';

const LONGEST_NAME = 100;
const MOST_THROUGH = 9_999;

type FederationResult<T> = Result<T, FederationRefusalCode>;

/** An event, and the texts that it commits to. */
export interface FederationDecision {
  readonly body: FederationEventBody;
  readonly disclosures: readonly Disclosure[];
}

type DecideFederation<Data> = (state: FederationState, data: Data) => FederationResult<FederationDecision>;

/** What is kept of somebody in the result of a phase; all of it is personal. */
export type KeptPerson = Pick<PhaseRow, 'key' | 'name' | 'licence' | 'category' | 'series' | 'clubs' | 'homes'>;

/** What a phase came to, with an id and a salt for each of its rows. */
export interface PhaseClosing {
  readonly phase: string;
  readonly counted: readonly CountedEvening[];
  readonly rows: readonly (PhaseRow & { readonly person: string; readonly salt: string })[];
}

const decided = (body: FederationEventBody, disclosures: readonly Disclosure[] = []) => accept({ body, disclosures });

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

function find({ phases }: FederationState, id: string): FederationResult<PhaseState> {
  const known = phases.get(id);
  return known ? accept(known) : federationRefused('unknown-phase', id);
}

/** A phase that is new, or an open one as it is to be. */
const planPhase: DecideFederation<PlannedPhase> = (state, given) => {
  const phase = {
    ...given,
    name: tidy(given.name),
    ...(given.place === undefined ? {} : { place: tidy(given.place) }),
  };
  const { id, name, from, to, after, rule, quotas } = phase;
  if (id.trim() === '') return federationRefused('id-missing');
  if (name === '') return federationRefused('name-missing', 'de l’épreuve');
  for (const [what, text] of [
    ['Le nom', name],
    ['Le lieu', phase.place ?? ''],
  ] as const)
    if (text.length > LONGEST_NAME) return federationRefused('too-long', what, LONGEST_NAME);
  for (const day of [from, to]) if (!isDay(day)) return federationRefused('bad-day', day);
  if (to < from) return federationRefused('phase-days');
  if (rule.best !== undefined && !isWhole(rule.best, 1, MOST_EVENINGS)) return federationRefused('phase-best');
  if (!Object.values(quotas).every((quota) => isWhole(quota, 0, MOST_THROUGH)))
    return federationRefused('phase-quotas');
  const known = state.phases.get(id);
  if (known?.closed) return federationRefused('phase-closed', known.phase.name);
  const before = after === undefined ? undefined : find(state, after);
  if (before && !before.ok) return before;
  for (let at = before?.value.phase; at; at = state.phases.get(at.after ?? '')?.phase)
    if (at.id === id) return federationRefused('phase-loop', before?.value.phase.name ?? '');
  return decided({ type: 'phase-planned', data: phase });
};

const dropPhase: DecideFederation<{ readonly phase: string }> = (state, data) => {
  const known = find(state, data.phase);
  if (!known.ok) return known;
  if (known.value.closed) return federationRefused('phase-closed', known.value.phase.name);
  const [follower] = followersOf(state, data.phase);
  return follower ? federationRefused('phase-followed', follower.name) : decided({ type: 'phase-dropped', data });
};

/** Keeps what a phase came to; closed again, what it comes to now. */
const closePhase: DecideFederation<PhaseClosing> = (state, { phase: id, counted, rows }) => {
  const known = find(state, id);
  if (!known.ok) return known;
  const { phase, closed } = known.value;
  if (counted.length === 0) return federationRefused('phase-empty', phase.name);
  if (closed && changedSince(closed.counted, counted).length === 0) return federationRefused('phase-same', phase.name);
  const salts = new Set(rows.map(({ salt }) => salt));
  if (salts.size < rows.length || ![...salts].every(isSalt)) return federationRefused('bad-salt');
  const disclosures = rows.map(({ person, salt, ...row }) => disclose(person, salt, keptText(row)));
  const kept = rows.map(
    ({ person, rank, score, attendance, by }, at): ClosedRow => ({
      ...{ person, card: disclosures[at].commitment, rank, score, attendance },
      ...(by === undefined ? {} : { by }),
    }),
  );
  return decided({ type: 'phase-closed', data: { phase: id, counted, rows: kept } }, disclosures);
};

const keptText = ({ key, name, licence, category, series, clubs, homes }: PhaseRow): string =>
  JSON.stringify({ key, name, licence, category, series, clubs, homes } satisfies KeptPerson);

const reopenPhase: DecideFederation<{ readonly phase: string }> = (state, data) => {
  const known = find(state, data.phase);
  if (!known.ok) return known;
  return known.value.closed
    ? decided({ type: 'phase-reopened', data })
    : federationRefused('phase-open', known.value.phase.name);
};

const publishCalendar: DecideFederation<{ readonly isPublic: boolean }> = (_, data) =>
  decided({ type: 'calendar-published', data });

const importLicences: DecideFederation<{ readonly day: string; readonly people: number }> = ({ licences }, data) => {
  if (!isDay(data.day)) return federationRefused('bad-day', data.day);
  if (data.people === 0) return federationRefused('list-empty');
  if (licences && licences.day > data.day) return federationRefused('list-older', longDay(licences.day));
  return decided({ type: 'licences-imported', data });
};

const erasePersons: DecideFederation<{ readonly persons: readonly string[] }> = (_, data) =>
  decided({ type: 'persons-erased', data });

/** Everything that can be asked of the calendar of an installation, and what decides it. */
const FEDERATION_COMMANDS = {
  'plan-phase': planPhase,
  'drop-phase': dropPhase,
  'close-phase': closePhase,
  'reopen-phase': reopenPhase,
  'publish-calendar': publishCalendar,
  'import-licences': importLicences,
  'erase-persons': erasePersons,
};

export type FederationCommandType = keyof typeof FEDERATION_COMMANDS;

export type FederationCommandBody = {
  readonly [Type in FederationCommandType]: {
    readonly type: Type;
    readonly data: Parameters<(typeof FEDERATION_COMMANDS)[Type]>[1];
  };
}[FederationCommandType];

/** A command: its id makes it done once, however often it is sent. */
export type FederationCommand = FederationCommandBody & {
  readonly id: string;
  readonly actor: FederationActor;
  /** Milliseconds since 1970. */
  readonly at: number;
};

export const decideFederation = (
  state: FederationState,
  { type, data }: FederationCommand,
): FederationResult<FederationDecision> => (FEDERATION_COMMANDS[type] as DecideFederation<unknown>)(state, data);
