import type { DifferenceSubject, RunRecord, ToldRank } from '@raccord/checkers';
import type { DataOf, EventType, JudgedSlip } from '@raccord/tournament';

/** A wrong figure put on purpose into what the program says: the checkers must find it. */
export interface PlantedFault {
  readonly label: string;
  /** What it is found as. */
  readonly about: DifferenceSubject;
  /** Changes a copy in place; false where the tournament has no place for it. */
  plant(copy: RunRecord): boolean;
}

/** After these a verdict, a draw or a solution of the same game may no longer be the one that stands. */
const UNSETTLING: ReadonlySet<string> = new Set([
  ...['turn-cancelled', 'turns-corrected', 'slip-corrected', 'appeal-answered', 'draw-rejected'],
]);

const isSettled = (events: RunRecord['events'], { id, data }: RunRecord['events'][number]): boolean =>
  !events.some(({ type, data: other }) => {
    if (type === 'action-undone') return other.event === id || other.alongside.includes(id);
    return UNSETTLING.has(type) && 'game' in other && 'game' in data && other.game === data.game;
  });

/** What was decided has been decided once. */
const isStanding = ({ events }: Pick<RunRecord, 'events'>): boolean =>
  !events.some(({ type }) => type === 'action-undone' || type === 'action-redone' || type === 'turns-corrected');

const inEvents =
  <Type extends EventType>(type: Type, change: (data: DataOf<Type>) => boolean) =>
  (copy: RunRecord): boolean =>
    copy.events.some(
      (event) => event.type === type && isSettled(copy.events, event) && change(event.data as DataOf<Type>),
    );

/** Of the first slip that lends itself to it. */
const inVerdicts = (change: (verdict: JudgedSlip['verdict']) => boolean) =>
  inEvents('slips-recorded', ({ slips }) => slips.some(({ verdict }) => change(verdict)));

type Result = RunRecord['games'][number]['turns'][number]['results'][string];

const inResults = (change: (result: Result) => boolean) => (copy: RunRecord) =>
  copy.games.some(({ turns }) => turns.some(({ results }) => Object.values(results).some(change)));

const inTotals =
  (change: (total: RunRecord['games'][number]['totals'][string]) => boolean) =>
  ({ games }: RunRecord) =>
    games.some(({ totals }) => Object.values(totals).some(change));

/** The results of those of whom an event speaks, with it. */
const inResultsAfter =
  <Type extends EventType>(type: Type, change: (result: Result, data: DataOf<Type>) => boolean) =>
  (copy: RunRecord): boolean =>
    isStanding(copy) &&
    copy.events.some((event) => {
      if (event.type !== type) return false;
      const { entrant, game, turn } = event.data as { entrant?: string; game?: string; turn?: number };
      return copy.games
        .filter((told) => told.game === game)
        .flatMap(({ turns }) =>
          turns.flatMap(({ results }, index) => (index + 1 === turn ? Object.entries(results) : [])),
        )
        .some(([who, result]) => (entrant ?? who) === who && change(result, event.data as DataOf<Type>));
    });

/** Says whether it changes anything: a place that has this already is none for a fault. */
function put<T extends object>(into: T, change: Partial<T>): boolean {
  const before = JSON.stringify(into);
  return JSON.stringify(Object.assign(into, change)) !== before;
}

type ToldTurn = RunRecord['games'][number]['turns'][number];

