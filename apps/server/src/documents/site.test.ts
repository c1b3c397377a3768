import { expect, it } from 'vitest';
import {
  type Centres,
  CHIEF,
  LESS,
  NO_VEIL,
  NULL,
  openCentres,
  playFirstTurn,
  record,
  TOP,
} from '../views/testing/centres.ts';
import { makeDocument } from './index.ts';
import { siteFiles } from './site.ts';
import { expectWhole, pagesIn } from './testing/sitepages.ts';

const AT_D = { game: 'g', turn: 1, centre: 'd' };
const EVERYTHING = { ranking: 'live', turns: true, sheets: true } as const;
const HOSTILE = "<script>alert(1)</script>\" onload='x'";

/** A turn closed everywhere, the next one drawn and played in one centre alone. */
function played(): Centres {
  const centres = openCentres();
  playFirstTurn(centres);
  for (const type of ['start-clock', 'end-turn'] as const) centres.tell(type, AT_D);
  record(centres, 1, { pc: TOP, qc: LESS, pd: NULL });
  for (const centre of ['c', 'd']) centres.tell('close-turn', { ...AT_D, centre });
  centres.tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
  return centres;
}

const pagesOf = ({ journal }: Centres): Map<string, string> => pagesIn(siteFiles(journal, NO_VEIL));

it('has a page a game and a page a player, whose links all lead somewhere, and no script', () => {
  const centres = played();
  centres.tell('choose-publication', EVERYTHING);
  centres.tell('amend-entrant', { entrant: 'qc', members: [{ name: HOSTILE, club: HOSTILE }] });
  centres.tell('describe-tournament', { name: HOSTILE, place: HOSTILE, date: HOSTILE });
  const pages = pagesOf(centres);
  expect([...pages.keys()]).toEqual([
    ...['raccord.css', 'index.html', 'partie-1.html', 'joueur-1.html', 'joueur-2.html', 'joueur-3.html'],
  ]);
  expectWhole(pages);
});

it('tells of a game its board, its turns and its ranking, of a player his slips and why, and nothing still played', () => {
  const centres = played();
  centres.tell('choose-publication', EVERYTHING);
  const pages = pagesOf(centres);
  expect(pages.get('index.html')).toContain('<a href="joueur-1.html">Joueur pc</a>');
  const game = pages.get('partie-1.html');
  expect(game).toContain('Grille après le coup 1 : MENERAI H4');
  expect(game).toContain('<b>MENERAI</b></td><td>H4</td><td class="n">70</td><td class="n">70</td>');
  expect(game?.match(/class="tile"/g)).toHaveLength(7);
  const player = pages.get('joueur-3.html');
  expect(player).toContain('MERAI en H4, 20\u00a0points');
  expect(player).toContain('MERAI n’est pas admis');
  for (const page of pages.values()) expect(page).not.toMatch(/SMARENE|AEEMNRS/);
});

it('shows what is published, and initials of the names that are withheld', () => {
  const centres = played();
  expect([...pagesOf(centres).keys()]).toEqual(['raccord.css', 'index.html', 'partie-1.html']);
  expect(pagesOf(centres).get('index.html')).toContain('Joueur pc');
  centres.tell('choose-publication', EVERYTHING);
  centres.tell('withhold-names', { entrants: ['pc'], isWithheld: true });
  const pages = pagesOf(centres);
  expect(pages.get('index.html')).toContain('J. p.');
  for (const page of pages.values()) expect(page).not.toContain('Joueur pc');
  centres.tell('choose-publication', { ranking: 'none', turns: false, sheets: false });
  const bare = pagesOf(centres);
  expect([...bare.keys()]).toEqual(['raccord.css', 'index.html']);
  expect(bare.get('index.html')).toContain('Rien n’est publié');
});

it('leads to the sheets of players where there is no ranking', () => {
  const centres = played();
  for (const turns of [true, false]) {
    centres.tell('choose-publication', { ranking: 'none', turns, sheets: true });
    const index = pagesOf(centres).get('index.html');
    expect(index?.match(/href="joueur-\d\.html"/g)).toHaveLength(3);
    expect(index).not.toContain('Rien n’est publié');
  }
});

it('is the same, whoever makes it and whenever', async () => {
  const centres = played();
  const made = async (at: number) => {
    const site = await makeDocument(centres.journal, CHIEF, 'site', { at, veil: NO_VEIL });
    if (!site.ok) throw new Error(site.fault.text);
    const pieces: Uint8Array[] = [];
    for await (const piece of site.value.content) pieces.push(piece);
    return { name: site.value.fileName, bytes: Buffer.concat(pieces).toString('latin1') };
  };
  const site = await made(0);
  expect(site.name).toBe('Site – Essai.zip');
  expect(await made(1e12)).toEqual(site);
});
