import layout from '../../../design/layout.module.css';
import { schoolTexts } from '../../../texts/school.ts';
import styles from './exam.module.css';

const words = schoolTexts.exam;

interface SlipNumbersProps {
  readonly count: number;
  /** The slip shown, from 1. */
  readonly at: number;
  isAnswered(slip: number): boolean;
  onGo(slip: number): void;
}

/** A button for each slip of an exam, which says whether it has its answer. */
export const SlipNumbers = ({ count, at, isAnswered, onGo }: SlipNumbersProps) => (
  <nav aria-label={words.slips}>
    <ol className={`${layout.row1} ${styles.numbers}`}>
      {Array.from({ length: count }, (_, index) => index + 1).map((slip) => (
        <li key={slip}>
          <button
            type="button"
            className={`${layout.compact} ${styles.number}`}
            aria-label={words.slip(slip, isAnswered(slip))}
            aria-current={slip === at ? 'step' : undefined}
            data-answered={isAnswered(slip)}
            onClick={() => onGo(slip)}
          >
            {slip}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
