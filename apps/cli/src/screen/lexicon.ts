import { number } from '@raccord/french';
import { type Lexicon, MAX_WORD_LENGTH, MIN_WORD_LENGTH, type WordAnswer, type WordList } from '@raccord/scrabble';
import { counted, printable, quote, wrap } from '../text.ts';
import { displayWidth, padEnd, padStart } from './layout.ts';
import type { Terminal } from './screen.ts';

/** What is told of a lexicon. `bytes` is the size of its compiled file. */
export interface LexiconFacts {
  readonly words: number;
  readonly byLength: Readonly<Record<string, number>>;
  readonly bytes: number;
  readonly name: string;
}

export function lexiconFacts({ name, words }: Lexicon, bytes: number): LexiconFacts {
  const lengths = Array.from({ length: MAX_WORD_LENGTH - MIN_WORD_LENGTH + 1 }, (_, i) => MIN_WORD_LENGTH + i);
  const byLength = Object.fromEntries(lengths.map((length) => [length, words.byLength[length]]));
  return { words: words.wordCount, byLength, bytes, name };
}

const BAR_WIDTH = 40;

export function lexiconLines({ paint }: Terminal, { name, words, bytes, byLength }: LexiconFacts): string[] {
  const most = Math.max(...Object.values(byLength));
  const bars = Object.entries(byLength).map(([length, count]) => {
    const bar = '█'.repeat(Math.ceil((count / most) * BAR_WIDTH));
    return `${length.padStart(12)} lettres  ${padStart(number(count), 7)}  ${paint('good', bar)}`.trimEnd();
  });
  return [
    `Nom       ${paint('strong', printable(name))}`,
    `Mots      ${paint('strong', number(words))}`,
    `Taille    ${counted(bytes, 'octet')}, compilé`,
    '',
    ...bars,
  ];
}

const SHORT = `(moins de ${MIN_WORD_LENGTH} lettres)`;
const LONG = `(plus de ${MAX_WORD_LENGTH} lettres)`;
const OTHER = '(autre chose que des lettres)';

/** What was left out of somebody's list, and why. */
export function leftOutLines({ paint }: Terminal, list: WordList): string[] {
  const { repeatedCount, commentCount, tooShortCount, tooLongCount, refusedCount, firstRefused } = list;
  const counts = [
    [repeatedCount, 'répété, gardé une fois', 'répétés, gardés une fois'],
    [tooShortCount, `trop court ${SHORT}`, `trop courts ${SHORT}`],
    [tooLongCount, `trop long ${LONG}`, `trop longs ${LONG}`],
    [refusedCount, `refusé ${OTHER}`, `refusés ${OTHER}`],
  ] as const;
  const told = counts.filter(([count]) => count > 0);
  const comments =
    commentCount > 0
      ? ['', counted(commentCount, 'ligne de commentaire (#) ignorée', 'lignes de commentaire (#) ignorées')]
      : [];
  if (told.length === 0) return comments;
  const widest = Math.max(...told.map(([count]) => displayWidth(number(count))));
  const lines = told.map(([count, one, many]) => `  ${padStart(number(count), widest)} ${count < 2 ? one : many}`);
  const refusals = firstRefused.map(({ line, text }) => `    ligne ${number(line)} : ${quote(text)}`);
  const more = refusedCount - firstRefused.length;
  return [
    ...comments,
    '',
    paint('alert', 'Mots laissés de côté'),
    ...lines,
    ...refusals,
    ...(more > 0 ? [`    … et ${counted(more, 'autre')}`] : []),
  ];
}

export function wordLines({ paint, width }: Terminal, answers: readonly WordAnswer[]): string[] {
  const widest = Math.max(...answers.map(({ word }) => word.length));
  return answers.flatMap(({ word, admitted, analyses }) => {
    const sign = admitted ? paint('good', '✓ admis    ') : paint('bad', '✗ non admis');
    const indent = widest + 15;
    const [first = '', ...others] = analyses.flatMap(({ lemma, nature }) => {
      const lines = wrap(`${lemma}, ${nature}`, Math.max(20, width - indent - 2));
      return lines.map((line, index) => (index === 0 ? line : `  ${line}`));
    });
    return [
      `${padEnd(word, widest)}  ${sign}  ${first}`.trimEnd(),
      ...others.map((other) => ' '.repeat(indent) + other),
    ];
  });
}
