import type {
  AppealSubject,
  DataOf,
  EventType,
  GamePlan,
  JudgedSlip,
  Moment,
  RecordedEvent,
  TurnResult,
} from '@raccord/tournament';

/** What an entrant gets for a turn, without who decided it and why. */
export type ReferenceResult = Omit<TurnResult, 'reasons' | 'decidedBy' | 'isProvisional'>;

/** An entrant's game: the sum of its turns, and what warnings cost at its end. */
export interface ReferenceTotal {
  readonly turns: number;
  readonly warnings: number;
  readonly warningCost: number;
  readonly total: number;
}

/** Notes that something was exercised. */
export type Count = (mark: string) => void;

/** By entrant. */
export interface ReferenceLedger {
  readonly turns: readonly ReadonlyMap<string, ReferenceResult>[];
  readonly totals: ReadonlyMap<string, ReferenceTotal>;
  readonly stillIn: readonly string[];
  /** The turn of a sudden death that put each one out. */
  readonly outAt: ReadonlyMap<string, number>;
  /** What stands for each slip, turn by turn. */
  readonly decided: readonly ReadonlyMap<string, Decided>[];
}

/** What stands for a slip, before it is compared with the others. */
interface Decided {
  readonly outcome: 'accepted' | 'nullity' | 'referred' | 'average' | 'missing';
  readonly points: number;
  readonly penalty: number;
  readonly warnings: number;
  readonly average?: 'found' | 'granted';
  /** The most that an average may give. */
  readonly limit?: number;
  /** The words not admitted that make it null. */
  readonly words?: readonly string[];
  /** The most that the commission could still grant. */
  readonly reach?: number;
}

type EventOf<Type extends EventType> = Extract<RecordedEvent, { readonly type: Type }>;
type RulingEvent = EventOf<'slip-ruled'>;

const FIVE = 5;
/** More than any history has. */
const MANY_TURNS = 20;
const NOTHING = { points: 0, penalty: 0 };
const NOT_PLAYING: ReferenceResult = {
  ...NOTHING,
  outcome: 'not-playing',
  warnings: 0,
  warningCost: 0,
  solo: undefined,
  bonus: 0,
  average: undefined,
  total: 0,
};

/**
 * The ledger of a game as articles 5.7 and 7.3 say it, with the readings of ADR 8: slow and plain, everything looked up in
 * the events that stand, turn after turn. It shares no code with the ledger, which is compared with it.
 * @param known what was worked out of earlier games, each once.
 * @param count is told what is exercised.
 */
