import type { EditionName } from '@raccord/regulation';
import type { Exercise } from '@raccord/school';
import { type ReactNode, useState } from 'react';
import { Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { schoolTexts } from '../../texts/school.ts';
import { ExerciseDesk } from './ExerciseDesk.tsx';

interface SlipPileProps {
  readonly edition: EditionName;
  readonly slips: readonly Exercise[];
  headingOf(number: number, count: number): string;
  /** Of each slip, and of the end. */
  readonly level: 'h2' | 'h3';
  readonly done: string;
  /** What there is to do at the end. */
  actions(again: () => void): ReactNode;
}

/** Slips to judge one after the other, then how many were right. */
export function SlipPile({ edition, slips, headingOf, level: Heading, done, actions }: SlipPileProps) {
  const [at, setAt] = useState(0);
  const [right, setRight] = useState(0);
  const again = (): void => {
    setAt(0);
    setRight(0);
  };
  if (at >= slips.length) {
    return (
      <Panel className={layout.stack3}>
        <Heading>{done}</Heading>
        <p role="status">{schoolTexts.lessons.score(right, slips.length)}</p>
        <p className={layout.row2}>{actions(again)}</p>
      </Panel>
    );
  }
  const heading = headingOf(at + 1, slips.length);
  return (
    <section className={layout.stack3} aria-label={heading}>
      <Heading>{heading}</Heading>
      <ExerciseDesk
        key={at}
        edition={edition}
        exercise={slips[at]}
        number={at + 1}
        onAnswered={(isRight) => setRight(right + Number(isRight))}
        onNext={() => setAt(at + 1)}
      />
    </section>
  );
}
