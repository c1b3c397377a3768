/** The school beside the page: exercises, exams and lessons, with their verdicts. */
import { cases } from 'virtual:cases';
import { type Exercise, lexiconMark, makeExam, makeLesson, makePile, makeStage } from '@raccord/school';
import type { Wordbook } from '@raccord/tournament';
import { answerCalls, tellStage } from './answering.ts';
import { readCase } from './cases.ts';
import { openWordbook } from './lexicon.ts';
import type { LessonOrder, SchoolCalls, SlipsOrder, WordsSource } from './protocol.ts';

let opened: { readonly hash: string; readonly words: Promise<Wordbook> } | undefined;

async function open(source: WordsSource): Promise<void> {
  if (opened?.hash !== source.hash) opened = { hash: source.hash, words: openWordbook(source, tellStage) };
  const { words } = opened;
  await words.catch((fault: unknown) => {
    if (opened?.words === words) opened = undefined;
    throw fault;
  });
}

function ready(): Promise<Wordbook> {
  if (!opened) throw new Error('The school was asked before a lexicon was opened.');
  return opened.words;
}

const lessonOf = async (order: LessonOrder, rule: Parameters<SchoolCalls['makeLesson']>[1]) =>
  makeLesson({ ...order, wordbook: await ready() }, rule, cases.map(readCase));

/** Of a rule that no game shows, the slips of its lesson. */
async function slipsOf({ rule, ...order }: SlipsOrder): Promise<readonly Exercise[]> {
  const asked = rule === undefined ? 'as-in-halls' : { rows: [rule] };
  const pile = makePile({ ...order, wordbook: await ready(), asked });
  if (pile.length > 0 || rule === undefined) return pile;
  const lesson = await lessonOf(order, rule);
  return lesson ? [...lesson.toJudge, ...lesson.worked.map(({ exercise }) => exercise)] : [];
}

type Answers = { readonly [Name in keyof SchoolCalls]: (...given: Parameters<SchoolCalls[Name]>) => Promise<unknown> };

const CALLS: Answers = {
  open,
  makeSlips: slipsOf,
  makeExam: async (order) => makeExam(order, await ready()),
  markWords: async () => lexiconMark(await ready()),
  makeLesson: lessonOf,
  makeStage: async (order, stage) => makeStage({ ...order, wordbook: await ready() }, stage),
};

answerCalls(CALLS);
