import { EDITIONS } from '@raccord/regulation';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Conformity } from './Conformity.tsx';

it('says of each row and of each sentence how often the last dossier exercised it, and leads to its cases', async () => {
  mount(<Conformity edition={EDITIONS['2023']} search="" />);
  await expect.element(page.getByText(/Aucune différence : .*tournois entiers/)).toBeVisible();
  await expect.element(page.getByText(/raccord homologation --tournois \d+ --graine \d+ -o dossier/)).toBeVisible();
  const figure = (label: string) => page.getByRole('term').filter({ hasText: label }).element().nextElementSibling;
  expect(figure('différence')?.textContent).toBe('0');
  expect(Number(figure('verdicts')?.textContent?.replaceAll(/\D/g, ''))).toBeGreaterThan(1000);
  const rows = page.getByRole('table', { name: 'Ligne par ligne' });
  await expect
    .element(rows.getByRole('row', { name: /Le mot joué n’est pas admis/ }))
    .toHaveTextContent(/Seul un mot admis se paie.*\d+$/);
  const cases = rows.getByRole('link', { name: 'Leçon et cas' });
  expect(cases.elements()).toHaveLength(EDITIONS['2023'].rows.length);
  expect(cases.first().element().getAttribute('href')).toBe(`/ecole/lecons/${EDITIONS['2023'].rows[0].condition}`);
  const sentences = page.getByRole('table', { name: 'Phrase par phrase' });
  await expect.element(sentences.getByText('s’adresse à des personnes').first()).toBeVisible();
});

it('shows what is sought alone, in rows and in sentences', async () => {
  mount(<Conformity edition={EDITIONS['2023']} search="parasite" />);
  await expect.element(page.getByRole('table', { name: 'Ligne par ligne' })).toBeVisible();
  for (const row of page.getByRole('rowgroup').last().getByRole('row').elements())
    expect(row.textContent).toMatch(/parasite/i);
  mount(<Conformity edition={EDITIONS['2019']} search="girafe" />);
  await expect.element(page.getByText('Rien ne correspond à « girafe ».')).toBeVisible();
});
