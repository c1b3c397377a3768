import type { Seen } from '@raccord/contract';
import { alphabetical, plural } from '@raccord/french';
import { describeDetails, detailOf, nameOf, type PersonDetail } from '@raccord/tournament';
import { cardPages } from './cards.ts';
import { emptyPage } from './empty.ts';
import { SOFT } from './frame.ts';
import type { Area, Layout, PageDrawing, Paper } from './page.ts';
import type { Pen } from './pen.ts';
import { drawQr } from './qr.ts';
import { type PaperColumn, tablePages } from './table.ts';

type People = Seen<'seePeople'>;
type Entrant = People['entrants'][number];

export interface StartingListOrder {
  readonly people: People;
  /** The link of each entrant who has one, by id: the list is then cards to cut out, each with its QR code. */
  readonly links?: ReadonlyMap<string, string>;
}

const TITLE = 'Liste de départ';
const EMPTY = 'Aucun joueur n’est inscrit.';

/** Who plays, by name, centre after centre: a list, or cards with the code that opens each one’s page. */
export function startingListPaper({ people, links }: StartingListOrder): Paper {
  return {
    title: TITLE,
    ...(links ? { isCut: true } : {}),
    *lay(layout) {
      let isEmpty = true;
      for (const { id, name } of people.centres) {
        const entrants = people.entrants
          .filter(({ centre, isPresent }) => centre === id && isPresent)
          .sort((a, b) => alphabetical(nameOf(a.members), nameOf(b.members)));
        if (entrants.length === 0) continue;
        isEmpty = false;
        yield {
          title: people.centres.length > 1 ? `${TITLE} – ${name}` : TITLE,
          subtitle: plural(entrants.length, 'inscrit'),
          pages: links ? linkedPages(layout, entrants, links) : listPages(layout, entrants),
        };
      }
      if (isEmpty) yield { title: TITLE, pages: [emptyPage(layout, EMPTY)] };
    },
  };
}

function listPages(layout: Layout, entrants: readonly Entrant[]): PageDrawing[] {
  const shared = (title: string, key: PersonDetail): PaperColumn<Entrant>[] =>
    entrants.some(({ members }) => detailOf(members, key) !== '')
      ? [{ title, cell: ({ members }) => detailOf(members, key) }]
      : [];
  const columns: PaperColumn<Entrant>[] = [
    { title: 'Nom', cell: ({ members }) => nameOf(members), grows: 1, font: 'bold', wraps: true },
    ...shared('Licence', 'licence'),
    ...shared('Catégorie', 'category'),
    ...shared('Série', 'series'),
    ...shared('Club', 'club'),
    { title: 'Table', cell: ({ table }) => String(table), align: 'right', font: 'bold' },
  ];
  return tablePages(layout, { columns, groups: [{ rows: entrants }], size: 10, rowHeight: 15 });
}

const ACROSS = 3;
const CARD_HEIGHT = 74;

const linkedPages = (
  { area }: Layout,
  entrants: readonly Entrant[],
  links: ReadonlyMap<string, string>,
): PageDrawing[] =>
  cardPages(area, entrants, { across: ACROSS, down: Math.floor(area.height / CARD_HEIGHT) }, (pen, entrant, card) =>
    drawCard(pen, entrant, links.get(entrant.id), card),
  );

function drawCard(pen: Pen, { members, table }: Entrant, link: string | undefined, card: Area): void {
  const { left, top, width, height } = card;
  if (link !== undefined) drawQr(pen, link, left, top, height);
  const start = left + height + 2;
  const room = width - height - 8;
  const names = { top: top + 7, height: 27 };
  const share = names.height / members.length;
  members.forEach(({ name }, index) => {
    const place = { left: start, top: names.top + index * share, width: room, height: share };
    pen.fillWith(name, place, { font: 'bold', size: 10.5 });
  });
  pen.textWithin(describeDetails(members), start, room, top + 43, { size: 8.5, color: SOFT });
  pen.text('Table', start, top + height - 10, { size: 9 });
  pen.text(String(table), start + 26, top + height - 10, { font: 'bold', size: 18 });
}
