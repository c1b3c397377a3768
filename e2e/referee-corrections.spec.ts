import type { Slip } from '@raccord/regulation';
import { extractText } from 'unpdf';
import { DocumentsPage } from './pages/documents.ts';
import { RefereePage } from './pages/referee.ts';
import { makeSecondTurn, seeDesk, seeWholeDesk } from './support/desk.ts';
import { expect, expectAccessible, SIZES, test } from './support/test.ts';
import { done, makeTournament, playTurn } from './support/tournament.ts';

test('any slip is put right, with its reason; the former one, the referral and the delivery stay on file', async ({
  raccord,
  open,
}) => {
  const tournament = await makeSecondTurn(raccord.api);
  const page = await open(await tournament.link('referee', 'a1'));
  const referee = await new RefereePage(page).ready();
  // However long it is held down, it gives one top.
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await referee.expectTable(2);
  await referee.say('h');
  // What costs a player his turn is said, and taken back by a click.
  const costly = page.getByRole('status').filter({ hasText: 'Table 2 : hors délai, nul' });
  await expectAccessible(page);
  await costly.getByRole('button', { name: 'Annuler' }).click();
  await expect(costly).toBeHidden();
  await referee.expectTable(2);
  await expect(referee.line).toBeFocused();
  await referee.say('a');
  await referee.press('Control+z');
  await referee.expectTable(2);
  await referee.press('/');
  await expectAccessible(page);
  await referee.press('b');
  await expect(referee.row(2)).toContainText('Bulletin vierge');
  // A slip that is not recorded yet: nothing typed is nothing to send; what is typed is recorded, then sent.
  await referee.expectTable(3);
  await referee.press('Control+m');
  await expect(page.getByText('Rien n’est encore saisi pour cette table')).toBeVisible();
  await referee.write({ word: 'TOLE', reference: 'A1', score: '9' });
  // Half typed, it is there again when the page is loaded anew.
  await page.reload();
  await expect(page.getByText('Saisie reprise là où elle en était')).toBeVisible();
  await referee.expectTable(3);
  await expect(page.getByLabel('Mot', { exact: true })).toHaveValue('TOLE');
  await referee.press('Control+m');
  const refer = page.getByRole('dialog', { name: 'Soumettre le bulletin de la table 3 à la commission' });
  await expect(refer.getByLabel('Motif')).toHaveValue('');
  await referee.giveReason('Soumettre le bulletin de la table 3 à la commission', 'Le dessin peut se lire autrement.');
  await expect(referee.row(3)).toContainText('TOLEA19');
  await expect(referee.row(3)).toContainText('à la commission');
  // The fields are empty again: no key sends a correction of what the commission has.
  await expect(referee.line).toBeFocused();
  await referee.jumpTo(1);
  // A correction that costs the turn keeps the word, takes no usual reason, and is said too.
  const { slip: top } = (await seeDesk(tournament, 'g', 2))[0];
  const first = async () => (await seeDesk(tournament, 'g', 2))[0].slip;
  await referee.say('e');
  await expect(page.getByLabel('Motif')).toHaveValue('');
  await referee.giveReason('Corriger le bulletin de la table 1', 'Recopié ailleurs.');
  const exchanged = page.getByRole('status').filter({ hasText: 'Table 1 : bulletin échangé, nul' });
  await expect(exchanged).toBeVisible();
  await expect.poll(first).toEqual({ ...top, state: 'exchanged' });
  await exchanged.getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(first).toEqual(top);
  await expect(referee.line).toBeFocused();
  await referee.press('Tab');
  await page.getByLabel('Score', { exact: true }).fill('1');
  await referee.press('Enter');
  await expectAccessible(page);
  await referee.giveReason('Corriger le bulletin de la table 1', 'Score mal lu.');
  await expect(referee.row(1)).toContainText('corrigé');
  await expect(referee.row(1)).toContainText('avertissement');
  await referee.press('Control+e');
  await referee.giveReason('Avertissement à la table 1', 'Écrit encore après le signal.');
  for (const badge of ['avertissement', 'avertissement disciplinaire']) {
    await expect(referee.row(1).getByText(badge, { exact: true })).toBeVisible();
  }
  await referee.press('Control+m');
  await referee.giveReason('Soumettre le bulletin de la table 1 à la commission', 'La place est douteuse.');
  await expect(referee.row(1)).toContainText('à la commission');

  await expect(page.getByRole('heading', { name: 'Billets à remettre (3)' })).toBeVisible();
  // A tablet whose clock is an hour late: what it notes has the time of the server.
  await page.evaluate((late) => {
    const now = Date.now;
    Date.now = () => now() - late;
  }, 3_600_000);
  await referee.press('Control+b');
  await expect(page.getByRole('heading', { name: 'Billets à remettre (2)' })).toBeVisible();
  await referee.press('Control+b');
  await expect(page.getByRole('button', { name: 'Remis', exact: true }).first()).toBeFocused();
  await referee.press('Enter');
  await expect(page.getByRole('heading', { name: 'Billets à remettre (1)' })).toBeVisible();

  await referee.press('Control+d');
  const file = page.getByRole('dialog', { name: 'Dossier du bulletin : table 1, coup 2' });
  await expect(file).toContainText('Motif : Score mal lu.');
  await expect(file).toContainText('Versions précédentes');
  await expect(file).toContainText('Sanctionné');
  await expect(file).toContainText('sur papier');
  await expectAccessible(page);
  const params = { tournament: tournament.id, game: 'g', turn: 2, entrant: 'p1' };
  const { recorded, deliveries } = await done(raccord.api.seeSlipFile({ params }));
  expect(deliveries[0].at).toBeGreaterThan(recorded?.at ?? 0);
});

