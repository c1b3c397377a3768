import type { SchoolQuestion } from '@raccord/school';
import { useEffect, useRef, useState } from 'react';
import { Badge, Button, Panel } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { Raised } from '../../../design/Raised.tsx';
import { schoolTexts } from '../../../texts/school.ts';
import styles from './path.module.css';

const words = schoolTexts.corrected;

interface QuestionDeskProps {
  readonly question: SchoolQuestion;
  onAnswered(isRight: boolean): void;
  onNext(): void;
}

/** A question with answers to choose from, then what the edition says. */
export function QuestionDesk({ question: { text, choices, right, why }, onAnswered, onNext }: QuestionDeskProps) {
  const [given, setGiven] = useState<number>();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (given !== undefined) next.current?.focus();
  }, [given]);
  const answer = (choice: number): void => {
    setGiven(choice);
    onAnswered(choice === right);
  };
  return (
    <Panel className={layout.stack3}>
      <p>
        <Raised text={text} />
      </p>
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <Button
            key={choice}
            disabled={given !== undefined}
            aria-pressed={given === index}
            onClick={() => answer(index)}
          >
            <Raised text={choice} />
          </Button>
        ))}
      </div>
      {given !== undefined && (
        <>
          <p className={layout.row2} role="status">
            <Badge kind={given === right ? 'good' : 'bad'}>
              {given === right ? `✓ ${words.right}` : `✗ ${words.wrong}`}
            </Badge>
            {given !== right && <span>{schoolTexts.path.rightOne(choices[right])}</span>}
          </p>
          <p>
            <Raised text={why} />
          </p>
          <p>
            <Button ref={next} look="main" onClick={onNext}>
              {schoolTexts.path.next}
            </Button>
          </p>
        </>
      )}
    </Panel>
  );
}