export function referenceLedger(
  events: readonly RecordedEvent[],
  game: string,
  known = new Map<string, ReferenceLedger>(),
  count: Count = () => undefined,
): ReferenceLedger {
  const facts = new GameFacts(asPlayed(events), game, count);
  const { soloThreshold, soloBonus } = facts.charter.settings;
  const countsAt = (turn: number, entrant: string) =>
    !facts.isVoid(turn) && (!facts.isCancelledFor(turn, entrant) || facts.isAveraged(turn, entrant));
  // D21: those who took part in one turn of the game at least; a pair is one.
  const players = facts.entrants.filter((entrant) =>
    facts.turns.some((turn) => countsAt(turn, entrant) && facts.isPresent(turn, entrant)),
  );
  const earlierGames = facts.gamesBefore.map((one) => {
    const ledger = known.get(one) ?? referenceLedger(events, one, known);
    known.set(one, ledger);
    return ledger;
  });
  const before: ReadonlyMap<string, Decided>[] = [];
  /** With the slips of those who turned out to be out of a sudden death already: a word that was null there was null. */
  const handedIn: ReadonlyMap<string, Decided>[] = [];
  const turns: Map<string, ReferenceResult>[] = [];
  const out = new Map<string, number>();
  // D22: conduct outlives the turns that were cancelled, for everybody (turn 0) or in his centre.
  const warningsOf = (entrant: string) =>
    facts.warningsGiven(0, entrant) +
    sum(before.map((earlier) => earlier.get(entrant)?.warnings ?? 0)) +
    sum(before.map((_, index) => conductIn(facts, facts.turns[index], entrant)));

  for (const turn of facts.turns) {
    const counted = facts.entrants.filter((entrant) => countsAt(turn, entrant) && !out.has(entrant));
    const playing = counted.filter((entrant) => facts.isPresent(turn, entrant));
    const earlier = [...earlierGames.flatMap(({ decided: all }) => all), ...handedIn];
    const decideFor = (player: string): [string, Decided] => [player, decide(facts, turn, player, earlier)];
    const decided = new Map(playing.map(decideFor));
    const late = facts.entrants.filter((one) => countsAt(turn, one) && out.has(one) && facts.isPresent(turn, one));
    handedIn.push(new Map([...decided, ...late.map(decideFor)]));
    const results = new Map(
      facts.entrants.map((entrant) => [entrant, { ...NOT_PLAYING, warnings: conductIn(facts, turn, entrant) }]),
    );
    // 6.2: the turns played before a latecomer is there count as null, but not those that his centre did not play.
    for (const entrant of counted)
      if (facts.isLate(turn, entrant) && !facts.isCancelledFor(turn, entrant)) {
        const points = facts.excused(entrant) === 'average' ? meanOf(facts, turn, entrant, decided) : 0;
        const excused = { outcome: 'average', average: 'granted', points, total: points } as const;
        if (facts.excused(entrant) === 'average') results.set(entrant, { ...NOT_PLAYING, ...excused });
        else if (facts.excused(entrant) === undefined) results.set(entrant, { ...NOT_PLAYING, outcome: 'nullity' });
      }
    for (const [player, { outcome, penalty, warnings, average, limit = Infinity, ...mine }] of decided) {
      const mean = outcome === 'average' ? meanOf(facts, turn, player, decided) : undefined;
      const points = mean === undefined ? mine.points : Math.min(limit, mean);
      if (mean !== undefined && limit < mean) facts.count(`average ${average} limited`);
      const had = warningsOf(player);
      const warningCost = facts.isSuddenDeath ? costOf(facts, had + warnings) - costOf(facts, had) : 0;
      const solo = facts.isSuddenDeath ? undefined : soloOf(player, decided);
      const bonus = solo === 'given' && players.length >= soloThreshold ? soloBonus : 0;
      const total = points + bonus - penalty - warningCost;
      results.set(player, { outcome, points, penalty, warnings, warningCost, solo, bonus, average, total });
    }
    turns.push(results);
    before.push(decided);
    if (facts.isSuddenDeath && !facts.isVoid(turn)) {
      for (const entrant of facts.entrants) {
        if (!facts.isCancelledFor(turn, entrant) && isBeaten(entrant, results) && !out.has(entrant))
          out.set(entrant, turn);
      }
    }
  }

  const totals = facts.entrants.map((entrant): [string, ReferenceTotal] => {
    const total = sum(turns.map((results) => results.get(entrant)?.total ?? 0));
    const warnings = warningsOf(entrant);
    // Taken off at the end of the game; in a sudden death it was on each turn.
    const warningCost = facts.isFinished && !facts.isSuddenDeath ? costOf(facts, warnings) : 0;
    return [entrant, { turns: total, warnings, warningCost, total: total - warningCost }];
  });
  const last = Math.max(1, ...facts.turns);
  const stillIn = facts.entrants.filter((entrant) => !out.has(entrant) && facts.isPresent(last, entrant));
  return { turns, totals: new Map(totals), stillIn, outAt: out, decided: handedIn };
}

/** Warnings for conduct on a turn that does not count in his centre. */
function conductIn(facts: GameFacts, turn: number, entrant: string): number {
  const isGone = facts.isCancelledFor(turn, entrant) && !facts.isAveraged(turn, entrant) && !facts.isVoid(turn);
  return isGone ? facts.conduct(turn, entrant) : 0;
}

/** The commission, or the chief referee without one, has decided for good after this event. */
const isDecided = (rulings: readonly RulingEvent[], after: number): boolean =>
  rulings.some(({ actor, data, sequence }) => {
    return (actor.role === 'commission' || actor.role === 'chief') && !data.isProvisional && sequence > after;
  });

