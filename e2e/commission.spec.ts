import type { Locator } from '@playwright/test';
import type { Slip } from '@raccord/regulation';
import { extractText } from 'unpdf';
import { CommissionPage } from './pages/commission.ts';
import { DocumentsPage } from './pages/documents.ts';
import { RefereePage } from './pages/referee.ts';
import { SecondPage } from './pages/second.ts';
import { openScreen } from './pages/shell.ts';
import { clientOf, type Raccord } from './support/raccord.ts';
import { expect, expectAccessible, SIZES, test } from './support/test.ts';
import { done, makeTournament, newId, playSecondTurn, type TestTournament } from './support/tournament.ts';

const SECOND_TURN = { game: 'g', turn: 2 } as const;
/** At the second turn it makes 77 points at several places. */
const NOWHERE_SAID: Slip = {
  ...{ state: 'handed-in', score: 77 },
  solutions: [{ word: 'TABULES', direction: 'vertical', outside: [] }],
};

/** The second turn of a game, the best solution of which `p1` and `p2` wrote without saying where: both are referred. */
async function refer(tournament: TestTournament): Promise<number> {
  await playSecondTurn(tournament);
  const { solutions } = await done(
    tournament.api.seeSolutions({
      params: { tournament: tournament.id, game: 'g', turn: 2 },
      query: { limit: 1 },
    }),
  );
  const [{ word, reference, score }] = solutions;
  const direction = /^\d/.test(reference) ? 'vertical' : 'horizontal';
  const slip: Slip = { state: 'handed-in', solutions: [{ word, direction, outside: [] }], score };
  await tournament.tell('record-slips', {
    ...SECOND_TURN,
    slips: ['p1', 'p2'].map((entrant) => ({ entrant, slip })),
  });
  for (const entrant of ['p1', 'p2']) {
    await tournament.tell('refer-slip', { ...SECOND_TURN, entrant, reason: 'La référence est effacée.' });
  }
  return score;
}

/** What the ledger has of an entrant at the second turn. */
async function lineOf({ api, id }: TestTournament, entrant = 'p1') {
  const { lines } = await done(api.seeSheet({ params: { tournament: id, entrant } }));
  return lines.find(({ turn }) => turn === 2);
}

