import type { ConditionId, EditionName, Explained, JudgeSettings, Slip, Writing } from '@raccord/regulation';
import type { Exam, ExamOrder, Exercise, Lesson, Stage, StageName } from '@raccord/school';
import type {
  AdmissionAlert,
  Analysis,
  Direction,
  Extensions,
  FormulaName,
  Solution,
  TurnBoard,
} from '@raccord/scrabble';
import type { Others, PlayedGame, SeededOrder, TrainingGame } from '@raccord/training';

/** A turn as the engine needs it: 15 lines of board, letters of the draw. */
export interface EnginePosition {
  readonly turn: number;
  readonly formula: FormulaName;
  readonly board: readonly string[];
  readonly draw: string;
}

/** What a turn has to offer. */
export interface EngineSurvey {
  readonly count: number;
  readonly top: number;
  /** All the solutions that make the best score. */
  readonly tops: readonly Solution[];
}

/** Which solutions a list shows. */
export interface SolutionFilter {
  /** Part of the word, case and accents aside. */
  readonly text?: string;
  readonly least?: number;
  readonly most?: number;
  /** Number of letters of the word. */
  readonly length?: number;
  /** Only those that lay no joker. */
  readonly keepsJoker?: boolean;
}

export interface SolutionPage {
  /** Those that the filter keeps, of all of them. */
  readonly count: number;
  readonly total: number;
  readonly rows: readonly Solution[];
}

/** A place where a word can technically go for a score. */
export interface ShownPlace {
  readonly reference: string;
  readonly direction: Direction;
  /** Squares of the board that the word covers, in the order of its letters. */
  readonly squares: readonly number[];
  /** Jokers in lower case, for the first tiling that gives the score. */
  readonly word: string;
  readonly scores: readonly number[];
  /** Words formed that are not admitted; none when the place is valid. */
  readonly notAdmitted: readonly string[];
}

/** With every way to lay the word there, jokers in lower case, and what each makes. */
export interface TiledPlace extends ShownPlace {
  readonly tilings: readonly { readonly word: string; readonly score: number }[];
}

export interface JudgedByEdition extends Explained {
  readonly edition: EditionName;
  readonly writing: Writing;
}

/** A word list made into a lexicon. */
export interface Compiled {
  readonly file: Uint8Array;
  readonly name: string;
  readonly words: number;
  /** Lines that begin with `#`. */
  readonly comments: number;
  readonly refused: number;
  readonly tooShort: number;
  readonly tooLong: number;
  readonly firstRefused: readonly { readonly line: number; readonly text: string }[];
}

/** Where a lexicon is to be had: what it is known by in this browser, and its address, or the file itself. */
export interface WordsSource {
  readonly hash: string;
  readonly from: string | Uint8Array;
  /** What comes from there is the planes of the file. */
  readonly isInPlanes?: boolean;
}

/** A lexicon whose words have lemma and nature, told in a file of their own. */
export interface KnownSource {
  readonly words: WordsSource;
  /** Address of the natures. */
  readonly natures: string;
}

/** What the words say of some letters. */
export interface LookedUp {
  readonly letters: string;
  /** Letters without a joker may be a word, and the start or the end of others. */
  readonly asWord?: { readonly isAdmitted: boolean; readonly extensions: Extensions };
  readonly anagrams: readonly string[];
}

export interface TurnOfRecord {
  readonly number: number;
  readonly draw: string;
  readonly markedDraw: string;
  readonly solution: { readonly word: string; readonly reference: string; readonly score: number };
  readonly top: number;
  readonly running: number;
  readonly after: TurnBoard;
}

/** A game played again from its file. */
export interface ReplayedGame {
  readonly formula: FormulaName;
  readonly turns: readonly TurnOfRecord[];
  /** Turns after a move that cannot be laid. */
  readonly missing: number;
  readonly total: number;
  readonly errors: readonly AdmissionAlert[];
  /** Words that the lexicon lacks. */
  readonly lacked: readonly AdmissionAlert[];
  /** What was read otherwise than it is written, or left out. */
  readonly alerts: readonly string[];
}

/** A game to train on, and how those did who played it, where that is known. */
export interface BroughtGame {
  readonly game: TrainingGame;
  readonly others?: Others;
}

/** What a lesson is made of: the same order gives the same slips. */
export interface LessonOrder {
  readonly edition: EditionName;
  readonly seed: number;
}

/** Slips to judge: faults as often as in halls, or one rule. */
export interface SlipsOrder extends LessonOrder {
  readonly count: number;
  readonly rule?: ConditionId;
}

export type LoadingStage = 'download' | 'prepare' | 'read' | 'compile' | 'ready';

/** What the worker does; each call is answered by a promise on the page's side. */
export interface EngineCalls {
  /** Fetched unless the browser has kept it. */
  open(source: WordsSource): void;
  survey(position: EnginePosition): EngineSurvey;
  list(position: EnginePosition, filter: SolutionFilter, from: number, to: number): SolutionPage;
  /** Solutions whose word begins with these letters; digits after them narrow by score. Best first. */
  complete(position: EnginePosition, typed: string, limit: number): readonly Solution[];
  judge(
    position: EnginePosition,
    slip: Slip,
    editions: readonly EditionName[],
    settings: JudgeSettings,
  ): readonly JudgedByEdition[];
  places(position: EnginePosition, word: string, score: number | undefined): readonly TiledPlace[];
  areWords(words: readonly string[]): readonly boolean[];
  lookUp(letters: string): LookedUp;
  /** What an upper-case word is. */
  analyses(word: string, known: KnownSource): readonly Analysis[];
  /** Plays the text of a game again, of whatever program; fails with a sentence where it cannot be read. */
  replay(text: string): ReplayedGame;
  compile(name: string, file: Uint8Array): Compiled;
  /** A game to train on, drawn by chance. */
  drawGame(order: SeededOrder): TrainingGame;
  /** The same of the text of a game, whose file has this name; fails with a sentence where it cannot be played. */
  readTraining(name: string, text: string, edition: EditionName): BroughtGame;
  /** The text of a sealed game, as that of a game in clear; fails with a sentence where the passphrase does not open it. */
  unsealGame(text: string, passphrase: string, edition: EditionName): string;
  /** The same of a game that was played. */
  trainOn(game: PlayedGame): TrainingGame;
}

/** What the worker of the school does. */
export interface SchoolCalls {
  open(source: WordsSource): void;
  makeSlips(order: SlipsOrder): readonly Exercise[];
  makeExam(order: ExamOrder): Exam;
  /** How the number of an exam tells these words from others. */
  markWords(): string;
  makeLesson(order: LessonOrder, rule: ConditionId): Lesson | undefined;
  makeStage(order: LessonOrder, stage: StageName): Stage;
}

export interface CallMessage {
  readonly id: number;
  readonly name: string;
  readonly given: readonly unknown[];
}

export type AnswerMessage =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly text: string }
  | { readonly kind: 'stage'; readonly stage: LoadingStage };