/** A ruling stands over everything, then a referral by hand, then the verdict, unless the player is excused. */
function decide(
  facts: GameFacts,
  turn: number,
  entrant: string,
  before: readonly ReadonlyMap<string, Decided>[],
): Decided {
  // 6.1: the scores of somebody excluded are void.
  if (facts.isExcluded(entrant)) return { ...NOTHING, outcome: 'nullity', warnings: 0 };
  if (facts.isCancelledFor(turn, entrant)) {
    return { ...NOTHING, outcome: 'average', average: 'granted', warnings: facts.conduct(turn, entrant) };
  }
  const rulings = facts.rulings(turn, entrant);
  const ruling = rulings.at(-1)?.data.ruling;
  const slip = facts.slip(turn, entrant);
  // A warning for conduct stands beside whatever else becomes of the slip.
  const given = facts.conduct(turn, entrant);
  const isByHand = facts.referredAt(turn, entrant) > 0;
  const isReferred = isByHand || slip?.verdict.outcome === 'referred';
  const isOpen =
    (isReferred && !isDecided(rulings, facts.referredAt(turn, entrant))) || facts.isAppealOpen(turn, entrant, rulings);
  const open = slip && isOpen ? { reach: reachOf(slip) } : {};

  if (ruling) {
    if (ruling.outcome === 'accepted') return { ...ruling, warnings: given + Number(ruling.warning), ...open };
    const rest = { ...NOTHING, warnings: given, ...open };
    if (ruling.outcome === 'average') {
      const limit = rulings.at(-1)?.data.isOtherwise ? Infinity : ownWorth(slip);
      return { ...rest, outcome: 'average', average: 'granted', limit };
    }
    return { ...rest, outcome: 'nullity', words: ruling.words ?? wordsFound(slip) };
  }
  if (!slip) return { ...NOTHING, outcome: 'missing', warnings: given };
  const { outcome, points, penalty, warning, excusable } = slip.verdict;
  const { referredByHand } = facts.charter.settings;
  if (isByHand && outcome !== 'referred' && referredByHand !== 'verdict') {
    // 5.3.3, 5.6: since 2023 a penalty makes no turn negative.
    const isTooLow = facts.charter.edition === '2023' && points < FIVE;
    const isPaid = referredByHand === 'penalty' && points > 0 && !isTooLow;
    return { ...(isPaid ? { points, penalty: FIVE } : NOTHING), outcome: 'referred', warnings: given, ...open };
  }
  if (excusable && isExcused(facts, turn, entrant, excusable.words, before)) {
    return { ...NOTHING, outcome: 'average', average: 'found', limit: excusable.worth, warnings: given, ...open };
  }
  return { outcome, points, penalty, warnings: given + Number(warning), words: wordsFound(slip), ...open };
}

/** The words not admitted of a slip: those named, and those that others of the slip hid. */
const wordsFound = (slip: JudgedSlip | undefined): string[] =>
  slip?.verdict.reasons.flatMap(({ words }) => words ?? []).concat(slip.verdict.excusable?.words ?? []) ?? [];

/** 5.9: never more than his own solution, which a slip without one does not have; nothing, if it is null for another fault. */
function ownWorth(judged: JudgedSlip | undefined): number {
  if (!judged?.slip.solutions.length) return Infinity;
  const { outcome, points, penalty, excusable } = judged.verdict;
  if (outcome === 'nullity') return excusable?.worth ?? 0;
  return outcome === 'referred' ? Math.max(points, judged.slip.score ?? 0) : Math.max(0, points - penalty);
}

/** Its points or the score written on it, whichever is more; without a score written, anything. */
const reachOf = ({ slip, verdict }: JudgedSlip): number => Math.max(verdict.points, slip.score ?? Infinity);

