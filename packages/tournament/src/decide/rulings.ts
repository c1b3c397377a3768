import { EDITIONS } from '@raccord/regulation';
import { accept, MOST_POINTS } from '@raccord/scrabble';
import type { Delivery, PrintedCorrection, Ruled, SlipKey } from '../events.ts';
import { isPrinted } from '../ledger/corrections.ts';
import { awaitedOf, hasCommissionDecided, isReferralPending } from '../ledger/standing.ts';
import type { Actor, Role } from '../people.ts';
import { breachOf } from '../rulinglaw.ts';
import { hasCommission, type SlipFile, type TournamentState } from '../state/state.ts';
import { allWordsOf, type Ruling } from '../verdicts.ts';
import { type Asking, asked, type Context, type Decide, type Decision, isBlank, REFEREE_ACTORS } from './context.ts';
import { type RefusalCode, refused } from './refusals.ts';
import { type AtTable, endFor, findAtTable, isClosedFor, isEndedFor } from './slips.ts';

const keyOf = ({ game, turn, entrant }: SlipKey): SlipKey => ({ game, turn, entrant });

/** An entrant at a turn whose slip is recorded. */
function findWithSlip(context: Context, key: SlipKey, asking: Pick<Asking, 'actor' | 'basis'>): Decision<AtTable> {
  const place = findAtTable(context, key, asking);
  if (!place.ok) return place;
  return place.value.file?.slip ? place : refused('no-slip-recorded', place.value.name, key.turn);
}

/** Any slip may be referred to the commission by hand (S2). */
const referSlip: Decide<SlipKey & { readonly reason: string }> = (context, data, command) => {
  const place = findWithSlip(context, data, command);
  if (!place.ok) return place;
  const { file, name } = place.value;
  if (file && isReferralPending(file)) return refused('already-referred', name);
  if (file && hasCommissionDecided(file)) return refused('commission-has-decided', name);
  if (isBlank(data.reason)) return refused('reason-missing');
  return accept({ type: 'slip-referred', data: { ...keyOf(data), reason: data.reason } });
};

/** The second referee agrees with what he has seen. */
const confirmSlip: Decide<SlipKey> = (context, data, command) => {
  const place = findWithSlip(context, data, command);
  return place.ok ? accept({ type: 'slip-confirmed', data: keyOf(data) }) : place;
};

/** Whose ruling stands over whose. */
const RANKS: Readonly<Record<Role, number>> = { player: 0, referee: 1, 'second-referee': 2, chief: 3, commission: 3 };

export const ruleSlip: Decide<SlipKey & Omit<Ruled, 'isProvisional'> & { readonly isProvisional?: boolean }> = (
  context,
  data,
  command,
) => {
  const { ruling, reason } = data;
  const { actor } = command;
  const find = ruling.outcome === 'accepted' ? findWithSlip : findAtTable;
  const place = find(context, data, command);
  if (!place.ok) return place;
  const { file, name } = place.value;
  if (file && hasCommissionDecided(file) && actor.role !== 'commission') return refused('commission-has-decided', name);
  const last = file?.rulings?.at(-1);
  if (last && RANKS[actor.role] < RANKS[last.actor.role]) return refused('not-your-ruling', last.actor.name);
  if (isBlank(reason)) return refused('reason-missing');
  const fault = rulingFault(ruling, actor);
  if (fault) return refused('bad-ruling', fault);
  const edition = EDITIONS[context.charter.edition];
  const { favourableReading } = edition.decisions;
  const lawful = checkLaw(data, breachOf(ruling, edition), actor);
  if (!lawful.ok) return lawful;
  if (data.isFavourable && (actor.role !== 'commission' || !favourableReading)) return refused('not-favourable-here');
  const isProvisional = isForNow(context.state, file, actor, data.isProvisional === true);
  const how = {
    ...(data.isFavourable ? { isFavourable: true as const } : {}),
    ...(data.isOtherwise ? { isOtherwise: true as const } : {}),
  };
  const kept = keepingWords(ruling, file);
  const told = kept.outcome === 'nullity' ? namingWords(reason, kept.words ?? []) : reason;
  return accept({
    type: 'slip-ruled',
    data: { ...keyOf(data), ruling: kept, isProvisional, reason: told, ...how },
  });
};

