import { plural, withCapital } from '@raccord/french';
import { STATION_NAMES, STATION_PURPOSES, type StationLink } from '@raccord/tournament';
import { cardPages } from './cards.ts';
import { emptyPage } from './empty.ts';
import { SOFT } from './frame.ts';
import type { Area, Paper } from './page.ts';
import type { Pen } from './pen.ts';
import { drawQr } from './qr.ts';

/** A link to hand over. */
export interface LinkCard {
  readonly label: string;
  readonly role: StationLink['role'];
  readonly url: string;
}

const TITLE = 'Cartes des postes';
const EMPTY = 'Aucun lien n’a été demandé.';
const ACROSS = 2;
const HEIGHT = 104;

/** A card for each link, to cut out: who, what the station is for, and its address: as a code, and in letters for a computer. */
export const linkCardsPaper = (cards: readonly LinkCard[]): Paper => ({
  title: TITLE,
  isCut: true,
  *lay(layout) {
    const pages =
      cards.length === 0
        ? [emptyPage(layout, EMPTY)]
        : cardPages(layout.area, cards, { across: ACROSS, down: Math.floor(layout.area.height / HEIGHT) }, drawCard);
    yield { title: TITLE, subtitle: plural(cards.length, 'lien'), pages };
  },
});

function drawCard(pen: Pen, { label, role, url }: LinkCard, { left, top, width, height }: Area): void {
  drawQr(pen, url, left, top, height);
  const start = left + height + 2;
  const room = width - height - 10;
  pen.fillWith(label, { left: start, top: top + 8, width: room, height: 26 }, { font: 'bold', size: 12 });
  pen.textWithin(withCapital(STATION_NAMES[role]), start, room, top + 44, { size: 10 });
  pen.fillWith(
    STATION_PURPOSES[role],
    { left: start, top: top + 47, width: room, height: 23 },
    { size: 8.5, color: SOFT },
  );
  pen.fillWith(url, { left: start, top: top + 71, width: room, height: 29 }, { size: 7.5 });
  pen.leadTo(url, { left, top, width, height });
}
