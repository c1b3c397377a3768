/** One event in two centres, `c` at the server of the tournament and `d` at a relay: its chief, and each centre with its people. */
import type { Slip } from '@raccord/regulation';
import type { Chance } from '@raccord/simulation';
import type { CommandData, CommandType } from '@raccord/tournament';
import type { Browser } from '../../apps/server/src/http/testing/browser.ts';
import type { Sender } from './sender.ts';

export const EVENT = 'evenement';
export const CENTRES = ['c', 'd'] as const;
export type CentreId = (typeof CENTRES)[number];
const SEATS = 6;
/** Of them, those who write their slips on a phone. */
const PHONES = 3;
/** What the slip of the last table of each centre always says: nobody else writes it. */
export const MARKED: Readonly<Record<CentreId, string>> = { c: 'QXKWZ', d: 'ZXWKQ' };
/** Whose name the public must not see. */
export const WITHHELD = 'DISCRETE Prudence';
const MOST_TURNS = 15;
const params = { tournament: EVENT };

export const entrantAt = (centre: CentreId, seat: number): string => `${centre}${seat}`;
const seats = Array.from({ length: SEATS }, (_, at) => at + 1);
const nameAt = (centre: CentreId, seat: number): string =>
  centre === 'c' && seat === 2 ? WITHHELD : `Joueur ${centre}${seat}`;

/** The event before its first game. */
export async function openEvent(chief: Browser, sender: Sender): Promise<void> {
  const known = await chief.api.listLexicons();
  if (!known.ok) throw new Error(known.fault.text);
  const [lexicon] = known.value.lexicons;
  const settings = { playersWriteSlips: true, soloThreshold: 3 };
  const data = { name: 'Événement', place: 'Ici', date: '2026-11-15', edition: '2023', lexicon, settings } as const;
  const made = await sender.settle('create', () => chief.api.createTournament({ body: { id: EVENT, data } }));
  if (!made.ok) throw new Error(made.fault.text);
  const tell = <Type extends CommandType>(type: Type, given: CommandData<Type>) =>
    sender.tell(chief, EVENT, type, given);
  for (const centre of CENTRES) {
    await tell('add-centre', { id: centre, name: `Centre ${centre}` });
    const entrants = seats.map((seat) => ({
      ...{ id: entrantAt(centre, seat), centre, table: seat },
      members: [{ name: nameAt(centre, seat) }],
    }));
    await tell('register-entrants', { entrants });
    await tell('appoint-official', { id: `r${centre}`, name: `Arbitre ${centre}`, centre, office: 'referee' });
    await tell('assign-tables', { official: `r${centre}`, tables: [{ from: 1, to: SEATS }] });
  }
  await tell('withhold-names', { entrants: [entrantAt('c', 2)], isWithheld: true });
  await tell('choose-publication', { ranking: 'live', turns: true, sheets: false });
}

/** Draws, lays solutions, ends games and begins others, by what the hall shows. */
export async function playChief(chief: Browser, sender: Sender, chance: Chance): Promise<never> {
  const tell = <Type extends CommandType>(type: Type, data: CommandData<Type>) => sender.tell(chief, EVENT, type, data);
  let games = 0;
  for (;;) {
    await sender.pause(chance, 300);
    const seen = await sender.settle('seeHall', () => chief.api.seeHall({ params }));
    if (!seen.ok) continue;
    const { turn } = seen.value;
    const game = seen.value.games.at(-1);
    if (!game || game.isFinished) {
      games = seen.value.games.length + 1;
      await tell('plan-game', { id: `g${games}`, name: `Partie ${games}`, formula: 'normale', rhythm: 'normal' });
    } else if (turn?.game !== game.id || !turn.isOpen) {
      const number = turn?.game === game.id ? turn.number : 0;
      const drawn = number < MOST_TURNS && !game.end && (await drawNext(game.id, number + 1));
      if (!drawn) await finish(game.id);
    } else if (turn.centres.filter(({ isEnded }) => isEnded).length === CENTRES.length && !turn.solution) {
      await layTop(sender, chief, EVENT, game.id, turn.number);
    }
  }

  async function drawNext(game: string, turn: number): Promise<boolean> {
    return tell('make-draw', { game, turn, source: { kind: 'random', seed: chance.seed() } });
  }

  async function finish(game: string): Promise<void> {
    const ranked = await sender.settle('ranking', () => chief.api.seeRanking({ params, query: { game, count: 1 } }));
    const missing = ranked.ok ? (ranked.value.provisional?.missing ?? []) : [];
    const named = missing.map(({ turn, centre, tables }) => ({ turn, centre, tables }));
    await tell('finish-game', { game, cause: 'decision', reason: 'il se fait tard', missing: named });
  }
}

/** Lays what the server proposes. */
export async function layTop(sender: Sender, chief: Browser, tournament: string, game: string, turn: number) {
  const asked = { params: { tournament, game, turn }, query: { limit: 1 } };
  const found = await sender.settle('solutions', () => chief.api.seeSolutions(asked));
  const proposal = found.ok ? found.value.proposal : undefined;
  if (!proposal) return;
  const { word, reference } = proposal;
  await sender.tell(chief, tournament, 'lay-solution', { game, turn, word, reference });
}