test('the commission has all the evidence on a slip, decides, the ledger follows, and it takes its decision back', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 3 });
  const commission = new CommissionPage(await open(await tournament.link('commission', 'k'), SIZES.phone));
  const { page } = commission;
  await expect(page.getByText('Aucun bulletin n’est soumis à la commission.')).toBeVisible();
  await expectAccessible(page);
  const score = await refer(tournament);
  await expect(page.getByRole('heading', { name: 'À trancher (2)' })).toBeVisible();
  await expect(commission.section('Le bulletin').getByText('La référence est effacée.')).toHaveCount(1);
  const decision = commission.section('La décision');
  await page.setViewportSize({ width: 1280, height: 720 });
  await commission.isReady();
  await expect(decision.getByRole('group', { name: 'Décision' })).toBeInViewport({ ratio: 1 });
  await expect(decision.getByLabel('Motif', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(SIZES.desk);
  const editions = commission.section('Ce que dit chaque édition');
  await expect(editions.getByRole('heading', { level: 4 })).toHaveCount(4);
  await expect(editions).toContainText('Sanctionné');
  await editions.getByText('Pourquoi ce verdict').first().click();
  await expect(editions.getByText('Ce qui est constaté').first()).toBeVisible();
  await expect(commission.section('Places possibles')).toContainText('valable');
  await expect(commission.section('Même mot, même coup')).toContainText('Table 2');
  await expect(commission.section('Historique du bulletin').getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  for (const size of [SIZES.phone, SIZES.tablet, SIZES.desk]) {
    await page.setViewportSize(size);
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(excess).toBeLessThanOrEqual(0);
  }

  // What was judged stands until the decision (D23).
  const judged = { outcome: 'accepted', points: score, isProvisional: true };
  await expect.poll(() => lineOf(tournament)).toMatchObject(judged);

  await expect(decision.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(decision.getByRole('button', { name: 'Rendre la décision' })).toBeDisabled();
  await expect(decision).toContainText('Choisissez d’abord une décision.');
  await commission.decide('nullity', 'En attendant de relire.', (form) =>
    form.getByLabel('À titre provisoire').check(),
  );
  await expect(commission.section('Le bulletin')).toContainText('En attendant de relire.');
  await expect(page.getByRole('heading', { name: 'À trancher (2)' })).toBeVisible();

  await commission.decide('accepted', 'La solution jouée ne fait aucun doute.', async (form) => {
    await commission.proposals.getByRole('radio').first().check();
    await expect(form.getByLabel('Points accordés')).toHaveValue(String(score));
    await form.getByRole('checkbox', { name: 'Avertissement' }).check();
    await expect(form.getByText(`${score} points, avertissement`)).toBeInViewport();
    await expectAccessible(page);
  });
  await expect(page.getByText('Décision enregistrée')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Tranchés (1)' })).toBeVisible();
  await expect(commission.section('Le bulletin')).toContainText(`${score} pts`);
  await expect
    .poll(() => lineOf(tournament))
    .toMatchObject({
      outcome: 'accepted',
      points: score,
      warnings: 1,
      decidedBy: 'commission',
      isProvisional: false,
    });

  await commission.choose('Joueur 2');
  const form = commission.section('La décision');
  const sentence = 'Le score est absent (score absent ou erroné).';
  await form.getByLabel('Phrase type').selectOption(sentence);
  await expect(form.getByLabel('Motif', { exact: true })).toHaveValue(sentence);
  await form.getByRole('radio', { name: 'Accorder la moyenne' }).check();
  await form.getByRole('button', { name: 'Bulletin égaré par l’arbitrage.' }).click();
  await expect(form.getByLabel('Motif', { exact: true })).toHaveValue('Bulletin égaré par l’arbitrage.');
  await commission.decide('average', 'Bulletin perdu par l’arbitrage.');
  await expect(page.getByRole('heading', { name: 'Tranchés (2)' })).toBeVisible();
  await expect.poll(() => lineOf(tournament, 'p2')).toMatchObject({ outcome: 'average', average: 'granted' });
  await page.locator('body').press('Control+z');
  await expect(page.getByRole('status').filter({ hasText: 'Table 2 : décision annulée' })).toBeVisible();
  await expect.poll(() => lineOf(tournament, 'p2')).toMatchObject({ outcome: 'accepted', isProvisional: true });
  await expect(page.getByRole('heading', { name: 'Tranchés (1)' })).toBeVisible();
  await page.locator('body').press('Control+y');
  await expect(page.getByRole('status').filter({ hasText: 'Table 2 : décision rétablie' })).toBeVisible();
  await expect.poll(() => lineOf(tournament, 'p2')).toMatchObject({ outcome: 'average', average: 'granted' });
  await expect(page.getByRole('heading', { name: 'Tranchés (2)' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Joueur 2' })).toContainText('Moyenne');

  await page.keyboard.press('ArrowUp');
  await expect(commission.evidence.getByRole('heading', { name: 'Joueur 1' })).toBeVisible();
  await commission.withdraw('Une pièce nouvelle.');
  await expect(page.getByRole('heading', { name: 'À trancher (1)' })).toBeVisible();
  await expect.poll(() => lineOf(tournament)).toMatchObject({ outcome: 'nullity', points: 0, isProvisional: true });
  await expect(commission.section('Historique du bulletin')).toContainText('retirée depuis');
});

test('with no commission the chief referee decides and answers for good; once one is named, until it does', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 3, hasCommission: false });
  await refer(tournament);
  const page = await open(await tournament.link('chief'), SIZES.desk, tournament.at('commission'));
  const chief = new CommissionPage(page);
  await expect(chief.section('La décision')).toContainText('votre décision est définitive');
  await chief.decide('nullity', 'Le mot est illisible.');
  await expect(page.getByRole('heading', { name: 'À trancher (1)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tranchés (1)' })).toBeVisible();
  await expect.poll(() => lineOf(tournament)).toMatchObject({ outcome: 'nullity', isProvisional: false });

  await tournament.tell('give-warning', { ...SECOND_TURN, entrant: 'p1', reason: 'Bavardage.' });
  expect((await lineOf(tournament))?.warnings).toBe(1);
  await openScreen(page, 'Historique');
  await page.getByRole('button', { name: /^Réclamation… : avertissement disciplinaire/ }).click();
  const contest = page.getByRole('dialog', { name: 'Contester une décision' });
  await expect(contest).toContainText('Avertissement disciplinaire de Joueur 1, coup 2 (Partie 1)');
  await contest.getByLabel('Ce qui est contesté').fill('Ce n’était pas lui.');
  await contest.getByRole('button', { name: 'Déposer la réclamation' }).click();
  await expect(page.getByRole('row', { name: /Réclamation du joueur : avertissement/ })).toBeVisible();
  await openScreen(page, 'Commission');
  await chief.decisions.getByRole('button', { name: /^Répondre/ }).click();
  const answer = page.getByRole('dialog', { name: /^Réponse/ });
  await expect(answer).toContainText('votre réponse est définitive');
  await answer.getByLabel('Motif').fill('Entendu.');
  await answer.getByRole('button', { name: 'Donner la réponse' }).click();
  await expect(chief.decisions).toContainText('Effet : la décision contestée est annulée.');
  expect((await lineOf(tournament))?.warnings).toBe(0);

  await tournament.tell('appoint-official', { id: 'k', name: 'Commission', centre: 'c', office: 'commission' });
  await chief.choose('Joueur 2');
  await expect(chief.section('La décision')).toContainText('en attendant celle de la commission');
  await expect(chief.section('La décision').getByLabel('À titre provisoire')).toHaveCount(0);
  await chief.decide('nullity', 'Le mot est illisible.', (form) => form.getByLabel('Mots non admis').fill('XU'));
  await expect(chief.section('Le bulletin')).toContainText('Le mot est illisible. Mot non admis : XU.');
  await expect(page.getByRole('heading', { name: 'À trancher (1)' })).toBeVisible();
});

/** TABULES written without a place, under the text of 2023: as this tournament takes any word for plausible, the slips are null. */
async function playAmbiguous(raccord: Raccord): Promise<TestTournament> {
  const settings = { plausible: 'tout' };
  const tournament = await makeTournament(raccord.api, { players: 2, edition: '2023', settings });
  await playSecondTurn(tournament);
  const slips = ['p1', 'p2'].map((entrant) => ({ entrant, slip: NOWHERE_SAID }));
  await tournament.tell('record-slips', { ...SECOND_TURN, slips });
  return tournament;
}

test('a referee files an appeal, which the commission answers by the reading that favours the player; one that comes once the next game has begun is marked as late', async ({
  raccord,
  open,
}) => {
  const tournament = await playAmbiguous(raccord);
  const referee = new RefereePage(await open(await tournament.link('referee', 'a1'), SIZES.laptop));
  await referee.ready();
  await referee.jumpTo(1);
  const file = await referee.openFile(1, 2);
  await expect(file).toContainText('Réclamations jusqu’à 15 minutes après la dernière partie (art. 6.3).');
  await expectAccessible(referee.page);
  await file.getByRole('button', { name: 'Déposer une réclamation' }).click();
  await file.getByLabel('Ce qui est contesté').fill('Le mot ne va bien qu’en 11B.');
  await file.getByRole('button', { name: 'Déposer la réclamation' }).click();
  await expect(file).toBeHidden();
  await expect(referee.row(1)).toContainText('réclamation');
  await expect.poll(() => lineOf(tournament)).toMatchObject({ outcome: 'nullity', isProvisional: true });

  const commission = new CommissionPage(await open(await tournament.link('commission', 'k'), SIZES.laptop));
  const { page } = commission;
  await commission.isReady();
  await expect(commission.item('Joueur 1')).toContainText('réclamation');
  await expect(commission.section('Le bulletin')).toContainText('Réclamation : Le mot ne va bien qu’en 11B.');
  await expect(commission.section('Réclamations et recours')).toContainText('Réclamation du joueur');
  await expect(commission.readings.getByRole('listitem')).toHaveText([
    /^Si seul un pluriel ou un féminin apparent est plausible ou si aucun mot n’est plausible\s:.*77\spts.*pénalité de 5.*la plus favorable$/,
    /^Si tout prolongement est plausible ou si tout mot est plausible\s:.*Nul/,
  ]);
  const form = commission.section('La décision');
  await expect(commission.readings).not.toContainText('déjà');
  // Nothing that is to be chosen stands under the bar that confirms it.
  for (const choice of [form.getByText('Accorder la moyenne'), commission.readings.getByLabel(/la plus favorable/)]) {
    await expect.poll(() => isUncovered(choice)).toBe(true);
  }
  await commission.takeBestReading();
  await expect.poll(() => isUncovered(commission.readings.getByLabel(/la plus favorable/))).toBe(true);
  await expect(form.getByLabel('Points accordés')).toHaveValue('77');
  await expect(form.getByLabel('Pénalité de 5 points')).toBeChecked();
  const decide = form.getByRole('button', { name: 'Rendre la décision' });
  await form.getByLabel('Motif', { exact: true }).fill('La place de 11B est la seule valable.');
  await expect(decide).toBeDisabled();
  await commission.readings.getByLabel(/jouer sur deux tableaux/).check();
  await expectAccessible(page);
  await decide.click();
  await expect(page.getByRole('heading', { name: 'Tranchés (1)' })).toBeVisible();
  await expect(commission.section('Le bulletin')).toContainText('lecture la plus favorable, art. 6.3');
  await expect(commission.section('Historique du bulletin')).toContainText('lecture la plus favorable');
  await expect
    .poll(() => lineOf(tournament))
    .toMatchObject({
      ...{ outcome: 'accepted', points: 77, penalty: 5, decidedBy: 'commission', isProvisional: false },
      appeal: { to: 'commission', isPending: false },
    });
  await form.getByText('Rendre une autre décision').click();
  await expect(commission.readings).toContainText('Le résultat actuel est déjà le plus favorable au joueur.');

  await tournament.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
  await tournament.tell('lay-solution', { ...SECOND_TURN, word: 'TABULES', reference: '3G' });
  await tournament.finish('Assez joué.');
  await tournament.tell('make-draw', { game: 'h', source: { kind: 'typed', letters: 'MENERAI' } });
  const second = new SecondPage(await open(await tournament.link('second-referee', 'd')));
  await second.page.getByLabel('Coup à vérifier').selectOption({ label: 'Partie 1, coup 2' });
  await second.isReady();
  await second.row('Joueur 2').getByRole('button').click();
  await expect(second.panel(2)).toBeVisible();
  await second.press('r');
  const dialog = second.page.getByRole('dialog', { name: 'Réclamation sur le bulletin de la table 2' });
  await expect(dialog).toContainText(/Le délai est passé depuis \d+ h \d\d \(art\.\s6\.3\)/);
  await expectAccessible(second.page);
  await dialog.getByLabel('Au nom').selectOption('referees');
  await dialog.getByLabel('Ce qui est contesté').fill('Le 7 est un 1.');
  await dialog.getByRole('button', { name: 'Déposer la réclamation' }).click();
  await expect(second.panel(2)).toContainText('Réclamation');
  await expect(commission.item('Joueur 2')).toContainText('réclamation hors délai');
  await commission.choose('Joueur 2');
  const appeals = commission.section('Réclamations et recours');
  await expect(appeals).toContainText('Réclamation du corps arbitral hors délai');
});

test('the commission sees where else a word makes the score written, says who sits, and may decide against the law', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const tournament = await makeTournament(raccord.api, { players: 2, edition: '2023' });
  await playSecondTurn(tournament);
  await tournament.tell('record-slips', { ...SECOND_TURN, slips: [{ entrant: 'p1', slip: NOWHERE_SAID }] });
  await tournament.tell('refer-slip', { ...SECOND_TURN, entrant: 'p1', reason: 'Aucune localisation.' });
  const commission = new CommissionPage(await open(await tournament.link('commission', 'k'), SIZES.laptop));
  await commission.isReady();
  const places = commission.section('Autres places du même score');
  await expect(places).toContainText('la place payée mise à part');
  await expect(places.getByRole('listitem')).toHaveText(['TABULES en 11H ✓ valable']);
  await places.getByText('3 places non valables').click();
  await expect(places.getByRole('listitem')).toHaveText([
    'TABULES en 11H ✓ valable',
    'TABULES en 11C ✗ forme MENERAIE, non admis',
    'TABULES en 11D ✗ forme MENERAIL, non admis',
    'TABULES en 11G ✗ forme MENERAIA, non admis',
  ]);
  const editions = commission.section('Ce que dit chaque édition');
  const own = editions.locator('section').filter({ hasText: 'celle du tournoi' });
  await expect(own.getByRole('heading', { level: 4 })).toContainText('1er janvier 2023');
  await own.getByText('Pourquoi ce verdict').click();
  await expect(own.locator('dl > div')).toHaveText(['Score : TABULES en 11B, 77 − 5 = 72 points · retenu']);
  await expect(own.getByText('TABULES en 11H')).toBeVisible();

  await commission.compose('Noter la composition', ' LYNX  Ada ', ['ÉLAN Noé', 'ÉLAN Noé']);
  const dialog = commission.page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('ÉLAN Noé');
  await dialog.getByLabel('Membres').fill('ÉLAN Noé\n\nORQUE Max');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(commission.composition).toContainText('Présidence : LYNX Ada. Membres : ÉLAN Noé, ORQUE Max.');

  const decision = commission.section('La décision');
  await decision.getByRole('radio', { name: 'Accepter' }).check();
  await decision.getByLabel('Points accordés').fill('3');
  await decision.getByLabel('Pénalité de 5 points').check();
  await decision.getByLabel('Motif').fill('Geste volontaire.');
  const against = decision.getByText(
    'Une pénalité de 5 points sur 3 points rend le bulletin nul (art. 5.3.3 et 5.6) : décidez un zéro.',
  );
  await expect(against).toBeVisible();
  const send = decision.getByRole('button', { name: 'Rendre la décision' });
  await expect(send).toBeDisabled();
  await expectAccessible(commission.page);
  await decision.getByLabel('La commission en décide autrement').check();
  await send.click();
  const history = commission.section('Historique du bulletin');
  await expect(history).toContainText('la commission en décide autrement');
  await expect(history).toContainText('Commission : LYNX Ada (présidence), ÉLAN Noé, ORQUE Max.');
  await commission.compose('Changer la composition', 'ORQUE Max', []);
  await expect(commission.composition).toContainText('Présidence : ORQUE Max.');
  await expect(history).toContainText('Commission : LYNX Ada (présidence), ÉLAN Noé, ORQUE Max.');
});

test('a player contests a slip from his phone and sees what becomes of it; a second appeal leaves a file', async ({
  raccord,
  open,
}) => {
  const tournament = await playAmbiguous(raccord);
  await tournament.tell('lay-solution', { ...SECOND_TURN, word: 'TABULES', reference: '3G' });
  const slip: Slip = { state: 'blank', solutions: [] };
  const slips = ['p1', 'p2'].map((entrant) => ({ entrant, slip }));
  await tournament.tell('record-slips', { game: 'g', turn: 1, slips });
  for (const turn of [1, 2]) await tournament.tell('close-turn', { game: 'g', turn, centre: 'c' });
  const phone = await open(await tournament.link('player', 'p1'), SIZES.phone);
  await expect(phone.getByText('Réclamations jusqu’à 15 minutes après la dernière partie (art. 6.3).')).toBeVisible();
  await phone.getByRole('button', { name: 'Contester un de mes bulletins' }).click();
  const contest = phone.getByRole('dialog', { name: 'Contester un de mes bulletins' });
  await expect(contest.getByLabel('Coup').locator('option')).toHaveText(['Coup 2 : TABULES', 'Coup 1']);
  await contest.getByLabel('Ce qui est contesté').fill('TABULES ne va bien qu’en 11B.');
  await expectAccessible(phone);
  await contest.getByRole('button', { name: 'Déposer la réclamation' }).click();
  const line = phone.getByRole('row').filter({ hasText: 'TABULES' });
  await expect(line).toContainText('réclamation en cours');
  const commission = await clientOf(raccord.url, await tournament.link('commission', 'k'));
  const ruling = {
    ...SECOND_TURN,
    entrant: 'p1',
    ruling: { outcome: 'nullity' },
    reason: 'Rien ne dit la place.',
  } as const;
  const body = { id: newId(), type: 'rule-slip', data: ruling } as const;
  await done(commission.sendCommand({ params: { tournament: tournament.id }, body }));
  await expect(line).toContainText('réclamation tranchée');

  const page = await open(await tournament.link('chief'), SIZES.desk, tournament.at('commission'));
  const chief = new CommissionPage(page);
  const appeals = chief.section('Réclamations et recours');
  await expect(appeals).toContainText('Réclamation du joueur Joueur · Joueur 1');
  await appeals.getByRole('button', { name: 'Déposer un second recours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Second recours sur le bulletin de la table 1' });
  await expect(dialog).toContainText('deux semaines à compter de la demande (art. 6.4.2)');
  await dialog.getByLabel('Ce qui est contesté').fill('La seule place valable est 11B.');
  await dialog.getByRole('button', { name: 'Déposer le recours' }).click();
  await expect(chief.item('Joueur 1')).toContainText('second recours');
  await expectAccessible(page);

  const documents = new DocumentsPage(page);
  const pdf = await documents.take('Dossier de recours', 'PDF');
  expect(pdf.name).toBe('Dossier de recours – Joueur 1 – Tournoi d’essai.pdf');
  const { text } = await extractText(new Uint8Array(pdf.bytes), { mergePages: true });
  for (const said of ['Rien ne dit la place.', 'La seule place valable est 11B.', 'TABULES en 11H']) {
    expect(text.replaceAll(/\s+/g, ' ')).toContain(said);
  }
  const { bytes } = await documents.take('Dossier de recours', 'JSON');
  expect(JSON.parse(bytes.toString())).toMatchObject({
    ...{ format: 'raccord-appeal', entrant: { id: 'p1' }, turn: { number: 2, draw: 'ABELSTU' } },
    appeals: [{ to: 'commission' }, { to: 'federation' }],
    decisions: [{ reason: expect.stringContaining('Rien ne dit la place.') }],
  });
  await openScreen(page, 'Documents');
  expect((await documents.take('Dossier de recours', 'JSON')).bytes.equals(bytes)).toBe(true);
});

/** It is what a click on its middle meets. */
const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && (element.contains(met) || met.contains(element));
  });
