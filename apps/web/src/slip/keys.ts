import type { CommandData } from '@raccord/tournament';

/** A turn of a game. */
export interface TurnKey {
  readonly game: string;
  readonly turn: number;
}

export const isSameTurn = (a: TurnKey, b: TurnKey): boolean => a.game === b.game && a.turn === b.turn;

/** Whose slip, at which turn of which game. */
export type SlipKey = CommandData<'confirm-slip'>;

export const slipKeyOf = ({ game, turn, entrant }: SlipKey): SlipKey => ({ game, turn, entrant });

/** A slip as one text, to choose it from a list. */
export const slipName = ({ game, turn, entrant }: SlipKey): string => `${turn} ${entrant} ${game}`;
