/** The school of referees, without I/O: exercises, lessons, exams, marks and progress from a seed, an edition and a lexicon. */

// Slips to judge:

export { eveningExercises } from './evening.ts';
export { EXERCISE_KINDS, type Exercise, rulesShown } from './exercise.ts';
export { type ExtractedWord, joinExtracts } from './extract.ts';
export { leadsTo } from './leads.ts';
export { type Lesson, makeLesson, type WorkedSlip } from './lesson.ts';
export type { LessonCase } from './lessoncase.ts';
export { essentialsOf, makeStage, rowsOfStage, STAGES, type Stage, type StageName } from './path.ts';
export { makePile } from './pile.ts';
export type { LessonPosition } from './position.ts';
export type { SchoolQuestion } from './questions/index.ts';
export { ruleOf } from './rule.ts';
export { inOrderOfText } from './textorder.ts';

// A slip as it is drawn:

export type { Penmanship, WrittenSign } from './hand.ts';
export { type SheetText, type SlipSheet, sheetOf } from './sheet.ts';

// Exams, answers and marks:

export * from './confusion.ts';
export { countMove, laidBy } from './counted.ts';
export {
  checkExamLexicon,
  type Exam,
  type ExamOrder,
  examMinutes,
  examNumber,
  lexiconMark,
  MOST_EXAM_SLIPS,
  makeExam,
  readExamNumber,
  USUAL_EXAM_SLIPS,
} from './exam.ts';
export * from './mark.ts';

// Progress, and readings that differ:

export * from './boxes.ts';
export { type Contested, contestedCase } from './contested.ts';

// An exam or a topping game that many sit together:

export * from './sitting/index.ts';
