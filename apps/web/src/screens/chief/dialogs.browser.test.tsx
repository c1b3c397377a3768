import { emptyBoard, makeBoard } from '@raccord/scrabble';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ShortcutsProvider } from '../../app/ShortcutsProvider.tsx';
import { focusEnd, useShortcuts } from '../../app/shortcuts.tsx';
import type { GameTurn } from '../../server/answers.ts';
import { TournamentContext } from '../../server/station.tsx';
import { viewKey } from '../../server/views.ts';
import { mount } from '../../testing/mount.tsx';
import { ChoicesContext, useChosen } from './choices.ts';
import { ConductContext, type ConductPlace } from './conductcontext.ts';
import { ChiefDialog, type DialogName } from './dialogs.tsx';

const TOP = { word: 'MENERAI', reference: 'H4', score: 70 };
const TURN = {
  ...{ number: 1, board: makeBoard(emptyBoard()).split('\n'), rejected: [] },
  ...{ draw: 'AEEIMNR', markedDraw: 'MENERAI', leftover: '', drawn: 'MENERAI' },
  solution: TOP,
} as unknown as GameTurn;
const GAME = { id: 'g', name: 'Partie 1', formula: 'normale', rhythm: 'normal', turns: 1, isFinished: false } as const;
const HALL = { sequence: 1, edition: '2023', games: [GAME], centres: [{ id: 'c', name: 'Salle' }] };
const CONDUCT = {
  ...{ runsAll: true, centre: 'c', edition: '2023', game: GAME, sheet: [TURN], cancelled: [], told: 0 },
  turn: { number: 1, centres: [], times: { think: 180, write: 20 } },
  ...{ survey: { count: 2, top: 70, tops: [] }, proposal: TOP, candidates: [] },
  ...{ taken: { word: 'MERE', reference: 'H4', score: 12 }, isLooked: true, look: () => {}, choose: () => {} },
} as unknown as ConductPlace;

/** What the server has told of the tournament. */
const SEEN = [
  ['seeHall', {}, undefined, HALL],
  ['seePeople', {}, undefined, { entrants: [], officials: [], centres: HALL.centres }],
  ['seeGame', { game: 'g' }, undefined, { id: 'g', turns: [TURN], cancelled: [] }],
  ['seeAudit', {}, { limit: 40, newest: true }, { count: 0, lines: [] }],
  [
    ...(['seeRanking', {}, { game: 'g', count: 1 }] as const),
    { rows: [], provisional: { missing: [{ turn: 1, centre: 'c', tables: [3] }] } },
  ],
] as const;

/** What each is called, and what is typed into it before it is left. */
const DIALOGS: Partial<Record<DialogName, readonly [string, string]>> = {
  announce: ['Annoncer la fin', ''],
  cancel: ['Annuler le coup 1', 'panne'],
  correct: ['Corriger le tirage', 'SALETUN'],
  'correct-played': ['Corriger le coup 1', 'SALETUN'],
  finish: ['Fin de partie', '{Tab}panne'],
  lay: ['Poser MERE', ''],
  officials: ['Arbitres', 'Ada'],
  people: ['Joueurs', 'joueur'],
  plan: ['Ajouter une partie', ' bis'],
  replay: ['Rejouer le coup 1', ''],
  undo: ['Annuler une action', ''],
};

function Screen({ dialog }: { readonly dialog: DialogName }) {
  const [isOpen, setOpen] = useState(false);
  const letters = useRef<HTMLInputElement>(null);
  useShortcuts([
    { keys: 'F2', label: '', inFields: true, run: () => setOpen(true) },
    { keys: 't', label: '', run: () => letters.current && focusEnd(letters.current) },
  ]);
  return (
    <>
      <input ref={letters} aria-label="Lettres" defaultValue="FA" />
      <ChoicesContext.Provider value={useChosen()}>
        {isOpen && <ChiefDialog name={dialog} onClose={() => setOpen(false)} />}
      </ChoicesContext.Provider>
    </>
  );
}

/** A screen with a field, from which a key opens a dialog, where somebody is writing or where nobody is. */
async function openFrom(dialog: DialogName, isWriting = true): Promise<() => void> {
  onlineManager.setOnline(false);
  const queries = new QueryClient();
  for (const [name, params, query, data] of SEEN) {
    queries.setQueryData(viewKey('t', name, { tournament: 't', ...params }, query), data);
  }
  const session = { role: 'chief', name: 'Juge-arbitre', tournament: 't', id: '' } as const;
  const leave = mount(
    <QueryClientProvider client={queries}>
      <ShortcutsProvider about="/a-propos">
        <TournamentContext.Provider value={{ tournament: 't', session, isOnline: false }}>
          <ConductContext.Provider value={CONDUCT}>
            <Screen dialog={dialog} />
          </ConductContext.Provider>
        </TournamentContext.Provider>
      </ShortcutsProvider>
    </QueryClientProvider>,
  );
  await expect.element(letters).toBeVisible();
  if (isWriting) await userEvent.click(letters);
  await userEvent.keyboard('{End}{F2}');
  return leave;
}

const letters = page.getByRole('textbox', { name: 'Lettres' });
const dialog = page.getByRole('dialog');

async function expectLeft(title: string, next = 'X'): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog, { message: title }).not.toBeInTheDocument();
  await userEvent.keyboard(next);
  await expect.element(letters, { message: title }).toHaveValue('FAX');
}

/** Opens each, types into it and leaves it. */
async function leaveEach(names: readonly DialogName[], isWriting: boolean, next: string): Promise<void> {
  for (const name of names) {
    const [title, typed] = DIALOGS[name] ?? [name, ''];
    const leave = await openFrom(name, isWriting);
    await expect.element(page.getByRole('dialog', { name: title }), { message: name }).toBeVisible();
    if (typed !== '') {
      await userEvent.keyboard(typed);
      await expect
        .poll(() => (document.activeElement as HTMLInputElement).value, { message: name })
        .toMatch(/[A-Za-z]/);
    }
    await expectLeft(title, next);
    leave();
  }
}

it('gives what was being written back, caret and all, when any dialog of Conduite is left', async () => {
  await leaveEach(Object.keys(DIALOGS) as DialogName[], true, 'X');
});

it('leaves the keys to the screen where nobody was writing, with a search, a form or neither', async () => {
  await leaveEach(['people', 'cancel', 'replay'], false, 'tX');
});

it('gives it back after the question of the slips that a game would lack, too', async () => {
  await openFrom('finish');
  await expect.element(dialog).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox'), 'panne');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Saisir les bulletins' })).toHaveFocus();
  await expect.element(dialog).toHaveTextContent('table 3');
  await expectLeft('slips missing');
});
