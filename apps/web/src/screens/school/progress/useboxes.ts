import type { EditionName } from '@raccord/regulation';
import {
  type Answer,
  type AskedRule,
  type Boxes,
  type Exam,
  type Exercise,
  makeBoxesFile,
  markAnswer,
  noBoxes,
  noteAnswer,
  readBoxesFile,
  rulesOfExercise,
} from '@raccord/school';
import { useMemo } from 'react';
import { keep, keptText, useKept } from '../../../app/usekept.ts';

const placeOf = (edition: EditionName): string => `raccord.ecole.progres.${edition}`;

/** What was kept; nothing known where it cannot be read. */
export function boxesIn(text: string, edition: EditionName): Boxes {
  const read = readBoxesFile(text);
  return read.ok && read.value.edition === edition ? read.value : noBoxes(edition);
}

/** What somebody knows of an edition, as this browser keeps it. */
export function useBoxes(edition: EditionName): Boxes {
  const text = useKept(placeOf(edition));
  return useMemo(() => boxesIn(text, edition), [text, edition]);
}

export const keepBoxes = (boxes: Boxes): void => keep(placeOf(boxes.edition), makeBoxesFile(boxes));

export const keptBoxes = (edition: EditionName): Boxes => boxesIn(keptText(placeOf(edition)), edition);

/** Notes what was answered to a slip. */
export const noteSlip = (edition: EditionName, exercise: Exercise, isRight: boolean): void =>
  keepBoxes(noteAnswer(keptBoxes(edition), rulesOfExercise(exercise), isRight));

/** What is known of a rule, from -1, never asked. */
export const levelOf = ({ rules }: Boxes, rule: AskedRule): number => rules[rule]?.box ?? -1;

/** Notes all the answers of an exam, its slips without one too. */
export function noteExam({ edition, exercises }: Exam, answers: readonly (Answer | null)[]): void {
  const noted = exercises.reduce(
    (boxes, exercise, index) =>
      noteAnswer(boxes, rulesOfExercise(exercise), markAnswer(exercise, answers[index] ?? undefined).isRight),
    keptBoxes(edition),
  );
  keepBoxes(noted);
}
