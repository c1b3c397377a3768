import type { TurnAtCentre, TurnKey } from '../events.ts';

export const turnPath = ({ game, turn }: TurnKey): string => `game/${game}/turn/${turn}`;
export const drawPath = (key: TurnKey): string => `${turnPath(key)}/draw`;
export const clockPath = (key: TurnAtCentre): string => `${turnPath(key)}/centre/${key.centre}/clock`;
export const slipPath = (key: TurnKey, entrant: string): string => `${turnPath(key)}/entrant/${entrant}`;
/** Draws, solutions and the end of a game follow one another. */
export const progressPath = (game: string): string => `game/${game}/progress`;
