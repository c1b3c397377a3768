import { type ConditionId, EDITIONS, type Edition, type EditionName, type Slip } from '@raccord/regulation';
import { Chance, FAULTS, type Fault, type Sight } from '@raccord/simulation';
import { type Wordbook, writtenRight } from '@raccord/tournament';
import { type Exercise, exerciseOf } from './exercise.ts';
import { seeGame } from './position.ts';

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
const TRIES_OF_ROW = 40;
/** How many times all the faults are tried at first, to know which rows they show, and at most, for rows that they did not. */
const FIRST_ROUNDS = 4;
const MOST_ROUNDS = 8;
/** How many exercises of another kind are met before one of them is taken for want of an ordinary one. */
const PATIENCE = 6;

/** Makes exercises, a few hundred from each game. */
export class Workshop {
  readonly #order: SchoolOrder;
  readonly #edition: Edition;
  readonly #chance: Chance;
  readonly #sights: Sight[] = [];
  readonly #made = new Set<string>();
  /** By row, the faults that showed it, each as many times as it did. */
  readonly #leads = new Map<ConditionId, Fault[]>();
  /** By row, what was made by the way and not given yet. */
  readonly #spare = new Map<ConditionId, Exercise[]>();
  #games = 0;
  #rounds = 0;

  constructor(order: SchoolOrder) {
    this.#order = order;
    this.#edition = EDITIONS[order.edition];
    this.#chance = new Chance(order.seed);
    this.#play();
  }

  get chance(): Chance {
    return this.#chance;
  }

  /** An ordinary slip with a fault, or with none: `right`. No two are the same. */
  ofFault(fault: Fault | 'right'): Exercise | undefined {
    const make = fault === 'right' ? RIGHT : fault.make;
    for (let tries = 0; tries < TRIES_OF_FAULT; tries++) {
      const exercise = this.#try(make);
      if (exercise?.kind !== 'ordinary') continue;
      if (fault === 'right' && exercise.verdict.reasons.length > 0) continue;
      return exercise;
    }
    return undefined;
  }

  /** A slip that shows a row: an ordinary one, or one of another kind where the row has hardly any other. */
  ofRow(row: ConditionId): Exercise | undefined {
    let other: Exercise | undefined;
    let met = 0;
    for (let tries = 0; tries < TRIES_OF_ROW && met < PATIENCE; tries++) {
      const exercise = this.#spare.get(row)?.pop() ?? this.#try(this.#leadTo(row)?.make);
      if (!exercise?.rules.includes(row)) continue;
      if (exercise.kind === 'ordinary') return exercise;
      other ??= exercise;
      met++;
    }
    return other;
  }

  /** A fault that showed the row, the more often the likelier. */
  #leadTo(row: ConditionId): Fault | undefined {
    const isKnown = (): boolean => this.#rounds >= FIRST_ROUNDS && this.#leads.has(row);
    while (!isKnown() && this.#rounds < MOST_ROUNDS) this.#explore();
    return this.#chance.pick(this.#leads.get(row) ?? []);
  }

  /** Tries all the faults, to know which rows each one shows. */
  #explore(): void {
    this.#rounds++;
    for (const fault of FAULTS) {
      const exercise = this.#try(fault.make);
      for (const rule of exercise?.rules ?? []) {
        const leads = this.#leads.get(rule);
        if (leads) leads.push(fault);
        else this.#leads.set(rule, [fault]);
      }
      if (exercise) this.#keep(exercise);
    }
  }

  #keep(exercise: Exercise): void {
    const [rule] = exercise.rules;
    if (rule === undefined) return;
    const kept = this.#spare.get(rule);
    if (kept) kept.push(exercise);
    else this.#spare.set(rule, [exercise]);
  }

  #try(make: Fault['make'] | undefined): Exercise | undefined {
    if (!make) return undefined;
    if (this.#made.size >= this.#games * SLIPS_OF_GAME && this.#games < MOST_GAMES) this.#play();
    const sight = this.#chance.pick(this.#sights);
    if (!sight) return undefined;
    const slip = make(sight, sight.oneThat(anyOne) ?? sight.top);
    if (!slip || !this.#isNew(sight, slip)) return undefined;
    return exerciseOf(sight.turn, slip, this.#edition);
  }

  #isNew(sight: Sight, slip: Slip): boolean {
    const name = `${this.#sights.indexOf(sight)} ${JSON.stringify(slip)}`;
    if (this.#made.has(name)) return false;
    this.#made.add(name);
    return true;
  }

  #play(): void {
    const { wordbook } = this.#order;
    this.#sights.push(...seeGame(wordbook, this.#edition, this.#chance.seed(), this.#chance));
    this.#games++;
  }
}

const anyOne = (): boolean => true;
