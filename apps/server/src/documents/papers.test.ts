import type { DocumentName, QueryOf, SessionAnswer } from '@raccord/contract';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import {
  type Centres,
  CHIEF,
  chiefOf,
  LESS,
  NO_VEIL,
  NULL,
  openCentres,
  playFirstTurn,
  record,
  refereeOf,
  WARNED,
} from '../views/testing/centres.ts';
import { type Made, makeDocument } from './index.ts';

type Asked = QueryOf<'makeDocument'> & { readonly links?: ReadonlyMap<string, string> };

/** What a station reads on each page of a paper; none when it gets nothing. */
async function pagesOf(
  { journal }: Centres,
  session: SessionAnswer,
  name: DocumentName,
  asked: Asked = {},
): Promise<string[]> {
  const made = await makeDocument(journal, session, name, { ...asked, at: 0, veil: NO_VEIL });
  return made.ok ? readPages(made.value) : [];
}

async function readPages({ content }: Made): Promise<string[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  const { text } = await extractText(new Uint8Array(Buffer.concat(pieces)));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

/** The first turn, ended where it is drawn and begun in the other centre. */
function played(): Centres {
  const centres = openCentres();
  playFirstTurn(centres);
  record(centres, 1, { pc: NULL, qc: LESS });
  centres.tell('start-clock', { game: 'g', turn: 1, centre: 'd' });
  return centres;
}

test('a ranking is printed as it is seen, and says that it is not the last word', async () => {
  const centres = played();
  const [page] = await pagesOf(centres, CHIEF, 'ranking', { game: 'g', by: 'club' });
  expect(page).toContain('Essai Ici, dimanche 15 novembre 2026 Classement par club – Partie provisoire');
  expect(page).toContain('en cours, après 1 coup ; 1 bulletin à saisir au coup 1 (Centre d, table 1)');
  expect(page).toMatch(/Club c .*1 Joueur qc .*Club d/);
  expect((await pagesOf(centres, CHIEF, 'ranking', { wall: true }))[0]).toContain('Joueur pc');
  expect(await pagesOf(centres, CHIEF, 'ranking', { game: 'x' })).toEqual([]);
});

test('the sheet of a game has no solution that a centre which follows is not told yet', async () => {
  const centres = played();
  expect((await pagesOf(centres, CHIEF, 'game-sheet'))[0]).toContain('MENERAI H4 70');
  expect((await pagesOf(centres, refereeOf('d'), 'game-sheet'))[0]).toContain('MENERAI Solution à venir');
});

test('correction slips are those due that are not on paper, those that are, or those of a printing', async () => {
  const centres = played();
  record(centres, 1, { pd: NULL });
  const slipsOf = async (session: SessionAnswer, asked = {}) =>
    (await pagesOf(centres, session, 'correction-slips', asked))[0].match(/Joueur \w+/g);
  expect(await slipsOf(CHIEF)).toEqual(['Joueur pc', 'Joueur pd']);
  expect(await slipsOf(CHIEF, { centre: 'd' })).toEqual(['Joueur pd']);
  expect(await slipsOf(refereeOf('c'))).toEqual(['Joueur pc']);
  const { id } = centres.tell('print-corrections', { slips: [{ game: 'g', turn: 1, entrant: 'pc' }] });
  expect(await slipsOf(CHIEF)).toEqual(['Joueur pd']);
  expect(await slipsOf(CHIEF, { printed: true })).toEqual(['Joueur pc']);
  expect(await slipsOf(CHIEF, { printing: id })).toEqual(['Joueur pc']);
});

test('a correction slip that need not be sent is on no pile, and on the paper of whoever printed it', async () => {
  const centres = openCentres({}, '2023');
  playFirstTurn(centres);
  record(centres, 1, { pc: WARNED, qc: NULL });
  const slipsOf = async (asked = {}) =>
    (await pagesOf(centres, CHIEF, 'correction-slips', asked)).join(' ').match(/Joueur \w+/g);
  expect(await slipsOf()).toEqual(['Joueur qc']);
  const { id } = centres.tell('print-corrections', { slips: [{ game: 'g', turn: 1, entrant: 'pc' }] });
  expect(await slipsOf({ printing: id })).toEqual(['Joueur pc']);
  expect(await slipsOf({ printed: true })).toBeNull();
  expect(await slipsOf({ printed: true, optional: true })).toEqual(['Joueur pc']);
});

test('the sheet of the second referee is that of the last turn, or of the one asked for, at the tables asked for', async () => {
  const centres = played();
  const [page] = await pagesOf(centres, CHIEF, 'second-referee-sheet', { turn: 1, centre: 'c', to: 1 });
  expect(page).toContain('Double arbitrage – Partie, coup 1');
  expect(page).toMatch(/Arbitre c 1 Joueur pc MERAI H4 20 0 /);
  expect(page).not.toContain('Joueur qc');
  expect((await pagesOf(centres, CHIEF, 'second-referee-sheet'))[0]).toContain('coup 2');
});

test('people are listed by table and by name, those of the centre that the station runs', async () => {
  const centres = played();
  const all = await pagesOf(centres, CHIEF, 'table-list');
  expect(all).toHaveLength(4);
  const own = await pagesOf(centres, chiefOf('c'), 'table-list');
  expect(own).toHaveLength(2);
  expect(own.join(' ')).not.toContain('Joueur pd');
});

test('a starting list has a code where there is a link', async () => {
  const links = new Map([['pc', 'http://localhost/entrer/abc']]);
  const [list] = await pagesOf(played(), chiefOf('c'), 'starting-list');
  expect(list).toContain('Nom Série Club Table Joueur pc 7 c 1');
  const [cards] = await pagesOf(played(), chiefOf('c'), 'starting-list', { links });
  expect(cards).toContain('Joueur pc 7 · c Table 1');
});

test('blank slips are those of the people seated or, before there are any, of the tables asked for', async () => {
  const centres = played();
  const tablesOf = async (asked: QueryOf<'makeDocument'>) =>
    (await pagesOf(centres, CHIEF, 'blank-slips', asked)).join(' ').match(/Table \d+/g);
  expect(await tablesOf({ copies: 1 })).toEqual(['Table 1', 'Table 1', 'Table 2']);
  expect(await tablesOf({ from: 2, to: 2 })).toEqual(Array(6).fill('Table 2'));
  expect(await tablesOf({ from: 40, to: 42, copies: 1 })).toEqual(['Table 40', 'Table 41', 'Table 42']);
});

test('players’ sheets are those of all, or of one', async () => {
  const centres = played();
  const [shared, ...others] = await pagesOf(centres, CHIEF, 'player-sheets');
  expect(others).toEqual([]);
  expect(shared.match(/route – Joueur \w+/g)).toHaveLength(3);
  const [page, ...more] = await pagesOf(centres, CHIEF, 'player-sheets', { entrant: 'qc' });
  expect(more).toEqual([]);
  expect(page).toContain('Feuille de route – Joueur qc');
  expect(page).toMatch(/MENERAI H4 70 MARE H5 10 Accepté 10 10 1/);
  expect(await pagesOf(centres, CHIEF, 'player-sheets', { entrant: 'x' })).toEqual([]);
});

test('a referee has his own tables on paper, as on his screen', async () => {
  const seen = (await pagesOf(played(), refereeOf('c'), 'second-referee-sheet', { turn: 1 })).join(' ');
  expect(seen).toContain('Joueur pc');
  expect(seen).not.toContain('Joueur qc');
});

test('what happens while a paper is being made is not on it', async () => {
  const centres = played();
  const made = await makeDocument(centres.journal, CHIEF, 'second-referee-sheet', {
    turn: 1,
    centre: 'c',
    at: 0,
    veil: NO_VEIL,
  });
  centres.tell('correct-slip', { game: 'g', turn: 1, entrant: 'qc', slip: NULL, reason: 'Erreur de saisie.' });
  expect(centres.journal.ledger.result('g', 1, 'qc').points).toBe(0);
  expect(made.ok && (await readPages(made.value)).join(' ')).toContain('2 Joueur qc MARE H5 10 10 ');
});
