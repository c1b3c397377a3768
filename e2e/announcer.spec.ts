import type { Page } from '@playwright/test';
import { AnnouncerPage } from './pages/announcer.ts';
import { openScreen } from './pages/shell.ts';
import { expect, expectAccessible, NOWHERE, OF_ONE_TEST, SIZES, test } from './support/test.ts';
import { done, makeTournament, playTurn, type TestTournament } from './support/tournament.ts';

const LAPTOP = { width: 1366, height: 768 };

const drawMade = (tournament: TestTournament, letters: string) =>
  tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters } });

const layMenerai = (tournament: TestTournament) =>
  tournament.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });

const MENERAI = ['70 points', 'Horizontal', 'H 4', 'MENERAI', 'M-E-N-E-R-A-I', 'MENERAI, H 4, 70 points'];
const SIGNALS = ['Début du coup', '30 secondes', 'Fin du coup'];

test('a whole turn is announced in the order of the regulation, and the next draw is counted down', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 2, edition: '2023' });
  const announcer = new AnnouncerPage(
    await open(await tournament.link('chief'), LAPTOP, tournament.at('classements'), OF_ONE_TEST),
  );
  const { page } = announcer;
  await openScreen(page, 'Annonce');
  await expect(page.getByText('L’annonce s’affichera ici dès que le tirage sera fait')).toBeVisible();
  await expectAccessible(page);

  await drawMade(tournament, 'MENERAI');
  await expect(announcer.heading('Coup 1 · Tirage')).toBeVisible();
  await announcer.expectLines(
    'Maroc-M, Égypte-E, Norvège-N, Égypte-E, Roumanie-R, Algérie-A, Italie-I',
    'Algérie, Égypte, Égypte, Italie, Maroc, Norvège, Roumanie',
    ...SIGNALS,
  );
  await announcer.expectNow('Nouvelles lettres art. 3.1');
  await announcer.expectFits(true);
  await page.keyboard.press('Space');
  await announcer.expectNow('Tirage entier');
  await page.keyboard.press('ArrowLeft');
  await announcer.expectNow('Nouvelles lettres');
  await expect(announcer.previous).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await announcer.previous.focus();
  await page.keyboard.press('Space');
  await announcer.expectNow('Nouvelles lettres');
  await announcer.next.focus();
  await page.keyboard.press('Space');
  await announcer.expectNow('Tirage entier');
  await announcer.button('Aide').focus();
  await page.keyboard.press('Space');
  await expect(announcer.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await announcer.expectNow('Tirage entier');
  await announcer.heading('Coup 1 · Tirage').click();
  await announcer.next.click();
  await announcer.expectNow('Début du coup');
  await expect(announcer.now).toContainText('au lancement du chronomètre');

  await tournament.tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
  await expect(announcer.now).toContainText('à dire maintenant');
  await page.keyboard.press('Space');
  await announcer.expectNow('30 secondes');
  await expect(announcer.now).toContainText(/dans 2:\d\d/);
  await tournament.tell('pause-clock', { game: 'g', turn: 1, centre: 'c' });
  await expect(announcer.now).toContainText('chronomètre arrêté');
  await tournament.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  await announcer.expectNow('Fin du coup');
  await expect(announcer.now).toContainText('à dire maintenant');
  await page.keyboard.press('Space');
  await expect(page.getByText('La solution s’affichera ici')).toBeVisible();
  await expect(announcer.next).toBeDisabled();

  await layMenerai(tournament);
  await expect(announcer.heading('Coup 1 · Solution')).toBeVisible();
  await announcer.expectLines(...MENERAI);
  await announcer.expectFits(true);
  await page.clock.install();
  for (const line of MENERAI.slice(0, -1)) {
    await announcer.expectNow(line);
    await page.keyboard.press('Space');
  }
  await announcer.expectNow('MENERAI, H 4, 70 points');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Space');
  const countdown = page.getByRole('timer');
  await expect(countdown).toHaveText(/^Prochain tirage dans 20\ss au moins \(art\.\s3\.1\)$/);
  await announcer.expectFits(true);
  await page.clock.fastForward(10_000);
  await expect(countdown).toHaveText(/^Prochain tirage dans 10\ss/);
  // The time is that of the server: a machine set an hour ahead in the meantime changes nothing.
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.clock.fastForward(9_999);
  await expect(countdown).toHaveText(/^Prochain tirage dans 1\ss/);
  await page.clock.fastForward(1_000);
  await expect(countdown).toHaveText(/^Les 20\s+secondes sont passées/);
});

