import { HallPage, RemotePage } from './pages/hall.ts';
import { expect, expectAccessible, OF_ONE_TEST, SIZES, test } from './support/test.ts';
import { done, makeTournament, playTurn, type TestTournament } from './support/tournament.ts';

const slip = (word: string, reference: string, score: number) => ({
  state: 'handed-in' as const,
  solutions: [{ word, direction: 'horizontal' as const, reference, outside: [] }],
  score,
});

/** Everybody has written SEMAINE for the first turn, which is closed. */
async function closeFirstTurn(tournament: TestTournament, players: number): Promise<void> {
  const slips = Array.from({ length: players }, (_, index) => ({
    entrant: `p${index + 1}`,
    slip: slip('SEMAINE', 'H2', 70),
  }));
  await tournament.tell('record-slips', { game: 'g', turn: 1, slips });
  await tournament.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
}

const laySemaine = (tournament: TestTournament) =>
  tournament.tell('lay-solution', { game: 'g', turn: 1, word: 'SEMAINE', reference: 'H2' });

test('a projector follows the game from the wait to the final ranking', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 68, formula: '7sur8' });
  const named = ['Élodie Çağlar-Ŷvetôt', 'Marie-Françoise de La Rochefoucauld-Montbéliard et Jean-Éloïs Ångström'];
  await tournament.tell('register-entrants', {
    entrants: named.map((name, index) => ({
      id: `p${69 + index}`,
      members: [{ name }],
      centre: 'c',
      table: 69 + index,
    })),
  });
  const hall = new HallPage(
    await open(await tournament.link('screen'), SIZES.projector, tournament.at('ecran'), OF_ONE_TEST),
  );
  const expectGood = async () => {
    await hall.expectFits();
    await expectAccessible(hall.page);
  };
  await expect(hall.heading('Tournoi d’essai')).toBeVisible();
  await expect(hall.page.getByText('Ici · dimanche 15 novembre 2026')).toBeVisible();
  await expect(hall.page.getByText('Partie 7 sur 8')).toBeVisible();
  await expectGood();

  await tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'SEMAINE?' } });
  await expect(hall.draw('SEMAINE?')).toBeVisible();
  await expect(hall.clock).toHaveText('2:30');
  await expect(hall.page.getByText('Formule 7 sur 8')).toBeVisible();
  expect(await hall.premiums()).toEqual({ MT: 8, MD: 16, LT: 12, LD: 24, '★': 1 });
  await expect.poll(() => hall.fonts()).toContain('Source Sans 3');
  await tournament.tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
  await expect(hall.page.getByText('Réflexion')).toBeVisible();
  await expect(hall.clock).not.toHaveText('2:30');
  await expectGood();
  await tournament.tell('pause-clock', { game: 'g', turn: 1, centre: 'c' });
  await expect(hall.page.getByText('Chronomètre arrêté')).toBeVisible();
  await hall.expectWholeAboveBar();

  await tournament.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  await expect(hall.heading('Coup terminé')).toBeVisible();
  await hall.expectFits();
  await laySemaine(tournament);
  await expect(hall.heading('Solution du coup 1')).toBeVisible();
  await expect(hall.page.getByText('70 points')).toBeVisible();
  await expectGood();

  await hall.page.clock.install();
  await closeFirstTurn(tournament, 70);
  await expect(async () => {
    await hall.page.clock.fastForward(15_000);
    await expect(hall.heading('Classement après le coup 1')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(hall.page.getByText('Page 1 sur 3')).toBeVisible();
  await expect(hall.ranked).toHaveCount(30);
  await expect(hall.page.getByRole('button')).toHaveCount(0);
  await hall.expectWholeNames();
  await expectGood();
  await hall.page.clock.fastForward(10_000);
  await expect(hall.page.getByText('Page 2 sur 3')).toBeVisible();
  await hall.press('ArrowRight');
  await expect(hall.ranked).toHaveCount(10);
  for (const name of named) await expect(hall.ranked.filter({ hasText: name })).toBeVisible();
  await hall.expectWholeNames();
  await hall.expectFits();
  await hall.press('ArrowRight');
  await expect(hall.heading('Solution du coup 1')).toBeVisible();

  await tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: '?AEILNRT' } });
  await expect(hall.page.getByText('Coup 2')).toBeVisible();
  await expect(hall.page.getByRole('paragraph').filter({ hasText: 'SEMAINE' })).toContainText('70 points');
  for (const size of [SIZES.tablet, SIZES.phone]) {
    await hall.page.setViewportSize(size);
    await hall.expectFits();
  }

  await tournament.tell('start-clock', { game: 'g', turn: 2, centre: 'c' });
  await tournament.tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
  const { proposal } = await done(
    raccord.api.seeSolutions({ params: { tournament: tournament.id, game: 'g', turn: 2 } }),
  );
  if (!proposal) throw new Error('No solution to lay.');
  await tournament.tell('lay-solution', { game: 'g', turn: 2, word: proposal.word, reference: proposal.reference });
  await tournament.tell('record-tops', {
    ...{ game: 'g', turn: 2 },
    entrants: Array.from({ length: 70 }, (_, index) => `p${index + 1}`),
  });
  await tournament.finish('fin de la soirée');
  await expect(hall.heading('Classement après le coup 1')).toBeVisible();

  // Called before the last turn is closed, the palmarès hides the final ranking, and waits for it.
  const chief = await open(await tournament.link('chief'), SIZES.laptop);
  const remote = new RemotePage(chief);
  await remote.open();
  await remote.show('Palmarès');
  const curtain = hall.page.getByText('Le palmarès dans un instant');
  await expect(curtain).toBeVisible();
  await expect(hall.page.getByText('après le coup 1')).toBeVisible();
  await expect(remote.panel.getByRole('button', { name: 'Suite : places 70 à 41' })).toBeDisabled();
  await expect(remote.panel).toContainText('Le coup 2 n’est pas clos');
  await tournament.tell('close-turn', { game: 'g', turn: 2, centre: 'c' });
  await expect(remote.panel.getByRole('button', { name: 'Suite : places 70 à 41' })).toBeEnabled();
  await expect(hall.page.getByText('après le coup 1')).toBeHidden();
  await expect(curtain).toBeVisible();
  await remote.show('Partie');
  await expect(hall.heading('Classement final')).toBeVisible();
  await expectGood();

  await remote.show('Classement');
  await expect(remote.panel).toContainText('Page 1 sur 3');
  await remote.press('Page suivante');
  await expect(hall.page.getByText('Page 2 sur 3')).toBeVisible();
  await expect(remote.panel.getByRole('button', { name: 'Défiler' })).toBeVisible();
  await remote.show('Solution');
  await expect(hall.heading('Solution du coup 2')).toBeVisible();

  await remote.show('Palmarès');
  await expect(curtain).toBeVisible();
  await expectGood();
  for (const [step, shown] of [
    ['places 70 à 41', 30],
    ['places 40 à 11', 30],
  ] as const) {
    await remote.press(`Suite : ${step}`);
    await expect(hall.ranked).toHaveCount(shown);
  }
  await remote.press('Suite : place 10');
  await expect(hall.told).toHaveCount(1);
  await tournament.tell('direct-screens', { show: { kind: 'palmares', game: 'g', from: 4 } });
  await expect(hall.told).toHaveCount(7);
  await expectGood();
  await remote.press('Suite : rideau avant le podium');
  await expect(hall.page.getByText('Le podium dans un instant')).toBeVisible();
  await expect(hall.told).toHaveCount(0);
  await expectAccessible(chief);
  await remote.press('Suite : place 3');
  await expect(hall.told).toHaveCount(1);
  await hall.page.reload();
  await expect(hall.told).toHaveCount(1);
  await remote.press('Revenir en arrière');
  await expect(hall.page.getByText('Le podium dans un instant')).toBeVisible();
  await remote.show('Partie');
  await expect(hall.heading('Classement final')).toBeVisible();

  // After the last of several games nothing is given away before the prize-giving.
  await tournament.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
  const last = { game: 'h', turn: 1, centre: 'c' };
  await tournament.tell('make-draw', { game: 'h', source: { kind: 'typed', letters: 'SEMAINE' } });
  await tournament.tell('start-clock', last);
  await tournament.tell('end-turn', last);
  await tournament.tell('lay-solution', { game: 'h', turn: 1, word: 'SEMAINE', reference: 'H2' });
  await tournament.finish('fin de la journée', 'h');
  await expect(hall.page.getByText('Résultats à suivre')).toBeVisible();
  await tournament.tell('record-tops', {
    ...{ game: 'h', turn: 1 },
    entrants: Array.from({ length: 70 }, (_, index) => `p${index + 1}`),
  });
  await tournament.tell('close-turn', last);
  await expect(chief.getByText('Résultats à suivre')).toBeVisible();
  await remote.open();
  await expect(remote.panel).toContainText('Les résultats attendent');
  await hall.press('ArrowRight');
  await expect(hall.page.getByText('Résultats à suivre')).toBeVisible();
  await expectGood();
  await remote.show('Classement');
  await expect(hall.heading('Classement final')).toBeVisible();
});

