import { type ConditionId, EDITIONS, type Edition, type EditionName, type Slip } from '@raccord/regulation';
import { Chance, type Fault, type PlayersSight, withStruck } from '@raccord/simulation';
import { type Wordbook, writtenRight } from '@raccord/tournament';
import { type Exercise, exerciseOf } from './exercise.ts';
import { leadsTo, SCHOOL_FAULTS } from './leads.ts';
import { lessonGame } from './position.ts';

/** What exercises are made of: the same order gives the same ones. */
export interface SchoolOrder {
  readonly edition: EditionName;
  readonly wordbook: Wordbook;
  readonly seed: number;
}

/** A slip with nothing wrong. */
const RIGHT: Fault['make'] = ({ turn }, meant) => writtenRight(meant, turn.board);

/** How many slips a game is used for before another one is played, and how many are played. */
const SLIPS_OF_GAME = 200;
const MOST_GAMES = 3;
const TRIES_OF_FAULT = 25;
const TRIES_OF_SIGHT = 6;
const TRIES_OF_ROW = 40;
/** How many exercises of another kind are met before one gives up looking for an ordinary one. */
const PATIENCE = 8;
/** How many slips have, above what they say, a solution that their player struck out: it counts for nothing. */
const STRUCK_SLIPS = 0.12;

/** Makes exercises, a few hundred from each game. */
export class Workshop {
  readonly #order: SchoolOrder;
  readonly #edition: Edition;
  readonly #chance: Chance;
  readonly #sights: PlayersSight[] = [];
  readonly #made = new Set<string>();
  /** The faults of which ordinary slips were made. */
  readonly #fruitful = new Set<Fault | 'right'>();
  /** The rows that show no ordinary slips. */
  readonly #withoutOrdinary = new Set<ConditionId>();
  #games = 0;

  constructor(order: SchoolOrder) {
    this.#order = order;
    this.#edition = EDITIONS[order.edition];
    this.#chance = new Chance(order.seed);
    this.#playMore();
  }

  get chance(): Chance {
    return this.#chance;
  }

  /** An ordinary slip with a fault, or with none: `right`. No two are the same. */
  ofFault(fault: Fault | 'right'): Exercise | undefined {
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

  /** Turn after turn, for a fault that few of them lend themselves to. */
  #searchFor(make: Fault['make'], isMeant: (exercise: Exercise) => boolean): Exercise | undefined {
    for (const sight of this.#sights) {
      for (let tries = 0; tries < TRIES_OF_SIGHT; tries++) {
        const exercise = this.#tryOn(sight, make);
        if (exercise && isMeant(exercise)) return exercise;
      }
    }
    return undefined;
  }

  /** A slip that shows a row: an ordinary one, or one of another kind where the row has hardly any other. */
  ofRow(row: ConditionId): Exercise | undefined {
    const leads = leadsTo(row);
    let other: Exercise | undefined;
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

  #try(make: Fault['make']): Exercise | undefined {
    if (this.#made.size >= this.#games * SLIPS_OF_GAME) this.#playMore();
    const sight = this.#chance.pick(this.#sights);
    return sight && this.#tryOn(sight, make);
  }

  #tryOn(sight: PlayersSight, make: Fault['make']): Exercise | undefined {
    const made = make(sight, sight.oneThat(anyOne) ?? sight.top);
    const slip = made && this.#strikeSomething(sight, made);
    const exercise = slip && this.#isNew(sight, slip) ? exerciseOf(sight.turn, slip, this.#edition) : undefined;
    sight.turn.forget();
    return exercise;
  }

  #strikeSomething(sight: PlayersSight, slip: Slip): Slip {
    if (slip.solutions.length !== 1 || slip.solutions[0].isStruck || !this.#chance.happens(STRUCK_SLIPS)) return slip;
    return withStruck(sight, slip) ?? slip;
  }

  #isNew(sight: PlayersSight, slip: Slip): boolean {
    const name = `${this.#sights.indexOf(sight)} ${JSON.stringify(slip)}`;
    if (this.#made.has(name)) return false;
    this.#made.add(name);
    return true;
  }

  /** Plays another game, unless there are enough of them. */
  #playMore(): boolean {
    if (this.#games >= MOST_GAMES) return false;
    const { wordbook } = this.#order;
    this.#sights.push(...lessonGame(wordbook, this.#edition, this.#chance.seed(), this.#chance));
    this.#games++;
    return true;
  }
}

const anyOne = (): boolean => true;