test('a draw made too early is said and not refused; a page loaded again goes on where it was', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  await playTurn(tournament, 1, 'MENERAI');
  await layMenerai(tournament);
  const announcer = new AnnouncerPage(
    await open(await tournament.link('chief'), SIZES.phone, tournament.at('annonce')),
  );
  const { page } = announcer;
  await announcer.next.click();
  await announcer.expectNow('Horizontal');
  await page.reload();
  await announcer.expectNow('Horizontal');
  await announcer.expectFits(false);
  for (const line of MENERAI.slice(1)) {
    await announcer.expectNow(line);
    await announcer.next.click();
  }
  await expect(page.getByText('Prochain tirage dans')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Prochain tirage dans')).toBeVisible();
  await expectAccessible(page);
  await drawMade(tournament, 'TABLES?');
  await expect(page.getByText(/Tirage fait \d+\ss trop tôt/)).toBeVisible();
  await announcer.expectLines(
    'Pas de reliquat',
    'Tunisie-T, Algérie-A, Belgique-B, Luxembourg-L, Égypte-E, Suisse-S, Joker – Lettre blanche',
    'Algérie, Belgique, Égypte, Luxembourg, Suisse, Tunisie, Joker – Lettre blanche',
    ...SIGNALS,
  );
  await announcer.expectFits(false);

  await tournament.tell('start-clock', { game: 'g', turn: 2, centre: 'c' });
  await tournament.tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
  await announcer.expectNow('Fin du coup');
  await tournament.tell('lay-solution', { game: 'g', turn: 2, word: 'TABLEeS', reference: '11B' });
  await expect(announcer.heading('Coup 2 · Solution')).toBeVisible();
  await expect(page.getByText('trop tôt')).toHaveCount(0);
  await expect(announcer.lines.nth(1)).toContainText('Vertical');
  await expect(announcer.lines.nth(4)).toContainText('T-A-B-L-E-Égypte-S');
  await expect(announcer.lines.nth(5)).toContainText('MENERAIS');
});

test('a page opened in the middle of a turn waits for its sheet, and says why it does not come', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const tournament = await makeTournament(raccord.api, { players: 2 });
  await drawMade(tournament, 'MENERAI');
  const announcer = new AnnouncerPage(await open(await tournament.link('chief'), SIZES.desk, NOWHERE));
  const { page } = announcer;
  let cut = () => {};
  const isCut = new Promise<void>((resolve) => {
    cut = resolve;
  });
  await page.route('**/games/g', async (route) => {
    await isCut;
    await route.abort();
  });
  await announcer.goTo(raccord.url, tournament.id);
  await expect(page.getByText('Chargement…').first()).toBeVisible();
  await expect(page.getByText('L’annonce s’affichera ici')).toHaveCount(0);
  cut();
  await expect(page.getByText('Le serveur ne répond pas')).toBeVisible();
});

/** A browser whose voices are known, that remembers what it was asked to say. */
async function giveVoices(page: Page, voices: readonly { readonly name: string; readonly lang: string }[]) {
  const script = await page.addInitScript((given) => {
    const heard: string[] = [];
    let timer = 0;
    class Utterance {
      onend?: () => void;
      onerror?: () => void;
      rate = 1;
      voice = { name: '' };
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      ...{ heard, isBroken: false },
      getVoices: () => given.map((voice) => ({ ...voice, voiceURI: voice.name })),
      speak(utterance: Utterance) {
        const { voice, rate, text } = utterance;
        if (!this.isBroken) heard.push(`${voice.name} ${rate} ${text.replaceAll('\u00a0', ' ')}`);
        timer = window.setTimeout(() => (this.isBroken ? utterance.onerror?.() : utterance.onend?.()), 5);
      },
      cancel: () => clearTimeout(timer),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, voices);
  return {
    expectHeard: (...texts: readonly string[]) =>
      expect
        .poll(() => page.evaluate(() => (speechSynthesis as unknown as { heard: string[] }).heard), { timeout: 30_000 })
        .toEqual(texts),
    breakDown: () => page.evaluate(() => Object.assign(speechSynthesis, { isBroken: true })),
    /** The page has its own again when it is opened next. */
    takeBack: () => script.dispose(),
  };
}

test('the French voice chosen reads the lines in order, waits for the clock, and says when it fails', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  await drawMade(tournament, 'MENERAI');
  const announcer = new AnnouncerPage(await open(await tournament.link('chief'), SIZES.desk, NOWHERE));
  const { page } = announcer;
  const { expectHeard, breakDown, takeBack } = await giveVoices(page, [
    { name: 'Daniel', lang: 'en-GB' },
    { name: 'Amélie', lang: 'fr-CA' },
    { name: 'Thomas', lang: 'fr_FR' },
  ]);
  await announcer.goTo(raccord.url, tournament.id);
  await announcer.button('Voix et épellation').click();
  const voice = announcer.dialog.getByLabel('Voix', { exact: true });
  await expect(voice).toHaveValue('Thomas');
  await expect(voice.getByRole('option')).toHaveText(['Amélie', 'Thomas']);
  await voice.selectOption('Amélie');
  await announcer.dialog.getByLabel('Vitesse').fill('1.5');
  await expect(announcer.dialog.getByText('× 1,5')).toBeVisible();
  await announcer.dialog.getByRole('button', { name: 'Essayer la voix' }).click();
  await expectHeard('Amélie 1.5 Ceci est un essai. Algérie, Égypte, Italie.');
  await announcer.dialog.getByLabel('Volume').fill('8');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.reload();

  await announcer.button('Lire à voix haute').click();
  const said = (...texts: readonly string[]) => texts.map((text) => `Amélie 1.5 ${text}`);
  const draw = said(
    ...['Maroc, M', 'Égypte, E', 'Norvège, N', 'Égypte, E', 'Roumanie, R', 'Algérie, A', 'Italie, I'],
    ...['Algérie', 'Égypte', 'Égypte', 'Italie', 'Maroc', 'Norvège', 'Roumanie'],
  );
  await expectHeard(...draw);
  await announcer.expectNow('Début du coup');
  await tournament.tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
  await expectHeard(...draw, ...said('Début du coup'));
  await announcer.expectNow('30 secondes');
  await tournament.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  await expectHeard(...draw, ...said('Début du coup', 'Fin du coup'));
  await layMenerai(tournament);
  const solution = ['70 points', 'Horizontal', 'H quatre', 'menerai', 'M, E, N, E, R, A, I'];
  const all = [...draw, ...said('Début du coup', 'Fin du coup', ...solution, 'menerai, H quatre, 70 points')];
  await expectHeard(...all);
  await expect(page.getByText('Prochain tirage dans')).toBeVisible();

  await breakDown();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('La voix s’est arrêtée')).toBeVisible();
  await expect(announcer.button('Lire à voix haute')).toBeVisible();
  await expectHeard(...all);
  await takeBack();
});

