import { of } from '@raccord/french';
import type { AppealSubject, Moment, SlipKey, TurnAtCentre, TurnKey } from '../events.ts';
import { nameOf, type Person } from '../people.ts';
import type { Telling } from '../told/written.ts';

/** Something of each one, found by its id. */
type Known<T> = Pick<ReadonlyMap<string, T>, 'get' | 'size'>;

/** Where the names of what events speak of are found. */
export interface Names {
  readonly centres: Known<{ readonly name: string }>;
  readonly entrants: Known<{ readonly members: readonly Person[] }>;
  readonly officials: Known<{ readonly name: string }>;
  readonly games: Known<{ readonly plan: { readonly name: string } }>;
}

/** Tells what an event names. */
export class Teller {
  readonly #names: Names;
  readonly isAll: boolean;
  readonly #within: TurnKey | undefined;

  /** @param within the turn that what is told stands under the title of, and need not name. */
  constructor(names: Names, telling: Telling, within?: TurnKey) {
    this.#names = names;
    this.isAll = telling === 'all';
    this.#within = within;
  }

  entrant(id: string): string {
    const known = this.#names.entrants.get(id);
    return known ? nameOf(known.members) : `« ${id} »`;
  }

  official(id: string): string {
    return this.#names.officials.get(id)?.name ?? id;
  }

  game(id: string): string {
    return this.#names.games.get(id)?.plan.name ?? id;
  }

  centre(id: string): string {
    return this.#names.centres.get(id)?.name ?? id;
  }

  /** « (Annexe) », where there is more than one. */
  among(centre: string | undefined): string {
    return centre === undefined || this.#names.centres.size < 2 ? '' : ` (${this.centre(centre)})`;
  }

  /** « coup 3 (Partie 1) ». */
  turn(key: TurnKey): string {
    return this.#isWithin(key) ? `coup ${key.turn}` : `coup ${key.turn} (${this.game(key.game)})`;
  }

  /** « coup 3 (Partie 1, Annexe) ». */
  turnAt(key: TurnAtCentre): string {
    if (this.#names.centres.size < 2) return this.turn(key);
    const where = this.centre(key.centre);
    return `coup ${key.turn} (${this.#isWithin(key) ? '' : `${this.game(key.game)}, `}${where})`;
  }

  /** Behind what happened on it: « , coup 3 (Partie 1) ». */
  on(key: TurnKey): string {
    return this.#isWithin(key) ? '' : `, ${this.turn(key)}`;
  }

  onAt(key: TurnAtCentre): string {
    return this.#isWithin(key) ? this.among(key.centre) : `, ${this.turnAt(key)}`;
  }

  #isWithin({ game, turn }: TurnKey): boolean {
    return this.#within?.game === game && this.#within.turn === turn;
  }

  /** What an appeal is against. */
  subject(subject: AppealSubject): string {
    switch (subject.about) {
      case 'slip':
        return this.slip(subject);
      case 'warning':
        return `avertissement disciplinaire ${of(this.entrant(subject.entrant))}${this.on(subject)}`;
      case 'draw':
        return `tirage${this.on(subject)}`;
      case 'solution':
        return `solution posée${this.on(subject)}`;
      case 'cancellation': {
        const where = subject.centre === undefined ? '' : ` pour le centre ${this.centre(subject.centre)}`;
        return `annulation du ${this.turn(subject)}${where}`;
      }
      case 'lateness':
        return `retard ${of(this.entrant(subject.entrant))} (${this.game(subject.game)})`;
      case 'end':
        return `fin de la partie « ${this.game(subject.game)} »`;
      case 'exclusion':
        return `exclusion ${of(this.entrant(subject.entrant))}`;
    }
  }

  slip(key: SlipKey): string {
    return `bulletin ${of(this.entrant(key.entrant))}${this.on(key)}`;
  }
}

/** Games count from 1 for people. */
export const fromMoment = ({ game, turn }: Moment): string => `à partir du coup ${turn} de la partie ${game + 1}`;
