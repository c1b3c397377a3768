import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const HERE = new URL('./fr/', import.meta.url);
const STRING = /'[^'\n]*'|`[^`]*`/g;
/** What an edition has a number for, and a figure after it. */
const OF_LAW = /(?:pénalité|avertissement|solo|prime|moyenne|raccord|délai)[^.]*\s\d/;

it('no text of the screens has a number of the law: each comes from the edition', () => {
  const texts = readdirSync(HERE).flatMap((file) => readFileSync(new URL(file, HERE), 'utf8').match(STRING) ?? []);
  const told = texts.filter((text) => OF_LAW.test(text.replaceAll(/\$\{[^}]*\}/g, '')));
  expect(told).toEqual([]);
});
