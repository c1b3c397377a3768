import { RHYTHM_NAMES, type RhythmName } from '@raccord/regulation';
import { accept, FORMULA_NAMES, type FormulaName, parseBoard, type Result, refuse, unwrap } from '@raccord/scrabble';
import { addKinds, countKinds, type KindCounts, kindsOfTop, TOP_KINDS } from '@raccord/tournament';
import type { AloneResult } from './alone.ts';
import { isTop, type TrainingGame, type TrainingTurn, type WordAt } from './game.ts';
import { isCount, isObject, parseObject } from './jsonfile.ts';

/** What games alone tell in the end: kept on one's own device, and nowhere else. */

/** A game that was played alone to its end. */
export interface AloneRecord {
  readonly at: number;
  readonly name: string;
  readonly formula: FormulaName;
  readonly rhythm: RhythmName;
  readonly total: number;
  readonly top: number;
  readonly kinds: KindCounts;
}

/** What the top of a turn asked for, beside what was played. */
function kindsOfTurn(turn: TrainingTurn, own: WordAt | undefined) {
  const top = isTop(turn, turn.laid) ? turn.laid : turn.tops[0];
  const isFound = own !== undefined && turn.tops.some(({ word }) => word.toUpperCase() === own.word.toUpperCase());
  return kindsOfTop(unwrap(parseBoard(turn.board.join('\n'))), top, isFound);
}

/** A game as it is kept, with what was played at each turn, where something was. */
export function recordOf(
  { name, formula, turns }: TrainingGame,
  rhythm: RhythmName,
  { turns: played, total, top }: AloneResult,
  own: readonly (WordAt | undefined)[],
  at: number,
): AloneRecord {
  const met = played.map(({ points }, index) => ({
    kinds: kindsOfTurn(turns[index], own[index]),
    isMissed: points < turns[index].top,
  }));
  return { at, name, formula, rhythm, total, top, kinds: countKinds(met) };
}

export const percentOf = ({ total, top }: Pick<AloneRecord, 'total' | 'top'>): number =>
  top === 0 ? 0 : (100 * total) / top;

/** The games of one formula at one rhythm. */
export interface GameSeries {
  readonly formula: FormulaName;
  readonly rhythm: RhythmName;
  /** The oldest first. */
  readonly games: readonly AloneRecord[];
  readonly best: AloneRecord;
}

/** What was played, by formula and rhythm, the most played first. */
export function seriesIn(records: readonly AloneRecord[]): readonly GameSeries[] {
  const names = [...new Set(records.map(nameOfSeries))];
  return names
    .map((name) => {
      const games = records.filter((game) => nameOfSeries(game) === name);
      const inOrder = games.toSorted((one, other) => one.at - other.at);
      const best = inOrder.reduce((most, game) => (percentOf(game) > percentOf(most) ? game : most));
      const { formula, rhythm } = best;
      return { formula, rhythm, games: inOrder, best };
    })
    .sort((one, other) => other.games.length - one.games.length);
}

const nameOfSeries = ({ formula, rhythm }: AloneRecord): string => `${formula} ${rhythm}`;

/** How often tops of each kind were missed, in all. */
export const missesIn = (records: readonly AloneRecord[]): KindCounts => addKinds(records.map(({ kinds }) => kinds));

const FORMAT = 'raccord-parties-seul';
/** No date is later. */
const LAST_DAY = 8.64e15;
const VERSION = 1;

export const makeHistoryFile = (records: readonly AloneRecord[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, games: records }, null, 2)}\n`;

export function readHistoryFile(text: string): Result<readonly AloneRecord[], 'history-file'> {
  const content = parseObject(text);
  if (content?.format !== FORMAT || content.version !== VERSION)
    return refuse(
      'history-file',
      'Ce fichier n’est pas un historique de parties : choisissez-en un exporté par Raccord.',
    );
  const { games } = content;
  if (!Array.isArray(games) || !games.every(isRecord))
    return refuse('history-file', 'Cet historique est abîmé : exportez-le de nouveau depuis l’appareil d’où il vient.');
  return accept(games);
}

function isRecord(value: unknown): value is AloneRecord {
  if (!isObject(value)) return false;
  const { at, name, formula, rhythm, total, top, kinds } = value;
  const isKinds =
    isObject(kinds) &&
    TOP_KINDS.every((kind) => {
      const count = kinds[kind];
      return isObject(count) && isCount(count.seen) && isCount(count.missed);
    });
  return (
    isCount(at) &&
    at <= LAST_DAY &&
    typeof name === 'string' &&
    FORMULA_NAMES.some((one) => one === formula) &&
    RHYTHM_NAMES.some((one) => one === rhythm) &&
    typeof total === 'number' &&
    isCount(top) &&
    isKinds
  );
}

/** Those of both, each once, the oldest first. */
export const joinHistories = (here: readonly AloneRecord[], brought: readonly AloneRecord[]): readonly AloneRecord[] =>
  [...new Map([...brought, ...here].map((game) => [`${game.at} ${game.name}`, game])).values()].sort(
    (one, other) => one.at - other.at,
  );
