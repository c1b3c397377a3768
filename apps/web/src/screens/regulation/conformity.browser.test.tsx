import { EDITIONS } from '@raccord/regulation';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { ConformityDetails } from './ConformityDetails.tsx';

it('says of each row and of each sentence how often the last dossier exercised it, and leads to its cases', async () => {
  mount(<ConformityDetails edition={EDITIONS['2023']} />);
  await userEvent.click(page.getByText('Conformité'));
  await expect.element(page.getByText(/tournois entiers/)).toBeVisible();
  const rows = page.getByRole('table', { name: 'Ligne par ligne' });
  await expect
    .element(rows.getByRole('row', { name: /le mot joué n’est pas admis/ }))
    .toHaveTextContent(/Seul un mot admis se paie.*\d+$/);
  const cases = rows.getByRole('link', { name: 'Leçon et cas' });
  expect(cases.elements()).toHaveLength(EDITIONS['2023'].rows.length);
  expect(cases.first().element().getAttribute('href')).toBe(`/ecole/lecons/${EDITIONS['2023'].rows[0].condition}`);
  const sentences = page.getByRole('table', { name: 'Phrase par phrase' });
  await expect.element(sentences.getByText('s’adresse à des personnes').first()).toBeVisible();
});
