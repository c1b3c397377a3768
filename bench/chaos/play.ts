/**
 * Who plays: an event in two centres, clubs with their seasons, phases over them, exams. They send as pages do, note what is
 * acknowledged, and know nothing of what is done to the servers. Told to stop, they settle what is under way.
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

/** What they say at the end. */
export interface Played {
  readonly acknowledged: number;
  readonly faults: readonly (readonly [string, number])[];
  readonly refusals: readonly (readonly [string, number])[];
  /** Names of people whom they erased. */
  readonly erased: readonly string[];
}

export interface Player {
  stop(): Promise<Played>;
}

export async function startPlaying({ seed, file, hall, centre }: PlayOrder): Promise<Player> {
  const sender = new Sender(new Acknowledgements(file), 'p');
  const chief = await sender.enter(hall.url, hall.link);
  const atRelay = await sender.enter(centre.url, centre.link);
  const people: Readonly<Record<CentreId, Awaited<ReturnType<typeof openCentre>>>> = {
    c: await openCentre(hall.url, chief, 'c', sender),
    d: await openCentre(centre.url, atRelay, 'd', sender),
  };
  await bringLicences(chief, sender);
  const parts = [
    (chance: Chance) => playChief(chief, sender, chance),
    (chance: Chance) => playCentre('c', people.c, sender, chance),
    (chance: Chance) => playCentre('d', people.d, sender, chance),
    (chance: Chance) => playClubs(hall.url, chief, 'a', sender, chance),
    (chance: Chance) => playClubs(hall.url, chief, 'b', sender, chance),
    (chance: Chance) => playFederation(chief, sender, chance),
    (chance: Chance) => playSittings(hall.url, chief, sender, chance),
  ];
  const playing = Promise.all(
    parts.map((part, at) =>
      part(new Chance(seed + at)).catch((error) => {
        if (!(error instanceof PlayOver)) throw error;
      }),
    ),
  );
  playing.catch(() => undefined);
  return {
    stop: async () => {
      sender.isOver = true;
      await playing;
      const { acknowledged, faults, refusals, erased } = sender;
      return { acknowledged, faults: [...faults], refusals: [...refusals], erased: [...erased] };
    },
  };
}
