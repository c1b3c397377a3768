import type { Seen } from '@raccord/contract';
import { conditionOf } from '@raccord/regulation';
import {
  type Answer,
  type AskedRule,
  type ExamMark,
  type ExamMaterial,
  endOf,
  isDone,
  isPassed,
  markAnswer,
  markExam,
  materialCount,
  type Participant,
  rightAnswer,
  type SittingState,
  sittingStage,
  type ToppingMaterial,
  toppingStandingOf,
} from '@raccord/school';
import { describeSlip } from '@raccord/tournament';
import { rankByTime, type ToppingState } from '@raccord/training';
import { digestOf, type Sitting } from './sitting.ts';

type SheetView = Seen<'readOwnSheet'>;
type Standing = NonNullable<SheetView['topping']>['standing'];

/** What phones are shown is made of this. */
type SatNow = Pick<Sitting, 'name' | 'material' | 'state' | 'now'>;

/** A sitting in a list. */
export const sittingSummaryOf = ({
  id,
  name,
  createdAt,
  material,
  state,
}: Pick<Sitting, 'id' | 'name' | 'createdAt' | 'material' | 'state'>): Seen<'startSitting'> => ({
  ...{ id, name, createdAt, ...digestOf(material, state) },
});

/** A sitting as its maker sees it. */
export const sittingView = (
  sitting: Sitting,
  link: { readonly url: string; readonly qr: string },
): Seen<'readSitting'> => ({ ...printedSitting(sitting), ...link });

/** The same without the way in. */
export function printedSitting(
  sitting: SatNow & Pick<Sitting, 'id' | 'createdAt'>,
): Omit<Seen<'readSitting'>, 'url' | 'qr'> {
  const { material, state } = sitting;
  const now = sitting.now();
  const endsAt = endOf(material, state);
  const { startedAt, closedAt } = state;
  const seats = [...state.participants.values()];
  const standings = material.kind === 'topping' ? standingsIn(sitting, material) : new Map<string, Standing>();
  return {
    ...sittingSummaryOf(sitting),
    ...{ now, lexicon: material.lexicon, number: material.number },
    ...(material.kind === 'exam' ? { minutes: material.minutes, edition: material.edition, ...passing(material) } : {}),
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(endsAt === undefined ? {} : { endsAt }),
    ...(closedAt === undefined ? {} : { closedAt }),
    participants: seats.map((own) => {
      const topping = standings.get(own.id);
      const isOver = material.kind === 'exam' ? isDone(material, state, own, now) : topping?.isOver === true;
      return {
        ...{ id: own.id, name: own.name, answered: own.answers.size, isFinished: isOver },
        ...(own.last === undefined ? {} : { last: own.last + 1 }),
        ...(material.kind === 'exam' && isOver
          ? { mark: judged(shortMark(markOf(material, state, own)), material) }
          : {}),
        ...(topping ? { topping } : {}),
      };
    }),
    ...(material.kind === 'exam' && startedAt !== undefined ? { slips: slipsOf(material, state) } : {}),
    ...(material.kind === 'exam' && closedAt !== undefined ? { byRule: together(material, state) } : {}),
  };
}

const passing = ({ passPercent }: ExamMaterial) => (passPercent === undefined ? {} : { passPercent });

/** A mark, and whether the exam is passed with it where it can be. */
const judged = <Mark extends Pick<ExamMark, 'right' | 'count'>>(mark: Mark, { passPercent }: ExamMaterial) => ({
  ...mark,
  ...(passPercent === undefined ? {} : { isPassed: isPassed(mark, passPercent) }),
});

const shortMark = ({ byRule: _, ...mark }: ExamMark) => mark;

