import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { type Column, Note, Table } from './Table.tsx';

interface Player {
  readonly name: string;
  readonly club: string;
  readonly total: number;
  readonly remark?: string;
}

const PLAYERS: readonly Player[] = [
  { name: 'CHAT Félix', club: 'VIC', total: 90 },
  { name: 'LOUP Élise', club: 'LYO', total: 80, remark: 'arrivée en retard' },
];
const COLUMNS: readonly Column<Player>[] = [
  {
    ...{ heading: 'Nom', kind: 'name' },
    cell: ({ name, club }) => (
      <>
        {name} <Note instead="middle">{`du club ${club}`}</Note>
      </>
    ),
  },
  { heading: 'Club', room: 'middle', cell: ({ club }) => club },
  { heading: 'Score', kind: 'figure', cell: ({ total }) => total },
];
const keyOf = ({ name }: Player) => name;

const shownIn = (role: 'columnheader' | 'rowheader' | 'cell') =>
  page
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent?.trim());

it('has a heading for each column and each row, and leaves out what a telephone has no room for', async () => {
  mount(<Table label="Classement" rows={PLAYERS} {...{ keyOf }} columns={COLUMNS} />);
  await expect.element(page.getByRole('table', { name: 'Classement' })).toBeVisible();
  expect(shownIn('columnheader')).toEqual(['Nom', 'Club', 'Score']);
  expect(page.getByText('du club VIC').element()).not.toBeVisible();
  await page.viewport(390, 844);
  expect(shownIn('columnheader')).toEqual(['Nom', 'Score']);
  await expect.element(page.getByText('du club VIC')).toBeVisible();
  await page.viewport(1440, 900);
});

it('says under a row what belongs to it, and heads the rows of a group', async () => {
  const groups = [{ key: 'S', heads: 'Séniors' }, PLAYERS[0], { key: 'V', heads: 'Vétérans' }, PLAYERS[1]];
  mount(<Table<Player> rows={groups} {...{ keyOf }} columns={COLUMNS} below={({ remark }) => remark} />);
  await expect.element(page.getByRole('cell', { name: 'arrivée en retard' })).toHaveAttribute('colspan', '3');
  const bodies = page.getByRole('rowgroup').elements().slice(1);
  expect(bodies.map(({ textContent }) => textContent?.match(/Séniors|Vétérans|CHAT|LOUP/g))).toEqual([
    ['Séniors', 'CHAT'],
    ['Vétérans', 'LOUP'],
  ]);
});

it('lets a cell take the place of those after it', async () => {
  const columns = COLUMNS.with(1, {
    ...{ heading: 'Club', cell: ({ remark, club }) => remark ?? club },
    span: ({ remark }) => (remark === undefined ? 1 : 2),
  });
  mount(<Table rows={PLAYERS} {...{ keyOf, columns }} />);
  await expect.element(page.getByRole('cell', { name: 'arrivée en retard' })).toBeVisible();
  expect(shownIn('cell')).toEqual(['VIC', '90', 'arrivée en retard']);
});

it('is reached by keys where it scrolls, under a heading that stays', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ name: `Joueur ${index}`, club: '', total: index }));
  mount(
    <>
      <button type="button">Avant</button>
      <Table label="Joueurs" frame={{ height: '10rem' }} rows={many} {...{ keyOf }} columns={COLUMNS} />
    </>,
  );
  // From a place in this page, once it is shown: pressed before, Tab would leave for the browser.
  await userEvent.click(page.getByRole('button', { name: 'Avant' }));
  await userEvent.tab();
  const frame = page.getByRole('region', { name: 'Joueurs' });
  await expect.element(frame).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => frame.element().scrollTop).toBeGreaterThan(0);
  const top = page.getByRole('columnheader', { name: 'Nom' }).element().getBoundingClientRect().top;
  expect(top).toBeCloseTo(frame.element().getBoundingClientRect().top, 0);
});

it('makes a card of each row where there is no room for columns, with the headings that say what stands there', async () => {
  const titled = COLUMNS.with(1, { heading: 'Club', card: 'titled', cell: ({ club }) => club });
  const columns = titled.with(0, { ...COLUMNS[0], card: 'whole' });
  mount(
    <div style={{ width: '20rem' }}>
      <Table hasCards rows={PLAYERS} {...{ keyOf, columns }} />
    </div>,
  );
  const club = page.getByText('VIC', { exact: true });
  await expect.element(club).toBeVisible();
  expect(getComputedStyle(club.element(), '::before').content).toBe('"Club : "');
  const name = page.getByText('CHAT Félix').element().getBoundingClientRect();
  const shown = club.element().getBoundingClientRect();
  expect(shown.top).toBeGreaterThan(name.top);
  // What has nothing to fill in stands on one line.
  const score = page.getByText('90', { exact: true }).element().getBoundingClientRect();
  expect(score.left).toBeGreaterThan(shown.left);
  expect(score.top).toBeLessThan(shown.bottom);
});
