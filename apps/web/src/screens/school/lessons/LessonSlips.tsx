import type { ConditionId, EditionName } from '@raccord/regulation';
import type { Exercise } from '@raccord/school';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../design/controls.tsx';
import { schoolTexts } from '../../../texts/school.ts';
import { SlipPile } from '../SlipPile.tsx';

const words = schoolTexts.lessons;

interface LessonSlipsProps {
  readonly edition: EditionName;
  readonly slips: readonly Exercise[];
  /** The rule of the lesson after this one. */
  readonly next: ConditionId | undefined;
}

/** The slips of a lesson to judge, then how many were right. */
export const LessonSlips = ({ edition, slips, next }: LessonSlipsProps) => (
  <SlipPile
    {...{ edition, slips }}
    headingOf={words.toJudge}
    level="h3"
    done={words.done}
    actions={(again) => (
      <>
        {next && (
          <Link href={`/ecole/lecons/${next}`} className={buttonClass('main')}>
            {words.nextLesson}
          </Link>
        )}
        <Button onClick={again}>{words.again}</Button>
        <Link href="/ecole/lecons" className={buttonClass('quiet')}>
          {words.list}
        </Link>
      </>
    )}
  />
);
