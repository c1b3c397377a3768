import { expect, test } from 'vitest';
import { seatingPaper } from './seating.ts';
import { startingListPaper } from './startinglist.ts';
import { names, peopleNamed } from './testing/people.ts';
import { readPages } from './testing/printed.ts';

const people = peopleNamed('ZÈBRE Sage', 'CHAT Noir', 'ÉLAN Œdipe', ...names(200));
people.entrants[1].members.push({ name: 'AGNEAU Doux' });

test('by table, a pair is one line', async () => {
  const pages = await readPages(seatingPaper({ people, orders: ['table'] }));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain(
    'Répartition des tables 203 tables 1 ZÈBRE Sage 2 CHAT Noir et AGNEAU Doux 3 ÉLAN Œdipe 4 Joueur 1 5 Joueur 2',
  );
  expect(pages[1]).toMatch(/203 Joueur 200 .*2\/2$/);
});

test('by name, each one of a pair finds his own', async () => {
  const all = (await readPages(seatingPaper({ people, orders: ['name'] }), 'Letter')).join(' ');
  const order = ['AGNEAU Doux 2', 'CHAT Noir 2', 'ÉLAN Œdipe 3', 'Joueur 2 5', 'Joueur 10 13', 'ZÈBRE Sage 1'];
  const places = order.map((line) => all.indexOf(line));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('both lists stand in one file, each with its own pages', async () => {
  const pages = await readPages(seatingPaper({ people, orders: ['table', 'name'] }));
  expect(pages.map((page) => /\d\/\d$/.exec(page)?.[0])).toEqual(['1/2', '2/2', '1/2', '2/2']);
});

test('however long names are, the whole of them is there', async () => {
  const long = peopleNamed('HÉRISSON-DES-BOIS Anne-Françoise-Élisabeth', ...names(200));
  long.entrants[0].members.push({ name: 'SALAMANDRE-TACHETÉE Jean-Christophe' });
  const pages = await readPages(seatingPaper({ people: long, orders: ['table', 'name'] }));
  expect(pages[0]).toContain('1 HÉRISSON-DES-BOIS Anne-Françoise-Élisabeth et SALAMANDRE-TACHETÉE Jean-Christophe 2');
  expect(pages[2]).toContain('HÉRISSON-DES-BOIS Anne-Françoise-Élisabeth 1 ');
  const links = new Map([['j1', 'http://ici']]);
  const [cards] = await readPages(startingListPaper({ people: peopleNamed(long.entrants[0].members[0].name), links }));
  expect(cards).toContain('HÉRISSON-DES-BOIS Anne-Françoise-Élisabeth S');
});

test('each centre has its pages, those who are not there are left out', async () => {
  const [first, second, third] = peopleNamed('CHAT Noir', 'ÉLAN Vif', 'LOUP Gris').entrants;
  const pages = await readPages(
    seatingPaper({
      people: {
        ...people,
        centres: [...people.centres, { id: 'c2', name: 'Forêt' }],
        entrants: [{ ...first, centre: 'c2' }, { ...second, isPresent: false }, third],
      },
      orders: ['table'],
    }),
  );
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Répartition des tables – Étang 1 table 3 LOUP Gris');
  expect(pages[1]).toContain('Répartition des tables – Forêt 1 table 1 CHAT Noir');
});

test('a page without anybody says so', async () => {
  const [page] = await readPages(seatingPaper({ people: peopleNamed(), orders: ['name'] }));
  expect(page).toContain('Aucun joueur n’a de table.');
});
