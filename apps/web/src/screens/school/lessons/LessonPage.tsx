import type { EditionName } from '@raccord/regulation';
import { useState } from 'react';
import { Link } from 'wouter';
import { newSeed } from '../../../app/newseed.ts';
import { Panel } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { Raised } from '../../../design/Raised.tsx';
import { schoolEngine } from '../../../engine/schoolengine.ts';
import { type Readiness, useAnswer } from '../../../engine/useengine.ts';
import { WordsState } from '../../../engine/WordsState.tsx';
import { schoolTexts } from '../../../texts/school.ts';
import { rulesIn } from '../rules.ts';
import { LessonSlips } from './LessonSlips.tsx';
import { WorkedSlips } from './WorkedSlips.tsx';

const words = schoolTexts.lessons;

interface LessonPageProps {
  readonly edition: EditionName;
  readonly readiness: Readiness;
  readonly rule: string;
}

/** A lesson: the rule, slips worked out, then slips to judge. */
export function LessonPage({ edition, readiness, rule }: LessonPageProps) {
  const rules = rulesIn(edition);
  const at = rules.findIndex((one) => one.rule === rule);
  const known = rules.at(at);
  const next = rules[at + 1];
  const [isJudging, setJudging] = useState(false);
  const [seed] = useState(newSeed);
  const key = readiness.isReady && at >= 0 ? JSON.stringify([edition, rule, readiness.hash, seed]) : undefined;
  const { value: lesson } = useAnswer(key, () =>
    schoolEngine()
      .makeLesson({ edition, seed }, rules[at].rule)
      .then((made) => made ?? 'none'),
  );
  const list = <Link href="/ecole/lecons">{words.list}</Link>;
  if (at < 0 || !known)
    return (
      <p>
        {words.unknown} {list}
      </p>
    );
  return (
    <div className={layout.stack4}>
      <Panel className={layout.stack2}>
        <div className={`${layout.row} ${layout.between}`}>
          <h2>{isJudging ? words.judging : known.title}</h2>
          {list}
        </div>
        {isJudging ? undefined : lesson && lesson !== 'none' ? (
          lesson.rule.map((sentence) => (
            <p key={sentence}>
              <Raised text={sentence} />
            </p>
          ))
        ) : (
          <p className={layout.soft}>{known.article}</p>
        )}
      </Panel>
      <WordsState readiness={readiness} />
      {readiness.isReady && !lesson && <p role="status">{schoolTexts.preparing}</p>}
      {(lesson === 'none' || (lesson && lesson.worked.length === 0)) && <p>{words.none}</p>}
      {lesson && lesson !== 'none' && lesson.worked.length > 0 && !isJudging && (
        <WorkedSlips slips={lesson.worked} toJudge={lesson.toJudge.length} onDone={() => setJudging(true)} />
      )}
      {lesson && lesson !== 'none' && isJudging && (
        <LessonSlips {...{ edition }} slips={lesson.toJudge} next={next?.rule} />
      )}
    </div>
  );
}
