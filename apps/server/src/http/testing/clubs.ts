import type { SentClubCommand } from '@raccord/contract';
import type { Browser, TestServer } from './server.ts';

let count = 0;

/** A command to a club, and what is answered. */
export const askClub = (browser: Browser, club: string, command: Omit<SentClubCommand, 'id'>, id = `club-${++count}`) =>
  browser.api.sendClubCommand({ params: { club }, body: { id, ...command } as SentClubCommand });

/** A command that must be accepted. */
export async function tellClub(browser: Browser, club: string, command: Omit<SentClubCommand, 'id'>): Promise<void> {
  const answer = await askClub(browser, club, command);
  if (!answer.ok) throw new Error(`${command.type}: ${JSON.stringify(answer.fault)}`);
}

/** The club that an installation begins with. */
export async function firstClub({ api }: Browser): Promise<string> {
  const listed = await api.listClubs();
  if (!listed.ok) throw new Error(listed.fault.text);
  return listed.value.clubs[0].id;
}

export async function makeClub(
  { api }: Browser,
  id: string,
  quotas: { tournaments?: number; members?: number; sittings?: number; lexicons?: number } = {},
): Promise<void> {
  const made = await api.createClub({ body: { id, name: `Club ${id}`, quotas } });
  if (!made.ok) throw new Error(made.fault.text);
}

/** A browser at the station of the chief of a club. */
export async function enterClub(server: TestServer, chief: Browser, club: string): Promise<Browser> {
  const made = await chief.api.makeClubLink({ params: { club }, body: { label: `Responsable ${club}` } });
  if (!made.ok) throw new Error(made.fault.text);
  return server.enter(made.value.url);
}

/** Two members, the evening of the test tournament, and a season. */
export async function openSmallClub(chief: Browser, club: string, tournament = 'essai'): Promise<void> {
  const since = '2026-09-01';
  await tellClub(chief, club, {
    type: 'add-members',
    data: {
      members: [
        { id: 'm1', card: { familyName: 'JOUEUR', firstName: '1', licence: '111' }, since },
        { id: 'm2', card: { familyName: 'JOUEUR', firstName: '2' }, since },
      ],
    },
  });
  await tellClub(chief, club, { type: 'add-evening', data: { tournament, title: 'Mardi', date: '2026-11-17' } });
  await tellClub(chief, club, {
    type: 'plan-season',
    data: {
      ...{ id: 's', name: 'Saison 2026-2027', from: '2026-09-01', to: '2027-06-30', planned: 2, except: [] },
      rule: { measure: { kind: 'total' } },
    },
  });
}
