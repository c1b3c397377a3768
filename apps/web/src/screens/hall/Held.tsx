import type { HallTurn } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { Curtain } from './Curtain.tsx';
import { Solved } from './Solved.tsx';

interface HeldProps {
  readonly turn: HallTurn;
  readonly isFinished: boolean;
}

/** After the last turn of the last game: its solution, then nothing but that the results follow, until whoever runs the hall calls them. */
export const Held = ({ turn, isFinished }: HeldProps) =>
  isFinished ? <Curtain>{texts.hall.held}</Curtain> : <Solved turn={turn} />;
