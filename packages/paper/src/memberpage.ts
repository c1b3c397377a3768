import {
  describeFinders,
  describeMean,
  describePlace,
  describePlayed,
  describeWord,
  type MemberPage,
  type PageEvening,
  type PageReason,
  type PageTurn,
  percentChart,
} from '@raccord/club';
import { calendarDay, number, percent, plural, withCapital } from '@raccord/french';
import { TOP_KIND_NAMES, TOP_KINDS, type TopKind } from '@raccord/tournament';
import { chartBlock } from './chart.ts';
import { emptyPage } from './empty.ts';
import type { Layout, PageDrawing, Paper } from './page.ts';
import { type Block, stack } from './stack.ts';
import { layTable, type PaperColumn } from './table.ts';

const TITLE = 'Page d’un joueur';
const EMPTY = 'Aucune soirée close où ce joueur a été reconnu : rien n’est encore à montrer.';
const CURVE_HEIGHT = 170;
const SIZE = 9.5;
const ROW_HEIGHT = 14;

/** All that the evenings tell of a player: his percentages as a curve, what he should learn, what he found and missed, his evenings. */
export function memberPagePaper(page: MemberPage, about: string): Paper {
  return {
    title: TITLE,
    *lay(layout) {
      const facts = [page.category, page.series, about].filter((fact) => fact !== '').join(' · ');
      yield { title: page.name, subtitle: facts, pages: layPage(layout, page) };
    },
  };
}

function layPage(layout: Layout, page: MemberPage): PageDrawing[] {
  if (page.evenings.length === 0) return [emptyPage(layout, EMPTY)];
  const { evenings, reasons, best, missed, kinds } = page;
  const met = TOP_KINDS.filter((kind) => kinds[kind].seen > 0);
  return stack(layout, [
    { title: summaryOf(page), lay: chartBlock(percentChart(evenings), CURVE_HEIGHT) },
    ...(reasons.length === 0 ? [] : [{ title: 'Ce qui a été sanctionné', lay: tableOf(REASONS, reasons) }]),
    ...(best.length === 0 ? [] : [{ title: 'Meilleurs coups', lay: tableOf(BEST, best) }]),
    ...(missed.length === 0 ? [] : [{ title: 'Tops manqués que d’autres ont trouvés', lay: tableOf(MISSED, missed) }]),
    ...(met.length === 0 ? [] : [{ title: 'Les tops, par genre', lay: tableOf(kindColumns(kinds), met) }]),
    { title: 'Soirées', lay: tableOf(EVENINGS, evenings) },
  ]);
}

const summaryOf = ({ evenings, tops, solos, warnings }: MemberPage): string =>
  [describeMean(evenings), plural(tops, 'top'), plural(solos, 'solo'), plural(warnings, 'avertissement')].join(', ');

const tableOf =
  <Row>(columns: readonly PaperColumn<Row>[], rows: readonly Row[]): Block =>
  (layout) =>
    layTable(layout, { columns, groups: [{ rows }], size: SIZE, rowHeight: ROW_HEIGHT });

const figure = <Row>(title: string, of: (row: Row) => number): PaperColumn<Row> => ({
  ...{ title, align: 'right', cell: (row) => number(of(row)) },
});

const EVENINGS: readonly PaperColumn<PageEvening>[] = [
  { title: 'Date', cell: ({ date }) => calendarDay(date) },
  { title: 'Soirée', grows: 1, wraps: true, cell: describePlayed },
  { title: 'Place', cell: describePlace, align: 'right' },
  figure('Score', ({ total }) => total),
  { title: '% du top', cell: (evening) => percent(evening.percent), align: 'right', font: 'bold' },
  figure('Tops', ({ tops }) => tops),
  figure('Solos', ({ solos }) => solos),
  figure('Av.', ({ warnings }) => warnings),
];

const REASONS: readonly PaperColumn<PageReason>[] = [
  { title: 'Motif', cell: ({ label }) => withCapital(label), grows: 1, wraps: true },
  figure('Bulletins', ({ count }) => count),
  { title: 'Dernière fois', cell: ({ last }) => calendarDay(last) },
];

const TURNS: readonly PaperColumn<PageTurn>[] = [
  { title: 'Date', cell: ({ date }) => calendarDay(date) },
  { title: 'Partie', cell: ({ game }) => game },
  figure('Coup', ({ turn }) => turn),
  { title: 'Mot', cell: describeWord, grows: 1 },
  figure('Points', ({ points }) => points),
];

const BEST: readonly PaperColumn<PageTurn>[] = [...TURNS, { title: 'Trouvé par', cell: describeFinders }];

const MISSED: readonly PaperColumn<PageTurn>[] = [
  ...TURNS,
  { title: 'Trouvé par', cell: ({ found }) => plural(found, 'joueur') },
  figure('Top', ({ top }) => top),
];

const kindColumns = (kinds: MemberPage['kinds']): readonly PaperColumn<TopKind>[] => [
  { title: 'Le top demandait', cell: (kind) => withCapital(TOP_KIND_NAMES[kind]), grows: 1 },
  figure('Vus', (kind) => kinds[kind].seen),
  figure('Manqués', (kind) => kinds[kind].missed),
];
