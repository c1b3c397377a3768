import { Link } from 'wouter';
import { Button, buttonClass } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { trainingTexts } from '../../texts/training.ts';
import { TRAINING_PATHS } from './paths.ts';

const words = trainingTexts.play;

interface EndActionsProps {
  onAgain(): void;
  onAnother(): void;
}

/** What to do after a game. */
export const EndActions = ({ onAgain, onAnother }: EndActionsProps) => (
  <div className={layout.row}>
    <Button look="main" autoFocus onClick={onAnother}>
      {words.another}
    </Button>
    <Button onClick={onAgain}>{words.again}</Button>
    <Link href={TRAINING_PATHS.missed} className={buttonClass('quiet')}>
      {words.toMissed}
    </Link>
  </div>
);
