import type { DocumentFormat, SessionAnswer } from '@raccord/contract';
import { expect, it } from 'vitest';
import {
  type Centres,
  CHIEF,
  chiefOf,
  LESS,
  NO_VEIL,
  openCentres,
  playFirstTurn,
  record,
  refereeOf,
  TOP,
} from '../views/testing/centres.ts';
import { makeDocument } from './index.ts';

interface Asked {
  readonly format: DocumentFormat;
  readonly game?: string;
  readonly by?: 'club';
  readonly centre?: string;
}

/** What a station gets, as text; or why it gets nothing. */
async function textOf(
  centres: Centres,
  session: SessionAnswer,
  name: 'results' | 'game',
  asked: Asked,
): Promise<string> {
  const made = await makeDocument(centres.journal, session, name, { ...asked, at: 0, veil: NO_VEIL });
  if (!made.ok) return made.fault.text;
  const pieces: Uint8Array[] = [];
  for await (const piece of made.value.content) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** A turn ended where it is drawn; the other centre has just begun it. */
function played(): Centres {
  const centres = openCentres();
  playFirstTurn(centres);
  record(centres, 1, { pc: TOP, qc: LESS });
  centres.tell('start-clock', { game: 'g', turn: 1, centre: 'd' });
  return centres;
}

it('writes the rankings of everybody and of each kind of group that somebody is in', async () => {
  const centres = played();
  const json = JSON.parse(await textOf(centres, CHIEF, 'results', { format: 'json' }));
  expect(json.rankings.map(({ title }: { title: string }) => title)).toEqual([
    'Classement général',
    'Classement général par série',
    'Classement général par club',
    'Classement général des clubs',
  ]);
  const workbook = await textOf(centres, CHIEF, 'results', { format: 'xlsx' });
  expect(new Set(workbook.match(/xl\/worksheets\/sheet\d\.xml/g)).size).toBe(4);
  const page = await textOf(centres, CHIEF, 'results', { format: 'html', by: 'club' });
  expect(page.match(/<section/g)).toHaveLength(1);
  expect(page).toContain('--board:');
});

it('writes the one that is asked for as CSV', async () => {
  const lines = (await textOf(played(), CHIEF, 'results', { format: 'csv', game: 'g' })).split('\r\n');
  expect(lines[1]).toMatch(/^1;Joueur pc;;;7;c;70;0;100,00;"partie en cours, après 1.coup[^"]*"$/);
  expect(await textOf(played(), CHIEF, 'results', { format: 'csv', game: 'x' })).toContain('n’existe pas');
});

it('writes the lines of one centre: that of the station, or the one asked for', async () => {
  const centres = played();
  const asked = { format: 'lines' } as const;
  expect(await textOf(centres, CHIEF, 'results', asked)).toBe(
    'Ce fichier est celui d’un seul centre : dites lequel (Centre c, Centre d).',
  );
  expect(await textOf(centres, CHIEF, 'results', { ...asked, centre: 'd' })).toBe('"1","Joueur pd","0"\r\n');
  expect(await textOf(centres, CHIEF, 'results', { ...asked, centre: 'x' })).toContain('n’existe pas');
  expect(await textOf(centres, chiefOf('c'), 'results', asked)).toBe(
    '"1","Joueur pc","70"\r\n"2","Joueur qc","10"\r\n',
  );
});

it('makes a page of the game without what a centre that follows is not told yet', async () => {
  const centres = played();
  const asked = { format: 'html' } as const;
  expect(await textOf(centres, CHIEF, 'game', asked)).toContain('MENERAI');
  const early = await textOf(centres, refereeOf('d'), 'game', asked);
  expect(early).toContain('"draw":"MENERAI"');
  expect(early).not.toContain('"word":"MENERAI"');
  expect(early).not.toContain('"word":"MARE"');
  centres.tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
  expect(await textOf(centres, refereeOf('d'), 'game', asked)).toContain('"word":"MENERAI"');
});

it('has a page even of a game that is not begun, and nothing else', async () => {
  const centres = openCentres();
  expect(await textOf(centres, CHIEF, 'game', { format: 'html' })).toContain(
    'Le premier tirage n’est pas encore fait.',
  );
  for (const format of ['txt', 'xml'] as const) {
    expect(await textOf(centres, CHIEF, 'game', { format })).toContain('Ce document serait vide');
  }
});
