import type { Touches } from '@raccord/stream';
import type { AppealEffect, AppealSubject, EventBody, EventType, RecordedEvent, SlipKey, TurnKey } from '../events.ts';
import type { StateInFold } from '../state/folding.ts';
import { decidedBy } from '../subjects.ts';
import type { Telling } from '../told/written.ts';
import { APPEALS, effectTold, leaveBehind } from './appeals.ts';
import { CHARTER } from './charter.ts';
import { CLOCKS } from './clocks.ts';
import { DRAWS } from './draws.ts';
import { ENTRANTS } from './entrants.ts';
import { GAMES } from './games.ts';
import type { EventKind, EventNews, Recount } from './kind.ts';
import { OFFICIALS } from './officials.ts';
import { RULINGS } from './rulings.ts';
import { SHOWING } from './showing.ts';
import { SLIPS } from './slips.ts';
import { SOLUTIONS } from './solutions.ts';
import { TAKING_BACK } from './takingback.ts';
import { type Names, Teller } from './teller.ts';

/** Everything that can have happened, in the order of a tournament. One command gives one event. */
export const KINDS = {
  ...CHARTER,
  ...ENTRANTS,
  ...OFFICIALS,
  ...SHOWING,
  ...GAMES,
  ...DRAWS,
  ...CLOCKS,
  ...SOLUTIONS,
  ...SLIPS,
  ...RULINGS,
  ...APPEALS,
  ...TAKING_BACK,
};

export type { EventNews, Recount } from './kind.ts';
export type { Names } from './teller.ts';

const kindOf = ({ type }: { readonly type: EventType }): EventKind<unknown> => KINDS[type] as EventKind<unknown>;

/** Takes an event into the state. */
export function evolve(state: StateInFold, event: RecordedEvent): void {
  const { actor, at, id } = event;
  const decided = decidedBy(event);
  if (decided) leaveBehind(state, decided);
  kindOf(event).evolve(state, event.data, { actor, at }, id);
}

/** What an event sets and what it relies on. */
export const touches = (event: EventBody): Touches => kindOf(event).touches(event.data);

/** It cannot be taken back. */
export const isLasting = (event: Pick<EventBody, 'type'>): boolean => kindOf(event).isLasting;

/** The slips that an event is about, where it changes nothing else; those of different entrants do not depend on one another. */
export const slipsOf = (event: EventBody): readonly SlipKey[] => kindOf(event).slips(event.data);

/** What the ledger has to look at again after an event. */
export const recountOf = (event: EventBody): Recount => kindOf(event).recounts(event.data);

/** What those who look at the tournament have to ask again after an event. */
export const newsOf = (event: EventBody): EventNews => kindOf(event).news(event.data);

/** What an appeal is against, in a few words: « tirage, coup 3 (Partie 1) ». */
export const describeSubject = (subject: AppealSubject, names: Names): string =>
  new Teller(names, 'all').subject(subject);

/** What the answer to an appeal changed. */
export const describeEffect = (effect: AppealEffect, names: Names): string =>
  effectTold(effect, new Teller(names, 'all'));

/** What happened, in a few words: « saisie : bulletin de …, coup 3 (Partie 1) »; under the title of its turn, without it. */
export const describeEvent = (event: EventBody, names: Names, telling: Telling, within?: TurnKey): string =>
  kindOf(event).told(event.data, new Teller(names, telling, within));

/** The turn that an event is about, where it is one. */
export function turnAbout(event: EventBody): TurnKey | undefined {
  const { data } = event;
  if ('game' in data && 'turn' in data && data.turn !== undefined) return { game: data.game, turn: data.turn };
  if (event.type === 'turns-corrected') return { game: event.data.game, turn: event.data.turns[0].turn };
  const [first, ...others] = slipsOf(event);
  const isOne = others.every(({ game, turn }) => game === first.game && turn === first.turn);
  return first && isOne ? { game: first.game, turn: first.turn } : undefined;
}
