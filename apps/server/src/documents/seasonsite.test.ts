import {
  type ClubCommandBody,
  ClubJournal,
  type EveningResult,
  eveningResultOf,
  type MemberCard,
  type Season,
} from '@raccord/club';
import { isSiteFile } from '@raccord/files';
import { unwrap } from '@raccord/scrabble';
import type { Journal, Publication } from '@raccord/tournament';
import { expect, it } from 'vitest';
import { type Centres, draw, LESS, openCentres, record, TOP, WARNED } from '../views/testing/centres.ts';
import { type LookAtTournament, seasonSiteFiles } from './seasonsite.ts';
import { expectWhole, pagesIn } from './testing/sitepages.ts';

const EVERYTHING: Publication = { ranking: 'live', turns: true, sheets: true };
const NOTHING: Publication = { ranking: 'none', turns: false, sheets: false };
const HOSTILE = "<script>alert(1)</script>\" onload='x'";

const SEASON: Season = {
  ...{ id: 's', name: `Saison ${HOSTILE}`, from: '2026-09-01', to: '2027-06-30', planned: 40, except: [] },
  rule: { measure: { kind: 'total' }, best: 2 },
};

/** Who asked not to be named, a minor, somebody who was erased; Paul, who does not mind; and who asked it at one evening alone. */
const PEOPLE: Readonly<Record<string, MemberCard>> = {
  asked: { familyName: 'VERNET', firstName: 'Basile', licence: '7654321' },
  minor: { familyName: 'DUPUIS', firstName: 'Hortense', category: 'Poussin', licence: '1234567' },
  erased: { familyName: 'QUILLON', firstName: 'Ysoline' },
  paul: { familyName: 'OURS', firstName: 'Paul', licence: '2223334', series: '4B' },
  evening: { familyName: 'ROUVIER', firstName: 'Odilon' },
};
const SECRETS = /VERNET|Basile|DUPUIS|Hortense|QUILLON|Ysoline|ROUVIER|Odilon|7654321|1234567|2223334|avertissement/i;

/** An evening over: the first turn alone, by these players. */
function evening(
  players: Readonly<Record<string, string>>,
  publication: Publication,
  closing: readonly string[],
): Centres {
  const centres = openCentres();
  const { tell } = centres;
  for (const [entrant, who] of Object.entries(players)) {
    const { familyName, firstName, licence } = PEOPLE[who];
    const name = `${familyName} ${firstName}`;
    tell('amend-entrant', { entrant, members: [{ name, ...(licence === undefined ? {} : { licence }) }] });
  }
  draw(centres, 'MENERAI');
  for (const centre of ['c', 'd']) {
    for (const type of ['start-clock', 'end-turn'] as const) tell(type, { game: 'g', turn: 1, centre });
  }
  tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  record(centres, 1, { pc: TOP, qc: LESS, pd: WARNED });
  for (const centre of closing) tell('close-turn', { game: 'g', turn: 1, centre });
  tell('choose-publication', publication);
  tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
  return centres;
}

const EVENINGS = [
  ['e1', '2026-10-01', { pc: 'asked', qc: 'paul', pd: 'erased' }, EVERYTHING],
  ['e2', '2026-10-08', { pc: 'paul', qc: 'minor', pd: 'asked' }, EVERYTHING],
  ['e3', '2026-10-08', { pc: 'minor', qc: 'paul', pd: 'evening' }, NOTHING],
  ['e4', '2026-10-15', { pc: 'paul', pd: 'evening' }, EVERYTHING],
] as const satisfies readonly [string, string, Readonly<Record<string, string>>, Publication][];

/** @param left an evening whose turns were left open. */
function openYear(left?: string) {
  const club = new ClubJournal();
  let count = 0;
  const salt = () => (++count).toString(16).padStart(64, '0');
  const actor = { role: 'installation', id: 'i', name: 'Responsable', salt: salt() } as const;
  const tell = (body: ClubCommandBody) => unwrap(club.submit({ ...body, id: `k${++count}`, actor, at: 1000 * count }));
  tell({ type: 'create-club', data: { name: `Club ${HOSTILE}` } });
  tell({ type: 'describe-club', data: { name: `Club ${HOSTILE}`, withheldCategories: ['poussin'] } });
  const members = Object.entries(PEOPLE).map(([id, card]) => ({ id, card, salt: salt(), since: '2026-09-01' }));
  tell({ type: 'add-members', data: { members } });
  const results = new Map<string, EveningResult>();
  const journals = new Map<string, Journal>();
  for (const [tournament, date, players, publication] of EVENINGS) {
    const { journal, tell: tellHall } = evening(players, publication, tournament === left ? [] : ['c', 'd']);
    const result = unwrap(eveningResultOf(tournament, journal));
    // After the closing, as he may ask at any time.
    if (tournament === 'e3') tellHall('withhold-names', { entrants: ['pd'], isWithheld: true });
    const identified = Object.entries(players).map(([entrant, member]) => ({ entrant, place: 0 as const, member }));
    tell({ type: 'add-evening', data: { tournament, title: `Soirée ${HOSTILE}`, date } });
    tell({ type: 'identify-players', data: { tournament, players: identified } });
    tell({ type: 'close-evening', data: { tournament, sequence: result.sequence, hash: result.hash } });
    results.set(tournament, result);
    journals.set(tournament, journal);
  }
  tell({ type: 'withhold-name', data: { member: 'asked', isWithheld: true } });
  tell({ type: 'erase-person', data: { person: 'erased' } });
  const look: LookAtTournament = async (id, see) => {
    const journal = journals.get(id);
    return journal && see(journal);
  };
  return { club, results, journals, look };
}

