import type { Slip } from '@raccord/regulation';
import { emptyBoard, makeBoard } from '@raccord/scrabble';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ShortcutsProvider } from '../../app/ShortcutsProvider.tsx';
import { newClientId } from '../../server/client.ts';
import { TournamentContext } from '../../server/station.tsx';
import type { LaidTable } from '../../slip/overlay.ts';
import type { JudgedTurn } from '../../slip/useshownturn.ts';
import { mount } from '../../testing/mount.tsx';
import { tableOf } from '../referee/desk.testing.tsx';
import { Blind } from './Blind.tsx';

const word = page.getByLabelText('Mot', { exact: true });
const heading = (table: number) => page.getByRole('heading', { name: `Table ${table} – Joueur ${table}` });
const JOUE: Slip = {
  ...{ state: 'handed-in', score: 22 },
  solutions: [{ word: 'JOUE', direction: 'horizontal', reference: 'H4', outside: [] }],
};

function shownOf(draw: string): JudgedTurn {
  const board = makeBoard(emptyBoard()).split('\n');
  const shown: Partial<JudgedTurn> = { position: { turn: 1, formula: 'normale', board, draw } };
  return shown as JudgedTurn;
}

/** The blind check of the first turn, of which the first referee has these slips. */
function openBlind(tournament: string, draw: string, slips: Readonly<Record<number, Slip>> = {}) {
  const tables = [1, 2].map((table): LaidTable => {
    const flags = { isToDo: !slips[table], isWaiting: false, isResultOld: false };
    return { ...tableOf(table), ...flags, slip: slips[table] };
  });
  const confirmed: string[] = [];
  const confirm = async (shown: readonly { readonly entrant: string }[]) => {
    confirmed.push(...shown.map(({ entrant }) => entrant));
  };
  const session = { role: 'second-referee', name: 'Double', tournament, id: 'd' } as const;
  const leave = mount(
    <ShortcutsProvider about="/a-propos">
      <TournamentContext.Provider value={{ tournament, session, isOnline: false }}>
        <Blind
          tools={null}
          game="g"
          turn={1}
          shown={shownOf(draw)}
          survey={undefined}
          {...{ confirm, tables }}
          seen={tables}
        />
      </TournamentContext.Provider>
    </ShortcutsProvider>,
  );
  return { leave, confirmed };
}

it('offers what was half typed again, at another table and after the page was left', async () => {
  const tournament = newClientId();
  const { leave } = openBlind(tournament, 'JOUERXA');
  await expect.element(heading(1)).toBeVisible();
  await userEvent.fill(word, 'JOU');
  await userEvent.click(page.getByRole('button', { name: 'Joueur 2' }));
  await expect.element(heading(2)).toBeVisible();
  await expect.element(word).toHaveValue('');
  await userEvent.click(page.getByRole('button', { name: 'Joueur 1' }));
  await expect.element(word).toHaveValue('JOU');
  leave();
  openBlind(tournament, 'JOUERXA');
  await expect.element(word).toHaveValue('JOU');
});

it('keeps nothing entered for a turn that was cancelled and drawn again, and confirms nothing by it', async () => {
  const tournament = newClientId();
  const before = openBlind(tournament, 'JOUERXA');
  await expect.element(heading(1)).toBeVisible();
  await userEvent.fill(word, JOUE.solutions[0].word);
  await userEvent.fill(page.getByLabelText('Référence', { exact: true }), 'H4');
  await userEvent.fill(page.getByLabelText('Score', { exact: true }), '22');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading(2)).toBeVisible();
  before.leave();
  // Its word can be played with the new letters too, and the first referee has entered it.
  const again = openBlind(tournament, 'JOUERXE', { 1: JOUE });
  await expect.element(heading(1)).toBeVisible();
  await expect.element(word).toHaveValue('');
  expect(again.confirmed).toEqual([]);
});
