import { type ConditionId, EDITIONS, type Edition, type EditionName, type Slip } from '@raccord/regulation';
import { Chance, type Fault, type PlayersSight, type Suits, withStruck } from '@raccord/simulation';
import type { Wordbook } from '@raccord/tournament';
import { type Exercise, exerciseOf } from './exercise.ts';
import type { Feature } from './features.ts';
import { leadsTo, RIGHT, SCHOOL_FAULTS } from './leads.ts';
import { lessonGame } from './position.ts';

/** What exercises are made of: the same order gives the same ones. */
export interface SchoolOrder {
  readonly edition: EditionName;
  readonly wordbook: Wordbook;
  readonly seed: number;
}

/** How many slips a game is used for before another one is played, and how many are played unless more are asked for. */
const SLIPS_OF_GAME = 200;
const MOST_GAMES = 3;
const TRIES_OF_FAULT = 25;
const TRIES_OF_SIGHT = 6;
const TRIES_OF_ROW = 80;
const TRIES_OF_FEATURE = 60;
const RIGHT_FEATURED = 0.4;
/** How many exercises of another kind are met before one gives up looking for an ordinary one. */
const PATIENCE = 8;
/** How many slips have, above what they say, a solution that their player struck out: it counts for nothing. */
const STRUCK_SLIPS = 0.12;

/** An exercise, and which of the games of its workshop it is of. */
export interface MadeExercise extends Exercise {
  readonly game: number;
}

/** The same, with the fault that it was made with, or `right`. */
export interface FeaturedSlip extends MadeExercise {
  readonly asked: string;
}

/** Makes exercises, a few hundred from each game. */
export class Workshop {
  readonly #order: SchoolOrder;
  readonly #edition: Edition;
  readonly #chance: Chance;
  readonly #turns: number;
  /** By game. */
  readonly #sights: (readonly PlayersSight[])[] = [];
  readonly #made = new Set<string>();
  /** The faults of which ordinary slips were made. */
  readonly #fruitful = new Set<Fault | 'right'>();
  /** The rows that show no ordinary slips. */
  readonly #withoutOrdinary = new Set<ConditionId>();
  #tries = 0;

  /**
   * @param games how many are played at once, each of which then gives as many slips as the others
   * @param turns how many turns of each are played at most
   */
  constructor(order: SchoolOrder, games = 1, turns = Number.POSITIVE_INFINITY) {
    this.#order = order;
    this.#turns = turns;
    this.#edition = EDITIONS[order.edition];
    this.#chance = new Chance(order.seed);
    for (let game = 0; game < games; game++) this.#playAnother();
  }

  get chance(): Chance {
    return this.#chance;
  }

