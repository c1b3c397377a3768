import { blankSlipsPaper, type SlipTable, seatingPaper, startingListPaper } from '@raccord/paper';
import { nameOf } from '@raccord/tournament';
import { type PaperSource, paperMaker, peopleAsked } from './paper.ts';

/** Papers about who plays, and where. */

export const makeStartingList = paperMaker((sight) => {
  const { links } = sight.order;
  return startingListPaper({ people: peopleAsked(sight), ...(links ? { links } : {}) });
});

export const makeTableList = paperMaker((sight) =>
  seatingPaper({ people: peopleAsked(sight), orders: ['table', 'name'] }),
);

/** A page for each table, unless said otherwise. */
const COPIES = 6;

export const makeBlankSlips = paperMaker((sight) =>
  blankSlipsPaper({ tables: tablesAsked(sight), copies: sight.order.copies ?? COPIES }),
);

/** Tables are printed before anybody is seated at them, but no more than these at once. */
const MOST_UNSEATED = 1000;

/** Those where somebody sits; where nobody is seated yet, all those from the first asked for to the last. */
function tablesAsked(sight: PaperSource): SlipTable[] {
  const { centres, entrants } = peopleAsked(sight);
  const { from = 1, to } = sight.order;
  const seated = entrants
    .filter(({ isPresent }) => isPresent)
    .map(({ table, members, centre: id }) => {
      const centre = sight.hall.centres.length > 1 ? centres.find((one) => one.id === id)?.name : undefined;
      return { table, name: nameOf(members), ...(centre === undefined ? {} : { centre }) };
    })
    .sort((a, b) => a.table - b.table);
  if (seated.length > 0 || to === undefined) return seated;
  const count = Math.max(0, Math.min(to - from + 1, MOST_UNSEATED));
  return Array.from({ length: count }, (_, index) => ({ table: from + index }));
}
