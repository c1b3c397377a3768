import { test as base, type Locator } from '@playwright/test';
import { SchoolPage } from './pages/school.ts';
import { StaticPages } from './pages/static.ts';
import { TrainingPage } from './pages/training.ts';
import { TrialPage } from './pages/trial.ts';
import { examOf } from './support/exam.ts';
import { expectLook } from './support/look.ts';
import { startPlainHost } from './support/plainhost.ts';
import { expect, expectAccessible, expectFits } from './support/test.ts';

/** A phone as small as they come. */
const SMALL = { width: 320, height: 640 };

const RECORD = ['# Une partie de club', 'TASOULB TAS H7 6', 'BLOU+ECD TASE H7 5', 'BCDLOU+Z ZOBUC 11G 12'].join('\n');

base(
  'the static edition does its work from a folder of a plain web host, then without network',
  async ({ browser }) => {
    const host = await startPlainHost();
    const context = await browser.newContext({ locale: 'fr-FR' });
    const page = await context.newPage();
    const errors: string[] = [];
    const asked: string[] = [];
    // A breach of the policy of the page is an error of its console.
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    context.on('request', (request) => asked.push(request.url()));
    const pages = new StaticPages(page, host.url);
    /** As it stands: for everybody, and on a small phone. */
    const expectGood = async (): Promise<void> => {
      await expectAccessible(page);
      const size = page.viewportSize();
      await page.setViewportSize(SMALL);
      await expectFits(page, false);
      if (size) await page.setViewportSize(size);
    };

    await base.step('home says what it is', async () => {
      await pages.seeHome();
      await expect(page.getByText('Rien de ce que vous tapez ne quitte cet appareil')).toBeVisible();
      await expectGood();
      await page.setViewportSize(SMALL);
      await pages.menu.press('Enter');
      await page.keyboard.press('Escape');
      await expect(pages.menu).toHaveAttribute('aria-expanded', 'false');
      await pages.menu.press('Enter');
      await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 }, force: true });
      await expect(pages.menu).toHaveAttribute('aria-expanded', 'false');
      await page.setViewportSize({ width: 1366, height: 768 });
      await expect(pages.menu).toBeHidden();
      await page.keyboard.press('F1');
      await expect(page.getByRole('dialog').getByRole('link', { name: 'À propos' })).toHaveAttribute(
        'href',
        '#/a-propos',
      );
      await page.keyboard.press('Escape');
    });

    await base.step('all solutions, the best first; one is laid', async () => {
      await pages.see('Chercher');
      await pages.draw('Z'.repeat(300));
      await expectGood();
      await pages.draw('ZZZZZZZ');
      await expect(page.getByText('7 Z au lieu de 1')).toBeVisible();
      await pages.draw('EIN?');
      await page.getByLabel('Tirage').press('Home');
      await page.keyboard.type('tr');
      await page.keyboard.type('a');
      await expect(page.getByLabel('Tirage')).toHaveValue('TRAEIN?');
      await expect(pages.solution(0)).toContainText('64');
      await expect(page.getByText(/^\d[\d\s]*\ssolutions$/)).toBeVisible();
      await expectLook(page, 'edition-statique');
      const phone = await context.newPage();
      await phone.setViewportSize(SMALL);
      await phone.goto(page.url());
      await phone.getByLabel('Tirage').fill('TRAEIN?');
      const list = phone.getByRole('listbox', { name: 'Solutions' });
      const top = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? 0;
      const lay = phone.getByRole('button', { name: 'Poser cette solution' });
      expect(await top(list)).toBeLessThan(await top(phone.getByRole('img', { name: /^Grille/ })));
      await phone.getByRole('button', { name: 'Filtrer' }).click();
      await phone.getByLabel('Points, au moins').fill('60');
      const height = (await list.boundingBox())?.height ?? 0;
      expect((await top(list)) + height).toBeLessThanOrEqual(await top(lay));
      await phone.close();
      await page.getByLabel('Points, au moins').fill('-5abc');
      await expect(page.getByText('Un nombre entier')).toBeVisible();
      await expectGood();
      await page.getByLabel('Points, au moins').fill('');
      await page.getByLabel('Mot', { exact: true }).fill('CERTAIN');
      await expect(pages.solution(0)).toContainText('CERTAIN');
      await pages.solution(0).click();
      await page.getByRole('button', { name: 'Poser cette solution' }).click();
      await expect(page.getByRole('img', { name: /^Grille : CERTAIN H2/ })).toBeVisible();
    });

    await base.step('places of a word, on the board that was made', async () => {
      await pages.see('Places', 'Places d’un mot');
      await pages.draw('TSOUPLI');
      await page.getByLabel('Mot', { exact: true }).fill('TES');
      const list = page.getByRole('region', { name: /^Places/ }).getByRole('list');
      await expect(list.getByRole('button').filter({ hasText: 'valable' }).first()).toBeVisible();
      await expectGood();
    });

    await base.step('what a word is, its anagrams and extensions', async () => {
      await pages.see('Dictionnaire');
      await pages.lookUp('râble');
      await expect(page.getByRole('heading', { name: 'RABLE ✓ admis' })).toBeVisible();
      await expect(page.getByText('râble, nom masculin')).toBeVisible();
      await expect(page.getByRole('button', { name: 'BRELA' })).toBeVisible();
      await expectGood();
      await page.getByRole('button', { name: 'ARABLE', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'ARABLE ✓ admis' })).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel('Mot ou lettres')).toHaveValue('RÂBLE');
      await pages.lookUp('XQZ');
      await expect(page.getByRole('heading', { name: 'XQZ ✗ non admis' })).toBeVisible();
      await pages.lookUp('RABL?');
      await expect(page.getByRole('button', { name: 'RABLE', exact: true })).toBeVisible();
    });

    await base.step('every edition, compared', async () => {
      await pages.see('Règlement');
      await expect(page.getByRole('main')).toBeFocused();
      await page.getByLabel('Édition').selectOption('2019');
      await page.getByLabel('Comparer avec').selectOption('2023');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('2019');
      await expect(page.getByRole('table', { name: 'Conditions et sanctions' })).toBeVisible();
      await expectGood();
    });

    await base.step('what shows that an edition is kept to, row by row, with its lesson and cases', async () => {
      await page.getByRole('link', { name: 'Conformité' }).click();
      await expect(page.getByRole('table', { name: 'Ligne par ligne' })).toBeVisible();
      await expectGood();
      await page.getByRole('link', { name: 'Leçon et cas' }).first().click();
      await expect(page).toHaveURL(/#\/ecole\/lecons\//);
      await expect(page.getByRole('img', { name: /^Grille/ }).first()).toBeVisible();
      await page.goBack();
      await page.getByRole('link', { name: 'Le texte' }).click();
      await expect(page.getByRole('table', { name: 'Conditions et sanctions' })).toBeVisible();
    });

    await base.step('a slip before every edition, with its trace', async () => {
      await pages.see('Bulletin', 'Tester un bulletin');
      const trial = new TrialPage(page);
      await page.getByLabel('Tirage').fill('SATINER');
      await page.getByRole('button', { name: 'Vider la grille' }).click();
      await page.getByLabel('Numéro du coup').fill('1');
      await page.getByLabel('Mot', { exact: true }).fill('SATINER');
      await page.getByLabel('Référence', { exact: true }).fill('H4');
      await page.getByLabel('Score').fill('66');
      await expect.poll(async () => (await trial.verdicts()).length).toBeGreaterThan(3);
      for (const { line } of await trial.verdicts()) expect(line[0]).toBe('Accepté');
      await expectGood();
    });

    await base.step('a game played again, and what is wrong in it', async () => {
      await pages.see('Rejouer', 'Rejouer une partie');
      const file = { name: 'partie.txt', mimeType: 'text/plain', buffer: Buffer.from(RECORD) };
      await page.getByLabel('Fichier de la partie').setInputFiles(file);
      await expect(page.getByRole('alert')).toContainText('Coup 2 (ligne 3) : score 5 annoncé, 4 calculé.');
      await page.getByRole('button', { name: 'Coup 2', exact: true }).click();
      await expect(page.getByRole('img', { name: 'Grille : TASE H7' })).toBeVisible();
      await expectGood();
      await pages.see('Dictionnaire');
      await pages.see('Rejouer', 'Rejouer une partie');
      await expect(page.getByRole('alert')).toContainText('Coup 2 (ligne 3)');
      await page.getByText('Une autre partie').click();
      await page.getByRole('button', { name: 'Voir un exemple' }).click();
      await expect(page.getByText('Aucune erreur.')).toBeVisible();
      const turns = await page.getByRole('table').boundingBox();
      const board = await page.getByRole('img', { name: /^Grille/ }).boundingBox();
      expect(board?.x).toBeGreaterThan((turns?.x ?? 0) + (turns?.width ?? 0));
    });

    await base.step('one’s own words are kept by the browser', async () => {
      await pages.see('Vos mots', 'Votre liste de mots');
      const other = new StaticPages(await context.newPage(), host.url);
      // Its user leaves the question unanswered.
      await other.page.addInitScript(() => {
        navigator.storage.persist = () => new Promise(() => undefined);
      });
      await other.seeHome();
      await other.see('Vos mots', 'Votre liste de mots');
      await pages.giveWords('vieux.txt', ['as', 'sa']);
      await expect.poll(() => pages.keptLists()).toBe(1);
      await expect(other.page.getByText('« vieux », 2 mots, est gardée')).toBeVisible();
      await other.giveWords('club.txt', ['zyx', 'zyxs', 'as']);
      for (const tab of [page, other.page]) await expect(tab.getByText('« club », 3 mots, est gardée')).toBeVisible();
      await other.page.close();
      await expectGood();
      await pages.see('Chercher');
      await page.getByRole('button', { name: 'Vider la grille' }).click();
      await pages.draw('AEINRT?');
      await expect(pages.solution(0)).toContainText('AS');
      await page.reload();
      await pages.see('Dictionnaire');
      await pages.lookUp('ZYX');
      await expect(page.getByRole('heading', { name: 'ZYX ✓ admis' })).toBeVisible();
    });

    await base.step('half of a new version on the host changes nothing', async () => {
      await pages.kept();
      host.beginPublishing();
      expect(await pages.lookForVersion()).toBe('redundant');
      await page.reload();
      await expect(page.getByLabel('Mot ou lettres')).toHaveValue('ZYX');
    });

    await base.step(
      'a new version is taken when asked; a page that shows the old one goes on, then takes it',
      async () => {
        host.finishPublishing();
        const other = new StaticPages(await context.newPage(), host.url);
        await other.seeHome();
        expect(await pages.lookForVersion()).toBe('installed');
        await pages.takeNewVersion();
        await expect(pages.newVersion).toHaveCount(0);
        await expect(page.locator('script[src*="-2"]')).toHaveCount(1);
        await other.see('Rejouer', 'Rejouer une partie');
        await other.takeNewVersion();
        await expect(other.newVersion).toHaveCount(0);
        await other.page.close();
      },
    );

    await base.step('without network everything is still there', async () => {
      await pages.kept();
      await context.setOffline(true);
      await host.stop();
      await page.reload();
      await expect(page.getByLabel('Mot ou lettres')).toHaveValue('ZYX');
      await pages.see('Vos mots', 'Votre liste de mots');
      await page.getByRole('button', { name: 'Retirer cette liste' }).click();
      await expect(page.getByText('le dictionnaire libre sert de nouveau')).toBeVisible();
      expect(await pages.keptLists()).toBe(0);
      await pages.see('Dictionnaire');
      await pages.lookUp('CHEVAUX');
      await expect(page.getByText('cheval, nom masculin pluriel')).toBeVisible();
      await pages.see('À propos');
      await expect(page.getByText('Scrabble est une marque déposée')).toBeVisible();
      expect(await pages.textBehind('Lire la licence')).toContain('MIT');
      expect(await pages.textBehind('Lire leurs notices et leurs licences')).toContain('react-dom');
      await expectAccessible(page);
    });

    await base.step('so is the school', async () => {
      const school = new SchoolPage(page);
      await pages.see('École', 'Leçons d’arbitrage');
      await page.keyboard.press('F1');
      await expect(page.getByRole('dialog', { name: 'Leçons d’arbitrage' })).toContainText('24 a jok');
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Commencez ici' }).click();
      await expect(page.getByText('Le score est absent')).toBeVisible();
      await expect(page.getByRole('button', { name: 'C’est lu' })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Ce qu’on voit')).toBeVisible();
      await expect(page.getByText('Le score est absent')).toBeHidden();
      await expectAccessible(page);
      await school.see('Entraînement');
      await school.answer('12');
      await expect(page.getByText('Votre réponse : 12 points, sans sanction.')).toBeVisible();
      await school.see('Examen');
      await expect(page.getByText('il faut l’application')).toBeVisible();
      await school.beginExam('2023-1-7');
      await expect(school.line).toBeVisible();
      await expectGood();
      await school.answer(school.rightLine(examOf('2023-1-7').exercises[0]));
      await school.finishExam();
      await expect(page.getByText('Note : 1 sur 1', { exact: true })).toBeVisible();
    });

    await base.step('so is what players train on, and a game goes on after the page is loaded again', async () => {
      const training = new TrainingPage(page);
      await pages.follow('S’entraîner');
      await page.getByLabel('Numéro de la partie').fill('7');
      await training.press('Commencer');
      await training.press('Voir le top');
      await expect(page.getByText('Partie n° 7')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Top manqué' })).toBeVisible();
      await training.go('Mots manqués');
      await training.press('Réviser');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^zamia, nom masculin/)).toBeVisible();
    });

    await context.close();
    expect(asked.filter((address) => !address.startsWith(host.url))).toEqual([]);
    expect(errors).toEqual([]);
  },
);