/** The people of a centre. */
export interface CentreStations {
  readonly chief: Browser;
  readonly referee: Browser;
  /** Of the first tables, in order. */
  readonly phones: readonly Browser[];
}

export async function openCentre(
  url: string,
  chief: Browser,
  centre: CentreId,
  sender: Sender,
): Promise<CentreStations> {
  const enter = async (role: 'referee' | 'player', subject: string) => {
    const body = { label: `Poste ${subject}`, role, subject } as const;
    const made = await sender.settle('makeLink', () => chief.api.makeLink({ params, body }));
    if (!made.ok) throw new Error(made.fault.text);
    return sender.enter(url, made.value.url);
  };
  const phones: Browser[] = [];
  for (const seat of seats.slice(0, PHONES)) phones.push(await enter('player', entrantAt(centre, seat)));
  return { chief, referee: await enter('referee', `r${centre}`), phones };
}

/** Starts and ends turns, hands slips in, records the others, corrects, warns, takes back; by what its own server shows. */
export async function playCentre(
  centre: CentreId,
  { chief, referee, phones }: CentreStations,
  sender: Sender,
  chance: Chance,
): Promise<never> {
  const tellBy = <Type extends CommandType>(station: Browser, type: Type, data: CommandData<Type>) =>
    sender.tell(station, EVENT, type, data, centre === 'd');
  const solutionsOf = async (game: string, turn: number) => {
    const asked = { params: { ...params, game, turn }, query: { limit: 40 } };
    const found = await sender.settle('solutions', () => referee.api.seeSolutions(asked));
    return found.ok ? found.value.solutions : [];
  };
  for (;;) {
    await sender.pause(chance, 200);
    const seen = await sender.settle('seeHall', () => chief.api.seeHall({ params }));
    const game = seen.ok ? seen.value.games.at(-1) : undefined;
    if (!seen.ok || !game || game.isFinished) continue;
    const turn = seen.value.turn?.game === game.id ? seen.value.turn : undefined;
    const here = turn?.centres.find((one) => one.centre === centre);
    if (!turn || here?.isClosed) {
      // A centre does not see that the next turn is drawn: it begins it, or is told that it cannot.
      const next = { game: game.id, turn: (turn?.number ?? 0) + 1, centre };
      if (centre === 'd' && !(await tellBy(chief, 'start-clock', next))) await sender.pause(chance, 1_000);
      continue;
    }
    const key = { game: turn.game, turn: turn.number };
    if (!here) await tellBy(chief, 'start-clock', { ...key, centre });
    else if (!here.isEnded) {
      const words = await solutionsOf(turn.game, turn.number);
      await Promise.all(
        phones.map(async (phone, at) => {
          const slip = slipOf(words, chance);
          await tellBy(phone, 'record-slips', { ...key, slips: [{ entrant: entrantAt(centre, at + 1), slip }] });
        }),
      );
      await tellBy(chief, 'end-turn', { ...key, centre });
    } else if (turn.solution) {
      await recordMissing(turn.game, turn.number);
      await tellBy(chief, 'close-turn', { ...key, centre });
    }
  }

  async function recordMissing(game: string, turn: number): Promise<void> {
    const key = { game, turn };
    const desk = await sender.settle('seeDesk', () => referee.api.seeDesk({ params: { ...params, ...key } }));
    const words = await solutionsOf(game, turn);
    const tables = desk.ok ? desk.value.tables : [];
    await Promise.all(
      tables.map(async ({ entrant, slip }) => {
        if (slip) {
          const corrected = { ...key, entrant, slip: slipOf(words, chance), reason: 'mal lu' };
          if (chance.happens(0.1)) await tellBy(referee, 'correct-slip', corrected);
        } else if (entrant === entrantAt(centre, SEATS)) {
          const marked = slipOf([{ word: MARKED[centre], reference: 'H4', score: 20 }], chance);
          await tellBy(referee, 'record-slips', { ...key, slips: [{ entrant, slip: marked }] });
        } else if (chance.happens(0.5)) await tellBy(referee, 'record-tops', { ...key, entrants: [entrant] });
        else await tellBy(referee, 'record-slips', { ...key, slips: [{ entrant, slip: slipOf(words, chance) }] });
        if (chance.happens(0.05)) await warn({ ...key, entrant });
      }),
    );
  }

  async function warn(key: { readonly game: string; readonly turn: number; readonly entrant: string }): Promise<void> {
    if (!(await tellBy(referee, 'give-warning', { ...key, reason: 'bavardage' }))) return;
    if (chance.happens(0.5)) await tellBy(referee, 'undo', {});
  }
}

interface Word {
  readonly word: string;
  readonly reference: string;
  readonly score: number;
}

/** Some solution, written out; now and then with a wrong score, or nothing at all. */
function slipOf(words: readonly Word[], chance: Chance): Slip {
  if (words.length === 0 || chance.happens(0.05)) return { state: 'absent', solutions: [] };
  const { word, reference, score } = chance.pick(words);
  const direction = /^\d/.test(reference) ? 'vertical' : 'horizontal';
  const written = chance.happens(0.1) ? score + 1 : score;
  return { state: 'handed-in', solutions: [{ word, direction, reference, outside: [] }], score: written };
}
