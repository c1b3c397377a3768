import type { Seen } from '@raccord/contract';
import { number } from '@raccord/french';
import {
  describeBonus,
  describeConduct,
  describeDetails,
  describeOutcome,
  describeProvisional,
  describeRanked,
  nameOf,
} from '@raccord/tournament';
import { emptyPage, emptyPart } from './empty.ts';
import { groupBy } from './flow.ts';
import type { GameSheet } from './gamesheet.ts';
import { noticeOver } from './notice.ts';
import type { Layout, Paper } from './page.ts';
import { leading } from './ruler.ts';
import { type HandedSheet, partsOf, sharePages, underHeading } from './shared.ts';
import { type Group, headHeight, layTable, type PaperColumn, titleHeight } from './table.ts';
import { countOrBlank, PROVISIONAL } from './words.ts';
import { drawSlip } from './written.ts';

export type PrintedSheet = Seen<'seeSheet'>;
type SheetLine = PrintedSheet['lines'][number];
type Ranking = Seen<'seeRanking'>;
type RankingRow = Ranking['rows'][number];

export interface PlayerSheetsOrder {
  /** One or all of them; each is asked for when the one before is drawn. */
  readonly sheets: Iterable<PrintedSheet>;
  readonly games: readonly GameSheet[];
  /** Of each game, by its id. */
  readonly rankings: ReadonlyMap<string, readonly RankingRow[]>;
  /** Of all the games together. */
  readonly overall: Pick<Ranking, 'rows' | 'provisional'>;
}

/** A line with the turn that it is about. */
interface Row {
  readonly line: SheetLine;
  readonly turn: GameSheet['turns'][number] | undefined;
  /** Under the last one of a game: the warnings for conduct of turns that were cancelled (D22). */
  readonly conduct?: string;
}

const TITLE = 'Feuille de route';
const NOBODY = 'Aucun joueur n’est inscrit.';
const NO_TURN = 'Aucun coup n’est encore à montrer.';

/** What a player got on every turn, and why: several to a page where they fit, to be cut apart and handed out. */
export function playerSheetsPaper({ sheets, games, rankings, overall }: PlayerSheetsOrder): Paper {
  const byEntrant = (rows: readonly RankingRow[]) => new Map(rows.map((row) => [row.entrant, row]));
  const all = byEntrant(overall.rows);
  const notice = overall.provisional && describeProvisional(overall.provisional.why);
  const standings = new Map([...rankings].map(([game, rows]) => [game, byEntrant(rows)]));
  const groupsOf = ({ entrant, lines, conduct }: PrintedSheet): Group<Row>[] =>
    [...groupBy(lines, ({ game }) => game)].map(([id, own]) => {
      const game = games.find((one) => one.id === id);
      const warned = conduct.filter((one) => one.game === id).map(({ turn }) => turn);
      const rows = own.map((line, index) => ({
        ...{ line, turn: game?.turns.find((turn) => turn.number === line.turn) },
        ...(warned.length > 0 && index === own.length - 1 ? { conduct: describeConduct(warned) } : {}),
      }));
      return { title: describe(game?.name ?? id, standings.get(id)?.get(entrant)), rows };
    });
  const sheetOf = (sheet: PrintedSheet, layout: Layout, rowHeight: number): HandedSheet => {
    const under = noticeOver({ ...layout, area: underHeading(layout.area) }, notice);
    const table = { columns: COLUMNS, groups: groupsOf(sheet), size: SIZE, rowHeight, details: reasonsOf };
    const laid = layTable(under.below, table);
    const pages = laid.length === 0 ? [emptyPart(under.below, NO_TURN)] : laid;
    const standing = all.get(sheet.entrant);
    const facts = [describeDetails(sheet.members), standing && games.length > 1 ? describeRanked(standing) : ''];
    return {
      title: `${TITLE} – ${nameOf(sheet.members)}`,
      subtitle: facts.filter((fact) => fact !== '').join(' · '),
      pages: pages.map(({ draw, bottom }) => ({
        bottom,
        draw: (pen) => {
          under.draw(pen);
          draw(pen);
        },
      })),
    };
  };
  function* handed(layout: Layout, rowHeight: number): Generator<HandedSheet> {
    for (const sheet of sheets) yield sheetOf(sheet, layout, rowHeight);
  }
  return {
    title: TITLE,
    isLong: true,
    ...(Array.isArray(sheets) ? { parts: sheets.length } : {}),
    isCut: true,
    *lay(layout, tournament) {
      const { below } = noticeOver(layout, notice);
      const told = layout.area.height - below.area.height;
      const parts = (rowHeight: number) => partsOf(layout.area, told + usualHeight(games, rowHeight));
      const most = parts(LEAST_HEIGHT);
      const rowHeight = ROW_HEIGHTS.find((height) => parts(height) === most) ?? LEAST_HEIGHT;
      let isEmpty = true;
      for (const section of sharePages(layout, tournament, TITLE, most, handed(layout, rowHeight))) {
        isEmpty = false;
        yield section;
      }
      if (isEmpty) yield { title: TITLE, pages: [emptyPage(layout, NOBODY)] };
    },
  };
}

