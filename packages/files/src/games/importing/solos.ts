import type { EditionName } from '@raccord/regulation';
import { defaultSettings, type Settings } from '@raccord/tournament';
import type { FiledGame } from '../game.ts';
import type { Grant } from './grants.ts';

type SoloSettings = Pick<Settings, 'soloThreshold' | 'soloBonus'>;

/** No tournament has as many: no solo brings a bonus. */
const NEVER = 10_000;

/** How the solos of a file stand: the ledger finds the very same ones with these settings, or none of its own brings anything and they are granted. */
export interface SoloPlan {
  readonly settings: SoloSettings;
  readonly areGranted: boolean;
}

export function planSolos(
  { players, turns }: FiledGame,
  grants: readonly (readonly Grant[])[],
  edition: EditionName,
): SoloPlan {
  const filed = turns.map(({ results }) => results.filter(({ solo }) => solo !== 0));
  const bonuses = new Set(filed.flat().map(({ solo }) => solo));
  const { soloThreshold: usual, soloBonus } = defaultSettings(edition);
  if (bonuses.size === 0 && players.length < usual)
    return { settings: { soloThreshold: usual, soloBonus }, areGranted: false };
  const [bonus = soloBonus] = bonuses;
  const isSame = turns.every((_, turn) => {
    const found = aloneOnTop(grants[turn]);
    return filed[turn].length === (found === undefined ? 0 : 1) && filed[turn].every(({ player }) => player === found);
  });
  const isPossible = bonuses.size < 2 && bonus > 0 && bonus <= 100 && players.length > 1;
  if (!isSame || !isPossible) return { settings: { soloThreshold: NEVER, soloBonus }, areGranted: true };
  return { settings: { soloThreshold: Math.min(usual, players.length), soloBonus: bonus }, areGranted: false };
}

/** The player who alone makes the best score of a turn, before penalties. */
function aloneOnTop(grants: readonly Grant[]): number | undefined {
  const best = Math.max(0, ...grants.map(({ points }) => points));
  const holders = grants.filter(({ points }) => points === best);
  return best > 0 && holders.length === 1 ? holders[0].result.player : undefined;
}