  /** An ordinary slip with a fault, or with none: `right`. No two are the same. */
  ofFault(fault: Fault | 'right'): MadeExercise | undefined {
    const make = fault === 'right' ? RIGHT : fault.make;
    const isMeant = ({ kind, verdict }: Exercise) =>
      kind === 'ordinary' && (fault !== 'right' || verdict.reasons.length === 0);
    let met = 0;
    for (let tries = 0; tries < TRIES_OF_FAULT; tries++) {
      const exercise = this.#try(make);
      if (!exercise) continue;
      if (isMeant(exercise)) {
        this.#fruitful.add(fault);
        return exercise;
      }
      if (++met === PATIENCE && !this.#fruitful.has(fault)) return undefined;
    }
    if (this.#playMore()) return this.ofFault(fault);
    return this.#fruitful.has(fault) ? this.#searchFor(make, isMeant) : undefined;
  }

  /** An ordinary slip of such a kind, right or with a fault: no two are the same. */
  ofFeature({ isOn, suits, right, faults, shows }: Feature): FeaturedSlip | undefined {
    for (let tries = 0; tries < TRIES_OF_FEATURE; tries++) {
      const sight = this.#chance.pick(this.#nextGame().filter(isOn));
      if (!sight) continue;
      const isRight = this.#chance.happens(RIGHT_FEATURED) || tries >= TRIES_OF_FEATURE / 2;
      const fault = isRight ? { name: 'right', make: right } : this.#chance.pick(faults);
      const exercise = this.#tryOn(sight, fault.make, suits);
      if (exercise?.kind === 'ordinary' && shows(exercise, sight)) return { ...exercise, asked: fault.name };
    }
    return undefined;
  }

  /** Turn after turn, for a fault that few of them lend themselves to. */
  #searchFor(make: Fault['make'], isMeant: (exercise: MadeExercise) => boolean): MadeExercise | undefined {
    for (const sight of this.#sights.flat()) {
      for (let tries = 0; tries < TRIES_OF_SIGHT; tries++) {
        const exercise = this.#tryOn(sight, make);
        if (exercise && isMeant(exercise)) return exercise;
      }
    }
    return undefined;
  }

  /** A slip that shows a row: an ordinary one, or one of another kind where the row has hardly any other. */
  ofRow(row: ConditionId): MadeExercise | undefined {
    const leads = leadsTo(row);
    let other: MadeExercise | undefined;
    let met = 0;
    for (let tries = 0; tries < TRIES_OF_ROW && met < PATIENCE; tries++) {
      const exercise = this.#try(this.#chance.pick(leads).make);
      if (!exercise?.rules.includes(row)) continue;
      if (exercise.kind === 'ordinary' || this.#withoutOrdinary.has(row)) return exercise;
      other ??= exercise;
      met++;
    }
    if (met === PATIENCE) this.#withoutOrdinary.add(row);
    if (other || leads === SCHOOL_FAULTS) return other;
    return this.#playMore() ? this.ofRow(row) : undefined;
  }

  /** An ordinary slip that looks like one that shows a row, and does not; where few do, one with nothing wrong. */
  likeRow(row: ConditionId): MadeExercise | undefined {
    const leads = leadsTo(row);
    for (let tries = 0; tries < TRIES_OF_ROW; tries++) {
      const isAlike = tries < TRIES_OF_ROW / 2 && leads !== SCHOOL_FAULTS;
      const exercise = this.#try(isAlike ? this.#chance.pick(leads).make : RIGHT);
      if (exercise?.kind === 'ordinary' && !exercise.rules.includes(row)) return exercise;
    }
    return undefined;
  }

  #try(make: Fault['make']): MadeExercise | undefined {
    if (this.#made.size >= this.#sights.length * SLIPS_OF_GAME) this.#playMore();
    const sight = this.#chance.pick(this.#nextGame());
    return sight && this.#tryOn(sight, make);
  }

  #nextGame(): readonly PlayersSight[] {
    return this.#sights[this.#tries++ % this.#sights.length];
  }

  #tryOn(sight: PlayersSight, make: Fault['make'], suits: Suits = anyOne): MadeExercise | undefined {
    const meant = sight.oneThat(suits);
    if (!meant) return undefined;
    const made = make(sight, meant);
    const slip = made && this.#strikeSomething(sight, made);
    if (!slip?.solutions.every(({ word }) => isFitToTeach(word))) return undefined;
    const game = this.#sights.findIndex((sights) => sights.includes(sight));
    const isNew = this.#isNew(`${game} ${sight.turn.turn} ${JSON.stringify(slip)}`);
    const exercise = isNew ? { ...exerciseOf(sight.turn, slip, this.#edition), game } : undefined;
    sight.turn.forget();
    return exercise;
  }

  #strikeSomething(sight: PlayersSight, slip: Slip): Slip {
    if (slip.solutions.length !== 1 || slip.solutions[0].isStruck || !this.#chance.happens(STRUCK_SLIPS)) return slip;
    return withStruck(sight, slip) ?? slip;
  }

  #isNew(name: string): boolean {
    if (this.#made.has(name)) return false;
    this.#made.add(name);
    return true;
  }

  /** Plays another game, unless there are enough of them. */
  #playMore(): boolean {
    if (this.#sights.length >= MOST_GAMES) return false;
    this.#playAnother();
    return true;
  }

  #playAnother(): void {
    const { wordbook } = this.#order;
    this.#sights.push(lessonGame(wordbook, this.#edition, this.#chance.seed(), this.#chance, this.#turns));
  }
}

const anyOne = (): boolean => true;

/** Words that nobody wants to read aloud before a class, nor to print on a subject. */
const COARSE =
  /^(BAISE[RSZ]?$|BITES?$|BRANL|CHIE[RSZ]?$|CONN(ARD|ASS)|COUILL|ENCUL|FELLA|FOUTR|GOUINE|MERD|NEGR|NIQU|PARTOUZ|PEDES?$|PUT(AIN|ASS|ES?$)|SALOP|SODOM|SUCEU|TARLOUZ|VIOLE[RSZ]?$|YOUPIN)/;

/** A lone letter is no word to anybody. */
const isFitToTeach = (word: string): boolean => word.length > 1 && !COARSE.test(word.toUpperCase());