/** Each word made an earlier slip of his null, and nothing had told him of it before the end of the turn was announced. */
function isExcused(
  facts: GameFacts,
  turn: number,
  entrant: string,
  words: readonly string[],
  before: readonly ReadonlyMap<string, Decided>[],
): boolean {
  const announcedAt = facts.announcedAt(turn, entrant);
  const deliveries = facts.deliveries(entrant).filter((one) => one.isBefore(turn));
  const inTime = deliveries.filter((one) => one.deliveredAt < announcedAt);
  const told = inTime.filter(({ isComplete }) => isComplete).flatMap((one) => one.words);
  const isKnown = (word: string) =>
    before.some((earlier) => {
      const slip = earlier.get(entrant);
      return slip?.outcome === 'nullity' && slip.words?.includes(word);
    });
  if (!words.every(isKnown)) return false;
  const isTold = words.some((word) => told.includes(word));
  const why = deliveries.length === 0 ? 'without a slip' : inTime.length === 0 ? 'after a slip too late' : BY_SILENCE;
  facts.count(isTold ? 'nullity again once told' : `average found ${why}`);
  return !isTold;
}

const BY_SILENCE = 'after a slip that did not name it';

/** Of the points of all the other players of his referee, zeros included, averages and slips not recorded excluded. */
function meanOf(facts: GameFacts, turn: number, entrant: string, decided: ReadonlyMap<string, Decided>): number {
  const scored = [...decided].filter(
    ([other, { outcome }]) => other !== entrant && outcome !== 'average' && outcome !== 'missing',
  );
  const referee = facts.referee(turn, entrant);
  const near = scored.filter(([other]) => facts.referee(turn, other) === referee);
  // Since 2023, what each one obtained, the penalty of his slip taken off (D13).
  const worth = (one: Decided) => one.points - (facts.charter.edition === '2023' ? one.penalty : 0);
  const points = (near.length > 0 ? near : scored).map(([, one]) => worth(one));
  const mean = points.length === 0 ? 0 : sum(points) / points.length;
  if (points.includes(0)) facts.count('mean over a zero');
  if (near.some(([, { penalty }]) => penalty > 0)) facts.count('mean over a penalty');
  if ([...decided].some(([other, { outcome }]) => other !== entrant && outcome === 'average'))
    facts.count('mean beside another average');
  if (!Number.isInteger(mean)) facts.count('mean with a fraction');
  const { averageRounding } = facts.charter.settings;
  if (averageRounding === 'nearest') return Math.floor(mean + 0.5);
  return averageRounding === 'down' ? Math.floor(mean) : Math.ceil(mean);
}

/** Alone above all others, averages left aside (3.5); pending while anything could still change that. */
function soloOf(entrant: string, decided: ReadonlyMap<string, Decided>): TurnResult['solo'] {
  const mine = decided.get(entrant);
  if (decided.size === 1 || !mine || mine.outcome === 'average' || mine.points === 0) return undefined;
  const others = [...decided].filter(([other]) => other !== entrant).map(([, one]) => one);
  if (others.some(({ outcome, points }) => outcome !== 'average' && points >= mine.points)) return undefined;
  const isSure = others.every(({ outcome, reach = 0 }) => outcome !== 'missing' && reach < mine.points);
  return isSure && mine.reach === undefined ? 'given' : 'pending';
}

/** 7.3: less than a solution another player found, all penalties taken off; who does not play a turn is out too. */
function isBeaten(entrant: string, results: ReadonlyMap<string, ReferenceResult>): boolean {
  const { outcome, total } = results.get(entrant) ?? NOT_PLAYING;
  if (outcome === 'not-playing') return true;
  const scores = [...results.values()].filter(
    (other) => other.outcome !== 'not-playing' && other.outcome !== 'missing' && other.outcome !== 'average',
  );
  return outcome !== 'missing' && scores.some((other) => other.total > total);
}

/** 5 points for the 4th warning and each one after it; for the 6th in blitz and in original games, sudden death one of them since 2023. */
function costOf({ plan, charter }: GameFacts, warnings: number): number {
  const isOriginal = plan.formula !== 'normale' || (charter.edition === '2023' && plan.rhythm === 'mort-subite');
  const free = plan.rhythm === 'blitz' || isOriginal ? 5 : 3;
  return FIVE * Math.max(0, warnings - free);
}

/** Events that stand as if appeals had been decided so at first, and cancelled turns never been drawn. */
export const asPlayed = (events: readonly RecordedEvent[]): RecordedEvent[] => withoutCancelled(withAnswers(events));

