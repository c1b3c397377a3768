import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withCapital } from '@raccord/french';
import {
  type Case,
  compareEditions,
  compareRules,
  EDITION_NAMES,
  EDITIONS,
  type EditionName,
  makeDrawing,
  makeTable,
  parseCases,
  rulesOf,
  toldOf,
  type Verdict,
} from '@raccord/regulation';
import { makeBoard, makeDraw, unwrap } from '@raccord/scrabble';
import { type ShownVerdict, TrialPage } from './pages/trial.ts';
import { expect, expectAccessible, expectFits, NOWHERE, SIZES, test } from './support/test.ts';
import { makeTournament } from './support/tournament.ts';

const ROOT = new URL('../', import.meta.url);
const PROGRAM = fileURLToPath(new URL('apps/cli/bin/raccord.js', ROOT));

/** A place that is not valid, a link against a reference, a letter too many in a link. */
const TRIED: readonly (readonly [file: string, title: string])[] = [
  ['a05-localisation-fautive', 'A5-33'],
  ['a08-double-localisation', 'A8-25'],
  ['a10-raccord-altere', 'A10-07'],
];

async function readCase(file: string, title: string): Promise<Case> {
  const cases = unwrap(parseCases(await readFile(new URL(`cases/${file}.yaml`, ROOT), 'utf8')));
  const found = cases.find((worked) => worked.title.startsWith(`${title} `));
  if (!found) throw new Error(`no case ${title} in ${file}`);
  return found;
}

/** A case as a file with the words of the free lexicon, which asks for every edition. */
function makeCaseFile({ turn, formula, board, draw, slip }: Case): string {
  const [solution] = slip.solutions;
  return JSON.stringify({
    coup: turn,
    formule: formula.name,
    grille: makeBoard(board),
    tirage: makeDraw(draw),
    bulletin: {
      mot: solution.word,
      sens: solution.direction,
      dessin: makeDrawing(solution),
      ...(solution.reference === undefined ? {} : { reference: solution.reference }),
      ...(slip.score === undefined ? {} : { score: String(slip.score) }),
    },
    attendu: Object.fromEntries(EDITION_NAMES.map((name) => [name, {}])),
  });
}

type Told = Verdict & { readonly edition: EditionName };

/** What `raccord juger` says of cases, edition after edition. */
async function judgedByProgram(paths: readonly string[]): Promise<Told[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, 'juger', ...paths, '--json']);
  return JSON.parse(stdout) as Told[];
}

const OUTCOMES = { accepted: 'Accepté', nullity: 'Nul', referred: 'Soumis à la commission' };

/** A verdict in the words of the page. */
function inWords(verdict: Told): ShownVerdict {
  const { edition, outcome, points, penalty, warning, disciplinary } = verdict;
  return {
    edition: EDITIONS[edition].title,
    line: [
      OUTCOMES[outcome],
      `${points} pt${points > 1 ? 's' : ''}`,
      ...(penalty > 0 ? [`pénalité de ${penalty}`] : []),
      ...(warning ? ['avertissement'] : []),
      ...(disciplinary ? ['avertissement disciplinaire'] : []),
    ],
    reasons: toldOf(verdict).map(({ text, citation }) => {
      // The title stands above already; what is no article begins like a sentence.
      const cited = citation.replace(`${EDITIONS[edition].title}, `, '');
      return `${text} ${/^art(?:icle|\.) /.test(cited) ? cited : withCapital(cited)}`.replaceAll(/\s+/g, ' ');
    }),
  };
}

