import type { RunRecord, ToldGame, ToldRank } from '@raccord/checkers';
import { EDITIONS, Turn } from '@raccord/regulation';
import { rulesShown } from '@raccord/school';
import {
  type Journal,
  type RankingRow,
  rankGame,
  rankOverall,
  type TurnResult,
  type Wordbook,
} from '@raccord/tournament';
import { Door } from './door.ts';
import { trialOrder } from './order.ts';
import { playTrialGame } from './play.ts';
import { openTrial, TRIAL_CHIEF, type TrialStage } from './stage.ts';

/** Runs the tournament of this number by the program, and gives what happened and what the program says of it. */
export function runTrial(
  { seed, number, turns = Infinity }: { readonly seed: number; readonly number: number; readonly turns?: number },
  wordbook: Wordbook,
  lexicon: { readonly name: string; readonly hash: string },
): RunRecord {
  const whole = trialOrder(seed, number);
  // The first turns of a longer one.
  const order = { ...whole, games: whole.games.map((game) => ({ ...game, turns: Math.min(turns, game.turns) })) };
  const door = new Door(wordbook);
  const stage = openTrial(door, order, lexicon);
  for (const index of order.games.keys()) playTrialGame(stage, index);
  separateTies(stage);
  const { journal } = door;
  return { number, events: journal.events, ...toldBy(journal), exercised: exercisedIn(door) };
}

/** A sudden death between those who share the first rank, now and then. */
function separateTies(stage: TrialStage): void {
  const { door, chance, order } = stage;
  const { state, ledger } = door.journal;
  const first = rankOverall(state, ledger).filter(({ rank }) => rank === 1);
  if (first.length < 2 || !chance.happens(0.7)) return;
  const plan = { id: 'p9', name: 'Départage', formula: order.games[0].formula, rhythm: 'mort-subite' } as const;
  const entrants = first.map(({ entrant }) => entrant.id);
  if (!door.does('plan-game', { ...plan, entrants, separatesTies: true }, TRIAL_CHIEF)) return;
  const index = door.journal.state.games.get('p9')?.index ?? 0;
  playTrialGame({ ...stage, order: { ...order, games: [...order.games, { ...plan, turns: 2 }] } }, index, 'p9');
}

function toldBy({ state, ledger }: Journal): Pick<RunRecord, 'games' | 'overall'> {
  const entrants = [...state.entrants.keys()];
  const games = [...state.games.values()].map(
    ({ plan: { id }, turns }): ToldGame => ({
      game: id,
      turns: turns.map(({ number }) => ({
        results: Object.fromEntries(
          entrants.map((entrant) => [entrant, toldResult(ledger.result(id, number, entrant))]),
        ),
        due: Object.fromEntries(
          ledger
            .correctionsDue(id, number)
            .map((entrant) => [entrant, ledger.correctionDue(id, number, entrant)?.words ?? []]),
        ),
      })),
      totals: Object.fromEntries(entrants.map((entrant) => [entrant, ledger.gameTotal(id, entrant)])),
      stillIn: ledger.stillIn(id),
      ranking: rankGame(state, ledger, id).map(toldRank),
    }),
  );
  return { games, overall: rankOverall(state, ledger).map(toldRank) };
}

const toldResult = ({ reasons: _, decidedBy: __, isProvisional: ___, ...result }: TurnResult) => ({ ...result });

const toldRank = ({ entrant: { id }, rank, total, top }: RankingRow): ToldRank => ({ entrant: id, rank, total, top });

/** The rows of the edition that slips show, and what was refused. */
function exercisedIn({ journal, refused }: Door): Record<string, number> {
  const { state, judging } = journal;
  const marks: Record<string, number> = {};
  const count = (mark: string) => {
    marks[mark] = (marks[mark] ?? 0) + 1;
  };
  const { charter } = state;
  if (!charter) return marks;
  for (const { formula, turns } of state.games.values()) {
    for (const { number, board, draw, files } of turns) {
      const turn = new Turn({ turn: number, formula, board, draw, lexicon: judging.words });
      for (const { slip } of files.values()) {
        if (!slip) continue;
        for (const rule of rulesShown(turn, slip.slip, EDITIONS[charter.edition], charter.settings))
          count(`row ${rule}`);
      }
    }
  }
  for (const [code, times] of Object.entries(refused)) marks[`refused ${code}`] = times;
  return marks;
}
