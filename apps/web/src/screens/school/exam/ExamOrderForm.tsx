import type { EditionName } from '@raccord/regulation';
import {
  checkExamLexicon,
  type ExamOrder,
  examMinutes,
  examNumber,
  MOST_EXAM_SLIPS,
  readExamNumber,
  USUAL_EXAM_SLIPS,
} from '@raccord/school';
import type { Result } from '@raccord/scrabble';
import { type ComponentType, type FormEvent, useState } from 'react';
import { Button, Panel, TextField } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { wholeBetween } from '../../../design/numbers.ts';
import { useForm } from '../../../design/useform.ts';
import type { Readiness } from '../../../engine/useengine.ts';
import { WordsState } from '../../../engine/WordsState.tsx';
import { texts } from '../../../texts/index.ts';
import { schoolTexts } from '../../../texts/school.ts';
import type { ExamPapersProps } from '../School.tsx';
import { ExamPaper } from './ExamPaper.tsx';
import { beginExam, type KeptExam } from './keptexam.ts';
import { useLexiconMark } from './uselexiconmark.ts';

const words = schoolTexts.exam;
const MOST_MINUTES = 600;
const SEEDS = 1_000_000;
interface ExamOrderFormProps {
  readonly edition: EditionName;
  readonly readiness: Readiness;
  readonly isFree: boolean;
  readonly Papers: ComponentType<ExamPapersProps> | undefined;
  onBegin(kept: KeptExam): void;
}

type Words = ReturnType<typeof useLexiconMark>;

/** The exam of a number, if it is made with the words that are open. */
function orderIn(number: string, known: Words): Result<ExamOrder, string> {
  const read = readExamNumber(number);
  return read.ok && known ? checkExamLexicon(read.value, known.mark) : read;
}

const orderWith = (order: ExamOrder, known: Words): ExamOrder =>
  known?.mark === undefined ? order : { ...order, lexicon: known.mark };

/** What an exam is made of: an edition, so many slips, a seed; or its number. */
export function ExamOrderForm({ edition, readiness, isFree, Papers, onBegin }: ExamOrderFormProps) {
  const known = useLexiconMark(readiness, isFree);
  const form = useForm({ number: '', count: String(USUAL_EXAM_SLIPS) });
  /** None until somebody says some: they follow the slips. */
  const [ownMinutes, setOwnMinutes] = useState<string>();
  const [seed] = useState(() => Math.floor(Math.random() * SEEDS));
  const { number, count } = form.values;
  const hasNumber = number.trim() !== '';
  const read = hasNumber ? orderIn(number, known) : undefined;
  const slips = wholeBetween(count, 1, MOST_EXAM_SLIPS);
  const own = slips === undefined ? undefined : orderWith({ edition, count: slips, seed }, known);
  const order = read ? (read.ok ? read.value : undefined) : own;
  const minutes = ownMinutes ?? String(examMinutes(order?.count ?? USUAL_EXAM_SLIPS));
  const isTimed = minutes.trim() !== '';
  const given = isTimed ? wholeBetween(minutes, 1, MOST_MINUTES) : null;
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    if (order && given !== undefined && known && readiness.hash !== undefined)
      onBegin(beginExam(order, readiness.hash, given, Date.now()));
  };
  return (
    <form className={layout.stack4} onSubmit={begin} noValidate>
      <p>{words.about}</p>
      <WordsState readiness={readiness} />
      <Panel className={layout.fields}>
        {!hasNumber && (
          <TextField
            label={words.count}
            hint={words.countHint(MOST_EXAM_SLIPS)}
            error={slips === undefined ? texts.common.whole(1, MOST_EXAM_SLIPS) : undefined}
            inputMode="numeric"
            {...form.field('count')}
          />
        )}
        <TextField
          label={words.minutes}
          hint={words.minutesHint}
          error={given === undefined ? texts.common.whole(1, MOST_MINUTES) : undefined}
          inputMode="numeric"
          value={minutes}
          onChange={setOwnMinutes}
        />
        <TextField
          label={words.number}
          hint={words.numberHint}
          error={read && !read.ok ? read.fault.text : undefined}
          autoComplete="off"
          {...form.field('number')}
        />
      </Panel>
      <p className={layout.row}>
        <Button look="main" type="submit" disabled={!order || given === undefined || !known}>
          {words.begin}
        </Button>
        {order && (
          <span>
            <strong>{words.called(examNumber(order))}</strong>
            {words.sameForAll}
          </span>
        )}
      </p>
      {order && known && readiness.hash !== undefined && (
        <ExamPaper {...{ Papers }} number={examNumber(order)} lexicon={readiness.hash} />
      )}
    </form>
  );
}
