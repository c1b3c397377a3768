import { isCount, isObject } from './jsonfile.ts';

/** Leitner boxes: what is missed comes back sooner. */

/** What somebody knows of one thing. */
export interface KnownThing {
  /** From 0, just missed, to the last one. */
  readonly box: number;
  /** Which answer of all was the last on this thing, from 1. */
  readonly last: number;
  readonly right: number;
  readonly wrong: number;
}

/** What somebody knows, thing by thing. */
export interface Leitner<Thing extends string> {
  /** How many answers were given. */
  readonly answers: number;
  readonly known: Readonly<Partial<Record<Thing, KnownThing>>>;
}

/** After how many other answers a thing comes back, by box. */
const WAITS = [2, 5, 12, 30, 80];
export const LAST_BOX = WAITS.length - 1;

/** A right answer moves its things one box on, a wrong one puts them back into the first. */
export function noteThings<Thing extends string>(
  { answers: before, known }: Leitner<Thing>,
  things: readonly Thing[],
  isRight: boolean,
): Leitner<Thing> {
  const answers = before + 1;
  const noted = things.map((thing) => {
    const { box, right, wrong } = known[thing] ?? { box: 0, right: 0, wrong: 0 };
    return [
      thing,
      {
        box: isRight ? Math.min(box + 1, LAST_BOX) : 0,
        last: answers,
        right: right + Number(isRight),
        wrong: wrong + Number(!isRight),
      },
    ] as const;
  });
  return { answers, known: { ...known, ...Object.fromEntries(noted) } };
}

/**
 * The thing to ask next: of those whose wait is over the one in the first box; then one that was never asked, in the order given;
 * then the one whose wait ends first, not twice running the same.
 */
export function nextThing<Thing extends string>(
  { answers, known }: Leitner<Thing>,
  things: readonly Thing[],
): Thing | undefined {
  const asked = things.flatMap((thing) => {
    const one = known[thing];
    return one ? [{ thing, box: one.box, late: answers - one.last - WAITS[one.box] }] : [];
  });
  const due = asked.filter(({ late }) => late >= 0).sort((a, b) => a.box - b.box || b.late - a.late);
  const isNew = (thing: Thing): boolean => known[thing] === undefined;
  const isJustAsked = (thing: Thing): boolean => known[thing]?.last === answers;
  const soonest = asked.sort((a, b) => Number(isJustAsked(a.thing)) - Number(isJustAsked(b.thing)) || b.late - a.late);
  return due[0]?.thing ?? things.find(isNew) ?? soonest[0]?.thing;
}

/** What a file says that somebody knows of a thing, after so many answers. */
export function isKnown(value: unknown, answers: number): value is KnownThing {
  if (!isObject(value)) return false;
  const { box, last, right, wrong } = value;
  return isCount(box) && box <= LAST_BOX && isCount(last) && last <= answers && isCount(right) && isCount(wrong);
}
