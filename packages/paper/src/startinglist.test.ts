import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { darkRuns, qrOf } from './qr.ts';
import { startingListPaper } from './startinglist.ts';
import { names, peopleNamed } from './testing/people.ts';
import { printed, readPages } from './testing/printed.ts';

const people = peopleNamed('ZÈBRE Sage', 'ÉLAN Œdipe', ...names(40));
const LINK = 'http://192.168.1.20:3000/entrer/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789';

test('a starting list has who plays, by name', async () => {
  const absent = { ...people, entrants: people.entrants.map((one, index) => ({ ...one, isPresent: index !== 2 })) };
  const [page] = await readPages(startingListPaper({ people: absent }));
  expect(page).toContain('Liste de départ 41 inscrits');
  expect(page).toContain('Nom Licence Catégorie Série Club Table ÉLAN Œdipe 1000002 S 4B E01 2');
  expect(page.indexOf('Joueur 40')).toBeLessThan(page.indexOf('ZÈBRE Sage'));
  expect(page).not.toContain('Joueur 1 ');
});

test('each centre has its own list', async () => {
  const two = {
    ...people,
    centres: [...people.centres, { id: 'c2', name: 'Forêt' }],
    entrants: people.entrants.map((one, index) => ({ ...one, centre: index === 0 ? 'c2' : 'c1' })),
  };
  const pages = await readPages(startingListPaper({ people: two }));
  expect(pages.map((page) => /Liste de départ – (\S+) .* (\d\/\d)$/.exec(page)?.slice(1))).toEqual([
    ['Étang', '1/1'],
    ['Forêt', '1/1'],
  ]);
});

test('with links, there is a card for each player', async () => {
  const links = new Map(people.entrants.map(({ id }) => [id, `${LINK}${id}`]));
  const pages = await readPages(startingListPaper({ people, links }));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('ÉLAN Œdipe S · 4B · E01 Table 2');
  const plain = await printed(startingListPaper({ people, links: new Map() }));
  expect((await printed(startingListPaper({ people, links }))).length).toBeGreaterThan(plain.length);
});

test('the runs drawn are the code, which reads as the link', () => {
  const { modules } = qrOf(LINK);
  const scale = 4;
  const quiet = 4;
  const side = (modules.size + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { column, row, length } of darkRuns(modules)) {
    for (let y = (row + quiet) * scale; y < (row + quiet + 1) * scale; y++) {
      for (let x = (column + quiet) * scale; x < (column + length + quiet) * scale; x++) {
        pixels.set([0, 0, 0], (y * side + x) * 4);
      }
    }
  }
  expect(jsqr(pixels, side, side)?.data).toBe(LINK);
});

test('a page without anybody says so', async () => {
  const [page] = await readPages(startingListPaper({ people: peopleNamed() }));
  expect(page).toContain('Aucun joueur n’est inscrit.');
});
