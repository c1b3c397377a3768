import { expect } from '@playwright/test';
import type { AnswerOf } from '@raccord/contract';
import { done, makeTournament, playTurn, type TestTournament } from './tournament.ts';

type Desk = AnswerOf<'seeDesk'>['tables'];

export const seeDesk = async ({ api, id }: TestTournament, game: string, turn: number): Promise<Desk> =>
  (await done(api.seeDesk({ params: { tournament: id, game, turn } }))).tables;

/** The same once every table has its slip: what was just entered may still be on its way. */
export async function seeWholeDesk(tournament: TestTournament, game: string, turn: number): Promise<Desk> {
  const missing = async () => (await seeDesk(tournament, game, turn)).filter(({ slip }) => !slip).length;
  await expect.poll(missing).toBe(0);
  return seeDesk(tournament, game, turn);
}

/** A second turn on the board of the first one, ended, with one referee. */
export async function makeSecondTurn(api: TestTournament['api'], players = 3): Promise<TestTournament> {
  const tournament = await makeTournament(api, { players });
  await playTurn(tournament, 1, 'AEIMNRS');
  const params = { tournament: tournament.id, game: 'g', turn: 1 };
  const { proposal } = await done(api.seeSolutions({ params, query: { limit: 1 } }));
  const { word, reference } = proposal ?? { word: '', reference: '' };
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word, reference });
  const everybody = Array.from({ length: players }, (_, index) => `p${index + 1}`);
  await tournament.tell('record-tops', { game: 'g', turn: 1, entrants: everybody });
  await playTurn(tournament, 2, 'EELOTTU');
  return tournament;
}

/** The table of an entrant on the first turn, as the server has it. */
export const deskTableOf = async (tournament: TestTournament, entrant: string): Promise<Desk[number] | undefined> =>
  (await seeDesk(tournament, 'g', 1)).find((table) => table.entrant === entrant);
