import { of } from '@raccord/french';
import type { AppealSubject, Moment, SlipKey, TurnAtCentre, TurnKey } from '../events.ts';
import { nameOf, type Person } from '../people.ts';
import type { Telling } from '../told/written.ts';

/** Where the names of what events speak of are found. */
export interface Names {
  readonly centres: ReadonlyMap<string, { readonly name: string }>;
  readonly entrants: ReadonlyMap<string, { readonly members: readonly Person[] }>;
  readonly officials: ReadonlyMap<string, { readonly name: string }>;
  readonly games: ReadonlyMap<string, { readonly plan: { readonly name: string } }>;
}

/** Tells what an event names. */
export class Teller {
  readonly #names: Names;
  readonly isAll: boolean;

  constructor(names: Names, telling: Telling) {
    this.#names = names;
    this.isAll = telling === 'all';
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

  turn({ game, turn }: TurnKey): string {
    return `coup ${turn} (${this.game(game)})`;
  }

  turnAt(key: TurnAtCentre): string {
    return this.#names.centres.size > 1
      ? `coup ${key.turn} (${this.game(key.game)}, ${this.centre(key.centre)})`
      : this.turn(key);
  }

  /** What an appeal is against. */
  subject(subject: AppealSubject): string {
    switch (subject.about) {
      case 'slip':
        return this.slip(subject);
      case 'warning':
        return `avertissement disciplinaire ${of(this.entrant(subject.entrant))}, ${this.turn(subject)}`;
      case 'draw':
        return `tirage, ${this.turn(subject)}`;
      case 'solution':
        return `solution posée, ${this.turn(subject)}`;
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
    return `bulletin ${of(this.entrant(key.entrant))}, ${this.turn(key)}`;
  }
}

/** Games count from 1 for people. */
export const fromMoment = ({ game, turn }: Moment): string => `à partir du coup ${turn} de la partie ${game + 1}`;