const SIZE = 8.5;
/** Closer together where one more sheet then has room on a page. */
const LEAST_HEIGHT = 11;
const ROW_HEIGHTS = [13, 12, LEAST_HEIGHT];
/** What most have at most: lines that say why they did not get all. */
const USUAL_DETAILS = 2;

/** How high the sheet of somebody who played every turn is. */
const usualHeight = (games: readonly GameSheet[], rowHeight: number): number =>
  games.reduce(
    (sum, { turns }) => sum + titleHeight(rowHeight) + turns.length * rowHeight,
    headHeight(rowHeight) + USUAL_DETAILS * leading(SIZE),
  );

/** « Partie 1 : 12e, 812 points, négatif −102, 88,84 % ». */
const describe = (game: string, standing: RankingRow | undefined): string =>
  standing ? `${game} : ${describeRanked(standing)}` : game;

const reasonsOf = ({ line, conduct }: Row): string[] => [
  ...line.reasons.map(({ text, citation }) => `${text} (${citation})`),
  ...(conduct === undefined ? [] : [conduct]),
];

function outcomeOf({ line, turn }: Row): string {
  const said = describeOutcome(line, turn?.top);
  return line.isProvisional ? `${said} ${PROVISIONAL}` : said;
}

const COLUMNS: readonly PaperColumn<Row>[] = [
  { title: 'Coup', cell: ({ line }) => number(line.turn), align: 'right', font: 'bold' },
  { title: 'Tirage', cell: ({ turn }) => turn?.markedDraw ?? '' },
  {
    title: 'Top',
    cell: ({ turn }) =>
      turn?.solution ? `${turn.solution.word.toUpperCase()} ${turn.solution.reference} ${turn.solution.score}` : '',
    grows: 3,
  },
  {
    title: 'Bulletin',
    cell: () => '',
    grows: 4,
    draw: (pen, { line: { slip } }, { left, width, baseline, size }) => {
      if (slip) drawSlip(pen, slip, left, width, baseline, size);
    },
  },
  { title: 'Résultat', cell: outcomeOf },
  { title: 'Points', cell: ({ line }) => number(line.points), align: 'right', font: 'bold' },
  { title: 'Pén.', cell: ({ line }) => (line.penalty > 0 ? number(-line.penalty) : ''), align: 'right' },
  { title: 'Av.', cell: ({ line }) => countOrBlank(line.warnings), align: 'right' },
  { title: 'Solo', cell: ({ line }) => (line.solo === 'given' ? describeBonus(line.bonus) : ''), align: 'right' },
  { title: 'Cumul', cell: ({ line }) => number(line.running), align: 'right', font: 'bold' },
  { title: 'Place', cell: ({ line }) => (line.rank === undefined ? '' : number(line.rank)), align: 'right' },
];
