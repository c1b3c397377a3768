import { expect, expectAccessible, test } from './support/test.ts';

const GREY = 'color: #767676; background: white';

/** A page where these texts are all there is. */
const pageOf = (...texts: readonly string[]) =>
  `<!doctype html><html lang="fr"><title>Essai</title><body style="background: white"><main><h1>Essai</h1>${texts.join('')}`;

test('a contrast is worked out once for texts that look alike, and for each that does not', async ({ page }) => {
  const alike = `<p style="${GREY}">Lisible</p>`;
  const laidOver = '<p style="color: #767676; position: absolute; z-index: -1">';
  for (const [what, texts] of Object.entries({
    'a darker ground': [alike, '<div style="background: #ddd"><p style="color: #767676">Pâle</p></div>'],
    'a ground that lets another through': [
      `<div style="${GREY}"><p>Lisible</p></div>`,
      `<div style="background: black; opacity: 0.5"><div style="${GREY}"><p>Pâle</p></div></div>`,
    ],
    'a half hidden ancestor': [alike, `<div style="opacity: 0.6"><p style="${GREY}">Pâle</p></div>`],
    'a paler ink': [alike, '<p style="color: #999; background: white">Pâle</p>'],
    'something else behind it': [
      `${laidOver}Lisible</p>`,
      `<div style="height: 6em"></div><div style="position: relative"><div style="position: absolute; z-index: -2; background: #ddd; width: 9em; height: 9em"></div>${laidOver}Pâle</p></div>`,
    ],
  })) {
    await page.setContent(pageOf(alike));
    await expectAccessible(page);
    await page.locator('main').evaluate((main, added) => main.insertAdjacentHTML('beforeend', added), texts.join(''));
    await expect(expectAccessible(page), what).rejects.toThrow('color-contrast: ');
  }
  // A style that changes makes another look of the same text.
  await page.setContent(pageOf(`<p id="one" style="${GREY}">Lisible</p>`, alike));
  await expectAccessible(page);
  await page.locator('#one').evaluate((text) => text.style.setProperty('color', '#999'));
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast: #one');
});
