import type { AnswerOf } from '@raccord/contract';
import { calendarDay, number, plural } from '@raccord/french';
import { describeChangedTops } from '@raccord/tournament';
import { batches, groupBy } from './flow.ts';
import { noticeOver } from './notice.ts';
import type { Layout, PageDrawing, Paper } from './page.ts';
import { stack, type TitledBlock } from './stack.ts';
import { type Group, layTable, type PaperColumn } from './table.ts';

export type LexiconChange = AnswerOf<'compareLexicons'>;
type Top = LexiconChange['tops'][number];

const SIZE = 9.5;
const ROW_HEIGHT = 14;
/** Letters on a line of words, the space after each counted. */
const LINE = 84;

/** What changes from one dictionary to another: the tops of a club that would be others, words in, words out. */
export const lexiconChangePaper = (change: LexiconChange): Paper => ({
  title: 'Ce qui change',
  *lay(layout) {
    const { before, after } = change;
    yield {
      title: `Ce qui change – ${after.name}`,
      subtitle: `par rapport à « ${before.name} »`,
      pages: layChange(layout, change),
    };
  },
});

function layChange(layout: Layout, change: LexiconChange): PageDrawing[] {
  const { before, after, added, removed, tops } = change;
  const notice = noticeOver(
    layout,
    `${after.name} : ${plural(after.words, 'mot')} ; ${before.name} : ${plural(before.words, 'mot')}. ${describeChangedTops(change)}`,
  );
  const blocks: readonly TitledBlock[] = [
    ...(tops.length === 0 ? [] : [{ title: `Tops qui seraient autres : ${number(tops.length)}`, lay: layTops(tops) }]),
    ...wordBlocks('Mots entrés', added),
    ...wordBlocks('Mots sortis', removed),
  ];
  const [first, ...others] = blocks.length === 0 ? [() => undefined] : stack(notice.below, blocks);
  const opening: PageDrawing = (pen) => {
    notice.draw(pen);
    first(pen);
  };
  return [opening, ...others];
}

const told = (top: Top['before']): string => (top ? `${top.word} ${top.reference}` : 'rien à jouer');

const TOPS: readonly PaperColumn<Top>[] = [
  { title: 'Date', cell: ({ date }) => calendarDay(date) },
  { title: 'Tournoi', cell: ({ title, game }) => `${title}, ${game}`, grows: 1, wraps: true },
  { title: 'Coup', cell: ({ turn }) => number(turn), align: 'right' },
  { title: 'Tirage', cell: ({ draw }) => draw },
  { title: 'Avant', cell: ({ before }) => told(before) },
  { title: '', cell: ({ before }) => number(before?.score ?? 0), align: 'right' },
  { title: 'Après', cell: ({ after }) => told(after), font: 'bold' },
  { title: '', cell: ({ after }) => number(after?.score ?? 0), align: 'right' },
];

const layTops = (rows: readonly Top[]) => (layout: Layout) =>
  layTable(layout, { columns: TOPS, groups: [{ rows }], size: SIZE, rowHeight: ROW_HEIGHT });

const WORDS: readonly PaperColumn<readonly string[]>[] = [{ title: '', cell: (words) => words.join('  '), grows: 1 }];

function wordBlocks(title: string, { count, words }: LexiconChange['added']): readonly TitledBlock[] {
  if (count === 0) return [];
  const isCut = words.length < count;
  const heading = `${title} : ${number(count)}${isCut ? `, dont voici les ${number(words.length)} premiers` : ''}`;
  const byLength = [...groupBy(words, (word) => String(word.length))].sort(([a], [b]) => Number(a) - Number(b));
  const groups = byLength.map(
    ([length, same]): Group<readonly string[]> => ({
      title: `${length} lettres : ${plural(same.length, 'mot')}`,
      rows: batches(same, Math.floor(LINE / (Number(length) + 1.5))),
    }),
  );
  const lay = (layout: Layout) => layTable(layout, { columns: WORDS, groups, size: SIZE, rowHeight: ROW_HEIGHT });
  return [{ title: heading, lay }];
}
