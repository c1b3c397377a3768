/** What an installation keeps of its clubs together, again and again: phases planned, closed, reopened, dropped; newer lists of licences. */
import type { SentFederationCommand } from '@raccord/contract';
import type { Chance } from '@raccord/simulation';
import type { Browser } from '../../apps/server/src/http/testing/browser.ts';
import { FEDERATION } from '../../apps/server/src/store/store.ts';
import { EVENING_DAY, everyMember } from './clubs.ts';
import type { Sender } from './sender.ts';

const PHASES = 3;
const CLOSINGS = 3;
/** Once somebody was erased, his number alone keeps him out of the newer ones. */
const DAY = '2026-11-01';
const people = everyMember();

/** @param chief of the installation. */
export async function bringLicences({ api }: Browser, sender: Sender): Promise<void> {
  const body = { id: sender.newId(), day: DAY, people };
  const done = await sender.settle('importLicences', () => api.importLicences({ body }));
  if (done.ok) sender.note(FEDERATION, body.id);
}

export async function playFederation(chief: Browser, sender: Sender, chance: Chance): Promise<never> {
  const tell = async (command: Omit<SentFederationCommand, 'id'>): Promise<void> => {
    const body = { id: sender.newId(), ...command } as SentFederationCommand;
    const done = await sender.settle(command.type, () => chief.api.sendFederationCommand({ body }));
    if (done.ok) sender.note(FEDERATION, body.id, done.value.sequence);
  };
  for (let number = 0; ; number++) {
    const phase = `q${number % PHASES}`;
    await tell({ type: 'reopen-phase', data: { phase } });
    await tell({
      type: 'plan-phase',
      data: {
        ...{
          id: phase,
          name: `Épreuve ${number}`,
          kind: 'qualification',
          from: EVENING_DAY,
          to: EVENING_DAY,
          holders: [],
        },
        ...{ rule: { measure: chance.pick(['total', 'percent'] as const) } },
        quotas: { all: 3, category: 0, series: 0, club: 1 },
      },
    });
    for (let time = 0; time < CLOSINGS; time++) {
      await sender.pause(chance, 2_000);
      await tell({ type: 'close-phase', data: { phase } });
    }
    await tell({ type: 'publish-calendar', data: { isPublic: chance.happens(0.5) } });
    if (chance.happens(0.3)) await bringLicences(chief, sender);
  }
}