/**
 * The events without those of the turns that were cancelled for everybody. What players were told stays, as told before any
 * turn; what was to hold from the turn after it, once its end was announced, holds from the one in its place.
 */
function withoutCancelled(events: readonly RecordedEvent[]): RecordedEvent[] {
  let standing: RecordedEvent[] = [];
  for (const event of events.flatMap(cancellingFirst)) {
    if (event.type !== 'turn-cancelled' || event.data.centre !== undefined) {
      standing.push(event);
      continue;
    }
    const { game, turn } = event.data;
    const index = standing
      .filter(({ type }) => type === 'game-planned')
      .findIndex(({ data }) => 'id' in data && data.id === game);
    const ofTurn = ({ data }: RecordedEvent) =>
      'game' in data && 'turn' in data && data.game === game && data.turn === turn;
    const isEnded = standing.some((one) => one.type === 'turn-ended' && ofTurn(one));
    const noted = conductNoted(standing, event, game, turn);
    standing = standing.flatMap((one): RecordedEvent[] => {
      if (ofTurn(one)) {
        const isTold = one.type === 'correction-delivered' || one.type === 'warning-given';
        return isTold ? [{ ...one, data: { ...one.data, turn: 0 } } as RecordedEvent] : [];
      }
      const isNext = 'from' in one.data && one.data.from.game === index && one.data.from.turn === turn + 1;
      if (!isEnded || !isNext) return [one];
      return [{ ...one, data: { ...one.data, from: { game: index, turn } } } as RecordedEvent];
    });
    standing.push(...noted);
  }
  return standing;
}

/** D22: the conduct noted on the slips of a turn that is cancelled, as warnings given before any turn. */
function conductNoted(
  events: readonly RecordedEvent[],
  event: RecordedEvent,
  game: string,
  turn: number,
): RecordedEvent[] {
  const facts = new GameFacts(events, game);
  return facts.entrants
    .filter((entrant) => facts.slip(turn, entrant)?.verdict.disciplinary)
    .map((entrant) => ({ ...event, type: 'warning-given', data: { game, turn: 0, entrant, reason: '' } }));
}

/**
 * The answers to appeals as what they order: a ruling, a turn cancelled or put right, somebody reinstated; or as if what was
 * appealed against had not been.
 */
export function withAnswers(events: readonly RecordedEvent[]): RecordedEvent[] {
  let standing: RecordedEvent[] = [];
  for (const event of events) {
    standing.push(event);
    if (event.type !== 'appeal-answered' || !event.data.effect) continue;
    const { effect, ...subject } = event.data;
    if (effect.type !== 'annulled') standing.push({ ...event, type: effect.type, data: effect.data } as RecordedEvent);
    else standing = standing.flatMap((one, index) => annulled(subject, standing, index, one));
  }
  return standing;
}

function annulled(
  subject: AppealSubject,
  standing: readonly RecordedEvent[],
  index: number,
  event: RecordedEvent,
): readonly RecordedEvent[] {
  const { type, data } = event;
  const isSameGame = (one: RecordedEvent) => 'game' in subject && 'game' in one.data && one.data.game === subject.game;
  if (!isSameGame(event)) return [event];
  const isLast = standing.findLastIndex((one) => one.type === type && isSameGame(one)) === index;
  if (subject.about === 'end') return type === 'game-finished' ? [] : [event];
  if (subject.about === 'cancellation' && type === 'turn-cancelled') {
    const isIt = data.turn === subject.turn && data.centre === subject.centre;
    return isIt && (subject.centre !== undefined || isLast) ? [] : [event];
  }
  if (subject.about !== 'warning') return [event];
  const { turn, entrant } = subject;
  if (type === 'warning-given') return data.turn === turn && data.entrant === entrant ? [] : [event];
  if (type === 'slip-corrected' && data.turn === turn && data.entrant === entrant)
    return [{ ...event, data: withoutConduct(data) }];
  if (type === 'slips-recorded' && data.turn === turn) {
    const slips = data.slips.map((one) => (one.entrant === entrant ? withoutConduct(one) : one));
    return [{ ...event, data: { ...data, slips } }];
  }
  return [event];
}

