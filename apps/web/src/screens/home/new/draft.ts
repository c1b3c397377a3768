import { lexiconInForce, type OfferedPlayer } from '@raccord/club';
import type { AnswerOf } from '@raccord/contract';
import { EDITIONS, type EditionName, editionInForce, type RhythmName } from '@raccord/regulation';
import type { FormulaName } from '@raccord/scrabble';
import type { Settings } from '@raccord/tournament';
import { homeTexts } from '../../../texts/home.ts';
import type { Creation } from './plan.ts';
import type { PresentPlayer } from './present.ts';

/** Who corrects which tables, as typed. */
export interface DraftReferee {
  readonly name: string;
  /** « 1-20, 25 »; left out, an even share. */
  readonly tables?: string;
}

/** A tournament before it exists: everything that was typed, in this browser alone. */
export interface Draft {
  readonly name: string;
  readonly place: string;
  readonly date: string;
  /** Left out: the one in force on its date. */
  readonly edition?: EditionName | undefined;
  /** The hash of its words; left out, the one of the club on its date, else the first one that the server has. */
  readonly lexicon?: string | undefined;
  readonly formula: FormulaName;
  readonly rhythm: RhythmName;
  readonly settings: Partial<Settings>;
  /** The club whose evening it is; left out, the only one there is. */
  readonly club?: string;
  /** Those of the evening that it is made after, to be ticked where no club offers anybody. */
  readonly usual?: readonly OfferedPlayer[];
  /** Members of the club and visitors who were ticked. */
  readonly present?: readonly PresentPlayer[];
  /** An evening of pairs; left out, as the last one was. */
  readonly isPairs?: boolean;
  /** The list of players as pasted or read from a file. */
  readonly players: string;
  /** Left out: as many as the tables ask for. */
  readonly referees?: readonly DraftReferee[];
  readonly secondReferee: string;
  readonly commission: string;
  /** The day of the evening that it is made after. */
  readonly like?: string;
  /** Once it is confirmed. */
  readonly creation?: Creation | undefined;
}

export function emptyDraft(today: string): Draft {
  return {
    name: homeTexts.draft.name(today),
    place: '',
    date: today,
    formula: 'normale',
    rhythm: 'normal',
    settings: {},
    players: '',
    secondReferee: '',
    commission: '',
  };
}

export const editionOf = ({ edition, date }: Draft): EditionName => edition ?? editionInForce(date);

/** The lexicon of a draft, and since when it is that of the club, where it is. */
export function draftLexicon({ lexicon, date }: Draft, { lexicons, adopted }: AnswerOf<'listLexicons'>) {
  const inForce = lexiconInForce(adopted, date);
  const find = (hash: string | undefined) => lexicons.find((one) => one.hash === hash);
  const chosen = find(lexicon) ?? find(inForce?.hash) ?? lexicons[0];
  return { chosen, inForce, isOther: inForce !== undefined && chosen.hash !== inForce.hash };
}

/** The formula chosen, unless the edition that was chosen since does not know it. */
export const draftFormula = (draft: Draft): FormulaName =>
  EDITIONS[editionOf(draft)].game.formulas.includes(draft.formula) ? draft.formula : 'normale';

/** A referee corrects so many slips in the five minutes of a turn. */
const TABLES_A_REFEREE = 30;

export const refereesOf = ({ referees }: Draft, tables: number): readonly DraftReferee[] =>
  referees ?? resize([], Math.max(1, Math.ceil(tables / TABLES_A_REFEREE)));

/** As many referees as asked; those who are there keep their names. */
export const resize = (referees: readonly DraftReferee[], count: number): readonly DraftReferee[] =>
  Array.from({ length: count }, (_, index) => ({
    name: referees[index]?.name ?? homeTexts.draft.referee(index + 1),
  }));

/** One person does everything, on one machine. */
export const isAlone = (draft: Draft, tables: number): boolean =>
  refereesOf(draft, tables).length === 1 && draft.secondReferee.trim() === '' && draft.commission.trim() === '';
