import type { Seen } from '@raccord/contract';
import { alphabetical, plural } from '@raccord/french';
import { nameOf } from '@raccord/tournament';
import { emptyPage } from './empty.ts';
import { batches } from './flow.ts';
import type { Layout, PageDrawing, Paper } from './page.ts';
import { middle } from './pen.ts';

type People = Seen<'seePeople'>;
type Entrant = People['entrants'][number];

export interface SeatingOrder {
  readonly people: People;
  /** By table for the door of the hall, by name for those who look for their table; or one after the other. */
  readonly orders: readonly SeatingSort[];
}

export type SeatingSort = 'table' | 'name';

/** Somebody and his table. */
interface Seat {
  readonly table: number;
  readonly name: string;
}

const TITLE = 'Répartition des tables';
const TITLES: Readonly<Record<SeatingSort, string>> = { table: TITLE, name: `${TITLE}, par nom` };
const EMPTY = 'Aucun joueur n’a de table.';
/** As few columns as a page needs, no wider than half of it: a table stands near its name. */
const COLUMNS = { fewest: 2, most: 3 };
/** The height of a row: the fewer there are, the larger. */
const ROW = { least: 16.5, most: 25 };
const GUTTER = 16;

/** Who sits where, in columns to be read standing; a list for each centre. */
export function seatingPaper({ people, orders }: SeatingOrder): Paper {
  return {
    title: TITLE,
    *lay(layout) {
      const seated = people.centres
        .map(({ id, name }) => ({
          name,
          entrants: people.entrants.filter(({ centre, isPresent }) => centre === id && isPresent),
        }))
        .filter(({ entrants }) => entrants.length > 0);
      for (const order of orders) {
        for (const { name, entrants } of seated) {
          yield {
            title: people.centres.length > 1 ? `${TITLES[order]} – ${name}` : TITLES[order],
            subtitle: plural(entrants.length, 'table'),
            pages: columnPages(layout, SEATS_BY[order](entrants), order),
          };
        }
      }
      if (seated.length === 0) yield { title: TITLE, pages: [emptyPage(layout, EMPTY)] };
    },
  };
}

const SEATS_BY: Readonly<Record<SeatingSort, (entrants: readonly Entrant[]) => Seat[]>> = {
  table: (entrants) =>
    entrants
      .map(({ table, members }) => ({ table, name: nameOf(members) }))
      .sort((a, b) => a.table - b.table || alphabetical(a.name, b.name)),
  // Each member of a pair looks for his own name.
  name: (entrants) =>
    entrants
      .flatMap(({ table, members }) => members.map(({ name }) => ({ table, name })))
      .sort((a, b) => alphabetical(a.name, b.name) || a.table - b.table),
};

function columnPages({ ruler, area }: Layout, seats: readonly Seat[], order: SeatingSort): PageDrawing[] {
  const row = Math.min(Math.max(area.height / Math.ceil(seats.length / COLUMNS.fewest), ROW.least), ROW.most);
  const size = row * (2 / 3);
  const down = Math.floor(area.height / row + 1e-6);
  const across = Math.min(Math.max(Math.ceil(seats.length / down), COLUMNS.fewest), COLUMNS.most);
  const width = (area.width - GUTTER * (across - 1)) / across;
  const bold = { font: 'bold', size } as const;
  const figure = Math.max(...seats.map(({ table }) => ruler.width(String(table), bold)));
  const names = width - figure - 8;
  return batches(seats, down * across).map((page) => (pen) => {
    page.forEach(({ table, name }, index) => {
      const left = area.left + Math.floor(index / down) * (width + GUTTER);
      const top = area.top + (index % down) * row;
      const baseline = middle(top, row, size);
      if (order === 'table') {
        pen.text(String(table), left + figure, baseline, bold, 'right');
        pen.fillWith(name, { left: left + figure + 8, top, width: names, height: row }, { size });
      } else {
        pen.fillWith(name, { left, top, width: names, height: row }, { size });
        pen.text(String(table), left + width, baseline, bold, 'right');
      }
      pen.line(left, top + row, left + width, top + row, { width: 0.25, color: '#999999' });
    });
  });
}
