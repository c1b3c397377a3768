import type { GamePlan, RecordedEvent } from '@raccord/tournament';
import { boardsOf } from './boards.ts';
import { checkBoards } from './checkboards.ts';
import { checkEnd } from './checkend.ts';
import { dueSlips } from './corrections.ts';
import { CheckFindings } from './findings.ts';
import { essenceOf } from './judging/slow.ts';
import { asPlayed, GameFacts, type ReferenceLedger, referenceLedger, withAnswers } from './ledger.ts';
import { exercisedBy } from './marks.ts';
import { playedGame, type RankedGame, rankSlowly } from './ranking.ts';
import type { CheckReport, RunRecord, ToldGame, ToldRank } from './record.ts';
import { slipMarks } from './slipmarks.ts';
import type { Vocabulary } from './solver.ts';
import { standing } from './standing.ts';
import { excuseLine, judgedPosition, verdictLines } from './verdicts.ts';

/** Works a tournament out again from what happened in it, and says what the program says otherwise. */
export function checkTournament(record: RunRecord, vocabulary: Vocabulary): CheckReport {
  const findings = new CheckFindings();
  const events = standing(record.events);
  const plans = events.flatMap((event) => (event.type === 'game-planned' ? [event.data] : []));
  const known = new Map<string, ReferenceLedger>();
  const games = plans.map((plan) => {
    const told = record.games.find(({ game }) => game === plan.id);
    if (!told) throw new Error(`The program says nothing of game ${plan.id}.`);
    return checkGame(record.events, events, plan, told, vocabulary, known, findings);
  });
  const counted = games.filter(({ facts }) => !facts.plan.separatesTies);
  const separating = games.filter(({ facts }) => facts.plan.separatesTies);
  const overall = rankSlowly(counted, separating, (mark) => findings.count(mark));
  compareRanks('overall-rank', 'tournament', record.overall, overall, findings);
  findings.count('rank shared', overall.filter((one, index) => overall[index - 1]?.rank === one.rank).length);
  for (const [mark, times] of Object.entries(exercisedBy(record.events, games))) findings.count(mark, times);
  for (const [mark, times] of Object.entries(record.exercised)) findings.count(mark, times);
  const { number, planted } = record;
  const { differences, marks } = findings;
  const edition = games[0]?.facts.charter.edition ?? '';
  return { number, ...(planted === undefined ? {} : { planted }), edition, differences, marks };
}

function checkGame(
  all: readonly RecordedEvent[],
  events: readonly RecordedEvent[],
  plan: GamePlan,
  told: ToldGame,
  vocabulary: Vocabulary,
  known: Map<string, ReferenceLedger>,
  findings: CheckFindings,
): RankedGame {
  const boards = boardsOf(withAnswers(events), plan, vocabulary);
  const facts = new GameFacts(asPlayed(events), plan.id);
  checkBoards(boards, facts, vocabulary, findings);
  if (boards.end) checkEnd(boards.end, events, facts, vocabulary, findings);
  checkVerdicts(boards.turns, facts, vocabulary, findings);
  const count = (mark: string) => findings.count(mark);
  const ledger = referenceLedger(events, plan.id, known, count);
  known.set(plan.id, ledger);
  const tops = boards.turns.map(({ topScore }) => topScore);
  const due = dueSlips(all, plan.id, ledger, tops, count);
  for (const [index, results] of ledger.turns.entries()) {
    for (const [entrant, result] of results) {
      const where = `${plan.id} turn ${index + 1}, ${entrant}`;
      findings.compare('result', where, line(told.turns[index]?.results[entrant]), line(result));
      const [saidDue, isDue] = [told.turns[index]?.due[entrant], due[index].get(entrant)];
      if (saidDue || isDue) findings.compare('correction', where, dueLine(saidDue), dueLine(isDue));
    }
  }
  for (const [entrant, total] of ledger.totals)
    findings.compare('total', `${plan.id}, ${entrant}`, line(told.totals[entrant]), line(total));
  if (facts.isSuddenDeath) findings.compare('still-in', plan.id, told.stillIn.join(' '), ledger.stillIn.join(' '));
  const game = playedGame(events, plan.id, ledger, tops);
  compareRanks('rank', plan.id, told.ranking, rankSlowly([game], [], count), findings);
  return game;
}

const dueLine = (words: readonly string[] | undefined): string =>
  words ? `due ${words.toSorted().join(' ')}` : 'none';

/** The members of a result or of a total in one order, those not named left out. */
const line = (told: object | undefined): string =>
  told
    ? Object.entries(told)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => `${name} ${value}`)
        .sort()
        .join(', ')
    : 'nothing';

function compareRanks(
  about: 'rank' | 'overall-rank',
  where: string,
  program: readonly ToldRank[],
  checker: readonly ToldRank[],
  findings: CheckFindings,
): void {
  const lines = (ranks: readonly ToldRank[]) =>
    new Map(ranks.map(({ entrant, rank, total, top }) => [entrant, `rank ${rank}, total ${total} of ${top}`]));
  const [said, right] = [lines(program), lines(checker)];
  for (const entrant of new Set([...said.keys(), ...right.keys()]))
    findings.compare(
      about,
      `${where}, ${entrant}`,
      said.get(entrant) ?? 'not ranked',
      right.get(entrant) ?? 'not ranked',
    );
}

function checkVerdicts(
  turns: ReturnType<typeof boardsOf>['turns'],
  facts: GameFacts,
  vocabulary: Vocabulary,
  findings: CheckFindings,
): void {
  const { edition, settings } = facts.charter;
  for (const board of turns) {
    const position = judgedPosition(board, facts.plan.formula, vocabulary);
    for (const entrant of facts.entrants) {
      const judged = facts.slip(board.turn, entrant);
      if (!judged) continue;
      const slow = verdictLines(position, judged, edition, settings);
      const where = `${facts.plan.id} turn ${board.turn}, ${entrant}, ${edition}`;
      const example = JSON.stringify({ turn: board.turn, board: board.lines, draw: board.draw, slip: judged.slip });
      const { excusable, ...verdict } = judged.verdict;
      // A warning for conduct may have been lifted by the commission since.
      const said = judged.slip.conduct === 'warned' ? { ...verdict, disciplinary: true as const } : verdict;
      findings.compare('verdict', where, essenceOf(said), slow.verdict, example);
      findings.compare('excuse', where, excuseLine(excusable), slow.excuse, example);
      for (const reason of slow.reasons) findings.count(`reason ${reason}`);
      const isOfWords = judged.verdict.reasons.some(({ words = [] }) => words.length > 0);
      if (isOfWords && slow.excuse === 'none') findings.count('excuse barred by another fault');
      for (const mark of slipMarks(board, judged)) findings.count(mark);
    }
  }
}