/** Each slip, and what was answered so far: the commonest answer first. */
function slipsOf({ exercises }: ExamMaterial, { participants, neutral }: SittingState) {
  return exercises.map((exercise, index) => {
    const counts = new Map<string, { answer: Answer; count: number }>();
    for (const { answers } of participants.values()) {
      const answer = answers.get(index);
      if (!answer) continue;
      const key = JSON.stringify([answer.points, answer.sanction, answer.reason]);
      counts.set(key, { answer, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    const given = [...counts.values()].sort((one, other) => other.count - one.count);
    return {
      ...{ told: describeSlip(exercise.slip), right: rightAnswer(exercise), isNeutral: neutral.has(index) },
      answers: given.map(({ answer, count }) => ({
        ...{ ...answer, count, isRight: markAnswer(exercise, answer).isRight },
      })),
      contests: [...participants.values()].flatMap(({ id, name, contests }) => {
        const contest = contests.get(index);
        return contest ? [{ participant: id, name, ...contest }] : [];
      }),
    };
  });
}

/** The mark of somebody, by the slips that count. */
export function markOf({ exercises }: ExamMaterial, { neutral }: SittingState, { answers }: Participant): ExamMark {
  const counting = [...exercises.keys()].filter((index) => !neutral.has(index));
  return markExam(
    counting.map((index) => exercises[index]),
    counting.map((index) => answers.get(index)),
  );
}

const labelOf = (rule: AskedRule): string => (rule === 'right' ? 'bulletin sans faute' : conditionOf(rule).label);

type RuleMarks = ExamMark['byRule'];

const named = (byRule: RuleMarks) => byRule.map((mark) => ({ ...mark, label: labelOf(mark.rule) }));

/** What all of them know, by rule. */
function together(material: ExamMaterial, state: SittingState) {
  const sums = new Map<AskedRule, ReturnType<typeof named>[number]>();
  for (const mark of [...state.participants.values()].flatMap((own) => named(markOf(material, state, own).byRule))) {
    const { count, right } = sums.get(mark.rule) ?? { count: 0, right: 0 };
    sums.set(mark.rule, { ...mark, count: count + mark.count, right: right + mark.right });
  }
  return [...sums.values()];
}

/** How far everybody is, with his rank. */
export function standingsIn(sitting: Pick<Sitting, 'state' | 'now'>, material: ToppingMaterial): Standings {
  const { state } = sitting;
  const known = FINAL.get(state);
  if (known) return known;
  const standings = standingsAt(state, material, sitting.now());
  if (state.closedAt !== undefined) FINAL.set(state, standings);
  return standings;
}

type Standings = ReadonlyMap<string, Standing>;

/** Of sittings that are closed: hundreds of phones ask for it at once, and it changes no more. */
const FINAL = new WeakMap<SittingState, Standings>();

function standingsAt(state: SittingState, material: ToppingMaterial, now: number): Standings {
  const players = [...state.participants.values()].map((own) => ({
    player: own.id,
    state: toppingStandingOf(material, state, own, now),
  }));
  return new Map(
    rankByTime(players).map(({ player, rank, state: own }) => [player, { ...standing(own), rank }] as const),
  );
}

const standing = ({ turns, time, isOver }: ToppingState): Omit<Standing, 'rank'> => ({
  ...{ done: turns.length, found: turns.filter(({ isFound }) => isFound).length, time, isOver },
});

/** Where somebody is, as his phone shows it. */
export function seatView(sitting: SatNow, own: Participant): Seen<'readSeat'> {
  const { material, state } = sitting;
  const now = sitting.now();
  const endsAt = endOf(material, state);
  return {
    ...{ name: own.name, sitting: sitting.name, kind: material.kind, stage: sittingStage(state) },
    ...{ count: materialCount(material), now },
    ...(endsAt === undefined ? {} : { endsAt }),
    ...(material.kind === 'exam'
      ? {
          exam: {
            answers: [...own.answers].map(([slip, answer]) => ({ slip: slip + 1, ...answer })),
            isFinished: isDone(material, state, own, now),
            ...{
              edition: material.edition,
              minutes: material.minutes,
              lexicon: material.lexicon,
              ...passing(material),
            },
          },
        }
      : { topping: toppingSeat(sitting, material, own, now) }),
  };
}

function toppingSeat(sitting: SatNow, material: ToppingMaterial, own: Participant, now: number) {
  const { state } = sitting;
  const { formula, turns: draws } = material.game;
  const topped = toppingStandingOf(material, state, own, now);
  const { turns, current } = topped;
  const last = turns.at(-1);
  const isClosed = state.closedAt !== undefined;
  const rank = isClosed ? standingsIn(sitting, material).get(own.id)?.rank : undefined;
  const tried = (current ?? last)?.proposals ?? [];
  const isShown = current && !isClosed;
  return {
    ...{ ...standing(topped), ...material.terms, formula, players: state.participants.size },
    ...(isShown ? { current: { ...shownDraw(draws[turns.length]), since: current.since } } : {}),
    ...(last
      ? { last: { ...toppedDraw(material, turns.length - 1, last), board: [...draws[turns.length - 1].board] } }
      : {}),
    tried: (current || !last?.isFound ? tried : tried.slice(0, -1)).map(({ word, reference }) => ({ word, reference })),
    ...(rank === undefined ? {} : { rank }),
  };
}

const shownDraw = ({ draw, board }: ToppingMaterial['game']['turns'][number]) => ({ draw, board: [...board] });

/** A draw that is over, with its top. */
function toppedDraw({ game }: ToppingMaterial, index: number, { isFound, time }: ToppingState['turns'][number]) {
  const { draw, laid, tops } = game.turns[index];
  return { draw, isFound, time, top: laid, tops: [...tops] };
}

/** The slips of an exam with what they are worth. */
export const keyView = ({ edition, exercises }: ExamMaterial): Seen<'readSittingKey'> => ({
  edition,
  slips: exercises.map(({ position, slip, verdict, trace }) => ({ position, slip, verdict, trace: [...trace] })),
});

/** The answers of somebody with what is right. */
export function sheetView(sitting: SatNow, own: Participant): SheetView {
  const { material, state } = sitting;
  const about = { name: own.name, sitting: sitting.name, number: material.number };
  if (material.kind === 'topping') {
    const { turns } = toppingStandingOf(material, state, own, sitting.now());
    const standings = standingsIn(sitting, material);
    const draws = turns.map((turn, index) => toppedDraw(material, index, turn));
    return {
      ...about,
      topping: { standing: standings.get(own.id) as Standing, players: state.participants.size, draws },
    };
  }
  const mark = markOf(material, state, own);
  const neutral = [...state.neutral].map((slip) => slip + 1).sort((one, other) => one - other);
  const slips = material.exercises.map((exercise, index) => {
    const { position, slip, verdict, trace } = exercise;
    const given = own.answers.get(index);
    const contest = own.contests.get(index);
    return {
      ...{ position, slip, ...(given ? { given } : {}), ...(contest ? { contest } : {}) },
      right: rightAnswer(exercise),
      ...{ ...markAnswer(exercise, given), verdict, trace },
    };
  });
  return {
    ...about,
    exam: {
      ...{ edition: material.edition, ...passing(material), neutral, slips },
      mark: judged({ ...mark, byRule: named(mark.byRule) }, material),
    },
  };
}