const inDue =
  (change: (due: ToldTurn['due'], results: ToldTurn['results']) => boolean) =>
  ({ games }: RunRecord) =>
    games.some(({ turns }) => turns.some(({ due, results }) => change(due, results)));

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
  'solution-choix': {
    label: 'une solution posée à la place d’un top qui s’impose, sans le dire',
    about: 'choice',
    plant: inEvents('solution-laid', (data) => data.alerts.length > 0 && put(data, { alerts: [] })),
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
  'resultat-prime': {
    label: 'un solo primé dans un tournoi qui a trop peu de joueurs',
    about: 'result',
    plant: inResults((result) => result.solo === 'given' && result.bonus === 0 && put(result, { bonus: 10 })),
  },
  'resultat-solo-attente': {
    label: 'un solo donné alors qu’un bulletin reste ouvert',
    about: 'result',
    plant: inResults((result) => result.solo === 'pending' && put(result, { solo: 'given' })),
  },
  'resultat-decision': {
    label: 'la décision d’un second arbitre ou de la commission oubliée',
    about: 'result',
    plant: inResultsAfter(
      'slip-ruled',
      (result, { ruling }) =>
        ruling.outcome === 'nullity' && result.outcome === 'nullity' && put(result, { outcome: 'accepted' }),
    ),
  },
  'resultat-annule': {
    label: 'un coup annulé dans un centre qui y compte',
    about: 'result',
    plant: inResultsAfter(
      'turn-cancelled',
      (result, { centre, grants }) =>
        centre !== undefined &&
        grants === undefined &&
        result.outcome === 'not-playing' &&
        put(result, { outcome: 'accepted', points: 20, total: 20 }),
    ),
  },
  'resultat-penalite': {
    label: 'une pénalité oubliée sur la feuille d’un coup',
    about: 'result',
    plant: inResults((result) => result.penalty > 0 && put(result, { penalty: 0 })),
  },
  total: {
    label: 'un total diminué d’un point',
    about: 'total',
    plant: inTotals((one) => put(one, { total: one.total - 1 })),
  },
  'total-avertissements': {
    label: 'un avertissement de trop au total',
    about: 'total',
    plant: inTotals((one) => put(one, { warnings: one.warnings + 1 })),
  },
  'total-cout': {
    label: 'le coût des avertissements oublié au total',
    about: 'total',
    plant: inTotals((one) => one.warningCost > 0 && put(one, { warningCost: 0, total: one.total + one.warningCost })),
  },
  fin: {
    label: 'une partie dite finie par le sac quand on peut encore tirer',
    about: 'end',
    plant: inEvents('game-finished', (data) => data.cause !== 'bag' && put(data, { cause: 'bag' })),
  },
  'fin-interruption': {
    label: 'une partie interrompue qui compte un coup de moins',
    about: 'end',
    plant: inEvents(
      'game-finished',
      (data) => data.cause === 'interruption' && put(data, { lastTurn: (data.lastTurn ?? 0) - 1 }),
    ),
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
  'rang-exaequo': {
    label: 'deux ex æquo séparés',
    about: 'rank',
    plant: ({ games }) =>
      games.some(({ ranking }) =>
        ranking.some((row, index) => ranking[index - 1]?.rank === row.rank && put(row, { rank: row.rank + 1 })),
      ),
  },
  'rang-exclu': {
    label: 'un joueur exclu classé',
    about: 'overall-rank',
    plant: ({ events, overall }) =>
      events.some(({ type, data }) => {
        if (type !== 'entrant-excluded' || overall.some(({ entrant }) => entrant === data.entrant)) return false;
        return (overall as ToldRank[]).push({ entrant: data.entrant, rank: overall.length + 1, total: 0, top: 0 }) > 0;
      }),
  },
  'rang-general': {
    label: 'un rang général décalé',
    about: 'overall-rank',
    plant: ({ overall }) => overall.some((row) => put(row, { rank: row.rank + 1 })),
  },
  billet: {
    label: 'un billet de correction oublié',
    about: 'correction',
    plant: inDue((due) => Object.keys(due).some((entrant) => Reflect.deleteProperty(due, entrant))),
  },
  'billet-mot': {
    label: 'un mot oublié sur un billet de correction',
    about: 'correction',
    plant: inDue((due) =>
      Object.entries(due).some(([entrant, words]) => words.length > 0 && put(due, { [entrant]: words.slice(1) })),
    ),
  },
  'billet-en-trop': {
    label: 'un billet de correction pour un joueur à qui rien n’est à dire',
    about: 'correction',
    plant: inDue((due, results) =>
      Object.keys(results).some((entrant) => !(entrant in due) && put(due, { [entrant]: [] })),
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