test('a voice called in the middle of a turn does not start it again', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  await drawMade(tournament, 'MENERAI');
  await tournament.tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
  const announcer = new AnnouncerPage(await open(await tournament.link('chief'), SIZES.desk, NOWHERE));
  const { expectHeard, takeBack } = await giveVoices(announcer.page, [{ name: 'Thomas', lang: 'fr-FR' }]);
  await announcer.goTo(raccord.url, tournament.id);
  await announcer.expectNow('Début du coup');
  await announcer.button('Lire à voix haute').click();
  await expect(announcer.button('Arrêter la lecture')).toBeVisible();
  await tournament.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  await expectHeard('Thomas 1 Fin du coup');
  await announcer.button('Voix et épellation').click();
  await expect(announcer.dialog.getByLabel('Voix', { exact: true })).toHaveCount(0);
  await takeBack();
});

test('a browser without a French voice says so, and what to do', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const announcer = new AnnouncerPage(await open(await tournament.link('chief'), SIZES.phone, NOWHERE));
  const without = announcer.page.getByText(/n’a pas de voix française.*ajoutez-en une/);
  // By the synthesis of this browser itself, with whatever voices its system has.
  await announcer.goTo(raccord.url, tournament.id);
  await announcer.button('Lire à voix haute').click();
  const hasFrench = await announcer.page.evaluate(() =>
    speechSynthesis.getVoices().some(({ lang }) => /^fr(?:[-_]|$)/i.test(lang)),
  );
  await expect(without).toBeVisible({ visible: !hasFrench });

  const { takeBack } = await giveVoices(announcer.page, [{ name: 'Daniel', lang: 'en-GB' }]);
  await announcer.goTo(raccord.url, tournament.id);
  await announcer.button('Lire à voix haute').click();
  await expect(without).toBeVisible();
  await expect(announcer.button('Arrêter la lecture')).toHaveCount(0);
  await expectAccessible(announcer.page);
  await takeBack();
});

const NAMES = [
  ...['Anatole', 'Berthe', 'Célestin', 'Désiré', 'Eugène', 'François', 'Gaston', 'Henri', 'Irma', 'Joseph', 'Kléber'],
  ...['Louis', 'Marcel', 'Nicolas', 'Oscar', 'Pierre', 'Quintal', 'Raoul', 'Suzanne', 'Thérèse', 'Ursule', 'Victor'],
  ...['William', 'Xavier', 'Yvonne', 'Zoé'],
];