/** What people decide obeys the law of the slips; the commission alone decides otherwise, and says so. An average may exceed its limit. */
function checkLaw(
  {
    ruling,
    isOtherwise,
  }: Pick<SlipKey & Omit<Ruled, 'isProvisional'> & { readonly isProvisional?: boolean }, 'ruling' | 'isOtherwise'>,
  breach: string | undefined,
  { role }: Actor,
): Decision<void> {
  const mayDiffer = role === 'commission' && (breach !== undefined || ruling.outcome === 'average');
  if (isOtherwise) return mayDiffer ? accept(undefined) : refused('not-otherwise-here');
  if (breach === undefined) return accept(undefined);
  const advice =
    role === 'commission'
      ? 'Si la commission en décide autrement, la décision le dit.'
      : 'La commission seule peut en décider autrement.';
  return refused('ruling-against-law', breach, advice);
}

/**
 * The commission says so itself. What the chief referee decides of a slip that is before it holds until it decides, and for good
 * where there is none.
 */
function isForNow(state: TournamentState, file: SlipFile | undefined, { role }: Actor, isSaid: boolean): boolean {
  if (role === 'commission') return isSaid;
  const isBefore = file !== undefined && awaitedOf(file) !== undefined;
  return role === 'chief' && isBefore && hasCommission(state);
}

/**
 * A ruling of nullity keeps the words not admitted, since an average may depend on them (5.7): those that it names,
 * else those that the program found.
 */
function keepingWords(ruling: Ruling, file: SlipFile | undefined): Ruling {
  if (ruling.outcome !== 'nullity' || ruling.words) return ruling;
  const words = file?.slip ? allWordsOf(file.slip.verdict) : [];
  return words.length > 0 ? { ...ruling, words } : ruling;
}

/** The reason of a decision and, unless it says them itself, the words not admitted: the player must read them. */
function namingWords(reason: string, words: readonly string[]): string {
  const said = new Set(reason.toUpperCase().split(/[^A-Z]+/));
  if (words.every((word) => said.has(word.toUpperCase()))) return reason;
  const sentence = /[.!?…]$/.test(reason.trim()) ? reason.trim() : `${reason.trim()}.`;
  return `${sentence} ${words.length > 1 ? 'Mots non admis' : 'Mot non admis'} : ${words.join(', ')}.`;
}

const withdrawRuling: Decide<SlipKey & { readonly reason: string }> = (context, data, command) => {
  const { actor } = command;
  const place = findAtTable(context, data, command);
  if (!place.ok) return place;
  const { file, name } = place.value;
  const last = file?.rulings?.at(-1);
  if (!file || !last) return refused('no-ruling', name);
  if (hasCommissionDecided(file) && actor.role !== 'commission') return refused('commission-has-decided', name);
  if (actor.role !== 'chief' && !isSameActor(last.actor, actor)) return refused('not-your-ruling', last.actor.name);
  if (!file.slip && file.rulings?.length === 1 && isClosedFor(place.value)) return refused('turn-closed', data.turn);
  if (isBlank(data.reason)) return refused('reason-missing');
  return accept({ type: 'ruling-withdrawn', data: { ...keyOf(data), reason: data.reason } });
};

const giveWarning: Decide<SlipKey & { readonly reason: string }> = (context, data, command) => {
  const place = findAtTable(context, data, command);
  if (!place.ok) return place;
  if (isBlank(data.reason)) return refused('reason-missing');
  return accept({ type: 'warning-given', data: { ...keyOf(data), reason: data.reason } });
};

/** A turn that no longer counts leaves nothing to print. */
const GONE: ReadonlySet<RefusalCode> = new Set(['turn-void', 'turn-cancelled-here', 'unknown-turn']);

/** Two stations that print at once put each slip on paper once: what one of them has printed is left out. */
const printCorrections: Decide<{ readonly slips: readonly SlipKey[] }> = (context, data, { actor }) => {
  const printed = new Map<SlipFile, PrintedCorrection>();
  for (const key of data.slips) {
    const place = findAtTable(context, key, { actor });
    if (!place.ok && GONE.has(place.fault.code)) continue;
    if (!place.ok) return place;
    const due = context.ledger.correctionOf(key.game, key.turn, key.entrant);
    const { file } = place.value;
    if (due && file && !isPrinted(file, due)) printed.set(file, { ...keyOf(key), notice: due.notice });
  }
  const slips = [...printed.values()];
  return slips.length === 0 ? refused('nothing-to-print') : accept({ type: 'corrections-printed', data: { slips } });
};

