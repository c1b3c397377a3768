import type { Moment } from '../events.ts';

/** A value that changes from a turn on: the last change at or before a turn holds there. */
export type Timeline<T> = readonly { readonly from: Moment; readonly value: T }[];

export const compareMoments = (a: Moment, b: Moment): number => a.game - b.game || a.turn - b.turn;

export function valueAt<T>(timeline: Timeline<T>, moment: Moment): T | undefined {
  for (let index = timeline.length - 1; index >= 0; index--) {
    if (compareMoments(timeline[index].from, moment) <= 0) return timeline[index].value;
  }
  return undefined;
}

/** The timeline with a change that holds from a moment on; those planned for later are erased. */
export const changeFrom = <T>(timeline: Timeline<T>, from: Moment, value: T): Timeline<T> => [
  ...timeline.filter((change) => compareMoments(change.from, from) < 0),
  { from, value },
];

/** The timeline with the change planned for one moment moved to an earlier one. */
export function broughtForward<T>(timeline: Timeline<T>, from: Moment, to: Moment): Timeline<T> {
  const moved = timeline.find((change) => compareMoments(change.from, from) === 0);
  if (!moved) return timeline;
  const others = timeline.filter((change) => change !== moved && compareMoments(change.from, to) !== 0);
  return [...others, { from: to, value: moved.value }].sort((a, b) => compareMoments(a.from, b.from));
}

/** The timeline where a value no longer holds from a moment on; other values stay. */
export function withoutFrom<T>(timeline: Timeline<T | undefined>, from: Moment, value: T): Timeline<T | undefined> {
  const before = timeline.filter((change) => compareMoments(change.from, from) < 0);
  const later = timeline.filter((change) => compareMoments(change.from, from) > 0);
  const isHeld = valueAt(timeline, from) === value;
  return [
    ...before,
    { from, value: isHeld ? undefined : valueAt(timeline, from) },
    ...later.map((change) => (change.value === value ? { from: change.from, value: undefined } : change)),
  ];
}
