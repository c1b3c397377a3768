import type { StationRole } from '@raccord/contract';
import type { EditionName } from '@raccord/regulation';
import type { CommandData, CommandType, MissingSlips } from '@raccord/tournament';
import { newEventId } from '../../access/tokens.ts';
import type { Browser, TestServer } from './server.ts';

export const TOURNAMENT = 'essai';
export const OTHER = 'autre';

/** A command that must be accepted. */
export async function tell<Type extends CommandType>(
  browser: Browser,
  type: Type,
  data: CommandData<Type>,
  tournament = TOURNAMENT,
): Promise<void> {
  const body = { id: newEventId(), type, data };
  const answer = await browser.api.sendCommand({ params: { tournament }, body });
  if (!answer.ok) throw new Error(`${type}: ${JSON.stringify(answer.fault)}`);
}

/** The slips that the game lacks, as whoever ends it names them. */
export async function missingOf({ api }: Browser, tournament = TOURNAMENT): Promise<MissingSlips[]> {
  const seen = await api.seeRanking({ params: { tournament }, query: { game: 'g', count: 1 } });
  if (!seen.ok) throw new Error(seen.fault.text);
  return (seen.value.provisional?.missing ?? []).map(({ turn, centre, tables }) => ({ turn, centre, tables }));
}

/** Begins a tournament with two centres, two players in each, and officials of every kind. */
export async function openTournament(
  chief: Browser,
  id = TOURNAMENT,
  edition: EditionName = '2019',
  settings: CommandData<'create-tournament'>['settings'] = {},
): Promise<void> {
  const known = await chief.api.listLexicons();
  if (!known.ok) throw new Error(known.fault.text);
  const [lexicon] = known.value.lexicons;
  const data = { name: 'Essai', place: 'Ici', date: '2026-11-15', edition, lexicon, settings };
  const made = await chief.api.createTournament({ body: { id, data } });
  if (!made.ok) throw new Error(made.fault.text);
  const entrant = (number: number, centre: string) => ({
    id: `p${number}`,
    members: [{ name: `Joueur ${number}` }],
    centre,
    table: number,
  });
  for (const centre of ['c', 'd']) await tell(chief, 'add-centre', { id: centre, name: `Centre ${centre}` }, id);
  await tell(chief, 'register-entrants', { entrants: [entrant(1, 'c'), entrant(2, 'c'), entrant(3, 'd')] }, id);
  for (const office of ['referee', 'second-referee', 'commission'] as const) {
    await tell(chief, 'appoint-official', { id: office, name: `Mme ${office}`, centre: 'c', office }, id);
  }
  await tell(chief, 'assign-tables', { official: 'referee', tables: [{ from: 1, to: 2 }] }, id);
  await tell(chief, 'plan-game', { id: 'g', name: 'Partie 1', formula: 'normale', rhythm: 'normal' }, id);
}

export type StationName = StationRole | 'centre-chief' | 'installation';

export const STATIONS: Readonly<
  Record<Exclude<StationName, 'installation'>, { role: StationRole; subject?: string; centre?: string }>
> = {
  chief: { role: 'chief' },
  'centre-chief': { role: 'chief', centre: 'c' },
  referee: { role: 'referee', subject: 'referee' },
  'second-referee': { role: 'second-referee', subject: 'second-referee' },
  commission: { role: 'commission', subject: 'commission' },
  screen: { role: 'screen' },
  player: { role: 'player', subject: 'p1' },
  spectator: { role: 'spectator' },
  relay: { role: 'relay', centre: 'c' },
};

/** The link of a station of a tournament. */
export async function linkOf(chief: Browser, name: keyof typeof STATIONS, tournament = TOURNAMENT, hours?: number) {
  const body = { label: `Poste ${name}`, ...STATIONS[name], ...(hours === undefined ? {} : { hours }) };
  const made = await chief.api.makeLink({ params: { tournament }, body });
  if (!made.ok) throw new Error(made.fault.text);
  return made.value;
}

/** A browser at each station of a tournament. */
export async function openStations(server: TestServer, chief: Browser, tournament = TOURNAMENT) {
  const stations = new Map<StationName, Browser>([['installation', chief]]);
  for (const name of Object.keys(STATIONS) as (keyof typeof STATIONS)[]) {
    stations.set(name, await server.enter((await linkOf(chief, name, tournament)).url));
  }
  return stations;
}

/** Plays the first turn: RETARDS is the best word, TARDES stands on the slip of `p2` alone. */
export async function playFirstTurn(chief: Browser, isClosed: boolean): Promise<void> {
  const turn = { game: 'g', turn: 1 };
  await tell(chief, 'make-draw', { game: 'g', source: { kind: 'typed', letters: 'ADERRST' } });
  for (const centre of ['c', 'd']) await tell(chief, 'start-clock', { ...turn, centre });
  const slip = (word: string) => ({
    state: 'handed-in' as const,
    solutions: [{ word, direction: 'horizontal' as const, reference: 'H4', outside: [] }],
    score: 18,
  });
  await tell(chief, 'record-slips', {
    ...turn,
    slips: [
      { entrant: 'p1', slip: slip('TARES') },
      { entrant: 'p2', slip: slip('TARDES') },
      { entrant: 'p3', slip: slip('RETARDS') },
    ],
  });
  if (isClosed) await closeFirstTurn(chief);
}

/** Ends it everywhere, with its solution. */
export async function closeFirstTurn(chief: Browser): Promise<void> {
  const turn = { game: 'g', turn: 1 };
  for (const centre of ['c', 'd']) await tell(chief, 'end-turn', { ...turn, centre });
  await tell(chief, 'lay-solution', { ...turn, word: 'RETARDS', reference: 'H4' });
  for (const centre of ['c', 'd']) await tell(chief, 'close-turn', { ...turn, centre });
}
