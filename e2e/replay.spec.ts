import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, expectAccessible, SIZES, test } from './support/test.ts';
import { done, makeTournament, playTurn, type TestTournament } from './support/tournament.ts';

/** Draws, has everybody find the top and lays it. Answers the word. */
async function play(tournament: TestTournament, turn: number, letters: string): Promise<string> {
  await playTurn(tournament, turn, letters);
  const { proposal } = await done(
    tournament.api.seeSolutions({ params: { tournament: tournament.id, game: 'g', turn }, query: { limit: 1 } }),
  );
  const { word = '', reference = '' } = proposal ?? {};
  await tournament.tell('record-tops', { game: 'g', turn, entrants: ['p1', 'p2'] });
  await tournament.tell('lay-solution', { game: 'g', turn, word, reference });
  return word.toUpperCase();
}

test('a game is looked at again from a disk, turn by turn, by keys, buttons, slider and list', async ({
  raccord,
  open,
}, info) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const words = [await play(tournament, 1, 'AEINRST'), await play(tournament, 2, 'BELOTU?')];
  await playTurn(tournament, 3, 'AEGLMNS');
  const file = info.outputPath('partie.html');
  const params = { tournament: tournament.id, document: 'game' } as const;
  await writeFile(file, await done(tournament.api.makeDocument({ params, query: { format: 'html' } })));

  const page = await open(pathToFileURL(file).href);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  const title = page.getByRole('heading', { level: 2 }).first();
  const board = page.getByRole('img', { name: /^Grille/ });
  await expect(title).toHaveText('Coup 1 sur 3');
  await expect(board.locator('[data-mark="new"]')).toHaveText([...words[0]]);
  await expect(page.getByText('2 au top sur 2 joueurs')).toBeVisible();
  await expect(page.locator('#word')).toHaveText(words[0]);
  await expect(page.getByRole('button', { name: 'Coup précédent' })).toBeDisabled();
  await expectAccessible(page);

  await page.keyboard.press('ArrowRight');
  await expect(title).toHaveText('Coup 2 sur 3');
  await expect(board.locator('[data-joker="true"]')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(title).toHaveText('Coup 3 sur 3');
  await expect(page.getByText('Solution à venir').first()).toBeVisible();
  await page.getByRole('button', { name: 'Premier coup' }).click();
  await page.getByRole('button', { name: 'Coup suivant' }).click();
  await expect(title).toHaveText('Coup 2 sur 3');
  await page.getByRole('slider', { name: 'Coup' }).press('ArrowLeft');
  await expect(title).toHaveText('Coup 1 sur 3');
  await page.getByRole('row', { name: words[1] }).first().click();
  await expect(title).toHaveText('Coup 2 sur 3');
  await expect(page.getByRole('button', { name: 'Coup 2', exact: true })).toHaveAttribute('aria-current', 'step');

  await page.setViewportSize(SIZES.phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
  expect(asked).toEqual([pathToFileURL(file).href]);
});
