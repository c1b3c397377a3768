import type { Seen } from '@raccord/contract';
import { alphabetical, cell, dayOf, longDay, plural } from '@raccord/french';
import { EDITIONS } from '@raccord/regulation';
import { shareRight, slipsToPass } from '@raccord/school';
import { emptyPage } from './empty.ts';
import { SOFT } from './frame.ts';
import type { Layout, PageDrawing, Paper } from './page.ts';

export type PrintedSitting = Pick<
  Seen<'readSitting'>,
  'name' | 'kind' | 'number' | 'count' | 'lexicon' | 'edition' | 'passPercent' | 'closedAt' | 'participants' | 'slips'
>;

type Candidate = PrintedSitting['participants'][number];

const TITLE = 'Attestations';
const NOBODY = 'Aucun candidat n’a réussi cet examen : il n’y a pas d’attestation à remettre.';

/** A page to hand to each candidate who passed, in the order of their names. */
export const certificatesPaper = (sitting: PrintedSitting): Paper => ({
  title: TITLE,
  isCut: true,
  isLandscape: true,
  *lay(layout, { name: club }) {
    const passed = sitting.participants.filter(({ mark }) => mark?.isPassed === true);
    passed.sort((one, other) => alphabetical(one.name, other.name));
    yield {
      title: TITLE,
      isNumbered: false,
      pages:
        passed.length === 0
          ? [emptyPage(layout, NOBODY)]
          : passed.map((candidate) => certificate(layout, sitting, candidate, club)),
    };
  },
});

function certificate({ area, ruler }: Layout, sitting: PrintedSitting, own: Candidate, club: string): PageDrawing {
  const { left, top, width, height } = area;
  const middle = left + width / 2;
  const mark = own.mark ?? { right: 0, count: 0 };
  const { edition, passPercent = 0, lexicon, number, name, closedAt = 0 } = sitting;
  const told = [
    `a réussi l’examen d’arbitrage « ${name} », le ${longDay(dayOf(closedAt))} :`,
    `${plural(mark.right, 'bulletin juste', 'bulletins justes')} sur ${mark.count}, soit ${cell(shareRight(mark), 'percent')}.`,
  ];
  const facts = [
    `Réussi à partir de ${passPercent} % : ${slipsToPass(mark.count, passPercent)} sur ${mark.count}`,
    ...(edition === undefined ? [] : [EDITIONS[edition].title]),
    `dictionnaire : ${lexicon}`,
    `examen n° ${number}`,
  ].join(' · ');
  const small = { size: 10.5, color: SOFT };
  return (pen) => {
    pen.box(area, { width: 1.6 });
    pen.box({ left: left + 7, top: top + 7, width: width - 14, height: height - 14 }, { width: 0.5 });
    pen.textWithin(club, left + 40, width - 80, top + 66, { font: 'bold', size: 14 }, 'centre');
    pen.text('Attestation de réussite', middle, top + 128, { font: 'bold', size: 32 }, 'centre');
    pen.textWithin(own.name, left + 40, width - 80, top + 214, { font: 'bold', size: 28 }, 'centre');
    pen.line(left + width * 0.22, top + 228, left + width * 0.78, top + 228, { width: 0.5 });
    let baseline = top + 266;
    for (const sentence of told)
      for (const line of ruler.wrap(sentence, width - 120, { size: 16 })) {
        pen.text(line, middle, baseline, { size: 16 }, 'centre');
        baseline += 25;
      }
    for (const line of ruler.wrap(facts, width - 120, small)) {
      baseline += 16;
      pen.text(line, middle, baseline, small, 'centre');
    }
    const foot = top + height - 60;
    for (const [label, at] of [
      ['Lieu et date', left + 60],
      ['Signature du formateur', left + width - 300],
    ] as const) {
      pen.line(at, foot, at + 240, foot, { width: 0.5 });
      pen.text(label, at, foot + 16, small);
    }
  };
}