const withoutConduct = <Slip extends JudgedSlip>(judged: Slip): Slip => {
  const { disciplinary: _, ...verdict } = judged.verdict;
  return { ...judged, verdict };
};

/** What is judged again is the slip: of conduct stands what is left of it after appeals. */
const judgedAgain = (slip: JudgedSlip, verdict: JudgedSlip['verdict']): JudgedSlip =>
  slip.verdict.disciplinary ? { ...slip, verdict } : withoutConduct({ ...slip, verdict });

/** A correction that cancels turns is as if they had been cancelled before it, the last one first. */
const cancellingFirst = (event: RecordedEvent): readonly RecordedEvent[] => {
  if (event.type !== 'turns-corrected') return [event];
  const { game, cancelled, reason } = event.data;
  const before = cancelled.toReversed().map((turn): RecordedEvent => {
    return { ...event, type: 'turn-cancelled', data: { game, turn, reason } };
  });
  return [...before, event];
};

/** What the events say of one game, searched from the start at each question. */
export class GameFacts {
  readonly #everything: readonly RecordedEvent[];
  readonly #events: readonly RecordedEvent[];
  readonly #index: number;
  readonly plan: GamePlan;
  readonly gamesBefore: readonly string[];
  readonly charter: DataOf<'tournament-created'>;
  readonly entrants: readonly string[];
  /** Those drawn, from 1. */
  readonly turns: readonly number[];
  readonly isSuddenDeath: boolean;
  readonly count: Count;

  constructor(events: readonly RecordedEvent[], game: string, count: Count = () => undefined) {
    this.count = count;
    this.#everything = events;
    this.#events = events.filter(({ data }) => !('game' in data) || data.game === game);
    this.#index = this.#all('game-planned').findIndex(({ data }) => data.id === game);
    this.plan = this.#all('game-planned')[this.#index].data;
    this.gamesBefore = this.#all('game-planned')
      .slice(0, this.#index)
      .map(({ data }) => data.id);
    this.charter = this.#all('tournament-created')[0].data;
    this.entrants = this.#registered().map(({ id }) => id);
    this.turns = this.#all('draw-made').map(({ data }) => data.turn);
    this.isSuddenDeath = this.plan.rhythm === 'mort-subite';
  }

  get isFinished(): boolean {
    return this.#all('game-finished').length > 0;
  }

  /** Incident on the last turn: the game is closed without playing it. Interruption: what came after the last valid turn. */
  isVoid(turn: number): boolean {
    const isLaid = this.#all('solution-laid').some(({ data }) => data.turn === turn);
    return this.#all('game-finished').some(
      ({ data }) => (data.cause === 'incident' && !isLaid) || turn > (data.lastTurn ?? Infinity),
    );
  }

  /** For those of his centre, the turn does not count. */
  isCancelledFor(turn: number, entrant: string): boolean {
    const { centre } = this.#seat(turn, entrant);
    return this.#all('turn-cancelled').some(({ data }) => data.turn === turn && data.centre === centre);
  }

