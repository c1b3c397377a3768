import type { Commission, GameEnd } from './events.ts';
import type { Role, StationLink } from './people.ts';

/** What people call those who act. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  chief: 'juge-arbitre',
  referee: 'arbitre',
  'second-referee': 'double-arbitre',
  commission: 'commission',
  player: 'joueur',
};

/** Those who hold a station without acting. */
export const STATION_NAMES: Readonly<Record<StationLink['role'], string>> = {
  ...ROLE_NAMES,
  screen: 'écran',
  relay: 'relais',
};

/** What ended a game. */
export const END_NAMES: Readonly<Record<GameEnd, string>> = {
  bag: 'plus de tirage valable',
  'no-move': 'plus rien n’est jouable',
  incident: 'incident, sans autre tirage possible',
  interruption: 'interruption de plus de trente minutes',
  decision: 'décision du juge-arbitre',
  'sudden-death': 'mort subite terminée',
};

/** A game of which no turn stands: nothing is drawn yet, or what was drawn is cancelled. */
export function describeNoTurn({ cancelled, isFinished }: EmptyGame): string {
  const told = cancelled.map(({ number, draw, reason }) => `Coup ${number} annulé (${draw}), motif : « ${reason} ».`);
  if (isFinished) return [...told, 'Aucun coup ne compte.'].join(' ');
  return told.length === 0
    ? 'Le premier tirage n’est pas encore fait.'
    : [...told, 'Un nouveau tirage est à faire.'].join(' ');
}

interface EmptyGame {
  readonly cancelled: readonly { readonly number: number; readonly draw: string; readonly reason: string }[];
  readonly isFinished: boolean;
}

/** Who sits on a commission, its president first. */
export const describeCommission = ({ president, members }: Commission): string =>
  [`${president} (présidence)`, ...members].join(', ');
