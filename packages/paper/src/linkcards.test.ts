import { expect, test } from 'vitest';
import { linkCardsPaper } from './linkcards.ts';
import { printed, readLinks, readPages } from './testing/printed.ts';

const URL = 'http://192.168.1.20:3000/entrer/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789';
const player = (table: number) => ({ label: `Table ${table} · Joueur ${table}`, role: 'player', url: URL }) as const;

test('each link has a whole card: who, which station, what it is for', async () => {
  const cards = [
    { label: 'Josiane', role: 'referee', url: URL } as const,
    ...Array.from({ length: 20 }, (_, at) => player(at + 1)),
  ];
  const pages = await readPages(linkCardsPaper(cards));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Josiane Arbitre Saisit les bulletins de ses tables.');
  expect(pages[1]).toContain('Table 20 · Joueur 20 Joueur');
  expect((await printed(linkCardsPaper(cards))).length).toBeGreaterThan((await printed(linkCardsPaper([]))).length);
});

test('an address can be typed by whoever has no camera, and opened from the PDF', async () => {
  const cards = [{ label: 'Écran de la salle', role: 'screen', url: URL } as const];
  for (const size of ['A4', 'Letter'] as const)
    expect((await readPages(linkCardsPaper(cards), size))[0].replaceAll(' ', '')).toContain(URL);
  expect(await readLinks(linkCardsPaper(cards))).toEqual([URL]);
});

test('no link, no card', async () => {
  expect((await readPages(linkCardsPaper([])))[0]).toContain('Aucun lien n’a été demandé.');
});
