import type { MemberPage, PageEvening, PageReason, PageTurn } from '@raccord/club';
import { number, percent, plural, withCapital } from '@raccord/french';
import { drawCurve } from './curve.ts';
import { emptyPage } from './empty.ts';
import type { Area, Layout, PageDrawing, Paper } from './page.ts';
import type { Pen } from './pen.ts';
import { type Column, layTable } from './table.ts';

const TITLE = 'Page d’un joueur';
const EMPTY = 'Aucune soirée close où ce joueur a été reconnu : rien n’est encore à montrer.';
const CURVE_HEIGHT = 170;
const HEADING = 26;
const SIZE = 9.5;
const ROW_HEIGHT = 14;

/** All that the evenings tell of a player: his percentages as a curve, what he should learn, his best turns, his evenings. */
export function memberPagePaper(page: MemberPage, about: string): Paper {
  return {
    title: TITLE,
    *lay(layout) {
      const facts = [page.category, page.series, about].filter((fact) => fact !== '').join(' · ');
      yield { title: page.name, subtitle: facts, pages: layPage(layout, page) };
    },
  };
}

/** What stands under a title, on as many pages as it takes. */
type Block = (layout: Layout) => { readonly draw: PageDrawing; readonly bottom: number }[];

function layPage(layout: Layout, page: MemberPage): PageDrawing[] {
  if (page.evenings.length === 0) return [emptyPage(layout, EMPTY)];
  const { evenings, reasons, best } = page;
  return stack(layout, [
    { title: summaryOf(page), lay: curveOf(evenings) },
    ...(reasons.length === 0 ? [] : [{ title: 'Ce qui a été sanctionné', lay: tableOf(REASONS, reasons) }]),
    ...(best.length === 0 ? [] : [{ title: 'Meilleurs coups', lay: tableOf(TURNS, best) }]),
    { title: 'Soirées', lay: tableOf(EVENINGS, evenings) },
  ]);
}

/** One under the other; what would be cut begins a page. */
function stack(
  { ruler, area }: Layout,
  blocks: readonly { readonly title: string; readonly lay: Block }[],
): PageDrawing[] {
  const pages: PageDrawing[][] = [[]];
  let top = area.top;
  const under = (at: number): Layout => ({ ruler, area: { ...area, top: at, height: area.top + area.height - at } });
  for (const { title, lay } of blocks) {
    const fits = (at: number) => lay(under(at + HEADING));
    let laid = fits(top);
    if (top > area.top && (laid.length > 1 || laid[0].bottom > area.top + area.height)) {
      pages.push([]);
      top = area.top;
      laid = fits(top);
    }
    const baseline = top + HEADING * 0.7;
    for (const [index, { draw }] of laid.entries()) {
      if (index > 0) pages.push([]);
      pages.at(-1)?.push((pen) => {
        pen.text(index > 0 ? `${title} (suite)` : title, area.left, baseline, { font: 'bold', size: SIZE * 1.25 });
        draw(pen);
      });
    }
    top = laid[laid.length - 1].bottom + 10;
  }
  return pages.map((drawings) => (pen) => {
    for (const draw of drawings) draw(pen);
  });
}

const summaryOf = ({ evenings, tops, solos, warnings }: MemberPage): string => {
  const mean = evenings.reduce((sum, evening) => sum + evening.percent, 0) / evenings.length;
  return `${plural(evenings.length, 'soirée')}, ${percent(mean)} du top en moyenne, ${plural(tops, 'top')}, ${plural(solos, 'solo')}, ${plural(warnings, 'avertissement')}`;
};

const curveOf =
  (evenings: readonly PageEvening[]): Block =>
  ({ area }) => {
    const room: Area = { ...area, top: area.top + 5, height: CURVE_HEIGHT - 5 };
    const points = evenings.map((evening) => ({ value: evening.percent, label: shortDay(evening.date) }));
    return [{ draw: (pen: Pen) => drawCurve(pen, points, '\u00a0%', room), bottom: area.top + CURVE_HEIGHT }];
  };

const tableOf =
  <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Block =>
  (layout) =>
    layTable(layout, { columns, groups: [{ rows }], size: SIZE, rowHeight: ROW_HEIGHT });

/** « 01/10/2026 ». */
const dayOf = (date: string): string => date.split('-').reverse().join('/');
const shortDay = (date: string): string => dayOf(date).slice(0, 5);

const figure = <Row>(title: string, of: (row: Row) => number): Column<Row> => ({
  ...{ title, align: 'right', cell: (row) => number(of(row)) },
});

const EVENINGS: readonly Column<PageEvening>[] = [
  { title: 'Date', cell: ({ date }) => dayOf(date) },
  {
    ...{ title: 'Soirée', grows: 1, wraps: true },
    cell: ({ title, partner }) => (partner === undefined ? title : `${title}, avec ${partner}`),
  },
  { title: 'Place', cell: ({ rank, ranked }) => `${number(rank)} / ${number(ranked)}`, align: 'right' },
  figure('Score', ({ total }) => total),
  { title: '% du top', cell: (evening) => percent(evening.percent), align: 'right', font: 'bold' },
  figure('Tops', ({ tops }) => tops),
  figure('Solos', ({ solos }) => solos),
  figure('Av.', ({ warnings }) => warnings),
];

const REASONS: readonly Column<PageReason>[] = [
  { title: 'Motif', cell: ({ label }) => withCapital(label), grows: 1, wraps: true },
  figure('Bulletins', ({ count }) => count),
  { title: 'Dernière fois', cell: ({ last }) => dayOf(last) },
];

const TURNS: readonly Column<PageTurn>[] = [
  { title: 'Date', cell: ({ date }) => dayOf(date) },
  { title: 'Partie', cell: ({ game }) => game },
  figure('Coup', ({ turn }) => turn),
  { title: 'Mot', cell: ({ word = '', reference = '' }) => `${word.toUpperCase()} ${reference}`.trim(), grows: 1 },
  figure('Points', ({ points }) => points),
  { title: 'Trouvé par', cell: ({ found }) => (found === 1 ? 'lui seul' : plural(found, 'joueur')) },
];
