import type { Call, OptionSpec } from './command.ts';
import { wholeNumberOption } from './options.ts';

/** What a club may have at most, as `club creer` and `club limiter` take it. */
export const QUOTA_OPTIONS = {
  tournois: { value: 'N', summary: 'le nombre de ses tournois au plus (sans limite par défaut)' },
  membres: { value: 'N', summary: 'le nombre de ses membres au plus' },
  seances: { value: 'N', summary: 'le nombre de ses séances au plus' },
  dictionnaires: { value: 'MO', summary: 'ce que ses dictionnaires pèsent au plus, en mégaoctets' },
} as const satisfies Record<string, OptionSpec>;

const MOST = 1_000_000;
const MEGABYTE = 1_000_000;

export function quotaOptions(call: Call) {
  const megabytes = wholeNumberOption(call, 'dictionnaires', 0, MOST);
  return {
    tournaments: wholeNumberOption(call, 'tournois', 0, MOST) ?? null,
    members: wholeNumberOption(call, 'membres', 0, MOST) ?? null,
    sittings: wholeNumberOption(call, 'seances', 0, MOST) ?? null,
    lexiconBytes: megabytes === undefined ? null : megabytes * MEGABYTE,
  };
}
