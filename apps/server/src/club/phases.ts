import {
  changedSince,
  describeFederationEvent,
  describePhaseRule,
  type FederationJournal,
  isHeldBy,
  type PhaseResult,
  type PhaseRow,
  type PhaseState,
  type PlannedPhase,
  phasesInOrder,
  resultOfPhase,
} from '@raccord/club';
import type { Halls } from '../hall/halls.ts';
import type { Work } from '../work.ts';
import { isCorrected } from './corrected.ts';
import { type GatheringServices, gatherClubs } from './gathering.ts';

interface PhaseServices extends GatheringServices {
  readonly halls: Halls;
}

/** What the calendar tells. */
export function calendarView(journal: FederationJournal, names: ReadonlyMap<string, string>, isWhole: boolean) {
  const { state } = journal;
  return {
    phases: phasesInOrder(state).map((one) => phaseView(one, state.phases, names)),
    isPublic: state.isPublic,
    ...(state.licences ? { licences: { ...state.licences } } : {}),
    ...(isWhole ? { history: historyOf(journal) } : {}),
  };
}

const MOST_TOLD = 100;

/** The last actions, the latest first. */
function historyOf({ events }: FederationJournal) {
  const planned = events.flatMap((event) => (event.type === 'phase-planned' ? [event.data] : []));
  const names = new Map(planned.map(({ id, name }) => [id, name]));
  const nameOf = (phase: string): string => names.get(phase) ?? phase;
  return events
    .slice(-MOST_TOLD)
    .map((event) => ({ sequence: event.sequence, at: event.at, what: describeFederationEvent(event, nameOf) }))
    .reverse();
}

function phaseView(
  { phase, closed }: Omit<PhaseState, 'changedAt'>,
  phases: ReadonlyMap<string, PhaseState>,
  names: ReadonlyMap<string, string>,
) {
  const before = phases.get(phase.after ?? '');
  const through = closed?.rows.filter(({ by }) => by !== undefined).length ?? 0;
  return {
    phase,
    holders: phase.holders.map((club) => names.get(club) ?? GONE),
    described: describePhaseRule(phase),
    ...(before ? { after: before.phase.name } : {}),
    ...(closed ? { closed: { at: closed.at, ranked: closed.rows.length, through } } : {}),
  };
}

const GONE = 'club supprimé';

/** What a phase comes to by the evenings that stand closed now. */
export async function resultNow(services: GatheringServices, phase: PlannedPhase, work: Work): Promise<PhaseResult> {
  const anyDay = { from: '', to: '9999' };
  const span = phase.tournaments ? anyDay : phase;
  return resultOfPhase(phase, await gatherClubs(services, span, work, (club) => isHeldBy(phase, club)));
}

/** A phase with its result, for the installation or for a club. */
export async function phaseResultView(
  services: PhaseServices,
  journal: FederationJournal,
  { phase, closed }: PhaseState,
  club: string | undefined,
  work: Work,
) {
  const { phases } = journal.state;
  const names = new Map((await services.clubs.list()).map(({ id, name }) => [id, name]));
  const now = await resultNow(services, phase, work);
  const all: readonly PhaseRow[] = closed ? journal.rowsOf(closed) : now.rows;
  const isWhole = club === undefined || takesListOf(journal, phase.id, club);
  const before = phases.get(phase.after ?? '')?.closed;
  const mayInvite = club === undefined || phase.holders.includes(club);
  return {
    ...phaseView({ phase, closed }, phases, names),
    counted: (closed?.counted ?? now.counted).map(({ tournament, title, date, club: own }) => ({
      ...{ tournament, title, date, club: names.get(own) ?? GONE },
    })),
    rows: isWhole ? [...all] : all.filter(({ homes }) => homes.includes(club)),
    isWhole,
    changed: closed ? [...changedSince(closed.counted, now.counted)] : [],
    corrected: await correctedOf(services, now),
    players: before && mayInvite ? journal.rowsOf(before).filter(({ by }) => by !== undefined) : [],
  };
}

/** Does a club hold a phase whose players are those of this one? */
const takesListOf = ({ state }: FederationJournal, id: string, club: string): boolean =>
  [...state.phases.values()].some(({ phase }) => phase.after === id && phase.holders.includes(club));

/** The counted evenings whose tournament would give another result now: their club closes them again. */
async function correctedOf({ clubs, store, halls }: PhaseServices, { counted }: PhaseResult): Promise<string[]> {
  const corrected: string[] = [];
  for (const { club: id, tournament, title } of counted) {
    const { sequence = 0 } = (await store.stream(tournament)) ?? {};
    const club = await clubs.open(id);
    const evening = club?.journal.state.evenings.get(tournament);
    if (club && evening && (await isCorrected(halls, club, evening, sequence))) corrected.push(title);
  }
  return corrected;
}