test('another spelling table is checked, kept in this browser, and given up', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  await drawMade(tournament, 'MENERAI');
  const announcer = new AnnouncerPage(await open(await tournament.link('chief'), SIZES.desk, tournament.at('annonce')));
  const { page, dialog } = announcer;
  await announcer.button('Voix et épellation').click();
  const table = dialog.getByLabel('Table d’épellation');
  await expect(table).toHaveValue(/^Algérie\nBelgique\n.*Zambie$/s);
  await table.fill(NAMES.with(3, 'Henri').join('\n'));
  await dialog.getByRole('button', { name: 'Garder cette table' }).click();
  await expect(dialog.getByText('est à la place de la lettre D')).toBeVisible();
  await expectAccessible(page);
  await table.fill(NAMES.join(', '));
  await dialog.getByRole('button', { name: 'Garder cette table' }).click();
  await announcer.expectNow('Marcel-M, Eugène-E, Nicolas-N, Eugène-E, Raoul-R, Anatole-A, Irma-I');
  await page.reload();
  await announcer.expectNow('Marcel-M, Eugène-E');
  await expect(page.getByText('Table d’épellation de ce navigateur')).toBeVisible();
  await announcer.button('Voix et épellation').click();
  await dialog.getByRole('button', { name: 'Reprendre celle du tournoi' }).click();
  await announcer.expectNow('Maroc-M, Égypte-E');

  const named = await makeTournament(raccord.api, { players: 2, settings: { spelling: NAMES } });
  await drawMade(named, 'MENERAI');
  const other = new AnnouncerPage(await open(await named.link('chief'), SIZES.desk, named.at('annonce')));
  await other.expectNow('Marcel-M, Eugène-E');
});

test('each centre has its own announcer, and nobody but its chief', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  await tournament.tell('add-centre', { id: 'd', name: 'Salle des fêtes' });
  const entrant = { id: 'q1', members: [{ name: 'Loutre' }], centre: 'd', table: 1 };
  await tournament.tell('register-entrants', { entrants: [entrant] });
  await playTurn(tournament, 1, 'MENERAI');
  await layMenerai(tournament);
  const { url } = await done(
    raccord.api.makeLink({
      params: { tournament: tournament.id },
      body: { label: 'Chef', role: 'chief', centre: 'd' },
    }),
  );
  const announcer = new AnnouncerPage(await open(url, SIZES.desk, tournament.at('annonce')));
  await expect(announcer.page.getByText('L’annonce s’affichera ici')).toBeVisible();
  await tournament.tell('start-clock', { game: 'g', turn: 1, centre: 'd' });
  await expect(announcer.heading('Coup 1 · Signaux')).toBeVisible();
  await expect(announcer.page.getByRole('timer')).toHaveText(/2:\d\d/);
  await tournament.tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
  await announcer.expectLines(...MENERAI);

  const referee = await open(await tournament.link('referee', 'a1'), SIZES.desk, tournament.at('annonce'));
  await expect(referee.getByText('n’est pas pour votre poste')).toBeVisible();
});

test('before the first draw of a game that is not ordinary, its kind and its terms are told (3)', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 2, edition: '2023', formula: '7sur8' });
  await tournament.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'blitz' });
  const announcer = new AnnouncerPage(await open(await tournament.link('chief'), LAPTOP));
  const { page } = announcer;
  await openScreen(page, 'Annonce');
  await expect(announcer.heading('Avant le premier tirage')).toBeVisible();
  await announcer.expectLines(
    'Partie 7 sur 8',
    '3 minutes par coup, signal à 30 secondes de la fin',
    'Tirages de 8 lettres ; 7 au plus se posent',
    '50 points pour 7 lettres posées',
    'Chaque avertissement coûte 5 points à partir du 6e',
  );
  await announcer.expectNow('Genre de la partie art. 3');
  await announcer.expectFits(true);
  await expectAccessible(page);
  const hall = await open(await tournament.link('screen'), SIZES.projector);
  await expect(hall.getByRole('heading', { name: 'Partie 7 sur 8' })).toBeVisible();
  await expect(hall.getByText('Chaque avertissement coûte 5 points à partir du 6e')).toBeVisible();
  await expectAccessible(hall);
  for (let line = 0; line < 5; line++) await announcer.next.click();
  await expect(page.getByText('le premier tirage peut se faire')).toBeVisible();

  await playTurn(tournament, 1, 'MENERAIS');
  await expect(announcer.heading('Coup 1 · Signaux')).toBeVisible();
  await layMenerai(tournament);
  await expect(announcer.heading('Coup 1 · Solution')).toBeVisible();
  await tournament.finish('essai');
  for (const _ of MENERAI) await announcer.next.click();
  await expect(page.getByText('La partie est terminée')).toBeVisible();
  await announcer.button('Annoncer Partie 2').click();
  await announcer.expectLines(
    'Partie en blitz',
    '1 minute par coup, signal à 20 secondes de la fin',
    'Chaque avertissement coûte 5 points à partir du 6e',
  );
  await hall.keyboard.press('ArrowLeft');
  await expect(hall.getByRole('heading', { name: 'Partie en blitz' })).toBeVisible();
});