base('from any page opened directly the menu leads to all others, and back', async ({ browser }) => {
  const host = await startPlainHost();
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  const pages = new StaticPages(page, host.url);
  const menu = page.getByRole('navigation', { name: 'Menu', includeHidden: true });
  const linksIn = (place: Locator) =>
    place.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  /** Anew: another address of a page that is there would not load it. */
  const openDirectly = async (address: string): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(`${host.url}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  };
  const expectAt = (address: string) => expect(menu.locator('[aria-current]')).toHaveAttribute('href', address);
  /** Others than the page, from another one on each time: each is the first to be left for. */
  const someOf = (from: string, count: number): readonly string[] => {
    const turn = [...all].indexOf(from) % inMenu.length;
    const others = [...inMenu.slice(turn), ...inMenu.slice(0, turn)].filter((address) => !from.startsWith(address));
    return others.slice(0, count);
  };
  const goThrough = async (addresses: readonly string[]): Promise<void> => {
    for (const address of addresses) {
      await pages.openMenu();
      await menu.locator(`a[href="${address}"]`).click();
      await expectAt(address);
    }
    await page.goBack();
    await expectAt(addresses[addresses.length - 2]);
  };

  await pages.seeHome();
  await page.setViewportSize({ width: 1366, height: 768 });
  const inMenu = await linksIn(menu);
  expect(inMenu.length).toBeGreaterThan(5);
  const all = new Set(['#/', ...inMenu]);
  for (const from of all) {
    await openDirectly(from);
    for (const below of await linksIn(page.getByRole('main').getByRole('navigation'))) all.add(below);
    expect(await linksIn(menu)).toEqual(inMenu);
    await goThrough(someOf(from, 2));
    // The first pages were left while the words were being prepared; the others find them ready.
    if (from === inMenu[2]) await pages.wordsKept();
  }
  expect([...all]).toContain('#/ecole/examen');

  await page.evaluate(() => navigator.serviceWorker.ready);
  await host.stop();
  await page.setViewportSize(SMALL);
  // Whatever its address, it is the same file that is opened.
  await openDirectly(inMenu[0]);
  await goThrough(inMenu.slice(1));
  await page.goForward();
  await expectAt(inMenu[inMenu.length - 1]);
  await context.close();
});

base('what a browser or a network refuses is told, and the rest goes on', async ({ browser }) => {
  const host = await startPlainHost();
  const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Refused.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'indexedDB', { get: refuse });
  });
  const pages = new StaticPages(page, host.url);
  const retry = page.getByRole('button', { name: 'Réessayer' });

  await base.step('a part that does not come leaves the others', async () => {
    await page.route('**/RegulationPage-*.js', (route) => route.abort());
    await page.route('**/worker-*.js', (route) => route.abort());
    await pages.seeHome();
    await pages.follow('Règlement');
    await expect(page.getByRole('alert')).toContainText('n’a pas pu être chargée');
    await pages.see('Dictionnaire');
    await expect(page.getByRole('alert')).toContainText('n’a pas pu démarrer');
    await page.unroute('**/worker-*.js');
  });

  await base.step('neither does a network that sends its own page for the words', async () => {
    await page.route('**/mots-*.bin', (route) => route.fulfill({ contentType: 'text/html', body: '<html>Portail' }));
    await retry.click();
    await expect(page.getByRole('alert')).toContainText('n’est pas le dictionnaire');
    await page.unroute('**/mots-*.bin');
    await retry.click();
    await pages.lookUp('RAT');
    await expect(page.getByRole('heading', { name: 'RAT ✓ admis' })).toBeVisible();
  });

  await base.step('a list that cannot be kept says so, later too', async () => {
    await pages.see('Vos mots', 'Votre liste de mots');
    await pages.giveWords('club.txt', ['zyx', 'as']);
    await expect(page.getByText('Ce navigateur ne garde rien')).toBeVisible();
    await pages.see('Dictionnaire');
    await pages.see('Vos mots', 'Votre liste de mots');
    await expect(page.getByText('Ce navigateur ne garde rien')).toBeVisible();
  });

  await context.close();
  await host.stop();
});
