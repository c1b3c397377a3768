import { cell, number, tenths, withCapital, withoutCapital } from '@raccord/french';
import { labelOf } from '@raccord/regulation';
import { FORMULAS } from '@raccord/scrabble';
import {
  type GameSummary,
  SIMULATED_GAME,
  type SimulationOrder,
  summarise,
  type TurnSummary,
} from '@raccord/simulation';
import { columnsOn, type EventType, type Journal, type OutcomeKind, type RankingRow } from '@raccord/tournament';
import { counted, wrap } from '../text.ts';
import { padStart, table } from './layout.ts';
import type { Terminal } from './screen.ts';

/** How much of a long list is shown. */
const SHOWN = 20;

/** A simulated tournament: its turns, its slips, what was decided of them, its ranking. */
export function simulationLines(
  screen: Terminal,
  { players, formula, edition, seed }: SimulationOrder,
  journal: Journal,
  ranking: readonly RankingRow[],
): string[] {
  const summary = summarise(journal, SIMULATED_GAME);
  const title = `Tournoi simulé : ${counted(players, 'joueur')}, partie ${FORMULAS[formula].label}, règlement ${edition}, graine ${seed}`;
  return [
    ...wrap(title, screen.width).map((line) => screen.paint('strong', line)),
    '',
    ...turnLines(screen, summary.turns),
    ...section(screen, 'Solos', soloLines(summary.turns)),
    ...section(screen, 'Moyennes', averageLines(summary.turns)),
    ...section(screen, 'Bulletins', outcomeLines(summary)),
    ...section(screen, 'Motifs', reasonLines(screen, summary)),
    ...section(screen, 'Suites', actLines(summary)),
    ...section(screen, 'Classement', rankingLines(screen, ranking)),
  ];
}

const section = ({ paint }: Terminal, title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', paint('strong', title), ...lines];

function turnLines({ paint }: Terminal, turns: readonly TurnSummary[]): string[] {
  if (turns.length === 0) return ['Aucun mot n’est jouable : la partie n’a pas de coup.'];
  const rows = turns.map(({ turn, draw, word, reference, score, tops, players, mean }) => [
    String(turn),
    draw,
    word,
    reference,
    String(score),
    tenths(mean),
    `${number(tops)}/${number(players)}`,
  ]);
  const columns = [
    { title: 'n°', align: 'right' },
    { title: 'tirage' },
    { title: 'mot' },
    { title: 'réf.' },
    { title: 'top', align: 'right' },
    { title: 'moyenne', align: 'right' },
    { title: 'tops', align: 'right' },
  ] as const;
  const total = turns.reduce((sum, { score }) => sum + score, 0);
  return [
    ...table(columns, rows, (text) => paint('faint', text)),
    '',
    `Total : ${paint('strong', counted(total, 'point'))} en ${counted(turns.length, 'coup')}.`,
  ];
}

const soloLines = (turns: readonly TurnSummary[]): string[] =>
  first(
    turns.flatMap(({ turn, solo }) =>
      solo ? [`  coup ${turn} : ${solo.name}, ${counted(solo.points, 'point')}`] : [],
    ),
  );

const AVERAGES = { found: 'mot rejoué', granted: 'accordée' } as const;

const averageLines = (turns: readonly TurnSummary[]): string[] =>
  first(
    turns.flatMap(({ turn, averages }) =>
      averages.map(
        ({ name, points, kind }) => `  coup ${turn} : ${name}, ${counted(points, 'point')} (${AVERAGES[kind]})`,
      ),
    ),
  );

/** The first lines of a list, and how many are left out. */
const first = (lines: readonly string[]): string[] =>
  lines.length <= SHOWN ? [...lines] : [...lines.slice(0, SHOWN), `  … et ${counted(lines.length - SHOWN, 'autre')}.`];

const OUTCOMES: Readonly<Record<OutcomeKind, readonly [string, string]>> = {
  top: ['top', 'tops'],
  'sub-top': ['sous-top', 'sous-tops'],
  nullity: ['zéro', 'zéros'],
  average: ['moyenne', 'moyennes'],
  pending: ['bulletin en attente', 'bulletins en attente'],
};

const COUNT_WIDTH = 8;

function line(count: number, [singular, plural]: readonly [string, string], more = ''): string {
  return `${padStart(number(count), COUNT_WIDTH)} ${count < 2 ? singular : plural}${more}`;
}

function outcomeLines({ outcomes, warnings, penalties }: GameSummary): string[] {
  const all = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  const kinds = (Object.keys(OUTCOMES) as OutcomeKind[]).filter((kind) => outcomes[kind] > 0);
  return [
    ...kinds.map((kind) => line(outcomes[kind], OUTCOMES[kind], ` (${tenths((100 * outcomes[kind]) / all)} %)`)),
    ...(all > 0
      ? [line(warnings, ['avertissement', 'avertissements']), line(penalties, ['pénalité', 'pénalités'])]
      : []),
  ];
}

/** Each reason as the table of the edition words it. */
const reasonLines = ({ width }: Terminal, { reasons }: GameSummary): string[] =>
  reasons.flatMap(({ code, count }) => {
    const label = wrap(withCapital(labelOf(code)), width - COUNT_WIDTH - 1);
    return label.map((text, index) => `${padStart(index === 0 ? number(count) : '', COUNT_WIDTH)} ${text}`);
  });

/** What follows the slips of a turn, in the order in which it is done. */
const ACTS: readonly (readonly [EventType, string, string])[] = [
  ['slip-corrected', 'bulletin corrigé par son arbitre', 'bulletins corrigés par leur arbitre'],
  ['slip-confirmed', 'bulletin vérifié par le double arbitrage', 'bulletins vérifiés par le double arbitrage'],
  ['slip-referred', 'bulletin soumis à la commission', 'bulletins soumis à la commission'],
  ['slip-ruled', 'décision d’une personne', 'décisions de personnes'],
  ['ruling-withdrawn', 'décision retirée', 'décisions retirées'],
  ['correction-delivered', 'billet de correction remis', 'billets de correction remis'],
  ['warning-given', 'avertissement disciplinaire', 'avertissements disciplinaires'],
  ['entrant-arrived', 'arrivée en cours de partie', 'arrivées en cours de partie'],
];

const actLines = ({ events }: GameSummary): string[] =>
  ACTS.flatMap(([type, singular, plural]) => (events[type] ? [line(events[type], [singular, plural])] : []));

const SHOWN_COLUMNS = ['rank', 'name', 'table', 'series', 'total', 'negative', 'percent'];
const COLUMNS = SHOWN_COLUMNS.flatMap((wanted) => columnsOn('screen').filter(({ key }) => key === wanted));

function rankingLines({ paint }: Terminal, ranking: readonly RankingRow[]): string[] {
  const rows = ranking.slice(0, SHOWN).map(({ entrant, ...row }) => {
    const table = entrant.seats[entrant.seats.length - 1].value.table;
    return COLUMNS.map(({ of, kind }) => cell(of({ ...row, members: entrant.members, table }), kind));
  });
  const columns = COLUMNS.map(({ heading, kind }) => ({
    title: withoutCapital(heading),
    ...(kind === 'text' ? {} : { align: 'right' as const }),
  }));
  const left = ranking.length - rows.length;
  return [
    ...table(columns, rows, (text) => paint('faint', text)),
    ...(left > 0 ? [paint('faint', `… et ${counted(left, 'autre joueur', 'autres joueurs')}.`)] : []),
  ];
}
