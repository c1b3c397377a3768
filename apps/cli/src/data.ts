import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { type Call, CliFault, type OptionSpec } from './command.ts';

/** Where the tournaments of an installation are, and the part of the program that opens them. */

export const DATA_OPTIONS = {
  donnees: { value: 'DOSSIER', summary: 'le dossier des données (par défaut, celui de l’utilisateur)' },
  database: { value: 'ADRESSE', summary: 'une base PostgreSQL : postgres://NOM:MOT-DE-PASSE@MACHINE/BASE' },
} as const satisfies Record<string, OptionSpec>;

export const DATA_NOTE =
  'Sans option, les données sont dans le dossier que nomme RACCORD_DONNEES, ou dans la base PostgreSQL que nomme RACCORD_DATABASE, ou dans le dossier « raccord » de l’utilisateur.';

export type DataPlace = { readonly directory: string } | { readonly url: string };

/** Loaded by the commands that need it alone: the others start without it. */
export const loadServer = () => import('@raccord/server');

/** What is opened: what the options say, else what the environment says, else the directory of the user. */
export function dataPlaceOf({ values: { donnees, database } }: Call, env: NodeJS.ProcessEnv = process.env): DataPlace {
  if (donnees !== undefined && database !== undefined) {
    throw new CliFault(
      'Options « --donnees » et « --database » ensemble : choisissez le dossier ou la base PostgreSQL.',
    );
  }
  if (database !== undefined) return { url: database };
  if (donnees === undefined && env.RACCORD_DATABASE) return { url: env.RACCORD_DATABASE };
  return { directory: directoryOf(donnees, env) };
}

export function directoryOf(donnees: string | undefined, env: NodeJS.ProcessEnv = process.env): string {
  return resolve(donnees ?? (env.RACCORD_DONNEES || userDirectory(env, process.platform)));
}

/** Where programs keep the data of a user. */
export function userDirectory(
  { XDG_DATA_HOME, LOCALAPPDATA }: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
  home: string = homedir(),
): string {
  if (XDG_DATA_HOME && isAbsolute(XDG_DATA_HOME)) return join(XDG_DATA_HOME, 'raccord');
  if (platform === 'win32') return join(LOCALAPPDATA || join(home, 'AppData', 'Local'), 'raccord');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'raccord');
  return join(home, '.local', 'share', 'raccord');
}

/** For people: the directory, or the database without its password. */
export function nameOfPlace(place: DataPlace): string {
  if ('directory' in place) return place.directory;
  const address = URL.canParse(place.url) ? new URL(place.url) : undefined;
  return address ? `PostgreSQL, ${address.host}${address.pathname}` : 'PostgreSQL';
}

/** The data could not be opened, read or written. */
export class DataFault extends CliFault {
  readonly code: string;

  constructor({ code, message }: { code: string; message: string }) {
    super(message);
    this.code = code;
  }
}

/** Waits for the server's part; what fails outside the program is told by its sentence. */
export async function telling<T>(action: Promise<T>): Promise<T> {
  try {
    return await action;
  } catch (error) {
    throw isServerFault(error) ? new DataFault(error) : error;
  }
}

/** Known by its name: its class is in the other file of the program. */
const isServerFault = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && (error.name === 'StoreFault' || error.name === 'RelayFault') && 'code' in error;

export type Server = Awaited<ReturnType<typeof loadServer>>;
export type Store = Parameters<Server['checkStore']>[0];

/** Opens the data that the call names, works with them and closes them. @param open refuses where there are none, unless told otherwise. */
export async function withStore<T>(
  call: Call,
  work: (store: Store, server: Server) => Promise<T>,
  open?: (place: DataPlace) => Promise<Store>,
): Promise<T> {
  const place = dataPlaceOf(call);
  const server = await loadServer();
  return telling(
    (async () => {
      const store = await (open ?? openThere(server))(place);
      try {
        return await work(store, server);
      } finally {
        await store.close();
      }
    })(),
  );
}

const openThere = (server: Server) => async (place: DataPlace) => {
  const opened = await server.openExisting(place);
  if (!opened.ok) throw new CliFault(opened.fault.text);
  return opened.value;
};
