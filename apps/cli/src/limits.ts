import type { Call, OptionSpec } from './command.ts';
import type { loadServer } from './data.ts';
import { wholeNumberOption } from './options.ts';

/** How much a server lets each one ask, as options of `servir`. */

export type Limits = NonNullable<Parameters<Awaited<ReturnType<typeof loadServer>>['startServer']>[0]['limits']>;

export const LIMIT_OPTIONS = {
  'limite-arbitres': {
    value: 'N',
    summary: 'demandes par minute d’un poste d’arbitrage, d’un écran ou d’un relais (3000)',
  },
  'limite-joueurs': { value: 'N', summary: 'demandes par minute d’un joueur ou d’un spectateur (600)' },
  'limite-actions': { value: 'N', summary: 'actions par minute d’un poste d’arbitrage (1200)' },
  'limite-saisies': { value: 'N', summary: 'actions par minute d’un joueur (60)' },
  'limite-adresse': { value: 'N', summary: 'demandes par minute d’une adresse, hors poste et hors entrée (600)' },
  'limite-echecs': { value: 'N', summary: 'liens refusés par minute à une adresse avant de la faire attendre (10)' },
} as const satisfies Record<string, OptionSpec>;

const NAMES: Readonly<Record<keyof typeof LIMIT_OPTIONS, keyof Limits>> = {
  'limite-arbitres': 'staffRequests',
  'limite-joueurs': 'playerRequests',
  'limite-actions': 'staffCommands',
  'limite-saisies': 'playerCommands',
  'limite-adresse': 'perAddress',
  'limite-echecs': 'failedEntries',
};

export const limitsOf = (call: Call): Limits =>
  Object.fromEntries(
    Object.entries(NAMES).flatMap(([option, name]) => {
      const limit = wholeNumberOption(call, option, 1);
      return limit === undefined ? [] : [[name, limit]];
    }),
  );
