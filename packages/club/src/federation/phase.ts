import { number } from '@raccord/french';
import { QUALIFIED_BY } from './columns.ts';
import { type GatheredEvening, keyOfLicence, keyOfMember } from './gathering.ts';
import { type FederationRow, type PhaseQuotas, type Qualification, qualify, rankFederation } from './ranking.ts';

/** What an event of the calendar is. */
export const PHASE_KINDS = ['qualification', 'final', 'simultaneous', 'open'] as const;
export type PhaseKind = (typeof PHASE_KINDS)[number];

export const PHASE_LABELS: Readonly<Record<PhaseKind, string>> = {
  qualification: 'Qualification',
  final: 'Finale',
  simultaneous: 'Simultané',
  open: 'Épreuve ouverte',
};

/** How the evenings of a phase are ranked together. */
export interface PhaseRule {
  readonly measure: 'total' | 'percent';
  /** How many evenings count for each; all of them unless said. */
  readonly best?: number;
}

/** An event of the calendar: its days, who holds it, what counts for it, and how many go on from it. */
export interface PlannedPhase {
  readonly id: string;
  readonly name: string;
  readonly kind: PhaseKind;
  /** Both days included. */
  readonly from: string;
  readonly to: string;
  readonly place?: string;
  /** The clubs that hold it, each a centre of it; every club where none is named. */
  readonly holders: readonly string[];
  /** The tournaments that count; every closed evening that its clubs hold on its days, unless they are named. */
  readonly tournaments?: readonly string[];
  /** The phase whose list its players are. */
  readonly after?: string;
  readonly rule: PhaseRule;
  readonly quotas: PhaseQuotas;
}

/** An evening that counts for a phase, as it stood: its result is that of these events of its tournament. */
export interface CountedEvening {
  readonly club: string;
  readonly tournament: string;
  readonly title: string;
  readonly date: string;
  readonly sequence: number;
  readonly hash: string;
}

/** Somebody in the result of a phase. */
export interface PhaseRow extends FederationRow {
  /** By what he goes on. */
  readonly by?: Qualification;
}

export interface PhaseResult {
  readonly counted: readonly CountedEvening[];
  readonly rows: readonly PhaseRow[];
}

/** What a phase comes to by the evenings that stand closed now. */
export function resultOfPhase(phase: PlannedPhase, gathered: readonly GatheredEvening[]): PhaseResult {
  const named = phase.tournaments && new Set(phase.tournaments);
  const evenings = gathered.filter(
    ({ club, date, result: { tournament } }) =>
      isHeldBy(phase, club.id) && (named ? named.has(tournament) : date >= phase.from && date <= phase.to),
  );
  const { measure, best } = phase.rule;
  const rule = { measure: { kind: measure }, ...(best === undefined ? {} : { best }) };
  return {
    counted: evenings.map(({ club, title, date, result: { tournament, sequence, hash } }) => ({
      ...{ club: club.id, tournament, title, date, sequence, hash },
    })),
    rows: rowsThrough(rankFederation(evenings, { rule }).rows, phase.quotas),
  };
}

/** Each with what he goes on by, if he does. */
export function rowsThrough(rows: readonly FederationRow[], quotas: PhaseQuotas): readonly PhaseRow[] {
  const through = qualify(rows, quotas);
  return rows.map((row) => {
    const by = through.get(row.key);
    return by === undefined ? row : { ...row, by };
  });
}

export const isHeldBy = ({ holders }: Pick<PlannedPhase, 'holders'>, club: string): boolean =>
  holders.length === 0 || holders.includes(club);

/** The titles of the evenings that are no longer as they were counted, or that count now and were not there. */
export function changedSince(counted: readonly CountedEvening[], now: readonly CountedEvening[]): readonly string[] {
  const known = new Map(counted.map((evening) => [evening.tournament, evening]));
  const gone = new Set(known.keys());
  const changed = now.filter(({ tournament, sequence, hash }) => {
    gone.delete(tournament);
    const before = known.get(tournament);
    return before?.sequence !== sequence || before.hash !== hash;
  });
  return [...changed, ...counted.filter(({ tournament }) => gone.has(tournament))].map(({ title }) => title);
}

/** All the keys that somebody may have in a result: by his licences, and as these members. */
export const keysOf = (
  licences: readonly string[],
  club: string | undefined,
  members: readonly string[],
): ReadonlySet<string> =>
  new Set([...licences.map(keyOfLicence), ...(club === undefined ? [] : members.map((one) => keyOfMember(club, one)))]);

const firstOf = (count: number): string => (count === 1 ? 'le premier' : `les ${number(count)} premiers`);

/** « Moyenne des % du top, les 2 meilleures manches ; se qualifient : les 10 premiers au général, puis 2 par catégorie ». */
export function describePhaseRule({ rule: { measure, best }, quotas }: Pick<PlannedPhase, 'rule' | 'quotas'>): string {
  const what = measure === 'percent' ? 'Moyenne des % du top' : 'Total des scores';
  const which =
    best === undefined ? 'toutes les manches' : best === 1 ? 'la meilleure manche' : `les ${best} meilleures manches`;
  const told = (Object.keys(QUALIFIED_BY) as Qualification[]).flatMap((by) =>
    quotas[by] > 0 ? [`${by === 'all' ? firstOf(quotas[by]) : number(quotas[by])} ${QUALIFIED_BY[by]}`] : [],
  );
  return `${what}, ${which} ; ${told.length === 0 ? 'personne ne s’y qualifie' : `se qualifient : ${told.join(', puis ')}`}`;
}
