import type { CommandData } from '@raccord/tournament';

/** Whose slip, at which turn of which game. */
export type SlipKey = CommandData<'confirm-slip'>;

export const slipKeyOf = ({ game, turn, entrant }: SlipKey): SlipKey => ({ game, turn, entrant });
