import type { CommandData } from '@raccord/tournament';

/** A turn of a game. */
export interface TurnPlace {
  readonly game: string;
  readonly turn: number;
}

export const isSameTurn = (a: TurnPlace, b: TurnPlace): boolean => a.game === b.game && a.turn === b.turn;

/** Whose slip, at which turn of which game. */
export type SlipPlace = CommandData<'confirm-slip'>;

export const slipKeyOf = ({ game, turn, entrant }: SlipPlace): SlipPlace => ({ game, turn, entrant });

/** A slip as one text, to choose it from a list. */
export const slipName = ({ game, turn, entrant }: SlipPlace): string => `${turn} ${entrant} ${game}`;
