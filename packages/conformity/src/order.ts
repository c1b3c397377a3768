import { EDITION_NAMES, EDITIONS, type EditionName, type RhythmName, TIE_BREAKS } from '@raccord/regulation';
import { FORMULAS, type FormulaName } from '@raccord/scrabble';
import { Chance } from '@raccord/simulation';

/** What one tournament of a trial is like: the same seed and number give the same one. */
export interface TrialOrder {
  readonly edition: EditionName;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly centres: number;
  readonly entrants: number;
  readonly games: readonly TrialGame[];
  /** What happens in it is drawn from here. */
  readonly chance: Chance;
}

export interface TrialGame {
  readonly formula: FormulaName;
  readonly rhythm: RhythmName;
  readonly turns: number;
  /** A whole game, played to this end as far as its letters let it; `late`: to turns after the fifteenth, whose draws have a rule of their own. */
  readonly end?: WantedEnd;
}

export type WantedEnd = (typeof ENDS)[number];
const ENDS = ['bag', 'incident', 'no-move', 'late'] as const;

const RHYTHMS: readonly RhythmName[] = [
  'normal',
  'mort-subite',
  'semi-normal',
  'semi-rapide',
  'mort-subite',
  'semi-blitz',
  'blitz',
];
const MANY_ENTRANTS = 17;
/** One tournament in so many is a whole game: editions and ends come in turn. */
const WHOLE_EVERY = 17;
const FIRST_WHOLE = 11;
/** More than any game has. */
const WHOLE_GAME = 60;
const LATE_GAME = 18;

/** Editions, formulas and rhythms come in turn, so that none is left out; the rest is chance. */
export function trialOrder(seed: number, number: number): TrialOrder {
  const chance = new Chance(((seed * 1_000_003) ^ (number * 7919)) >>> 0);
  const edition = EDITION_NAMES[number % EDITION_NAMES.length];
  const whole = Math.floor(number / WHOLE_EVERY / EDITION_NAMES.length);
  const end = number % WHOLE_EVERY === FIRST_WHOLE ? ENDS[whole % ENDS.length] : undefined;
  const isWhole = end !== undefined;
  // A joker can always be laid somewhere.
  const formulas = EDITIONS[edition].game.formulas.filter(
    (name) => end !== 'no-move' || !FORMULAS[name].jokerEveryDraw,
  );
  const isLarge = !isWhole && chance.happens(0.06);
  const count = isLarge || isWhole ? 1 : chance.between(1, 2);
  const firstFormula = Math.floor(isWhole ? whole / ENDS.length : number / EDITION_NAMES.length);
  const rhythms = isWhole ? RHYTHMS.filter((rhythm) => rhythm !== 'mort-subite') : RHYTHMS;
  return {
    edition,
    settings: settingsFor(edition, chance),
    centres: isWhole ? 1 : chance.pick([1, 1, 2, 3]),
    entrants: isLarge ? MANY_ENTRANTS : isWhole ? 2 : chance.between(3, 7),
    games: Array.from({ length: count }, (_, index) => ({
      formula: formulas[(firstFormula + index) % formulas.length],
      rhythm: rhythms[(Math.floor(number / 2) + index) % rhythms.length],
      turns: end === 'late' ? LATE_GAME : isWhole ? WHOLE_GAME : isLarge ? 2 : chance.between(2, 5),
      ...(end ? { end } : {}),
    })),
    chance,
  };
}

function settingsFor(edition: EditionName, chance: Chance): Record<string, unknown> {
  const isNew = edition === '2023';
  const refers = edition === '2016';
  return {
    ...(chance.happens(0.6) ? { soloThreshold: chance.between(2, 5) } : {}),
    ...(chance.happens(0.2) ? { soloBonus: chance.between(5, 15) } : {}),
    ...(isNew && chance.happens(0.5) ? { plausible: chance.pick(['accord', 'prolongement', 'tout', 'jamais']) } : {}),
    ...(refers && chance.happens(0.5) ? { provisional: chance.pick(['zero', 'penalty']) } : {}),
    ...(chance.happens(0.4) ? { referredByHand: chance.pick(['verdict', 'zero', 'penalty']) } : {}),
    ...(!isNew && chance.happens(0.4) ? { averageRounding: chance.pick(['nearest', 'down', 'up']) } : {}),
    ...(chance.happens(0.5) ? { tieBreaks: someTieBreaks(chance) } : {}),
  };
}

/** In any order: the first one leaves little to the others. */
function someTieBreaks(chance: Chance): readonly string[] {
  const first = chance.between(0, TIE_BREAKS.length - 1);
  return [...TIE_BREAKS.slice(first), ...TIE_BREAKS.slice(0, first)].filter(() => chance.happens(0.5));
}
