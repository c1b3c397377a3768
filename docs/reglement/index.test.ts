import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { EDITIONS } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';

const HERE = new URL('./', import.meta.url);
const ROOT = new URL('../../', HERE);
const PROGRAM = new URL('packages/regulation/src/', ROOT);

const PAGES = ['README.md', '2023.md', 'editions-anciennes.md', 'phrases-2023.md', 'phrases-anciennes.md'] as const;
const pages = new Map(PAGES.map((name) => [name as string, readFileSync(new URL(name, HERE), 'utf8')]));
const textOf = (name: (typeof PAGES)[number]): string => pages.get(name) as string;

const headingsOf = (page: string): string[] => [...page.matchAll(/^#{1,4} (.+)$/gm)].map(([, heading]) => heading);

/** The anchor that a heading gets where Markdown is shown: its letters, figures, hyphens and spaces, in lower case. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** The number that a heading begins with: A7, D19, S0, or R, K, S. */
const numberOf = (heading: string): string[] => heading.match(/^(?:[ADFST]\d{1,2}|[RKS])(?= )/) ?? [];
const RULES = [textOf('2023.md'), textOf('editions-anciennes.md')].flatMap(headingsOf).flatMap(numberOf);

/** What the comments of the program cite; those of the tests speak of squares, which look the same. */
const comments = readdirSync(PROGRAM, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => readFileSync(new URL(name, PROGRAM), 'utf8').match(/\/\*[\s\S]*?\*\/|\/\/.*/g) ?? [])
  .join('\n');
const cited = (what: RegExp): string[] => [...new Set(comments.match(what) ?? [])].sort();

const ARTICLE = /(?<![\w.])\d\.\d(?:\.\d)*(?:\.?[a-d]\b)?/g;
const articlesIn = (text: string): Set<string> => new Set(text.match(ARTICLE));

/** A file that exists and, where the link names a heading of one of these pages, that heading. */
function leadsSomewhere(target: string, from: string): boolean {
  const [path, anchor] = target.split('#');
  if (!existsSync(new URL(path || from, HERE))) return false;
  return (
    anchor === undefined || headingsOf(pages.get(path || from) ?? '').some((heading) => anchorOf(heading) === anchor)
  );
}

describe.each(PAGES)('%s', (name) => {
  it('has no link that leads nowhere', () => {
    const links = [...textOf(name).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
    expect(links.filter((target) => !leadsSomewhere(target, name))).toEqual([]);
  });

  it('says nothing twice under one anchor', () => {
    const anchors = headingsOf(textOf(name)).map(anchorOf);
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });
});

describe('a number in a comment of packages/regulation', () => {
  it.each(cited(/\b(?:[ADFT]\d{1,2}|S[0-3])\b/g))('%s has a heading', (rule) => {
    expect(RULES).toContain(rule);
  });

  const articles = articlesIn(textOf('2023.md') + textOf('editions-anciennes.md'));
  it.each(cited(ARTICLE))('%s is an article that a page speaks of', (article) => {
    expect(articles).toContain(article);
  });
});

describe('an article of the edition of 2023', () => {
  const { rows, exemptions, sources } = EDITIONS['2023'];
  const lines = [...rows, ...exemptions].map(({ article }) => article);
  const cited = [...articlesIn([...lines, ...sources.articles].join(' '))].sort();

  it.each(cited)('%s stands in 2023.md', (article) => {
    expect(articlesIn(textOf('2023.md'))).toContain(article);
  });
});
