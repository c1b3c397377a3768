import { type GameRecord, makeReference, type PlayRules, replay } from '@raccord/scrabble';
import type { Wordbook } from '../judging.ts';
import { tidy } from '../people.ts';
import { type CheckedGame, type CheckedTurn, checkPrepared, type Finding } from './check.ts';
import type { PreparedGame } from './prepared.ts';

/** A prepared game that is not sealed is kept as a game record; `# nom: …` says its name. */

/** The name that a record gives itself, if any. */
export const nameInRecord = (text: string): string | undefined =>
  /^#[ \t\u00a0]*nom[ \t\u00a0]*:[ \t\u00a0]*(.*\S)/im.exec(text)?.[1];

/** Turns a game record into a prepared game, jokers put right; a turn that cannot be replayed stays as written. */
export function preparedFromRecord(record: GameRecord, name: string, { words, graph }: Wordbook): PreparedGame {
  const replayed = replay(record, words, graph).turns;
  const turns = record.turns.map(({ drawText, word, start }, index) => ({
    draw: drawText,
    word: replayed[index]?.word ?? word,
    reference: makeReference(start),
  }));
  return { name, formula: record.formula.name, turns };
}

/** Checks the game of a record, and what the record alone says: scores, and which jokers stay. */
export function checkRecord(
  record: GameRecord,
  name: string,
  wordbook: Wordbook,
  rules: PlayRules,
): { readonly game: PreparedGame; readonly checked: CheckedGame } {
  const game = preparedFromRecord(record, name, wordbook);
  const checked = checkPrepared(game, wordbook, rules);
  const more = checked.turns.flatMap((turn, index) => compareTurn(turn, index + 1, record));
  return { game, checked: { ...checked, findings: [...more, ...checked.findings].sort((a, b) => a.turn - b.turn) } };
}

function compareTurn({ score, laid, onBoard }: CheckedTurn, turn: number, record: GameRecord): Finding[] {
  const findings: Finding[] = [];
  const written = record.turns[turn - 1];
  if (laid.some((index) => written.word[index] !== onBoard[index])) {
    const text = `La feuille écrit ${written.word} ; avec les jokers qui restent sur la grille en minuscule, c’est ${onBoard}.`;
    findings.push({ turn, code: 'joker-miswritten', severity: 'fault', text });
  }
  if (written.score !== score) {
    const text = `Score ${written.score} annoncé, ${score} calculé.`;
    findings.push({ turn, code: 'wrong-score', severity: 'fault', text });
  }
  return findings;
}

/**
 * A game as a game record: one that was prepared, once checked, or one that was played. In a joker game the record has no way
 * to put the joker elsewhere than where the move scores best.
 */
export function makeRecord(
  { name, formula }: Pick<PreparedGame, 'name' | 'formula'>,
  turns: readonly Pick<CheckedTurn, 'draw' | 'onBoard' | 'reference' | 'score'>[],
): string {
  const rows = turns.map(({ draw, onBoard, reference, score }) => [draw, onBoard, reference, String(score)]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return `${[`# nom: ${tidy(name)}`, `# formule: ${formula}`, ...lines].join('\n')}\n`;
}