  /** …and he gets the mean of the others in its place. */
  isAveraged(turn: number, entrant: string): boolean {
    const { centre } = this.#seat(turn, entrant);
    return this.#all('turn-cancelled').some(
      ({ data }) => data.turn === turn && data.centre === centre && data.grants === 'average',
    );
  }

  /** Warnings for conduct: given by a person, and the one noted on the slip. */
  conduct(turn: number, entrant: string): number {
    return this.warningsGiven(turn, entrant) + Number(this.slip(turn, entrant)?.verdict.disciplinary ?? false);
  }

  isExcluded(entrant: string): boolean {
    const said = this.#events.findLast(
      ({ type, data }) => (type === 'entrant-excluded' || type === 'entrant-reinstated') && data.entrant === entrant,
    );
    return said?.type === 'entrant-excluded';
  }

  /** He comes to the game after this turn, and was at none of those before. */
  isLate(turn: number, entrant: string): boolean {
    const isThere = (one: number) => this.#isThere(one, entrant);
    const turns = Array.from({ length: turn + MANY_TURNS }, (_, index) => index + 1);
    return !turns.slice(0, turn).some(isThere) && turns.slice(turn).some(isThere);
  }

  /** The commission took his lateness away: what he gets for what he missed. */
  excused(entrant: string): 'average' | 'nothing' | undefined {
    const answer = this.#all('appeal-answered').find(
      ({ data }) => data.about === 'lateness' && data.entrant === entrant && data.effect?.type === 'annulled',
    );
    if (answer?.data.effect?.type !== 'annulled') return undefined;
    return answer.data.effect.grants ?? 'nothing';
  }

  /** Nobody has decided for good since he, or somebody for him, last appealed to it. */
  isAppealOpen(turn: number, entrant: string, rulings: readonly RulingEvent[]): boolean {
    const isOf = ({ data }: EventOf<'appeal-filed' | 'appeal-answered'>) =>
      data.about === 'slip' && data.turn === turn && data.entrant === entrant;
    const appeal = this.#all('appeal-filed').findLast((one) => isOf(one) && one.data.to === 'commission');
    const isAnswered = this.#all('appeal-answered').some(
      (one) => isOf(one) && one.sequence > (appeal?.sequence ?? Infinity),
    );
    return appeal !== undefined && !isAnswered && !isDecided(rulings, appeal.sequence);
  }

  isPresent(turn: number, entrant: string): boolean {
    let isExcluded = false;
    for (const { type, data } of this.#events) {
      if ((type !== 'entrant-excluded' && type !== 'entrant-reinstated') || data.entrant !== entrant) continue;
      if (this.#holds(data.from, turn)) isExcluded = type === 'entrant-excluded';
    }
    return !isExcluded && this.#isThere(turn, entrant);
  }

  #isThere(turn: number, entrant: string): boolean {
    if (this.plan.entrants && !this.plan.entrants.includes(entrant)) return false;
    let isThere = false;
    for (const { type, data } of this.#events) {
      const isRegistered = type === 'entrants-registered' && data.entrants.some(({ id }) => id === entrant);
      const isBack = type === 'entrant-arrived' && data.entrant === entrant;
      if ((isRegistered || isBack) && this.#holds(data.from, turn)) isThere = true;
      if (type === 'entrant-left' && data.entrant === entrant && this.#holds(data.from, turn)) isThere = false;
    }
    return isThere;
  }

  /** His centre and the official whose table it is: the last to get it who was not given other tables since. */
  referee(turn: number, entrant: string): string {
    const { centre, table } = this.#seat(turn, entrant);
    const officials = this.#all('official-appointed').filter(({ data }) => data.centre === centre);
    let referee = 'chief';
    for (const { data } of this.#all('tables-assigned')) {
      const { official, tables, from } = data;
      if (!this.#holds(from, turn) || !officials.some((one) => one.data.id === official)) continue;
      if (referee === official) referee = 'chief';
      if (tables.some((range) => range.from <= table && table <= range.to)) referee = official;
    }
    return `${centre} ${referee}`;
  }

  /** Somewhere. */
  isAnnounced(turn: number): boolean {
    return this.#all('turn-ended').some(({ data }) => data.turn === turn);
  }

  get centres(): readonly string[] {
    return this.#all('centre-added').map(({ data }) => data.id);
  }

  /** Its end was announced there, or it does not count there. */
  isOverIn(turn: number, centre: string): boolean {
    return [...this.#all('turn-ended'), ...this.#all('turn-cancelled')].some(
      ({ data }) => data.turn === turn && data.centre === centre,
    );
  }

  /** It was begun there, or somebody is there to play it. */
  isOpenIn(turn: number, centre: string): boolean {
    const isBegun = this.#all('clock-started').some(({ data }) => data.turn === turn && data.centre === centre);
    const isPlayer = (one: string) => this.#seat(turn, one).centre === centre && this.isPresent(turn, one);
    return isBegun || this.isOverIn(turn, centre) || this.entrants.some(isPlayer);
  }

  /** When the end of the turn was announced in his centre. */
  announcedAt(turn: number, entrant: string): number {
    const { centre } = this.#seat(turn, entrant);
    const end = this.#all('turn-ended').find(({ data }) => data.turn === turn && data.centre === centre);
    return end?.at ?? Infinity;
  }

  /** As last recorded or corrected. */
  slip(turn: number, entrant: string): JudgedSlip | undefined {
    const versions: JudgedSlip[] = [];
    for (const { type, data } of this.#events) {
      if (type === 'slips-recorded' && data.turn === turn)
        versions.push(...data.slips.filter((one) => one.entrant === entrant));
      if (type === 'slip-corrected' && data.turn === turn && data.entrant === entrant) versions.push(data);
      if (type !== 'turns-corrected') continue;
      const again = data.turns.find((one) => one.turn === turn)?.slips?.find((one) => one.entrant === entrant);
      const last = versions.pop();
      if (last) versions.push(again ? judgedAgain(last, again.verdicts[versions.length]) : last);
    }
    return versions.at(-1);
  }

  /** Those not withdrawn; the last one stands. */
  rulings(turn: number, entrant: string): RulingEvent[] {
    const rulings: RulingEvent[] = [];
    for (const event of this.#events) {
      if (event.type !== 'slip-ruled' && event.type !== 'ruling-withdrawn') continue;
      if (event.data.turn !== turn || event.data.entrant !== entrant) continue;
      if (event.type === 'slip-ruled') rulings.push(event);
      else rulings.pop();
    }
    return rulings;
  }

  /** The number of the event that referred it by hand the last time; 0 when nobody has. */
  referredAt(turn: number, entrant: string): number {
    const isThis = ({ data }: { data: { turn: number; entrant: string } }) =>
      data.turn === turn && data.entrant === entrant;
    return this.#all('slip-referred').findLast(isThis)?.sequence ?? 0;
  }

  /** Those given by a person, for his conduct. */
  warningsGiven(turn: number, entrant: string): number {
    return this.warnings(turn, entrant).length;
  }

  /** Why each of them was. */
  warnings(turn: number, entrant: string): string[] {
    return this.#all('warning-given').flatMap(({ data }) =>
      data.turn === turn && data.entrant === entrant ? [data.reason] : [],
    );
  }

  /** Of his slips in this game and in those before it. */
  deliveries(entrant: string) {
    return this.#everything.flatMap(({ type, data }) => {
      if (type !== 'correction-delivered' || data.entrant !== entrant) return [];
      const isOfThisGame = data.game === this.plan.id;
      if (!isOfThisGame && !this.gamesBefore.includes(data.game)) return [];
      return [{ ...data, isBefore: (turn: number) => !isOfThisGame || data.turn < turn }];
    });
  }

  /** The last correction slip of a turn that he got. */
  lastDelivery(turn: number, entrant: string) {
    return this.#all('correction-delivered').findLast(({ data }) => data.turn === turn && data.entrant === entrant);
  }

  /** Why it was referred by hand the last time. */
  referral(turn: number, entrant: string): string | undefined {
    const isThis = ({ data }: EventOf<'slip-referred'>) => data.turn === turn && data.entrant === entrant;
    return this.#all('slip-referred').findLast(isThis)?.data.reason;
  }

  /** What was laid on the board. */
  laid(turn: number): { readonly word: string; readonly reference: string } | undefined {
    let laid: { readonly word: string; readonly reference: string } | undefined;
    for (const { type, data } of this.#events) {
      if (type === 'solution-laid' && data.turn === turn) laid = data;
      if (type === 'turns-corrected') laid = data.turns.find((one) => one.turn === turn)?.solution ?? laid;
    }
    return laid;
  }

  #registered() {
    return this.#all('entrants-registered').flatMap(({ data }) => data.entrants);
  }

  #seat(turn: number, entrant: string) {
    const moves = this.#all('entrant-seated').filter(({ data }) => this.#holds(data.from, turn));
    const move = moves.findLast(({ data }) => data.entrant === entrant)?.data;
    return move ?? this.#registered().filter(({ id }) => id === entrant)[0];
  }

  #holds(from: Moment, turn: number): boolean {
    return from.game < this.#index || (from.game === this.#index && from.turn <= turn);
  }

  #all<Type extends EventType>(type: Type): EventOf<Type>[] {
    return this.#events.filter((event): event is EventOf<Type> => event.type === type);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
