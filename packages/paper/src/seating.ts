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
const ACROSS = 3;
const ROW = 16.5;
const GUTTER = 16;
const SIZE = 11;

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
  const down = Math.floor(area.height / ROW);
  const width = (area.width - GUTTER * (ACROSS - 1)) / ACROSS;
  const bold = { font: 'bold', size: SIZE } as const;
  const figure = Math.max(...seats.map(({ table }) => ruler.width(String(table), bold)));
  const names = width - figure - 8;
  return batches(seats, down * ACROSS).map((page) => (pen) => {
    page.forEach(({ table, name }, index) => {
      const left = area.left + Math.floor(index / down) * (width + GUTTER);
      const top = area.top + (index % down) * ROW;
      const baseline = middle(top, ROW, SIZE);
      if (order === 'table') {
        pen.text(String(table), left + figure, baseline, bold, 'right');
        pen.textWithin(name, left + figure + 8, names, baseline, { size: SIZE });
      } else {
        pen.textWithin(name, left, names, baseline, { size: SIZE });
        pen.text(String(table), left + width, baseline, bold, 'right');
      }
      pen.line(left, top + ROW, left + width, top + ROW, { width: 0.25, color: '#999999' });
    });
  });
}
