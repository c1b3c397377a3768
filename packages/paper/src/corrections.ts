import type { Seen } from '@raccord/contract';
import { layBillet } from './billet.ts';
import { emptyPage } from './empty.ts';
import { batches, paginate } from './flow.ts';
import { CUT } from './frame.ts';
import type { Paper } from './page.ts';

export type SeenCorrection = Seen<'seeCorrections'>['corrections'][number];

export interface CorrectionsOrder {
  readonly corrections: readonly SeenCorrection[];
  readonly games: readonly Named[];
  readonly centres: readonly Named[];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const TITLE = 'Billets de correction';
const EMPTY = 'Aucun billet de correction n’est à remettre.';
const ACROSS = 2;
/** The shortest ones; most need a little more. */
const DOWN = 5;

/** Correction slips to cut out, in the order in which whoever carries them walks: by table. */
export function correctionsPaper({ corrections, games, centres }: CorrectionsOrder): Paper {
  return {
    title: TITLE,
    isCut: true,
    *lay(layout) {
      const { ruler, area } = layout;
      const width = area.width / ACROSS;
      const least = area.height / DOWN;
      const billets = inWalkingOrder(corrections, games, centres).map((correction) =>
        layBillet(ruler, correction, {
          width,
          most: area.height,
          game: nameIn(games, correction.game),
          ...(centres.length > 1 ? { centre: nameIn(centres, correction.centre) } : {}),
        }),
      );
      const rows = batches(billets, ACROSS).map((row) => ({
        row,
        height: Math.max(least, ...row.map(({ height }) => height)),
      }));
      // A hair more than the page, so that as many of the least height as it is made for do fit.
      const pages = paginate(rows, { room: area.height + 0.01, heightOf: ({ height }) => height });
      yield {
        title: TITLE,
        pages:
          pages.length === 0
            ? [emptyPage(layout, EMPTY)]
            : pages.map((page) => (pen) => {
                let top = area.top;
                for (const { row, height } of page) {
                  row.forEach((billet, index) => {
                    billet.draw(pen, area.left + index * width, top);
                  });
                  const bottom = top + height;
                  pen.line(area.left + width, top, area.left + width, bottom, CUT);
                  pen.line(area.left, bottom, area.left + area.width, bottom, CUT);
                  top = bottom;
                }
              }),
      };
    },
  };
}

const nameIn = (all: readonly Named[], id: string): string => all.find((one) => one.id === id)?.name ?? id;

function inWalkingOrder(
  corrections: readonly SeenCorrection[],
  games: readonly Named[],
  centres: readonly Named[],
): SeenCorrection[] {
  const place = (all: readonly Named[], id: string) => all.findIndex((one) => one.id === id);
  return corrections.toSorted(
    (a, b) =>
      place(centres, a.centre) - place(centres, b.centre) ||
      a.table - b.table ||
      place(games, a.game) - place(games, b.game) ||
      a.turn - b.turn,
  );
}
