import type { RouteInput } from '@raccord/contract';
import { wholeBetween } from '../../design/numbers.ts';
import type { Faults } from '../../design/useform.ts';
import { hostingTexts } from '../../texts/hosting.ts';
import { type HostedClub, SHARE_KINDS } from './clublist.ts';

type Kind = (typeof SHARE_KINDS)[number];

/** As they are typed; empty for no limit, and lexicons in megabytes. */
export type QuotaDraft = Readonly<Record<Kind, string>>;

export const NO_QUOTAS: QuotaDraft = { tournaments: '', members: '', sittings: '', lexicons: '' };

const UNITS: Readonly<Record<Kind, number>> = { tournaments: 1, members: 1, sittings: 1, lexicons: 1_000_000 };
/** What the command line takes too. */
const MOST = 1_000_000;

/** A limit that is no whole number of megabytes is shown as the next one. */
export function quotaDraftOf(quotas: HostedClub['quotas']): QuotaDraft {
  const shown = (kind: Kind): string => {
    const most = quotas[kind];
    return most === undefined ? '' : String(Math.ceil(most / UNITS[kind]));
  };
  return Object.fromEntries(SHARE_KINDS.map((kind) => [kind, shown(kind)])) as QuotaDraft;
}

const quotaIn = (typed: string): number | undefined => wholeBetween(typed, 0, MOST);

const isQuota = (typed: string): boolean => typed.trim() === '' || quotaIn(typed) !== undefined;

export const quotaFaults = (draft: QuotaDraft): Faults<QuotaDraft> =>
  Object.fromEntries(SHARE_KINDS.map((kind) => [kind, isQuota(draft[kind]) ? undefined : hostingTexts.quotas.fault]));

/** Undefined while a field is no number. */
export function quotasOfDraft(draft: QuotaDraft): RouteInput<'limitClub'>['body'] | undefined {
  if (!SHARE_KINDS.every((kind) => isQuota(draft[kind]))) return undefined;
  const said = SHARE_KINDS.map((kind) => [kind, quotaIn(draft[kind])] as const);
  return Object.fromEntries(said.flatMap(([kind, most]) => (most === undefined ? [] : [[kind, most * UNITS[kind]]])));
}
