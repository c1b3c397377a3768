import type { DifferenceSubject, RunRecord } from '@raccord/checkers';
import type { DataOf, EventType, JudgedSlip } from '@raccord/tournament';

/** A wrong figure put on purpose into what the program says: the checkers must find it. */
export interface PlantedFault {
  readonly label: string;
  /** What it is found as. */
  readonly about: DifferenceSubject;
  /** Changes a copy in place; false where the tournament has no place for it. */
  plant(copy: RunRecord): boolean;
}

/** After these a verdict, a draw or a solution may no longer be the one that stands. */
const UNSETTLING: ReadonlySet<string> = new Set([
  ...['action-undone', 'action-redone', 'turn-cancelled', 'turns-corrected', 'slip-corrected'],
  ...['appeal-answered', 'draw-rejected'],
]);

const isSettled = ({ events }: Pick<RunRecord, 'events'>): boolean => !events.some(({ type }) => UNSETTLING.has(type));

const inEvents =
  <Type extends EventType>(type: Type, change: (data: DataOf<Type>) => boolean) =>
  (copy: RunRecord): boolean =>
    isSettled(copy) && copy.events.some((event) => event.type === type && change(event.data as DataOf<Type>));

/** Of the first slip that lends itself to it. */
const inVerdicts = (change: (verdict: JudgedSlip['verdict']) => boolean) =>
  inEvents('slips-recorded', ({ slips }) => slips.some(({ verdict }) => change(verdict)));

type Result = RunRecord['games'][number]['turns'][number]['results'][string];

const inResults = (change: (result: Result) => boolean) => (copy: RunRecord) =>
  copy.games.some(({ turns }) => turns.some(({ results }) => Object.values(results).some(change)));

/** Changes something, and says that it did. */
function put<T extends object>(into: T, change: Partial<T>): true {
  Object.assign(into, change);
  return true;
}

const otherPlace = (reference: string): string => (reference === 'H8' ? 'A1' : 'H8');