/** How far ahead of the server the clock of another machine may be, in milliseconds. */
export const CLOCKS_APART = 600_000;

/** What a player acknowledges is what he reads on his screen: the rest is for his referee to say. */
const READ: Pick<HandedOver, 'means' | 'isComplete'> = { means: 'screen' };

/** Complete, and now, unless said. */
type HandedOver = SlipKey & Pick<Delivery, 'means'> & Partial<Pick<Delivery, 'deliveredAt' | 'isComplete'>>;

const deliverCorrection: Decide<HandedOver> = (context, data, command) => {
  const { actor, at } = command;
  const place = findAtTable(context, data, command);
  if (!place.ok) return place;
  // Before the end of the turn, a slip that is due would tell whether the word is good.
  if (actor.role === 'player' && !isEndedFor(place.value)) return refused('turn-not-ended', data.turn);
  const due = context.ledger.correctionOf(data.game, data.turn, data.entrant);
  if (!due) return refused('nothing-to-deliver', place.value.name, data.turn);
  const isReader = actor.role === 'player';
  const { means, isComplete = true } = isReader ? READ : data;
  const { deliveredAt: told = at } = data;
  if (!isReader && told > at + CLOCKS_APART) return refused('delivered-later');
  // A station that was cut off tells the time itself. The right to an average depends on it (5.7): no earlier than the
  // end of the turn, no later than now.
  const deliveredAt = Math.min(Math.max(told, endFor(place.value) ?? told), at);
  const { notice, words } = due;
  return accept({
    type: 'correction-delivered',
    data: { ...keyOf(data), means, deliveredAt, isComplete, notice, words },
  });
};

function rulingFault(ruling: Ruling, actor: Actor): string | undefined {
  if (ruling.outcome === 'average' && actor.role !== 'chief' && actor.role !== 'commission') {
    return 'Seuls le juge-arbitre et la commission accordent une moyenne.';
  }
  if (ruling.outcome !== 'accepted') return undefined;
  const { points, penalty } = ruling;
  if (!(Number.isInteger(points) && points >= 0 && points <= MOST_POINTS)) {
    return `Les points accordés sont un nombre entier de 0 à ${MOST_POINTS}.`;
  }
  const isPossible = Number.isInteger(penalty) && penalty >= 0 && penalty <= MOST_POINTS;
  return isPossible ? undefined : `La pénalité est un nombre entier de 0 à ${MOST_POINTS}.`;
}

export const isSameActor = (a: Author, b: Author): boolean =>
  a.role === b.role && (a.role === 'chief' ? a.name === b.name && a.centre === b.centre : a.id === b.id);

/** What an author is known by: chief referees by their name and their centre, everybody else by his id. */
interface Author {
  readonly role: string;
  readonly name: string;
  readonly id?: string | undefined;
  readonly centre?: string | undefined;
}

export const RULINGS_COMMANDS = {
  'refer-slip': asked({
    action: 'soumettre un bulletin à la commission',
    others: REFEREE_ACTORS,
    inCentre: true,
    decide: referSlip,
  }),
  'confirm-slip': asked({
    action: 'vérifier un bulletin',
    others: ['second-referee'],
    inCentre: true,
    decide: confirmSlip,
  }),
  'rule-slip': asked({
    action: 'rendre une décision sur un bulletin',
    others: [...REFEREE_ACTORS, 'commission'],
    inCentre: true,
    decide: ruleSlip,
  }),
  'withdraw-ruling': asked({
    action: 'retirer une décision',
    others: [...REFEREE_ACTORS, 'commission'],
    inCentre: true,
    decide: withdrawRuling,
  }),
  'give-warning': asked({
    action: 'donner un avertissement',
    others: REFEREE_ACTORS,
    inCentre: true,
    decide: giveWarning,
  }),
  'print-corrections': asked({
    action: 'imprimer de billets de correction',
    others: REFEREE_ACTORS,
    inCentre: true,
    decide: printCorrections,
  }),
  'deliver-correction': asked({
    action: 'remettre un billet de correction',
    others: [...REFEREE_ACTORS, 'player'],
    inCentre: true,
    decide: deliverCorrection,
  }),
};