test('a slip tried on the page gets from each edition what the program gives, and its places are on the board', async ({
  raccord,
  open,
}, info) => {
  const cases = await Promise.all(TRIED.map((tried) => readCase(...tried)));
  const paths = cases.map((_, index) => info.outputPath(`${index}.json`));
  await Promise.all(cases.map((worked, index) => writeFile(paths[index], makeCaseFile(worked))));
  const judged = await judgedByProgram(paths);
  const tournament = await makeTournament(raccord.api, { players: 4 });
  await tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'AEINRST' } });
  const page = await open(await tournament.link('referee', 'a1'), SIZES.desk, NOWHERE);
  const trial = new TrialPage(page);
  await trial.see(tournament.id);
  for (const [index, worked] of cases.entries()) {
    const verdicts = judged.slice(index * EDITION_NAMES.length, (index + 1) * EDITION_NAMES.length);
    expect(verdicts.map(({ edition }) => edition)).toEqual(EDITION_NAMES);
    await trial.setPosition(worked);
    await trial.writeSlip(worked.slip);
    const ownFirst = verdicts.toSorted((a, b) => Number(b.edition === '2019') - Number(a.edition === '2019'));
    await expect.poll(() => trial.verdicts()).toEqual(ownFirst.map(inWords));
  }
  const trace = trial.verdict(EDITIONS['2015'].title);
  await trace.getByText('Pourquoi ce verdict').click();
  const added = trace
    .getByRole('listitem')
    .filter({ hasText: 'une lettre est ajoutée dans le raccord ou à ses bouts' });
  await expect(added).toBeVisible();
  await expect(added).not.toContainText('sans effet');
  await expectAccessible(page);

  // A position is made word by word or taken from the tournament, and the places of a word are on the board.
  await page.setViewportSize(SIZES.phone);
  await page.getByLabel('Partir d’un coup du tournoi').selectOption('1');
  await expect(page.getByLabel('Tirage')).toHaveValue('AEINRST');
  await expect(page.getByRole('img', { name: 'Grille vide' })).toBeVisible();
  await page.getByRole('button', { name: 'Effacer le bulletin' }).click();
  await page.getByLabel('Poser un mot').fill('H4 MENERAI');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Grille : MENERAI H4' })).toBeVisible();
  await page.getByLabel('Poser un mot').fill('H5 TAS');
  await page.keyboard.press('Enter');
  await expect(page.getByText('TAS ne peut pas se placer en H5')).toBeVisible();
  await page.getByLabel('Tirage').fill('SEPTANT');
  await page.getByLabel('Mot', { exact: true }).fill('TAPES');
  const places = page.getByRole('region', { name: 'Places possibles' });
  await expect(places.getByRole('button').filter({ hasText: 'valable' }).first()).toBeVisible();
  await places.getByText(/places? non valables?/).click();
  await expect(places.getByRole('button').filter({ hasText: 'non admis' }).first()).toBeVisible();
  await expectFits(page, false);
});

test('the regulation is the tournament’s own, can be searched, and compared with another edition', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 4 });
  const page = await open(await tournament.link('player', 'p1'), SIZES.tablet, tournament.at('reglement'));
  await expect(page.getByRole('heading', { level: 1, name: EDITIONS['2019'].title })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Conditions et sanctions' }).getByRole('row');
  const rules = page.getByRole('term');
  await expect(rows).toHaveCount(1 + makeTable(EDITIONS['2019']).length);
  await expect(rules).toHaveCount(rulesOf(EDITIONS['2019']).length);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Conditions et sanctions',
    'Le bulletin',
    'Le compte du joueur',
    'La partie',
    'Les décisions',
  ]);
  await expect(page.getByRole('link', { name: 'Tester un bulletin' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('/');
  await page.keyboard.type('penalite localisation');
  await expect(rows).toHaveCount(2);
  await expect(rows.last().getByRole('cell').last()).toHaveText('texte');
  await page.getByLabel('Chercher').fill('mort subite');
  await expect(rows).toHaveCount(0);
  await expect(rules).toHaveText(['Mort subite', 'Mort subite', 'Ex æquo']);
  await page.getByLabel('Chercher').fill('girafe');
  await expect(page.getByText('Rien ne correspond')).toBeVisible();
  await page.getByLabel('Chercher').fill('');
  await page.getByLabel('Comparer avec').selectOption('2023');
  await expect(rows).toHaveCount(1 + compareEditions(EDITIONS['2019'], EDITIONS['2023']).length);
  const others = page.getByRole('table', { name: 'Autres règles' }).getByRole('row');
  await expect(others).toHaveCount(1 + compareRules(EDITIONS['2019'], EDITIONS['2023']).length);
  await expect(others.filter({ hasText: 'Arrondi de la moyenne' })).toContainText('par défaut');
  await expectAccessible(page);
  await page.setViewportSize(SIZES.phone);
  await expectFits(page, false);

  await page.getByRole('link', { name: 'Conformité' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Conformité : ${EDITIONS['2019'].title}`);
  await expect(page.getByText('Aucune différence')).toBeVisible();
  await expectFits(page, false);
  await expectAccessible(page);
  await page.getByLabel('Édition').selectOption('2023');
  await page.getByLabel('Chercher').fill('se compare case par case');
  await expect(page.getByRole('table')).toHaveCount(1);
  await page.goBack();
  await page.getByRole('link', { name: 'Le texte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(EDITIONS['2019'].title);
});
