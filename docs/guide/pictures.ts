/** The pictures of the guide, taken of a demonstration: `npm run guide`. */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { StationRole } from '@raccord/contract';
import { emptyBoard, FORMULAS, layWord, parseDraw, parseReference, unwrap } from '@raccord/scrabble';
import { TrialPage } from '../../e2e/pages/trial.ts';
import { chromium as findChromium } from '../../e2e/support/chromium.ts';
import { startPlainHost } from '../../e2e/support/plainhost.ts';
import { startRaccord } from '../../e2e/support/raccord.ts';
import { done } from '../../e2e/support/tournament.ts';

const DESK = { width: 1280, height: 800 };
const PROJECTOR = { width: 1600, height: 900 };
const PHONE = { width: 390, height: 844 };
const PREPARATION_MS = 60_000;
/** A slip at a right place, with the score of a better one. */
const TRIED = {
  board: layWord(emptyBoard(), unwrap(parseReference('H4')), 'BARBARE'),
  draw: unwrap(parseDraw('PLIOTES')),
  turn: 2,
  formula: FORMULAS.normale,
};

/** As whoever has just installed it sees it. */
const fresh = await startRaccord();
const raccord = await startRaccord(['servir', '--demo']);
/** That of `--demo`. */
const id = 'demonstration';
/** The static edition, which `npm run -s build:static` makes. */
const host = await startPlainHost();
const browser = await chromium.launch(await findChromium());
try {
  const { officials, entrants } = await done(raccord.api.seePeople({ params: { tournament: id } }));
  const linkOf = async (role: StationRole): Promise<string> => {
    const subject = role === 'player' ? entrants[0].id : officials.find(({ office }) => office === role)?.id;
    const body = { label: role, role, ...(subject === undefined ? {} : { subject }) };
    return (await done(raccord.api.makeLink({ params: { tournament: id }, body }))).url;
  };

  await take(await enter(browser, fresh.chiefLink, DESK), 'premier-accueil');
  const chief = await enter(browser, raccord.chiefLink, DESK);
  await take(chief, 'accueil');
  await chief.getByRole('link', { name: /^Nouveau tournoi|^Tournoi différent/ }).click();
  await chief.getByRole('button', { name: 'Continuer' }).click();
  await chief.getByLabel('Liste des joueurs').fill('CHAT Félix\nLOUP Élise\nOURS Anne et PIE Léo\nRENARD Jean');
  await take(chief, 'nouveau');
  // As the laptop of a hall answers: the machine of the pictures lets nobody in.
  await chief.route('**/api/reach', async (route) => {
    const response = await route.fetch();
    const laptop = { door: 'network', addresses: ['http://192.168.1.24:4747'], hasVisitors: true };
    await route.fulfill({ response, json: { ...(await response.json()), ...laptop } });
  });
  for (const [address, name] of [
    ['conduite', 'conduite'],
    ['annonce', 'annonce'],
    ['classements', 'classements'],
    ['documents', 'documents'],
    ['postes', 'postes'],
  ] as const) {
    await chief.goto(`${raccord.url}/tournois/${id}/${address}`);
    await take(chief, name);
  }
  await takeClubs(chief);
  const trial = new TrialPage(chief);
  await trial.see(id);
  await trial.setPosition(TRIED);
  await trial.writeSlip({
    state: 'handed-in',
    solutions: [{ word: 'PLIA', direction: 'vertical', reference: '8E', outside: [] }],
    score: 12,
  });
  await chief.getByText('rapporte davantage').waitFor();
  await chief.evaluate(() => scrollTo(0, 0));
  await take(chief, 'essai');
  for (const [role, name, size] of [
    ['referee', 'saisie', DESK],
    ['second-referee', 'double', DESK],
    ['commission', 'commission', DESK],
    ['screen', 'ecran', PROJECTOR],
    ['player', 'joueur', PHONE],
  ] as const) {
    const page = await enter(browser, await linkOf(role), size);
    // Nobody is at the projector: its controls are away.
    if (role === 'screen') await page.locator('[data-awake="false"]').waitFor();
    await take(page, name);
  }
  const body = { label: 'Spectateurs', role: 'spectator' } as const;
  const { url } = await done(raccord.api.makeLink({ params: { tournament: id }, body }));
  await take(await enter(browser, url, PHONE), 'direct');
  const alone = await browser.newPage({ viewport: DESK, locale: 'fr-FR', colorScheme: 'light' });
  await alone.goto(`${host.url}#/chercher`);
  await alone.getByLabel('Poser un mot').fill('H4 BARBARE');
  await alone.getByRole('button', { name: 'Poser', exact: true }).click();
  await alone.getByLabel('Tirage').fill('PLIOTES');
  await alone.getByRole('listbox').getByRole('option').first().waitFor({ timeout: PREPARATION_MS });
  await take(alone, 'sans-serveur');
} finally {
  await browser.close();
  await host.stop();
  await fresh.stop();
  await raccord.stop();
}

/** A club with members, its settings, and the list of all clubs. */
async function takeClubs(chief: Page): Promise<void> {
  const names = ['d’Annecy', 'de Brest', 'd’Épinal', 'de Lyon', 'de Nantes', 'de Reims', 'de Toulouse', 'de Vichy'];
  for (const [index, name] of names.entries()) {
    const club = `club-${index}`;
    const quotas = { members: index === 6 ? 9 : 11, tournaments: 100 };
    await done(raccord.api.createClub({ body: { id: club, name: `Scrabble ${name}`, quotas } }));
    const members = Array.from({ length: 3 + index }, (_, number) => ({
      ...{ id: `m${number}`, since: '2026-09-01' },
      card: { familyName: `MEMBRE ${number + 1}`, category: ['Cadet', 'Senior', 'Vétéran'][number % 3] },
    }));
    const adding = { id: `ajout-${index}`, type: 'add-members', data: { members } } as const;
    await done(raccord.api.sendClubCommand({ params: { club }, body: adding }));
  }
  await chief.goto(`${raccord.url}/installation/clubs`);
  await take(chief, 'clubs');
  await done(raccord.api.makeClubLink({ params: { club: 'club-7' }, body: { label: 'Responsable' } }));
  await chief.goto(`${raccord.url}/clubs/club-7/reglages`);
  await chief.getByText('Responsable', { exact: true }).waitFor();
  await shoot(chief, 'reglages-club');
}

async function enter(from: Browser, link: string, viewport: typeof DESK): Promise<Page> {
  const page = await from.newPage({ viewport, locale: 'fr-FR', colorScheme: 'light' });
  await page.goto(link);
  await page.waitForURL((url) => !url.pathname.startsWith('/entrer'));
  return page;
}

/** Once nothing is on its way any more and the lexicon is ready. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await shoot(page, name);
}

/** Of a page that goes on asking for news too. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    () => !/Préparation|Chargement|se charge|Recherche des/.test(document.body.innerText),
    undefined,
    {
      timeout: PREPARATION_MS,
    },
  );
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, import.meta.url)) });
  console.log(`docs/guide/${name}.png`);
}