export const PLANTED_FAULTS = {
  'tirage-lettre': {
    label: 'une lettre du tirage changée',
    about: 'draw',
    plant: inEvents('draw-made', (data) => put(data, { draw: `${data.draw.slice(0, -1)}W` })),
  },
  'tirage-reliquat': {
    label: 'une lettre nouvelle oubliée',
    about: 'draw',
    plant: inEvents('draw-made', (data) => put(data, { drawn: data.drawn.slice(1) })),
  },
  'tirage-rejet': {
    label: 'un tirage valable dit rejeté',
    about: 'rejected-draw',
    plant: inEvents('draw-made', (data) =>
      put(data, { rejected: [...data.rejected, { letters: data.draw, cause: 'invalid' }] }),
    ),
  },
  top: {
    label: 'un top augmenté d’un point',
    about: 'top',
    plant: inEvents('draw-made', (data) => put(data, { topScore: data.topScore + 1 })),
  },
  'solution-score': {
    label: 'le score de la solution posée diminué d’un point',
    about: 'solution',
    plant: inEvents('solution-laid', (data) => put(data, { score: data.score - 1 })),
  },
  'solution-place': {
    label: 'la place de la solution posée changée',
    about: 'solution',
    plant: inEvents('solution-laid', (data) => put(data, { reference: otherPlace(data.reference) })),
  },
  'verdict-points': {
    label: 'les points d’un bulletin augmentés d’un',
    about: 'verdict',
    plant: inVerdicts((verdict) => verdict.outcome === 'accepted' && put(verdict, { points: verdict.points + 1 })),
  },
  'verdict-penalite': {
    label: 'une pénalité de cinq points oubliée',
    about: 'verdict',
    plant: inVerdicts((verdict) => verdict.penalty > 0 && put(verdict, { penalty: 0 })),
  },
  'verdict-avertissement': {
    label: 'un avertissement oublié',
    about: 'verdict',
    plant: inVerdicts((verdict) => verdict.warning && put(verdict, { warning: false })),
  },
  'verdict-nullite': {
    label: 'un bulletin juste dit nul',
    about: 'verdict',
    plant: inVerdicts((verdict) => verdict.outcome === 'accepted' && put(verdict, { outcome: 'nullity' })),
  },
  'verdict-motif': {
    label: 'un motif remplacé par un autre',
    about: 'verdict',
    plant: inVerdicts(({ reasons }) =>
      reasons.some((reason) => reason.code !== 'several-slips' && put(reason, { code: 'several-slips' })),
    ),
  },
  'verdict-place': {
    label: 'une autre place payée',
    about: 'verdict',
    plant: inVerdicts(
      ({ retained }) => retained !== null && put(retained, { reference: otherPlace(retained.reference) }),
    ),
  },
  'verdict-mots': {
    label: 'un mot non admis qui n’est pas nommé',
    about: 'verdict',
    plant: inVerdicts(({ reasons }) =>
      reasons.some((reason) => (reason.words?.length ?? 0) > 0 && put(reason, { words: [] })),
    ),
  },
  'moyenne-limite': {
    label: 'la limite d’une moyenne augmentée d’un point',
    about: 'excuse',
    plant: inVerdicts(({ excusable }) => excusable !== undefined && put(excusable, { worth: excusable.worth + 1 })),
  },
  'resultat-points': {
    label: 'un point de plus sur la feuille d’un coup',
    about: 'result',
    plant: inResults((result) => result.outcome === 'accepted' && put(result, { points: result.points + 1 })),
  },
  'resultat-solo': {
    label: 'la prime d’un solo oubliée',
    about: 'result',
    plant: inResults((result) => result.bonus > 0 && put(result, { bonus: 0 })),
  },
  'resultat-moyenne': {
    label: 'une moyenne arrondie à l’unité au-dessus',
    about: 'result',
    plant: inResults((result) => result.outcome === 'average' && put(result, { points: result.points + 1 })),
  },
  'resultat-absent': {
    label: 'un absent compté comme nul',
    about: 'result',
    plant: inResults((result) => result.outcome === 'not-playing' && put(result, { outcome: 'nullity' })),
  },
  total: {
    label: 'un total diminué d’un point',
    about: 'total',
    plant: ({ games }) =>
      games.some(({ totals }) => Object.values(totals).some((one) => put(one, { total: one.total - 1 }))),
  },
  'total-avertissements': {
    label: 'un avertissement de trop au total',
    about: 'total',
    plant: ({ games }) =>
      games.some(({ totals }) => Object.values(totals).some((one) => put(one, { warnings: one.warnings + 1 }))),
  },
  elimination: {
    label: 'un joueur éliminé à tort d’une mort subite',
    about: 'still-in',
    plant: ({ games, events }) =>
      games.some((told) => {
        const isSuddenDeath = events.some(
          ({ type, data }) => type === 'game-planned' && data.id === told.game && data.rhythm === 'mort-subite',
        );
        return isSuddenDeath && told.stillIn.length > 0 && put(told, { stillIn: told.stillIn.slice(1) });
      }),
  },
  'rang-partie': {
    label: 'un rang de partie décalé',
    about: 'rank',
    plant: ({ games }) => games.some(({ ranking }) => ranking.some((row) => put(row, { rank: row.rank + 1 }))),
  },
  'rang-general': {
    label: 'un rang général décalé',
    about: 'overall-rank',
    plant: ({ overall }) => overall.some((row) => put(row, { rank: row.rank + 1 })),
  },
  billet: {
    label: 'un billet de correction oublié',
    about: 'correction',
    plant: ({ games }) =>
      games.some(({ turns }) =>
        turns.some(({ due }) => Object.keys(due).some((entrant) => Reflect.deleteProperty(due, entrant))),
      ),
  },
} as const satisfies Record<string, PlantedFault>;

export type FaultName = keyof typeof PLANTED_FAULTS;
export const FAULT_NAMES = Object.keys(PLANTED_FAULTS) as readonly FaultName[];

/** The record with a fault in it; undefined where it has no place for it. */
export function withFault(record: RunRecord, name: FaultName): RunRecord | undefined {
  const copy = JSON.parse(JSON.stringify(record)) as RunRecord;
  return PLANTED_FAULTS[name].plant(copy) ? { ...copy, planted: name } : undefined;
}
