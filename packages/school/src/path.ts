import {
  type ConditionId,
  EDITIONS,
  type EditionName,
  type EditionRow,
  makeTable,
  type Rule,
  rulesOf,
  type TableRow,
} from '@raccord/regulation';
import type { Exercise } from './exercise.ts';
import { FIRST_TURN } from './features.ts';
import { plainestFirst, type WorkedSlip, workOutSlip } from './lesson.ts';
import { shuffled } from './pile.ts';
import { makeQuestions, QUESTION_SUBJECTS, type QuestionSubject, type SchoolQuestion } from './questions/index.ts';
import { type SchoolOrder, Workshop } from './workshop.ts';

/** The stages in which one learns to judge, from what every slip has to what few ever need. */
export const STAGES = [
  ...(['score', 'joker', 'place', 'links', 'word', 'paper'] as const),
  ...(['warnings', 'averages', 'first-turn', 'appeals'] as const),
] as const;
export type StageName = (typeof STAGES)[number];

/** What one does on a stage: five to ten minutes. */
export interface Stage {
  readonly name: StageName;
  readonly worked: readonly WorkedSlip[];
  readonly toJudge: readonly Exercise[];
  readonly questions: readonly SchoolQuestion[];
}

/** Where a row is learnt. */
const STAGE_OF: Readonly<Record<ConditionId, StageName>> = {
  ...{ 'score-missing': 'score', 'score-wrong': 'score' },
  ...{ 'joker-not-circled': 'joker', 'wrong-letter-circled': 'joker' },
  ...{ 'wrong-location': 'place', 'shifted-location': 'place', 'place-of-another-score': 'place' },
  ...{ 'direction-inverted': 'place', 'ambiguous-location': 'place', unlocated: 'place' },
  ...{ 'penalty-to-nullity': 'place', 'false-extension': 'place', 'false-extension-among-places': 'place' },
  ...{ 'deceptive-score': 'place', 'deceptive-links': 'links', 'two-link-letters': 'links', 'altered-link': 'links' },
  ...{ 'link-letter-added': 'links', 'stray-in-link': 'links', 'one-location-faulty': 'links' },
  ...{ 'several-places': 'links', 'stray-word': 'links', 'word-not-admitted': 'word' },
  ...{ 'formed-word-not-admitted': 'word', 'one-place-not-valid': 'word', 'letters-not-in-draw': 'word' },
  ...{ 'letters-not-on-line': 'word', 'not-placeable': 'word', 'not-placeable-as-written': 'word' },
  ...{ 'word-incomplete': 'word', 'extension-not-whole': 'word', 'extension-too-short': 'word' },
  ...{ 'extension-shortened': 'word', 'final-letter-left-out': 'word', 'final-letter-changed': 'word' },
  ...{ 'final-letter': 'word', 'final-letter-of-extension': 'word', 'several-solutions': 'paper' },
  ...{ 'no-slip': 'paper', 'blank-slip': 'paper', 'several-slips': 'paper', 'late-slip': 'paper' },
  ...{ 'exchanged-slip': 'paper', 'illegible-word': 'paper', 'grave-misconduct': 'paper', 'hard-to-read': 'paper' },
  disciplinary: 'paper',
};

/** The rows that a stage is about, in an edition. */
export const rowsOfStage = (edition: EditionName, stage: StageName): readonly EditionRow[] =>
  EDITIONS[edition].rows.filter(({ condition }) => STAGE_OF[condition] === stage);

/** The rules besides the rows that a stage is about, by their subjects (`rulesOf`). */
const SUBJECTS: Readonly<Record<StageName, readonly string[]>> = {
  score: ['Pénalité'],
  joker: ['Exemption, joker de la grille'],
  place: ['Exemption, prolongement écrit en entier'],
  links: [
    ...['Lettres de raccord', 'Exemption, lettre parasite', 'Exemption, deuxième coup'],
    'Exemption, prolongement d’un mot court',
  ],
  word: ['Exemption, prolongement abrégé'],
  paper: ['Exemption, ce qui est rayé', 'Exemption, plusieurs solutions'],
  warnings: [
    ...['Ce qui s’ajoute', 'Avertissements qui coûtent', 'Partie ordinaire', 'Blitz', 'Partie originale'],
    'Mort subite',
  ],
  averages: ['Moyenne', 'Arrondi de la moyenne'],
  'first-turn': ['Exemption, premier coup'],
  appeals: ['Réclamations', 'Lecture favorable', 'Retard', 'Tricherie'],
};

/** What is to be known before a stage, as an edition has it: its rows, what it says besides. */
export interface Essentials {
  readonly rows: readonly TableRow[];
  readonly rules: readonly Rule[];
}

export function essentialsOf(name: EditionName, stage: StageName): Essentials {
  const edition = EDITIONS[name];
  const table = makeTable(edition);
  return {
    rows: rowsOfStage(name, stage).map((row) => table[edition.rows.indexOf(row)]),
    rules: rulesOf(edition).filter(
      ({ chapter, subject }) =>
        SUBJECTS[stage].includes(subject) && !(subject === 'Mort subite' && chapter === 'La partie'),
    ),
  };
}

const WORKED = 2;
const SHOWING = 5;
const ALIKE = 3;
/** How often each row is asked for a slip before one does without. */
const ROUNDS = 8;

/** The slips or the questions of a stage, others at each seed. */
export function makeStage(order: SchoolOrder, name: StageName): Stage {
  const isFirst = name === 'first-turn';
  const workshop = isFirst ? new Workshop(order, WORKED + SHOWING + ALIKE, 1) : new Workshop(order);
  const nothing = { name, worked: [], toJudge: [], questions: [] };
  const subject = asSubject(name);
  if (subject) return { ...nothing, questions: makeQuestions(EDITIONS[order.edition], subject, workshop.chance) };
  const slips = isFirst ? firstTurns(workshop) : slipsOfRows(order.edition, name, workshop);
  const [worked, toJudge] = [slips.slice(0, WORKED), slips.slice(WORKED)];
  return {
    ...nothing,
    worked: worked.map((exercise) => workOutSlip(exercise, EDITIONS[order.edition])),
    toJudge: shuffled(toJudge, workshop.chance),
  };
}

const asSubject = (name: StageName): QuestionSubject | undefined => QUESTION_SUBJECTS.find((one) => one === name);

const firstTurns = (workshop: Workshop): readonly Exercise[] =>
  Array.from({ length: WORKED + SHOWING + ALIKE }, () => workshop.ofFeature(FIRST_TURN)).filter(
    (slip) => slip !== undefined,
  );

/** Slips that show the rows in turn, the plainest first, then some that look like them. */
function slipsOfRows(edition: EditionName, name: StageName, workshop: Workshop): readonly Exercise[] {
  const rows = shuffled(rowsOfStage(edition, name), workshop.chance).map(({ condition }) => condition);
  const showing: Exercise[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const row of rows) {
      const slip = showing.length < WORKED + SHOWING ? workshop.ofRow(row) : undefined;
      // What rests on a reading of ours has a lesson of its own.
      if (slip && slip.kind !== 'reading') showing.push(slip);
    }
  }
  const alike = Array.from({ length: ALIKE }, () => workshop.likeRow(workshop.chance.pick(rows)));
  return [...plainestFirst(showing), ...alike.filter((slip) => slip !== undefined)];
}
