import { expect, it } from 'vitest';
import { foundLines } from './foundlines.ts';

const PAGE =
  '<p>Le <em>Joker</em> du tirage se montre. Rien ici. Un joker posé se dit.</p><ul><li>Les jokers restants</li><li>Autre</li></ul>';
const said = (sought: string) => foundLines(PAGE, sought).map((line) => line.map(({ text }) => text).join(''));

it('gives the first sentences that have what is sought, whatever accents and capitals', () => {
  expect(said('jokér')).toEqual(['Le Joker du tirage se montre.', 'Un joker posé se dit.']);
  expect(said('restant')).toEqual(['Les jokers restants']);
});

it('prefers those that have more of the words, and marks them', () => {
  expect(said('joker pose')).toEqual(['Un joker posé se dit.']);
  const [line] = foundLines(PAGE, 'joker pose');
  expect(line.filter(({ isSought }) => isSought).map(({ text }) => text)).toEqual(['joker', 'posé']);
});

it('has none where only a title has it', () => {
  expect(said('saisie')).toEqual([]);
});
