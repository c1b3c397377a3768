import type { RelayStatus } from '@raccord/contract';
import { receive } from '../../relay/reception.ts';
import { ApiFault } from '../faults.ts';
import { type Handlers, lookAs, type Services } from '../handling.ts';

const PAGE = 1_000;

const DIRECT: RelayStatus = {
  connection: 'direct',
  text: 'Cette salle parle directement au serveur du tournoi.',
  pending: 0,
  refused: [],
  dismissed: [],
};

export const relayHandlers = ({
  store,
  relay,
}: Services): Handlers<'readEvents' | 'relayCommands' | 'seeRelay' | 'dismissRefused'> => ({
  readEvents: async ({ hall, station, query: { after, limit = PAGE } }) => {
    lookAs(hall, station, () => undefined);
    const events = await store.read(hall.id, after, limit);
    // The hall may not have heard yet of what another server wrote.
    const { sequence = 0 } = (await store.stream(hall.id)) ?? {};
    return { sequence, now: hall.now(), events };
  },

  relayCommands: ({ hall, station, body }) =>
    receive(
      hall,
      lookAs(hall, station, (_, { centre = '' }) => centre),
      body,
    ),

  seeRelay: ({ hall, station }) => lookAs(hall, station, () => relay?.status() ?? DIRECT),

  dismissRefused: async ({ hall, station, params: { action } }) => {
    const who = lookAs(hall, station, (_, { name }) => name);
    if (!(await relay?.dismiss(action, who))) throw new ApiFault('not-found');
  },
});
