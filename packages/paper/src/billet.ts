import { plural } from '@raccord/french';
import type { SeenCorrection } from './corrections.ts';
import { SOFT } from './frame.ts';
import { drawnPart, linesPart, type Part, stacked } from './part.ts';
import type { Ruler } from './ruler.ts';
import { sanctionsOf } from './words.ts';
import { drawWritten, notesOf } from './written.ts';

/** A correction slip laid out: what it needs, and how to draw it. */
export type Billet = Part;

interface BilletOrder {
  readonly width: number;
  /** The height of a page: a longer slip is written smaller, never cut. */
  readonly most: number;
  readonly game: string;
  /** Where there are several. */
  readonly centre?: string;
}

const PADDING = 11;
const LABELS = 50;
/** Under the lines of a part. */
const GAP = 1.5;
const BOX = { width: 76, height: 54 };
/** The height of the names. */
const NAMES = 29;
const SMALLEST = 0.3;

/** Lays a correction slip out, at the largest size at which the whole of it stands on a page. */
export function layBillet(ruler: Ruler, correction: SeenCorrection, order: BilletOrder): Billet {
  let billet = layAt(ruler, correction, order, 1);
  for (let scale = 0.9; billet.height > order.most && scale >= SMALLEST; scale -= 0.1) {
    billet = layAt(ruler, correction, order, scale);
  }
  return billet;
}

function layAt(ruler: Ruler, correction: SeenCorrection, order: BilletOrder, scale: number): Billet {
  const room = order.width - 2 * PADDING;
  const parts = [
    headPart(correction, order, room),
    ...writtenParts(correction, room),
    ...remarkParts(ruler, correction, room, scale),
    labelled('Accordé', grantedPart(correction)),
    labelled(
      'Sanction',
      linesPart(ruler, sanctionOf(correction), room - LABELS, { font: 'bold', size: 11 * scale }, GAP),
    ),
    ...correction.result.reasons.flatMap(({ text, citation }, index) => [
      labelled(index === 0 ? 'Motif' : '', linesPart(ruler, text, room - LABELS, { size: 10.5 * scale }, GAP)),
      labelled('', linesPart(ruler, citation, room - LABELS, { font: 'italic', size: 8.5 * scale, color: SOFT }, GAP)),
    ]),
    ...replacing(correction).map((text) =>
      labelled('', linesPart(ruler, text, room - LABELS, { size: 10.5 * scale }, GAP)),
    ),
  ];
  const inside = stacked(parts);
  return {
    height: inside.height + 2 * PADDING,
    draw: (pen, left, top) => inside.draw(pen, left + PADDING, top + PADDING),
  };
}

const isLifted = ({ result, delivered }: SeenCorrection): boolean =>
  delivered !== undefined && sanctionsOf(result).length === 0;

const sanctionOf = (correction: SeenCorrection): string =>
  isLifted(correction) ? 'levée' : sanctionsOf(correction.result).join(', ') || 'aucune';

/** What a slip does to the one that the player has already. */
function replacing(correction: SeenCorrection): string[] {
  if (correction.delivered === undefined) return [];
  return [isLifted(correction) ? 'Ce billet annule le précédent.' : 'Ce billet remplace le précédent.'];
}

/** The table, to be read at arm’s length; the player, and which turn it is about. */
const headPart = ({ table, members, turn }: SeenCorrection, { game, centre }: BilletOrder, room: number): Part => ({
  height: BOX.height + 8,
  draw(pen, left, top) {
    const start = left + BOX.width + 9;
    const beside = room - BOX.width - 9;
    pen.box({ left, top, ...BOX }, { width: 1.2 });
    pen.text('Table', left + 5, top + 10, { size: 8.5, color: SOFT });
    const size = 40;
    pen.textWithin(String(table), left + 4, BOX.width - 8, top + 45, { font: 'bold', size }, 'centre');
    const bold = { font: 'bold', size: 13 } as const;
    const height = NAMES / members.length;
    members.forEach(({ name }, index) => {
      pen.fillWith(name, { left: start, top: top + index * height, width: beside, height }, bold);
    });
    pen.textWithin(`${game}, coup ${turn}`, start, beside, top + NAMES + 10, { size: 12 });
    if (centre !== undefined) pen.textWithin(centre, start, beside, top + 53, { size: 9.5, color: SOFT });
  },
});

function writtenParts({ slip }: SeenCorrection, room: number): Part[] {
  if (!slip) return [];
  const line: Part = {
    height: 20,
    baseline: 14,
    draw: (pen, left, top) => drawWritten(pen, slip, left, room - LABELS, top + 14, 13),
  };
  const drawings = slip.solutions.filter(({ outside }) => outside.length > 0);
  return [
    labelled('Écrit', line),
    ...drawings.map((solution) => labelled('', drawnPart(solution, room - LABELS, 12, [1, 4]))),
  ];
}

const remarkParts = (ruler: Ruler, { slip }: SeenCorrection, room: number, scale: number): Part[] =>
  (slip ? notesOf(slip) : []).map((text, index) =>
    labelled(index === 0 ? 'Remarque' : '', linesPart(ruler, text, room - LABELS, { size: 10.5 * scale }, GAP)),
  );

const grantedPart = ({ result: { points: count } }: SeenCorrection): Part => ({
  height: 18,
  baseline: 13,
  draw: (pen, left, top) => pen.text(plural(count, 'point'), left, top + 13, { font: 'bold', size: 13 }),
});

/** A part beside its label. */
const labelled = (label: string, part: Part): Part => ({
  ...part,
  draw(pen, left, top) {
    pen.text(label, left, top + (part.baseline ?? 0), { size: 9, color: SOFT });
    part.draw(pen, left + LABELS, top);
  },
});
