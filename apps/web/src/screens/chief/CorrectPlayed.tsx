import { CorrectTurn } from '../audit/CorrectTurn.tsx';
import { useConduct } from './useconduct.ts';

/** A turn of the game looked at, put right after it was played. */
export const CorrectPlayed = ({ onClose }: { onClose(): void }) => (
  <CorrectTurn game={useConduct().game.id} onClose={onClose} />
);
