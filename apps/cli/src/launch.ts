import { setTimeout as sleep } from 'node:timers/promises';
import type { BellAnswer } from '@raccord/server';
import manifest from '../../../package.json' with { type: 'json' };
import { type Call, CliFault } from './command.ts';
import { type DataPlace, loadServer } from './data.ts';
import { printAlert } from './output.ts';

/** How the program starts for whoever double clicks: another port rather than a refusal, and never twice on the same data. */

/** Somebody listens there. */
export class PortTaken extends CliFault {}

/** Ports that are tried, the usual one included. */
export const PORTS = 10;
/**
 * How long a server that listens already may take until a second start can reach it (its bell), and how often that is
 * tried.
 */
const BELL_MS = 2_000;
const LOOK_MS = 100;

interface LaunchOrder {
  readonly place: DataPlace;
  readonly port: number;
  /** Named by the user: that one or none. */
  readonly isPortChosen: boolean;
}

/** A server just started, or what the one that runs on the same data gave. */
export async function startOrJoin<T>(
  { place, port, isPortChosen }: LaunchOrder,
  start: (port: number) => Promise<T>,
): Promise<{ readonly started: T } | { readonly joined: BellAnswer }> {
  const running = await ring(place);
  if (running) return { joined: running };
  let refusal: PortTaken | undefined;
  for (const tried of isPortChosen ? [port] : Array.from({ length: PORTS }, (_, index) => port + index)) {
    try {
      const started = await start(tried);
      if (tried !== port) printAlert(moved(port, tried));
      return { started };
    } catch (fault) {
      if (!(fault instanceof PortTaken)) throw fault;
      refusal ??= fault;
    }
    const begun = await waitForBell(place, tried);
    if (begun) return { joined: begun };
  }
  throw refusal;
}

/** Of a second start: meant for a server, not for the page of one. */
const FOR_A_PAGE: ReadonlySet<string> = new Set(['ouvrir', 'donnees', 'json']);

/** What a second start does not do, in sentences. */
export function asideOf({ values, switches }: Pick<Call, 'values' | 'switches'>, { version }: BellAnswer): string[] {
  const given = Object.keys(values).filter((name) => values[name] !== undefined);
  const idle = [...given, ...switches].filter((name) => !FOR_A_PAGE.has(name)).map((name) => `--${name}`);
  return [
    ...(version === manifest.version
      ? []
      : [
          `C’est la version ${version} qui tourne, et celle-ci est la ${manifest.version} : fermez d’abord la fenêtre de l’autre, puis recommencez.`,
        ]),
    ...(idle.length === 0 ? [] : [`Sans effet, puisque Raccord tourne déjà sur ces données : ${idle.join(', ')}.`]),
  ];
}

const moved = (usual: number, taken: number): string =>
  `Le port ${usual} est pris par un autre programme : Raccord est au port ${taken}, et les liens imprimés auparavant n’y mènent pas.`;

async function ring(place: DataPlace): Promise<BellAnswer | undefined> {
  if (!('directory' in place)) return undefined;
  const { ringBell } = await loadServer();
  return ringBell(place.directory);
}

/** A Raccord that has just begun to listen there may be the one of these data. */
async function waitForBell(place: DataPlace, port: number): Promise<BellAnswer | undefined> {
  const end = Date.now() + BELL_MS;
  while (Date.now() < end && (await isRaccord(port))) {
    const rung = await ring(place);
    if (rung) return rung;
    await sleep(LOOK_MS);
  }
  return undefined;
}

const isRaccord = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/sante`, { signal: AbortSignal.timeout(BELL_MS) })
    .then((answer) => answer.json() as Promise<{ status?: unknown; version?: unknown }>)
    .then(
      ({ status, version }) => status !== undefined && version !== undefined,
      () => false,
    );
