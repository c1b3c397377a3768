import type { Disclosures } from '@raccord/stream';
import { nameOfCard } from '../members/card.ts';
import { ERASED_NAME, nameOfMember, ownCardOf } from '../members/names.ts';
import type { ClubState } from '../state/state.ts';

/** Names what events tell of, as it is named today; whoever is erased has no name. */
export class ClubTeller {
  readonly #state: ClubState;
  readonly #disclosures: Disclosures;

  constructor(state: ClubState, disclosures: Disclosures) {
    this.#state = state;
    this.#disclosures = disclosures;
  }

  member(id: string): string {
    return `« ${nameOfMember(this.#state, this.#disclosures, id)} »`;
  }

  /** By his own card, merged or not. */
  own(id: string): string {
    const card = ownCardOf(this.#disclosures, this.#state.members.get(id));
    return `« ${card ? nameOfCard(card) : ERASED_NAME} »`;
  }

  evening(tournament: string): string {
    return `« ${this.#state.evenings.get(tournament)?.title ?? tournament} »`;
  }
}
