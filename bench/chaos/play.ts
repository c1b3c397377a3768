/**
 * The process that plays: an event in two centres, clubs with their seasons, phases over them, exams. It sends as pages do, notes what is
 * acknowledged, and knows nothing of what is done to the servers. Told to stop, it settles what is under way.
 */
import { Chance } from '@raccord/simulation';
import { Acknowledgements } from './acknowledged.ts';
import { playClubs } from './clubs.ts';
import { type CentreId, openCentre, playCentre, playChief } from './event.ts';
import { bringLicences, playFederation } from './federation.ts';
import { PlayOver, Sender } from './sender.ts';
import { playSittings } from './sittings.ts';

/** Where everybody is and how to enter. */
export interface PlayOrder {
  readonly seed: number;
  readonly file: string;
  /** Of the server of the tournament, and of the relay; each by its network. */
  readonly hall: { readonly url: string; readonly link: string };
  readonly centre: { readonly url: string; readonly link: string };
}

/** What it says at the end. */
export interface Played {
  readonly acknowledged: number;
  readonly faults: readonly (readonly [string, number])[];
  readonly refusals: readonly (readonly [string, number])[];
  /** Names of people whom it erased. */
  readonly erased: readonly string[];
}

const { seed, file, hall, centre } = JSON.parse(process.argv[2]) as PlayOrder;
const sender = new Sender(new Acknowledgements(file), 'p');
process.on('message', () => {
  sender.isOver = true;
});
process.on('disconnect', () => process.exit(1));

const chief = await sender.enter(hall.url, hall.link);
const atRelay = await sender.enter(centre.url, centre.link);
const people: Readonly<Record<CentreId, Awaited<ReturnType<typeof openCentre>>>> = {
  c: await openCentre(hall.url, chief, 'c', sender),
  d: await openCentre(centre.url, atRelay, 'd', sender),
};
await bringLicences(chief, sender);
process.send?.('ready');
const parts = [
  (chance: Chance) => playChief(chief, sender, chance),
  (chance: Chance) => playCentre('c', people.c, sender, chance),
  (chance: Chance) => playCentre('d', people.d, sender, chance),
  (chance: Chance) => playClubs(hall.url, chief, 'a', sender, chance),
  (chance: Chance) => playClubs(hall.url, chief, 'b', sender, chance),
  (chance: Chance) => playFederation(chief, sender, chance),
  (chance: Chance) => playSittings(hall.url, chief, sender, chance),
];
await Promise.all(
  parts.map((part, at) =>
    part(new Chance(seed + at)).catch((error) => {
      if (!(error instanceof PlayOver)) throw error;
    }),
  ),
);
const { acknowledged, faults, refusals, erased } = sender;
const played: Played = { acknowledged, faults: [...faults], refusals: [...refusals], erased: [...erased] };
process.send?.(played, () => process.exit(0));
