import { squareAlong } from '../geometry.ts';
import { makeReference } from '../reference.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { GameRecord } from './record.ts';
import type { ReplayError, ReplayOfRecord } from './replay.ts';

/**
 * A record whose words all fit on a board. A word that fits on none is a fault of the file, whatever was played before.
 */
export function keepOnBoard(record: GameRecord): Result<GameRecord, 'word-off-board'> {
  const off = record.turns.find(({ start, word }) => squareAlong(start, word.length - 1) === undefined);
  if (off === undefined) return accept(record);
  const where = `${off.word} en ${makeReference(off.start)}`;
  return refuse('word-off-board', `Ligne ${off.line} : ${where} sort de la grille (${off.word.length} lettres).`);
}

/** A line about a turn of a record: a word that the lexicon lacks. */
export type AdmissionAlert = Pick<ReplayError, 'turn' | 'line' | 'text'>;

/** The turns that formed words that the lexicon lacks: an error with one's own list, an alert with one that is incomplete. */
export const wordsLackedBy = ({ turns }: GameRecord, replayed: ReplayOfRecord): AdmissionAlert[] =>
  replayed.turns.flatMap(({ notAdmitted }, index) => {
    const label = notAdmitted.length > 1 ? 'mots non admis' : 'mot non admis';
    const about = { turn: index + 1, line: turns[index].line, text: `${label} : ${notAdmitted.join(', ')}.` };
    return notAdmitted.length === 0 ? [] : [about];
  });
