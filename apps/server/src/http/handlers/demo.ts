import { addDemo, demoStations, isDemo } from '../../demo.ts';
import { ID_TAKEN } from '../../hall/halls.ts';
import { ApiFault } from '../faults.ts';
import type { Handlers, Services } from '../handling.ts';
import { homeFor } from './forclub.ts';
import { issueLinks } from './links.ts';

/** Links to try a demonstration need not last. */
const HOURS = 24;

export const demoHandlers = (services: Services): Handlers<'createDemo'> => ({
  createDemo: async ({ body, station, request }) => {
    const { store, lexicons, halls } = services;
    const { id } = body;
    const { club } = await homeFor(services, station, body);
    await addDemo(store, lexicons, id, club);
    const hall = await halls.open(id);
    if (!hall?.read(isDemo)) throw new ApiFault('id-taken', ID_TAKEN);
    const orders = hall.read(demoStations).map((one) => ({ ...one, hours: HOURS }));
    const links = await issueLinks(services, { hall, station, request }, orders);
    return { id, sequence: hall.sequence, links };
  },
});
