import { cell, duration, number, plural } from '@raccord/french';
import { byMark, shareRight, slipsToPass } from '@raccord/school';
import type { PrintedSitting } from './certificates.ts';
import { emptyPage } from './empty.ts';
import type { Layout, PageDrawing, Paper } from './page.ts';
import { stack } from './stack.ts';
import { layTable, type PaperColumn } from './table.ts';

const TITLE = 'Résultats';
const NOBODY = 'Personne ne s’est inscrit à cette séance.';
const SIZE = 10;
const ROW_HEIGHT = 16;

type Candidate = PrintedSitting['participants'][number];

/** What came of a sitting: who is worth what; of an exam each slip and how many found it, then what was contested. */
export const sittingResultsPaper = (sitting: PrintedSitting): Paper => ({
  title: TITLE,
  *lay(layout) {
    yield { title: `${TITLE} – ${sitting.name}`, subtitle: `n° ${sitting.number}`, pages: layResults(layout, sitting) };
  },
});

function layResults(layout: Layout, sitting: PrintedSitting): PageDrawing[] {
  if (sitting.participants.length === 0) return [emptyPage(layout, NOBODY)];
  const block =
    <Row>(columns: readonly PaperColumn<Row>[], rows: readonly Row[]) =>
    (within: Layout) =>
      layTable(within, { columns, groups: [{ rows }], size: SIZE, rowHeight: ROW_HEIGHT });
  if (sitting.kind === 'topping') {
    const ranked = [...sitting.participants].sort((a, b) => (a.topping?.rank ?? 0) - (b.topping?.rank ?? 0));
    return stack(layout, [{ title: plural(ranked.length, 'joueur'), lay: block(TOPPING, ranked) }]);
  }
  const { participants, slips = [], passPercent } = sitting;
  const marked = participants.toSorted((one, other) => byMark(one.mark, other.mark));
  const numbered = slips.map((slip, index): NumberedSlip => ({ ...slip, number: index + 1 }));
  const contested = numbered.flatMap((slip) => slip.contests.map((contest) => ({ ...contest, slip })));
  return stack(layout, [
    { title: aboutOf(sitting), lay: block(passPercent === undefined ? EXAM : [...EXAM, PASSED], marked) },
    { title: 'Bulletin par bulletin', lay: block(SLIPS, numbered) },
    ...(contested.length === 0 ? [] : [{ title: 'Bulletins contestés', lay: block(CONTESTS, contested) }]),
  ]);
}

function aboutOf({ participants, count, slips = [], passPercent, edition }: PrintedSitting): string {
  const counted = count - slips.filter(({ isNeutral }) => isNeutral).length;
  const passed = participants.filter(({ mark }) => mark?.isPassed === true).length;
  return [
    plural(participants.length, 'candidat'),
    ...(passPercent === undefined
      ? []
      : [
          `${plural(passed, 'reçu')} (à partir de ${passPercent} %, soit ${slipsToPass(counted, passPercent)} sur ${counted})`,
        ]),
    ...(edition === undefined ? [] : [`règlement ${edition}`]),
  ].join(', ');
}

type NumberedSlip = NonNullable<PrintedSitting['slips']>[number] & { readonly number: number };
type ContestLine = NumberedSlip['contests'][number] & { readonly slip: NumberedSlip };

const name: PaperColumn<Candidate> = { title: 'Nom', cell: (own) => own.name, font: 'bold', grows: 1, wraps: true };

const EXAM: readonly PaperColumn<Candidate>[] = [
  name,
  {
    ...{ title: 'Note', align: 'right', font: 'bold' },
    cell: ({ mark }) => (mark ? `${mark.right} sur ${mark.count}` : 'n’a pas terminé'),
  },
  { title: '%', align: 'right', cell: ({ mark }) => cell(mark && shareRight(mark), 'percent') },
  { title: 'Motifs', align: 'right', cell: ({ mark }) => (mark ? `${mark.reasonsRight} sur ${mark.reasons}` : '') },
];

const PASSED: PaperColumn<Candidate> = {
  title: 'Résultat',
  cell: ({ mark }) => (mark === undefined ? '' : mark.isPassed === true ? 'reçu' : 'ajourné'),
};

const TOPPING: readonly PaperColumn<Candidate>[] = [
  { title: 'Place', align: 'right', cell: ({ topping }) => number(topping?.rank ?? 0) },
  name,
  { title: 'Temps', align: 'right', cell: ({ topping }) => duration(topping?.time ?? 0) },
  { title: 'Tops', align: 'right', cell: ({ topping }) => number(topping?.found ?? 0) },
  { title: 'Tirages', align: 'right', cell: ({ topping }) => number(topping?.done ?? 0) },
];

const SLIPS: readonly PaperColumn<NumberedSlip>[] = [
  { title: 'N°', align: 'right', cell: (slip) => number(slip.number) },
  { title: 'Bulletin', cell: ({ told }) => told, grows: 1, wraps: true },
  {
    ...{ title: 'Justes', align: 'right' },
    cell: ({ answers }) => {
      const right = answers.reduce((sum, { count, isRight }) => sum + (isRight ? count : 0), 0);
      return `${right} sur ${answers.reduce((sum, { count }) => sum + count, 0)}`;
    },
  },
  { title: '', cell: ({ isNeutral }) => (isNeutral ? 'neutralisé' : '') },
];

const CONTESTS: readonly PaperColumn<ContestLine>[] = [
  { title: 'N°', align: 'right', cell: ({ slip }) => number(slip.number) },
  { title: 'Candidat', cell: (contest) => contest.name, grows: 1, wraps: true },
  { title: 'Ce qu’il dit', cell: ({ text }) => text, grows: 2, wraps: true },
  {
    ...{ title: 'Réponse', grows: 2, wraps: true },
    cell: ({ reply, slip }) => [...(slip.isNeutral ? ['Bulletin neutralisé.'] : []), reply ?? ''].join(' ').trim(),
  },
];