test('the chief opens the screen from Conduite, or has its link for another computer', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const chief = await open(await tournament.link('chief'), SIZES.laptop);
  const remote = new RemotePage(chief);
  await remote.open();
  const opened = chief.waitForEvent('popup');
  await remote.panel.getByRole('link', { name: 'Ouvrir l’écran' }).click();
  await expect(new HallPage(await opened).heading('Tournoi d’essai')).toBeVisible();

  await remote.press('Lien pour un autre ordinateur');
  const address = await remote.panel.getByLabel('Adresse du poste : Écran de la salle').inputValue();
  await expectAccessible(chief);
  const projector = new HallPage(await open(address, SIZES.projector));
  await expect(projector.heading('Tournoi d’essai')).toBeVisible();
});

test('sound and full screen are a key away, and the help says so', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const hall = new HallPage(await open(await tournament.link('screen')));
  await expect(hall.page.getByRole('button', { name: 'Activer le son' })).toBeVisible();
  // Every note that the browser is told to play, beside its playing.
  await hall.page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.heard = '';
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      dataset.heard += `${this.frequency.value} `;
      start.call(this, when);
    };
  });
  const expectHeard = (...notes: readonly number[]) =>
    expect(hall.page.locator('html')).toHaveAttribute('data-heard', notes.map((note) => `${note} `).join(''));
  await hall.press('s');
  await expect(hall.page.getByText('Son activé')).toBeVisible();
  await tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'SEMAINE' } });
  await expect(hall.draw('SEMAINE')).toBeVisible();
  await hall.press('a');
  await expect(hall.draw('AEEIMNS')).toBeVisible();
  await hall.press('a');
  await expect(hall.draw('SEMAINE')).toBeVisible();
  await expectHeard();
  await tournament.tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
  await expectHeard(660);
  await hall.press('e');
  await expectHeard(660, 660, 784, 784, 523, 440);
  const volume = hall.page.getByLabel('Volume');
  await hall.press('+');
  await expect(volume).toHaveValue('6');
  await volume.fill('0');
  await expect(hall.page.getByText('coupé')).toBeVisible();
  await expectAccessible(hall.page);
  await hall.page.getByRole('button', { name: 'Essayer les signaux' }).click();
  await expectHeard(660, 660, 784, 784, 523, 440);
  await hall.press('f');
  await expect.poll(() => hall.page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await hall.press('f');
  await expect.poll(() => hall.page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  await hall.press('?');
  await expect(hall.page.getByRole('dialog')).toContainText('Plein écran');
  await expectAccessible(hall.page);
});

