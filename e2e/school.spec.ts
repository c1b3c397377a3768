import { SchoolPage } from './pages/school.ts';
import { examOf } from './support/exam.ts';
import { expect, expectAccessible, expectFits, SIZES, test } from './support/test.ts';

test('a referee learns, practises, sits an exam, and says where he reads the text otherwise', async ({
  raccord,
  open,
}) => {
  const page = await open(raccord.chiefLink);
  const school = new SchoolPage(page);

  await test.step('a lesson is worked out, then judged, without the mouse', async () => {
    await page.getByRole('link', { name: 'École d’arbitrage' }).press('Enter');
    await expectAccessible(page);
    await page.getByText('Toutes les règles').click();
    await page.getByRole('link', { name: /^Sans score/ }).press('Enter');
    await expect(page.getByText('art. 5.3.2, 5.4.2.a et 5.5).')).toBeVisible();
    await expect(page.getByRole('button', { name: 'La suite' })).toBeFocused();
    for (let step = 0; step < 2; step++) await page.keyboard.press('Enter');
    await expect(page.getByText('Ce qui est payé')).toBeVisible();
    await expectAccessible(page);
    for (let step = 0; step < 7; step++) await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'À vous : bulletin 1 sur 6' })).toBeVisible();
    await school.line.pressSequentially('999 a ssc');
    await expect(page.getByRole('option', { name: /^sans score .* ssc$/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('999 points, avertissement, sans score', { exact: true })).toBeVisible();
    await page.keyboard.press('*');
    await expect(school.slip).toHaveAttribute('data-legible', 'true');
    await page.keyboard.press('*');
    await expectAccessible(page);
    await school.press('Vérifier un mot');
    // Nothing depends on a word that is struck out.
    const written = ((await school.slip.getAttribute('aria-label')) ?? '').replace(/^.*?: /, '').split(' et ');
    const word = /^[A-Z]+/i.exec(written.find((one) => !one.includes('(rayé)')) ?? '')?.[0] ?? '';
    await page.getByRole('dialog').getByLabel('Le mot joué').fill(word);
    await expect(page.getByText(`✓ ${word.toUpperCase()} est admis`)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await school.line.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('✗ Faux')).toBeVisible();
    await expect(page.getByText('✗ points')).toBeVisible();
  });

  await test.step('another reading of a slip is kept in a file to send', async () => {
    await school.press('Je ne suis pas d’accord…');
    await school.press('Garder ce désaccord');
    await expect(page.getByText('Dites pourquoi')).toBeVisible();
    await page.getByLabel('Pourquoi', { exact: true }).fill('Le score se lit sur le raccord.');
    await expectAccessible(page);
    await school.press('Garder ce désaccord');
    await page.keyboard.press('Escape');
    await school.see('Désaccords');
    await expectAccessible(page);
    const file = await school.download('Télécharger le fichier à envoyer');
    expect([file.name, file.text]).toEqual(['desaccords.yaml', expect.stringContaining('points: 999')]);
    await school.press('Retirer le désaccord 1');
    await expect(page.getByText('Aucun désaccord n’est gardé.')).toBeVisible();
  });

  await test.step('practice has no end, and asks chosen rules alone', async () => {
    await school.see('Entraînement');
    await school.answer('n');
    await school.press('Bulletin suivant');
    await page.getByLabel('Bulletins', { exact: true }).selectOption('Règles choisies');
    await page.getByLabel('Sans score', { exact: true }).check();
    await expect(school.slip).toHaveAccessibleName(/sans score/);
    await expectAccessible(page);
  });

  const exam = examOf('2023-4-7');
  await test.step('an exam goes on after the page is loaded again, and is marked', async () => {
    await school.see('Examen');
    await expectAccessible(page);
    await school.beginExam(exam.number);
    await expect(page.getByRole('timer', { name: 'Temps restant' })).toHaveText(/^[56]:/);
    await school.answer(school.rightLine(exam.exercises[0]));
    await school.answer('999');
    await school.line.fill(school.rightLine(exam.exercises[2]));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Bulletin 3 sur 4' })).toBeVisible();
    await expect(school.line).toHaveValue(school.rightLine(exam.exercises[2]));
    await school.line.press('Enter');
    await expectAccessible(page);
    await page.setViewportSize(SIZES.phone);
    await expectFits(page, false);
    await page.setViewportSize(SIZES.desk);
    await school.answer(school.rightLine(exam.exercises[3]));
    await school.finishExam();
    await expect(page.getByText('Note : 3 sur 4', { exact: true })).toBeVisible();
    await page.locator('summary').filter({ hasText: '✗ Faux' }).click();
    await expect(page.getByText('Votre réponse : 999 points, sans sanction.')).toBeVisible();
    await page.keyboard.press('*');
    await expect(school.slip).toHaveAttribute('data-legible', 'true');
    await expectAccessible(page);
    await page.setViewportSize(SIZES.phone);
    await expectFits(page, false);
    await page.setViewportSize(SIZES.desk);
  });

  await test.step('the exam on paper comes from the server', async () => {
    const subject = await school.download('Sujet et feuille de réponses (PDF)');
    expect([subject.name, subject.text.slice(0, 5)]).toEqual([`Examen ${exam.number}.pdf`, '%PDF-']);
  });

  await test.step('progress is kept, taken elsewhere, and safe from broken files', async () => {
    await school.press('Un autre examen');
    await school.see('Progrès');
    await expect(page.getByText(/6\sréponses/)).toBeVisible();
    await expectAccessible(page);
    const { name, text } = await school.download('Exporter la progression');
    const give = (content: string): Promise<void> =>
      page
        .getByLabel('Importer une progression')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content, 'latin1') });
    await give('{}');
    await expect(page.getByRole('alert')).toContainText('n’est pas une progression de l’école d’arbitrage');
    await expect(page.getByText(/6\sréponses/)).toBeVisible();
    await give(text.replace('"answers": 6', '"answers": 9'));
    await expect(page.getByText(/sur\s31, 9\sréponses/)).toBeVisible();
    await school.press('Revenir à la précédente');
    await expect(page.getByText(/sur\s31, 6\sréponses/)).toBeVisible();
  });
});
