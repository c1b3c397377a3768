import { cardPages } from './cards.ts';
import { emptyPage } from './empty.ts';
import type { Paper } from './page.ts';
import { drawSlipForm } from './slipform.ts';

/** A table that needs slips, and who sits there if he is known. */
export interface SlipTable {
  readonly table: number;
  readonly name?: string;
  /** Where there are several. */
  readonly centre?: string;
}

export interface BlankSlipsOrder {
  readonly tables: readonly SlipTable[];
  /** Slips for each table, one after the other. */
  readonly copies: number;
}

const TITLE = 'Bulletins vierges';
const EMPTY = 'Aucune table n’est demandée.';
const ACROSS = 2;
const DOWN = 3;

/** Blank slips with their table printed on them, to cut out. */
export function blankSlipsPaper({ tables, copies }: BlankSlipsOrder): Paper {
  return {
    title: TITLE,
    isCut: true,
    *lay(layout) {
      const slips = tables.flatMap((table) => Array.from({ length: copies }, () => table));
      const pages = cardPages(layout.area, slips, { across: ACROSS, down: DOWN }, (pen, card, place) => {
        const { table, name = '', centre = '' } = card;
        const who = [name, centre].filter((part) => part !== '').join(' – ');
        drawSlipForm(pen, { table, who }, place);
      });
      yield { title: TITLE, pages: pages.length === 0 ? [emptyPage(layout, EMPTY)] : pages };
    },
  };
}
