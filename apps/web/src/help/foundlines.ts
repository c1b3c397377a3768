import { foldAccents } from '@raccord/scrabble';
import { typedWords } from '../palette/find.ts';

const LINES_SHOWN = 2;

/** A sentence of the guide, cut where the words sought begin and end. */
export type FoundLine = readonly { readonly text: string; readonly isSought: boolean }[];

/** The sentences of a page that have the most of the words sought, as they stand there. */
export function foundLines(html: string, sought: string): readonly FoundLine[] {
  const words = typedWords(sought);
  const sentences = textsOf(html).flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u));
  const counted = sentences.map((sentence) => {
    const parts = sentence.split(/([\p{L}\d]+)/u).filter((part) => part !== '');
    const line = parts.map((text) => ({ text, isSought: words.some((word) => foldAccents(text).startsWith(word)) }));
    return { line, count: words.filter((word) => parts.some((part) => foldAccents(part).startsWith(word))).length };
  });
  const most = Math.max(1, ...counted.map(({ count }) => count));
  return counted.flatMap(({ line, count }) => (count === most ? [line] : [])).slice(0, LINES_SHOWN);
}

/** What each paragraph, each point of a list and each row says. */
function textsOf(html: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll('p, li, tr')].filter((block) => block.querySelector('p, li, tr') === null);
  return blocks.map(({ textContent }) => textContent.trim().replaceAll(/[ \n]+/g, ' '));
}