it('has a page for each evening and each member, whose links all lead somewhere, and no script', async () => {
  const { club, results, look } = openYear();
  const files = await seasonSiteFiles(club, SEASON, results, look);
  const pages = pagesIn(files);
  expectWhole(pages);
  expect([...pages.keys()].filter((path) => !isSiteFile(path))).toEqual([]);
  expect([...pages.keys()].filter((path) => /soiree-[\d-]*\.html|membre/.test(path))).toEqual([
    ...['soiree-2026-10-01.html', 'soiree-2026-10-08.html', 'soiree-2026-10-08-2.html', 'soiree-2026-10-15.html'],
    ...['membre-4.html', 'membre-5.html', 'membre-1.html', 'membre-2.html', 'membre-3.html'],
  ]);
  expect(pages.get('index.html')).toContain('Classement provisoire\u00a0: 4\u00a0soirées closes sur 40.');
  expect(pages.get('soiree-2026-10-01-partie-1.html')).toContain('Grille après le coup 1 : MENERAI H4');
});

it('shows what an evening counts for where its tournament was left with open turns', async () => {
  const { club, results, look } = openYear('e1');
  const pages = pagesIn(await seasonSiteFiles(club, SEASON, results, look));
  const page = pages.get('soiree-2026-10-01.html');
  expect(page).toContain('% du top');
  expect(page).toContain('Classement provisoire\u00a0: coup 1 à clore.');
  expect(pages.get('index.html')).toContain('sur 40\u00a0; soirée du 01/10 provisoire (coup 1 à clore).');
  expect(page).not.toContain('Classement général');
  expect(pages.get('soiree-2026-10-01-partie-1.html')).not.toContain('id="classement"');
  expect(pages.get('soiree-2026-10-08.html')).toContain('Classement général');
  expectWhole(pages);
});

it('tells no name that is withheld, whether the club or the tournament knows of it, no licence and no sanction', async () => {
  const { club, results, look } = openYear();
  for (const [path, page] of pagesIn(await seasonSiteFiles(club, SEASON, results, look))) {
    // A published sheet tells the sanctions of its slips, as the tournament chose.
    const told = path.includes('-joueur-') ? page.replaceAll(/avertissement/gi, '') : page;
    if (path !== 'raccord.css') expect(told, path).not.toMatch(SECRETS);
  }
});

it('withholds everywhere whom one of its evenings withholds', async () => {
  const { club, results, look } = openYear();
  const pages = pagesIn(await seasonSiteFiles(club, SEASON, results, look));
  for (const path of ['index.html', 'membre-5.html', 'soiree-2026-10-08-2.html', 'soiree-2026-10-15.html']) {
    expect(pages.get(path), path).toContain('R. O.');
  }
});

it('says a warning as the papers do', async () => {
  const { club, results, look } = openYear();
  const pages = pagesIn(await seasonSiteFiles(club, SEASON, results, look));
  const sheets = [...pages].filter(([path]) => path.includes('-joueur-')).map(([, page]) => page);
  expect(sheets.join('')).toContain('>Top, avertissement<');
});

it('names the others, and withheld ones by their initials', async () => {
  const { club, results, look } = openYear();
  const index = pagesIn(await seasonSiteFiles(club, SEASON, results, look)).get('index.html');
  for (const name of ['OURS Paul', 'V. B.', 'D. H.', 'Membre effacé']) expect(index).toContain(`>${name}</a>`);
});

it('gives the ranking of an evening whose tournament publishes none, or cannot be read', async () => {
  const { club, results, journals, look } = openYear();
  const hidden = pagesIn(await seasonSiteFiles(club, SEASON, results, look));
  expect(hidden.get('soiree-2026-10-08-2.html')).toContain('<td><a href="membre-4.html">OURS Paul</a>');
  journals.clear();
  const bare = pagesIn(await seasonSiteFiles(club, SEASON, results, look));
  expectWhole(bare);
  expect(bare.get('soiree-2026-10-01.html')).toContain('<td><a href="membre-1.html">V. B.</a>');
});
