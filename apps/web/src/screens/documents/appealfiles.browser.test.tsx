import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { TournamentContext } from '../../server/station.tsx';
import { viewKey } from '../../server/views.ts';
import { mount } from '../../testing/mount.tsx';
import { AppealFiles } from './AppealFiles.tsx';

const CASE = { game: 'g', turn: 2, entrant: 'p1', members: [{ name: 'Joueur 1' }], hasSecondAppeal: true };

function show(decided: readonly object[]): () => void {
  onlineManager.setOnline(false);
  const queries = new QueryClient();
  const tournament = 't';
  queries.setQueryData(viewKey(tournament, 'seeReferred', { tournament }), { slips: [], decided });
  queries.setQueryData(viewKey(tournament, 'seeAppeals', { tournament }), { appeals: [] });
  const session = { role: 'chief', name: 'Juge-arbitre', tournament, id: '' } as const;
  return mount(
    <QueryClientProvider client={queries}>
      <TournamentContext.Provider value={{ tournament, session, isOnline: true }}>
        <ul>
          <li>Feuilles</li>
          <AppealFiles games={[]} />
        </ul>
      </TournamentContext.Provider>
    </QueryClientProvider>,
  );
}

it('offers the file of a second appeal, where there is one', async () => {
  const title = page.getByRole('heading', { name: 'Dossier de recours' });
  const leave = show([{ ...CASE, hasSecondAppeal: false }]);
  await expect.element(page.getByText('Feuilles')).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  leave();
  show([CASE]);
  await expect.element(title).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Dossier de recours : JSON' })).toBeEnabled();
});
