import type { RouteInput } from '@raccord/contract';
import type { EditionName } from '@raccord/regulation';
import { examMinutes, MOST_EXAM_SLIPS, readExamNumber, USUAL_EXAM_SLIPS } from '@raccord/school';
import { type FormulaName, LARGEST_SEED } from '@raccord/scrabble';
import { TOPPING_TERMS } from '@raccord/training';
import { wholeBetween } from '../../design/numbers.ts';

export type SittingOrder = RouteInput<'makeSitting'>['body']['order'];

/** A sitting while somebody describes it: fields as text. */
export interface OrderDraft {
  readonly kind: SittingOrder['kind'];
  readonly name: string;
  /** Of an exam that is known already. */
  readonly number: string;
  readonly edition: EditionName;
  readonly count: string;
  readonly minutes: string;
  /** Blank: it is only marked. */
  readonly passPercent: string;
  readonly formula: FormulaName;
  /** Of a topping game that is known already: its seed. */
  readonly game: string;
  readonly seconds: string;
  readonly penalty: string;
  readonly seed: number;
}

/** As somebody has typed it: of minutes, none are said until he says some. */
export type TypedOrder = Omit<OrderDraft, 'minutes'> & Partial<Pick<OrderDraft, 'minutes'>>;

/** What each number may be. */
export const BOUNDS = {
  count: [1, MOST_EXAM_SLIPS],
  minutes: [1, 600],
  passPercent: [1, 100],
  seconds: [10, 600],
  penalty: [0, 600],
} as const satisfies Partial<Record<keyof OrderDraft, readonly [number, number]>>;

export type NumberField = keyof typeof BOUNDS;

/** @param seed out of all there are: who sits it could try a few thousand, and have the answers. */
export const newOrder = (edition: EditionName, seed: number): TypedOrder => ({
  ...{ kind: 'exam', name: '', number: '', edition, count: String(USUAL_EXAM_SLIPS), passPercent: '75' },
  ...{ formula: 'normale', game: '', seed },
  ...{ seconds: String(TOPPING_TERMS.limit / 1000), penalty: String(TOPPING_TERMS.penalty / 1000) },
});

/** Its minutes follow its slips until somebody says others. */
export function withMinutes(typed: TypedOrder): OrderDraft {
  const read = readExamNumber(typed.number.trim());
  const slips = read.ok ? read.value.count : wholeBetween(typed.count, ...BOUNDS.count);
  return { minutes: String(examMinutes(slips ?? USUAL_EXAM_SLIPS)), ...typed };
}

/** The number that a field says, within its bounds. */
export function numberIn(draft: OrderDraft, field: NumberField): number | undefined {
  const [least, most] = BOUNDS[field];
  return wholeBetween(draft[field], least, most);
}

/** What is wrong with the number of an exam that is typed. */
export function numberFault({ number }: OrderDraft): string | undefined {
  const read = number.trim() === '' ? undefined : readExamNumber(number.trim());
  return read && !read.ok ? read.fault.text : undefined;
}

/** The seed of a topping game: as typed, or by chance; undefined when it is none. */
export function seedOf({ game, seed }: OrderDraft): number | undefined {
  return game.trim() === '' ? seed : wholeBetween(game, 0, LARGEST_SEED);
}

/** What is asked of the server, once every field says something. */
export function orderOf(draft: OrderDraft): SittingOrder | undefined {
  const { kind, edition, seed, formula } = draft;
  const [count, minutes, seconds, penalty] = (['count', 'minutes', 'seconds', 'penalty'] as const).map((field) =>
    numberIn(draft, field),
  );
  if (kind === 'topping') {
    const known = seedOf(draft);
    if (seconds === undefined || penalty === undefined || known === undefined) return undefined;
    return { kind, formula, edition, seed: known, seconds, penalty };
  }
  const typed = draft.number.trim();
  if (numberFault(draft) !== undefined) return undefined;
  if (minutes === undefined || (typed === '' && count === undefined)) return undefined;
  const order = { kind, minutes, exam: typed || { edition, count: count ?? 1, seed } };
  if (draft.passPercent.trim() === '') return order;
  const passPercent = numberIn(draft, 'passPercent');
  return passPercent === undefined ? undefined : { ...order, passPercent };
}
