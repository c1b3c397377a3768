import type { Answered, Client, StationRole } from '@raccord/contract';
import type { EditionName } from '@raccord/regulation';
import type { CommandData, CommandType } from '@raccord/tournament';

/** The answer of a request that must succeed. */
export async function done<T>(answer: Promise<Answered<T>>): Promise<T> {
  const answered = await answer;
  if (!answered.ok) throw new Error(`${answered.fault.code}: ${answered.fault.text}`);
  return answered.value;
}

let count = 0;
export const newId = () => `e2e-${Date.now().toString(36)}-${++count}`;

/** A tournament made through the contract, for tests that begin in the middle of one. */
export class TestTournament {
  readonly id: string;
  readonly api: Client<AbortSignal>;

  constructor(api: Client<AbortSignal>, id: string) {
    this.api = api;
    this.id = id;
  }

  tell<Type extends CommandType>(type: Type, data: CommandData<Type>) {
    const body = { id: newId(), type, data } as never;
    return done(this.api.sendCommand({ params: { tournament: this.id }, body }));
  }

  /** Ends a game by decision, knowing which slips are missing. */
  async finish(reason: string, game = 'g') {
    const { provisional } = await done(
      this.api.seeRanking({ params: { tournament: this.id }, query: { game, count: 1 } }),
    );
    const missing = (provisional?.missing ?? []).map(({ turn, centre, tables }) => ({ turn, centre, tables }));
    return this.tell('finish-game', { game, cause: 'decision', reason, missing });
  }

  /** Where one of its screens is, on its server. */
  at(screen: string): string {
    return `/tournois/${this.id}/${screen}`;
  }

  async link(role: StationRole, subject?: string): Promise<string> {
    const made = await done(
      this.api.makeLink({
        params: { tournament: this.id },
        body: { label: subject ?? role, role, ...(subject === undefined ? {} : { subject }) },
      }),
    );
    return made.url;
  }
}

interface Order {
  readonly players: number;
  /** How many referees share the tables. */
  readonly referees?: number;
  readonly edition?: EditionName;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly formula?: CommandData<'plan-game'>['formula'];
  /** None is named where it is false. */
  readonly hasCommission?: false;
  /** Its name; the first one of the server unless told. */
  readonly lexicon?: string;
}

/** One centre `c`, players `p1`… at tables 1…, referees `a1`…, a second referee `d`, a commission `k` unless told otherwise, a game `g`. */
export async function makeTournament(api: Client<AbortSignal>, order: Order): Promise<TestTournament> {
  const { players, referees = 1, edition = '2019', settings, formula = 'normale', lexicon } = order;
  const id = newId();
  const { lexicons } = await done(api.listLexicons());
  await done(
    api.createTournament({
      body: {
        id,
        data: {
          name: 'Tournoi d’essai',
          place: 'Ici',
          date: '2026-11-15',
          edition,
          lexicon: lexicons.find(({ name }) => name === lexicon) ?? lexicons[0],
          ...(settings ? { settings } : {}),
        },
      },
    }),
  );
  const made = new TestTournament(api, id);
  await made.tell('add-centre', { id: 'c', name: 'Salle' });
  const entrants = Array.from({ length: players }, (_, index) => ({
    id: `p${index + 1}`,
    members: [
      {
        name: `Joueur ${index + 1}`,
        club: `CL${index % 4}`,
        category: 'SVDJ'[index % 4],
        series: `${(index % 5) + 3}A`,
      },
    ],
    centre: 'c',
    table: index + 1,
  }));
  await made.tell('register-entrants', { entrants });
  for (let index = 0; index < referees; index++) {
    const official = `a${index + 1}`;
    await made.tell('appoint-official', { id: official, name: `Arbitre ${index + 1}`, centre: 'c', office: 'referee' });
    const from = Math.floor((players * index) / referees) + 1;
    const to = Math.floor((players * (index + 1)) / referees);
    await made.tell('assign-tables', { official, tables: [{ from, to }] });
  }
  await made.tell('appoint-official', { id: 'd', name: 'Double', centre: 'c', office: 'second-referee' });
  if (order.hasCommission !== false) {
    await made.tell('appoint-official', { id: 'k', name: 'Commission', centre: 'c', office: 'commission' });
  }
  await made.tell('plan-game', { id: 'g', name: 'Partie 1', formula, rhythm: 'normal' });
  return made;
}

/** Draws, plays and ends the turn in the centre `c`: slips may be entered. */
export async function playTurn(tournament: TestTournament, turn: number, letters: string): Promise<void> {
  await tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters } });
  await tournament.tell('start-clock', { game: 'g', turn, centre: 'c' });
  await tournament.tell('end-turn', { game: 'g', turn, centre: 'c' });
}

/** The second turn, on the board that MENERAI in H4 has made, ended: TABULES makes 77 in 11B and 11H, 85 in 3G. */
export async function playSecondTurn(tournament: TestTournament): Promise<void> {
  await playTurn(tournament, 1, 'MENERAI');
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  await playTurn(tournament, 2, 'TABLESU');
}

/** Plays the game `g` with letters drawn by chance and the first of the best solutions, until it is over. */
export async function playToTheEnd(tournament: TestTournament): Promise<void> {
  const { api, id } = tournament;
  const params = { tournament: id };
  for (let turn = 1; ; turn++) {
    const { games } = await done(api.seeHall({ params }));
    if (games[0].end) return;
    await tournament.tell('make-draw', { game: 'g', source: { kind: 'random', seed: turn } });
    await tournament.tell('end-turn', { game: 'g', turn, centre: 'c' });
    const { solutions } = await done(api.seeSolutions({ params: { ...params, game: 'g', turn }, query: { limit: 1 } }));
    const [{ word, reference }] = solutions;
    await tournament.tell('lay-solution', { game: 'g', turn, word, reference });
    await recordAll(tournament, turn, 1);
    await tournament.tell('close-turn', { game: 'g', turn, centre: 'c' });
  }
}

/** Everybody has found the top. */
export const recordAll = (tournament: TestTournament, turn: number, players: number) =>
  tournament.tell('record-tops', {
    ...{ game: 'g', turn },
    entrants: Array.from({ length: players }, (_, index) => `p${index + 1}`),
  });