test('nothing secret reaches the screen, nor the projector of a chief referee', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 3 });
  const asked = new Set<string>();
  const told: string[] = [];
  const watch = async (link: string) => {
    const page = await open(link);
    // The page that a link leads to is left first: what it still asks for is not for the screen.
    await page.goto('about:blank');
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith('/api/')) return;
      asked.add(pathname.replace(`/api/tournaments/${tournament.id}`, ''));
      told.push(await response.text().catch(() => ''));
    });
    await page.goto(`${raccord.url}/tournois/${tournament.id}/ecran`);
    return new HallPage(page);
  };
  const screen = await watch(await tournament.link('screen'));
  const chief = await watch(await tournament.link('chief'));
  // The letters are told in the order drawn: here it must not be that of a word.
  await playTurn(tournament, 1, 'NEIMASE');
  await tournament.tell('record-slips', {
    game: 'g',
    turn: 1,
    slips: [{ entrant: 'p1', slip: slip('AMENIES', 'H2', 68) }],
  });
  for (const hall of [screen, chief]) await expect(hall.heading('Coup terminé')).toBeVisible();
  expect(told.join('\n')).not.toMatch(/SEMAINE|AMENIES|citation|"slip"/);

  await laySemaine(tournament);
  for (const hall of [screen, chief]) {
    await expect(hall.heading('Solution du coup 1')).toBeVisible();
    await hall.press('ArrowRight');
    await expect(hall.ranked).toHaveCount(0);
  }
  await expect.poll(() => told.filter((text) => text.includes('"rows"')).length).toBeGreaterThan(1);
  expect(told.join('\n')).not.toMatch(/AMENIES|citation|"slip"|"total":[1-9]/);
  expect([...asked].sort()).toEqual(['/api/session', '/hall', '/ranking']);
});

