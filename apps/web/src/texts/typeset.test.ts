import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { aboutTexts } from './about.ts';
import { auditTexts } from './audit.ts';
import { commissionTexts } from './commission.ts';
import { documentsTexts } from './documents.ts';
import { homeTexts } from './home.ts';
import { texts } from './index.ts';
import { linksTexts } from './links.ts';
import { playerTexts } from './player.ts';
import { playersTexts } from './players.ts';
import { rulingTexts } from './ruling.ts';
import { secondTexts } from './second.ts';
import { typesetTexts } from './typeset.ts';

test('spaces of French punctuation do not break, wherever a text stands', () => {
  const texts = typesetTexts({
    plain: 'Chat et chien',
    marks: 'Table 1 : « Chat » ; vraiment ? Oui !',
    nested: { list: ['a : b'] },
    count: (count: number) => `${count} : fini`,
    time: '12:30',
    article: 'Bulletin nul (art. 5.4, n° 3)',
  });
  expect(texts.plain).toBe('Chat et chien');
  expect(texts.marks).toBe('Table 1\u00a0: «\u00a0Chat\u00a0»\u00a0; vraiment\u00a0? Oui\u00a0!');
  expect(texts.nested.list).toEqual(['a\u00a0: b']);
  expect(texts.count(3)).toBe('3\u00a0: fini');
  expect(texts.time).toBe('12:30');
  expect(texts.article).toBe('Bulletin nul (art.\u00a05.4, n°\u00a03)');
});

/** Every sentence of a table that needs nothing to be said. */
function* sentencesOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* sentencesOf(part);
}

test('no text on screen can be broken before a high sign', () => {
  const apart = [
    aboutTexts,
    auditTexts,
    commissionTexts,
    documentsTexts,
    homeTexts,
    linksTexts,
    playersTexts,
    playerTexts,
    rulingTexts,
    secondTexts,
  ];
  const all = [texts, ...apart];
  for (const sentence of sentencesOf(all)) expect(sentence).not.toMatch(/ [:;?!»%]|« |\bart\. /);
});

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Tables of characters are no prose. */
const SOURCE = /^(?!.*(?:\.test\.|testing|encodings\.ts)).*\/src\/.*\.tsx?$/;
const LITERAL = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const FRENCH = /[’éèàêçùôîû«]/;
/** Pages written as HTML have signs of their own, and so have the files of other programs. */
const NOT_PROSE = /<\w|&\w+;|# \w+: \w+/;
const CLOSED_UP = /[\p{L}’»)}][:;?!](?=\s|.$)|«[^\s']|[^\s']»/u;

test('every French sentence of the program has a space before a high sign, for `typeset` to make it hard', () => {
  const sources = ['apps', 'packages'].flatMap((part) =>
    readdirSync(`${ROOT}${part}`, { recursive: true, encoding: 'utf8' })
      .map((path) => `${part}/${path}`)
      .filter((path) => SOURCE.test(path) && !path.includes('node_modules')),
  );
  const faults = sources.flatMap((path) => {
    const literals = readFileSync(ROOT + path, 'utf8').match(LITERAL) ?? [];
    return literals
      .map((text) => text.replaceAll('\\u00a0', ' '))
      .filter((text) => FRENCH.test(text) && !NOT_PROSE.test(text) && CLOSED_UP.test(text))
      .map((text) => `${path}: ${text.slice(0, 90)}`);
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(faults).toEqual([]);
});
