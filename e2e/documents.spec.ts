import { readFile } from 'node:fs/promises';
import { extractText } from 'unpdf';
import { DocumentsPage, type Kept } from './pages/documents.ts';
import { RefereePage } from './pages/referee.ts';
import { expect, expectAccessible, NOWHERE, SIZES, test } from './support/test.ts';
import { done, makeTournament, playTurn, type TestTournament } from './support/tournament.ts';

const written = (word: string) => ({ word, direction: 'horizontal' as const, reference: 'H4', outside: [] });

/** `p1` plays the top, `p2` a word that is not admitted, `p3` nothing; the turn is over. */
async function afterFirstTurn(tournament: TestTournament): Promise<void> {
  await playTurn(tournament, 1, 'MENERAI');
  const slip = (word: string, score: number) => ({ state: 'handed-in' as const, solutions: [written(word)], score });
  const absent = { state: 'absent' as const, solutions: [] };
  await tournament.tell('record-slips', {
    ...{ game: 'g', turn: 1 },
    slips: [
      { entrant: 'p1', slip: slip('MENERAI', 70) },
      { entrant: 'p2', slip: slip('MERANIE', 70) },
      { entrant: 'p3', slip: absent },
    ],
  });
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  await tournament.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
}

const textOf = async ({ bytes }: Kept): Promise<string> =>
  (await extractText(new Uint8Array(bytes), { mergePages: true })).text;

test('a chief takes every paper and every file, and the command line writes the same', async ({
  raccord,
  open,
}, testInfo) => {
  const tournament = await makeTournament(raccord.api, { players: 3, referees: 1 });
  await afterFirstTurn(tournament);
  const documents = await DocumentsPage.open(await open(raccord.chiefLink, SIZES.desk, NOWHERE), tournament.id);
  await expectAccessible(documents.page);

  const papers = {
    'Répartition des tables': 'Joueur 3',
    'Liste de départ': 'Joueur 3',
    'Bulletins vierges': 'Joueur 3',
    'Feuille de double arbitrage': 'MERANIE',
    'Classement à afficher': 'Joueur 1',
    'Feuille de la partie': 'MENERAI',
    'Feuilles de route': 'MERANIE',
  };
  for (const [name, expected] of Object.entries(papers)) {
    const paper = await documents.take(name, 'PDF');
    expect(paper.name).toMatch(/\.pdf$/);
    expect(await textOf(paper)).toContain(expected);
  }

  const files = [
    ['Résultats', 'CSV', 'resultats', 'csv'],
    ['Résultats', 'Classeur (.xlsx)', 'resultats', 'xlsx'],
    ['Partie', 'Eliot (.xml)', 'partie', 'xml'],
    ['Partie', 'Page à rejouer (.html)', 'partie', 'html'],
  ] as const;
  for (const [name, format, document, extension] of files) {
    const { bytes } = await documents.take(name, format);
    const written = testInfo.outputPath(`${document}.${extension}`);
    await raccord.run(['exporter', tournament.id, document, '-o', written]);
    expect(bytes.equals(await readFile(written)), `${document}.${extension}`).toBe(true);
  }

  const whole = await documents.keep(documents.row('Tournoi entier').getByRole('button'));
  expect(whole.name).toMatch(/\.raccord$/);
});

test('a starting list with codes makes a link for each player, once the chief has agreed', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 4, referees: 1 });
  const page = await open(raccord.chiefLink, SIZES.desk, NOWHERE);
  const documents = await DocumentsPage.open(page, tournament.id);
  await page.getByRole('button', { name: 'PDF avec QR codes' }).click();
  await expect(page.getByRole('dialog')).toContainText('4 QR codes');
  await expectAccessible(page);
  const list = await documents.keep(page.getByRole('button', { name: 'Créer la liste' }));
  expect(await textOf(list)).toContain('Joueur 4');
  const { links } = await done(raccord.api.listLinks({ params: { tournament: tournament.id } }));
  expect(
    links
      .filter(({ role }) => role === 'player')
      .map(({ label }) => label)
      .sort(),
  ).toEqual([...['Joueur 1', 'Joueur 2', 'Joueur 3', 'Joueur 4']]);
});

test('a referee prints his new correction slips once, prints them again, and hands them over', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 3, referees: 1 });
  await afterFirstTurn(tournament);
  const page = await open(await tournament.link('referee', 'a1'), SIZES.tablet);
  await page.waitForURL('**/saisie');
  await new RefereePage(page).ready();
  const documents = new DocumentsPage(page);
  const slips = await documents.keep(page.getByRole('button', { name: /^Imprimer \d nouveau/ }));
  const text = await textOf(slips);
  expect(text).toContain('MERANIE');
  expect(text).not.toContain('Joueur 1');
  await expect(page.getByRole('button', { name: 'Aucun nouveau billet à imprimer' })).toBeDisabled();
  const again = await documents.keep(page.getByRole('button', { name: /^Réimprimer/ }));
  expect(await textOf(again)).toBe(text);
  await expectAccessible(page);

  const handOver = page.getByRole('button', { name: 'Remis', exact: true });
  for (let left = await handOver.count(); left > 0; left--) {
    await handOver.first().click();
    await expect(handOver).toHaveCount(left - 1);
  }
  await expect(page.getByRole('button', { name: /imprimer/i })).toHaveCount(0);

  const right = { state: 'handed-in' as const, solutions: [written('MENERAI')], score: 70 };
  await tournament.tell('correct-slip', { game: 'g', turn: 1, entrant: 'p2', slip: right, reason: 'Mal saisi.' });
  await expect(page.getByText('Sanction levée : ce billet annule le précédent.')).toBeVisible();
  const lifting = await documents.keep(page.getByRole('button', { name: 'Imprimer 1 nouveau billet' }));
  expect(await textOf(lifting)).toContain('levée');
});