test('each centre has its own turn on its screen', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  await tournament.tell('add-centre', { id: 'd', name: 'Salle des fêtes' });
  const entrant = { id: 'q1', members: [{ name: 'Loutre' }], centre: 'd', table: 1 };
  await tournament.tell('register-entrants', { entrants: [entrant] });
  const link = await done(
    raccord.api.makeLink({
      params: { tournament: tournament.id },
      body: { label: 'Écran', role: 'screen', centre: 'd' },
    }),
  );
  const hall = new HallPage(await open(link.url));
  await playTurn(tournament, 1, 'SEMAINE');
  await laySemaine(tournament);
  await expect(hall.page.getByText('Salle des fêtes · Ici')).toBeVisible();
  await tournament.tell('start-clock', { game: 'g', turn: 1, centre: 'd' });
  await expect(hall.draw('SEMAINE')).toBeVisible();
  await expect(hall.page.getByText('Réflexion')).toBeVisible();
  await tournament.tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
  await expect(hall.heading('Solution du coup 1')).toBeVisible();
});

test('a turn that is cancelled does not go on: for everybody, or in the centre where it does not count', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const hall = new HallPage(await open(await tournament.link('screen')));
  await playTurn(tournament, 1, 'SEMAINE');
  await laySemaine(tournament);
  await tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'TABLESU' } });
  await tournament.tell('start-clock', { game: 'g', turn: 2, centre: 'c' });
  await expect(hall.page.getByText('Réflexion')).toBeVisible();
  await tournament.tell('cancel-turn', { game: 'g', turn: 2, reason: 'Erreur de temps' });
  await expect(hall.heading('Solution du coup 1')).toBeVisible();
  await expect(hall.page.getByRole('timer')).toBeHidden();

  await tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'TABLESI' } });
  await tournament.tell('start-clock', { game: 'g', turn: 2, centre: 'c' });
  await expect(hall.page.getByText('Réflexion')).toBeVisible();
  await tournament.tell('cancel-turn', { game: 'g', turn: 2, centre: 'c', reason: 'Erreur de temps' });
  await expect(hall.heading('Coup annulé')).toBeVisible();
  await expect(hall.page.getByRole('timer')).toBeHidden();
  await expectAccessible(hall.page);
});

test('comes back by itself after a cut, with what it missed', async ({ raccord, open, expectedErrors }) => {
  expectedErrors.push(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED/);
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const hall = new HallPage(
    await open(await tournament.link('screen'), SIZES.projector, tournament.at('ecran'), OF_ONE_TEST),
  );
  await expect(hall.page.getByText('En ligne')).toBeVisible();
  await hall.page.clock.install();

  const isOffline = hall.page.getByText('Hors ligne');
  await raccord.pause();
  await expect(isOffline).toBeVisible();
  await expectAccessible(hall.page);
  // Its own time stands still: the draw is made before it comes back.
  await hall.page.clock.pauseAt(await hall.page.evaluate(() => Date.now() + 1_000));
  await raccord.resume();
  await tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'SEMAINE' } });
  await expect(isOffline).toBeVisible();
  await expect(async () => {
    await hall.page.clock.fastForward(8_000);
    await expect(isOffline).toBeHidden({ timeout: 500 });
  }).toPass();
  await hall.page.clock.resume();
  await expect(hall.draw('SEMAINE')).toBeVisible();
  await tournament.tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
  await expect(hall.page.getByText('Réflexion')).toBeVisible();
});
