import type { Seen } from '@raccord/contract';
import { number } from '@raccord/french';
import { nameOf } from '@raccord/tournament';
import { emptyPage } from './empty.ts';
import { groupBy } from './flow.ts';
import type { Paper } from './page.ts';
import { type PaperColumn, tablePages } from './table.ts';
import { countOrBlank } from './words.ts';
import { drawSlip } from './written.ts';

type Row = Seen<'seeDesk'>['tables'][number];
type People = Seen<'seePeople'>;

export interface SecondRefereeOrder {
  readonly desk: Pick<Seen<'seeDesk'>, 'sequence' | 'tables'>;
  readonly people: Pick<People, 'officials' | 'centres'>;
  readonly game: string;
  /** The turn, as the sheet of the game has it. */
  readonly turn: Seen<'seeGame'>['turns'][number];
}

const TITLE = 'Double arbitrage';
const EMPTY = 'Aucune table à vérifier.';

/** What a second referee goes through with the slips in hand: a sheet for the tables of each referee. */
export function secondRefereePaper({ desk, people, game, turn }: SecondRefereeOrder): Paper {
  const title = `${TITLE} – ${game}, coup ${turn.number}`;
  return {
    title,
    *lay(layout) {
      const subtitle = describe(turn);
      const sheets = groupBy(desk.tables, ({ centre, referee = '' }) => `${centre} ${referee}`);
      for (const rows of sheets.values()) {
        const groups = [{ title: headOf(rows[0], people), rows }];
        yield { title, subtitle, pages: tablePages(layout, { columns: COLUMNS, groups, size: 9, rowHeight: 19 }) };
      }
      if (sheets.size === 0) yield { title, subtitle, pages: [emptyPage(layout, EMPTY)] };
    },
  };
}

const describe = ({ draw, solution, top }: SecondRefereeOrder['turn']): string =>
  solution ? `${draw} – ${solution.word} ${solution.reference}, top ${number(top ?? solution.score)}` : draw;

function headOf({ centre, referee }: Row, { officials, centres }: SecondRefereeOrder['people']): string {
  const name = officials.find(({ id }) => id === referee)?.name ?? 'juge-arbitre';
  const place = centres.length > 1 ? `${centres.find(({ id }) => id === centre)?.name ?? centre} – ` : '';
  return `${place}Tables de l’arbitre : ${name}`;
}

const COLUMNS: readonly PaperColumn<Row>[] = [
  { title: 'Table', cell: ({ table }) => String(table), align: 'right', font: 'bold' },
  { title: 'Joueur', cell: ({ members }) => nameOf(members), grows: 4, wraps: true },
  {
    title: 'Écrit',
    cell: () => '',
    grows: 4,
    draw: (pen, { slip }, { left, width, baseline, size }) => {
      if (slip) drawSlip(pen, slip, left, width, baseline, size);
    },
  },
  {
    title: 'Points',
    cell: ({ result }) => (result.outcome === 'missing' ? '' : number(result.points)),
    align: 'right',
    font: 'bold',
  },
  { title: 'Pén.', cell: ({ result }) => countOrBlank(result.penalty), align: 'right' },
  { title: 'Av.', cell: ({ result }) => countOrBlank(result.warnings), align: 'right' },
  { title: 'Motif', cell: ({ result }) => result.reasons.map(({ text }) => text).join(' '), grows: 4, wraps: true },
  {
    title: 'Vu',
    cell: () => '',
    draw: (pen, _row, { left, baseline }) => pen.box({ left: left + 1, top: baseline - 9, width: 11, height: 11 }),
  },
  { title: 'Remarque', cell: () => '', grows: 2 },
];