test('struck, hard to read, illegible, exchanged, discipline: a key or two each, kept in the file of the slip', async ({
  raccord,
  open,
}) => {
  const tournament = await makeSecondTurn(raccord.api, 7);
  const page = await open(await tournament.link('referee', 'a1'));
  const referee = await new RefereePage(page).ready();
  // The top struck out, and a word written below.
  await referee.say('x');
  await expect(page.getByLabel('Solution rayée')).toBeChecked();
  await referee.say('o');
  await expect(page.getByLabel('Mot 2')).toBeFocused();
  for (const letter of 'TOLE') await referee.press(letter);
  await page.getByLabel('Référence 2').fill('A1');
  await expect(referee.verdict.getByText('rayé', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await referee.press('Enter');
  await referee.expectTable(2);
  // The top, hard to read.
  await referee.say('d');
  await expect(page.getByLabel('Lecture')).toHaveValue('hard');
  await referee.press('Enter');
  await referee.expectTable(3);
  await referee.say('i');
  await referee.expectTable(4);
  await referee.say('e');
  await referee.expectTable(5);
  // A warning, then no slip at all.
  await referee.say('v');
  await expect(referee.verdict).toContainText('Avertissement disciplinaire');
  await referee.say('a');
  await referee.expectTable(6);
  // Serious misconduct shows before it is recorded, and is taken back by the same key.
  await referee.say('g');
  await expect(referee.verdict.getByRole('status')).toContainText('Une faute grave est signalée');
  await expectAccessible(page);
  await referee.say('g');
  await expect(referee.verdict).not.toContainText('faute grave');
  await referee.say('g');
  await referee.press('Enter');
  await referee.expectTable(7);
  await expect(referee.connection).toHaveText('En ligne');
  // The table shown stays, with its palette, when another station enters its slip meanwhile.
  await referee.press('/');
  await tournament.tell('record-tops', { game: 'g', turn: 2, entrants: ['p7'] });
  await expect(referee.remaining).toContainText('Tout est saisi');
  await expect(page.getByRole('dialog', { name: 'Bulletin de la table 7' })).toBeVisible();
  await referee.press('Escape');

  const slips = (await seeWholeDesk(tournament, 'g', 2)).map(({ slip }) => slip);
  const top = slips[1]?.solutions[0];
  expect(slips).toMatchObject([
    { state: 'handed-in', solutions: [{ ...top, isStruck: true }, { word: 'TOLE' }] },
    { state: 'handed-in', solutions: [{}], legibility: 'hard' },
    { state: 'handed-in', solutions: [], legibility: 'illegible' },
    { state: 'exchanged', solutions: [] },
    { state: 'absent', solutions: [], conduct: 'warned' },
    { state: 'handed-in', solutions: [top], conduct: 'grave' },
    { state: 'handed-in', solutions: [top] },
  ]);
  const shown = [
    ['rayé', 'TOLE'],
    ['Lecture difficile'],
    ['Mot illisible'],
    ['Bulletin échangé'],
    ['Pas de bulletin', 'Avertissement disciplinaire'],
    ['Faute grave'],
  ];
  for (const [index, texts] of shown.entries()) {
    await referee.jumpTo(index + 1);
    const file = await referee.openFile(index + 1, 2);
    for (const text of texts) await expect(file).toContainText(text);
    await referee.press('Escape');
    await expect(file).toBeHidden();
  }

  // A slip recorded as missing is put right in the fields, its state too.
  await referee.jumpTo(5);
  await referee.press('Tab');
  const state = page.getByRole('combobox', { name: 'Bulletin' });
  await expect(state).toBeFocused();
  await state.selectOption('Remis');
  await expect(page.getByLabel('Mot', { exact: true })).toBeFocused();
  await referee.write({ word: 'TOLE', reference: 'A1', score: '9' });
  await referee.press('Enter');
  await referee.giveReason('Corriger le bulletin de la table 5');
  await expect(referee.row(5)).toContainText('TOLEA19');
});

test('correction slips that need not be sent are apart, with why; they can be printed and handed over', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 3, edition: '2023' });
  await playTurn(tournament, 1, 'MENERAI');
  const slip = (word: string, score: number): Slip => ({
    ...{ state: 'handed-in', score },
    solutions: [{ word, direction: 'horizontal', reference: 'H4', outside: [] }],
  });
  await tournament.tell('record-slips', {
    ...{ game: 'g', turn: 1 },
    slips: [
      { entrant: 'p1', slip: slip('MENERAI', 71) },
      { entrant: 'p2', slip: slip('MERANIE', 90) },
      { entrant: 'p3', slip: slip('MERANIE', 20) },
    ],
  });
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  const page = await open(await tournament.link('referee', 'a1'), SIZES.laptop);
  await new RefereePage(page).ready();
  const corrections = page.getByRole('region', { name: 'Billets à remettre (1)' });
  await expect(page.getByText('1 billet à remettre')).toBeVisible();
  await corrections.getByText('Billets facultatifs (2)').click();
  const optional = corrections.getByRole('group');
  await expect(optional).toContainText('Rien n’oblige à les remettre (art. 5.9).');
  await expect(optional.getByRole('listitem').filter({ hasText: 'Joueur 1' })).toContainText('Le score du mot retenu');
  const word = optional.getByRole('listitem').filter({ hasText: 'Joueur 2' });
  await expect(word).toContainText('Mieux vaut prévenir le joueur');
  await expectAccessible(page);

  const documents = new DocumentsPage(page);
  const { bytes } = await documents.keep(optional.getByRole('button', { name: 'Imprimer 2 billets facultatifs' }));
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  expect(text.match(/Joueur \d/g)).toEqual(['Joueur 1', 'Joueur 2']);
  const again = await documents.keep(optional.getByRole('button', { name: 'Réimprimer 2 billets facultatifs' }));
  expect((await extractText(new Uint8Array(again.bytes), { mergePages: true })).text).toBe(text);
  await word.getByRole('button', { name: 'Annoncé oralement' }).click();
  await expect(corrections.getByText('Billets facultatifs (1)')).toBeVisible();
  await expect(page.getByText('1 billet à remettre')).toBeVisible();
});
