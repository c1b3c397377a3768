import type { StationRole } from './roles.ts';

const TO_EVERYBODY = ['seeHall'] as const;
/** The tables of a referee too, at the last turn that ended where he is: he enters its slips, and each changes them. */
const TO_REFEREES = ['seeHall', 'seeDesk'] as const;
/** What the phone of a player shows: the hall, and what is his own. */
const TO_PLAYERS = ['seeHall', 'seeOwnSlip', 'seeSheet', 'seeCorrections'] as const;

/** A view that the live feed carries. */
export type CarriedName = (typeof TO_PLAYERS | typeof TO_REFEREES)[number];

/** The views that a role is told with the news, as it would be answered: it asks for them once, and for what it missed. */
export const carriedTo = (role: StationRole): readonly CarriedName[] =>
  role === 'player' ? TO_PLAYERS : role === 'referee' ? TO_REFEREES : TO_EVERYBODY;

/** A text after another one: so many characters of its beginning, what is new, so many of its end. */
export type TextChange = readonly [start: number, text: string, end: number];

/** Of each view that changed, its JSON without the sequence, as a change of what was carried before. */
export type CarriedChanges = Readonly<Partial<Record<CarriedName, TextChange>>>;

/** Compared at a time: as much faster than one by one. */
const PIECE = 512;

export function textChange(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start + PIECE <= shorter && before.slice(start, start + PIECE) === after.slice(start, start + PIECE))
    start += PIECE;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let end = 0;
  const pieceFromEnd = (text: string): string => text.slice(text.length - end - PIECE, text.length - end);
  while (end + PIECE <= shorter - start && pieceFromEnd(before) === pieceFromEnd(after)) end += PIECE;
  const fromEnd = (text: string): number => text.charCodeAt(text.length - 1 - end);
  while (end < shorter - start && fromEnd(before) === fromEnd(after)) end++;
  return [start, after.slice(start, after.length - end), end];
}

const changedText = (before: string, [start, text, end]: TextChange): string =>
  before.slice(0, start) + text + before.slice(before.length - end);

/** A view as it was carried. */
export interface CarriedView {
  readonly name: CarriedName;
  readonly answer: { readonly sequence: number };
}

/** What one connection carries, put together where it arrives. */
export class CarriedViews {
  readonly #texts = new Map<string, string>();

  take({ sequence, seen = {} }: { readonly sequence: number; readonly seen?: CarriedChanges }): CarriedView[] {
    return Object.entries(seen).map(([name, change]) => {
      const text = changedText(this.#texts.get(name) ?? '', change);
      this.#texts.set(name, text);
      return { name: name as CarriedName, answer: { ...JSON.parse(text), sequence } };
    });
  }
}
