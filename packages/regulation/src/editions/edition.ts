import type { FormulaName, PlayRules } from '@raccord/scrabble';
import type { ConditionId, SanctionOf } from '../conditions/index.ts';
import type { TreatmentName } from '../treatments/names.ts';

import type { RhythmName, RhythmRules, SuddenDeathRules } from './rhythms.ts';

/** Where a line comes from: the words of the text, published practice, or our reading where both leave room. */
export type Origin = 'text' | 'practice' | 'reading';

/** A row of an edition: a condition, the article it comes from, and what it costs, which must be something it can bear. */
export type EditionRow = {
  readonly [Id in ConditionId]: {
    readonly condition: Id;
    readonly article: string;
    readonly sanction: SanctionOf<Id>;
    readonly origin: Origin;
  };
}[ConditionId];

/** What adds up on one slip; a slip earns one warning at most, and a nullity lists its own reasons only. */
export interface Accumulation {
  /** Warnings stand beside a penalty; where they do not, their reasons are not listed either. */
  readonly warningsBesidePenalty: boolean;
  readonly article: string;
  /** In French. */
  readonly text: string;
}

/** What an exemption is about, the same words in all the editions that speak of it. */
export type ExemptionSubject =
  | 'premier coup'
  | 'deuxième coup'
  | 'prolongement écrit en entier'
  | 'prolongement abrégé'
  | 'prolongement d’un mot court'
  | 'lettre parasite'
  | 'ce qui est rayé'
  | 'plusieurs solutions'
  | 'joker de la grille';

/** What the text exempts: the finding that it lifts there is not made. */
export interface Exemption {
  readonly subject: ExemptionSubject;
  readonly lifts: ConditionId;
  readonly article: string;
  /** The length of a lengthened word from which it holds; undefined: any. */
  readonly from?: number;
  /** In French, made of the numbers of the edition. */
  text(edition: Edition, exemption: Exemption): string;
  readonly origin: Origin;
}

/** How many letters of the board a slip shows. */
export interface LinkRules {
  readonly article: string;
  /** Asked for: fewer earn a warning. */
  readonly asked: number;
  /** Fewer show no place at all. */
  readonly fewest: number;
}

/** When letters that are neither of the word nor of a link are more than strays. */
export interface StrayRules {
  /** So many of them in one straight run are meant as something. */
  readonly together: number;
  /** A word that they make counts if so many of its letters come from the draw; undefined: no such word counts. */
  readonly drawn: number | undefined;
}

/** How much of a lengthened word may be left out. */
export interface ShorteningRules {
  /** A long one: its length, and what must be written of it, in all and next to each lengthening. */
  readonly long: { readonly from: number; readonly written: number; readonly beside: number };
  /** What must be written of any other one for the slip not to be null. */
  readonly least: { readonly written: number; readonly beside: number };
}

/** What an edition says of the player's ledger. */
export interface LedgerRules {
  /** Where the text speaks of it: « article 5.7 ». */
  readonly article: string;
  /** The first warning of a game that costs points. */
  readonly firstCostly: { readonly ordinary: number; readonly blitz: number; readonly original: number };
  /** Is a sudden death an original game? */
  readonly isSuddenDeathOriginal: boolean;
  /** What each of them costs. */
  readonly costOfWarning: number;
  readonly average: {
    readonly rounding: 'nearest' | 'down';
    /** The text says so itself: it is not for a competition to choose. */
    readonly isRoundingOfText: boolean;
    /** Is it the mean of what the others obtained, their penalties taken off (D13)? */
    readonly isAfterPenalty: boolean;
    /** Which results of the others the mean is made of, and when no average is due, in French. */
    readonly text: string;
  };
  /** Who is told what, in French. */
  readonly notifications: readonly string[];
  /** Need a correction slip be sent for a warning about the score of the very word laid, or for a zero above the top? */
  readonly sparesNotice: { readonly scoreOfWordLaid: boolean; readonly zeroAboveTop: boolean };
}

/** What ends a game by the text: no draw is left, nothing can be laid, a turn cannot be played again, a long interruption. */
export type EndRule = { readonly article: string } & (
  | { readonly cause: 'bag' | 'no-move'; readonly text: string }
  /** With so many letters left, or fewer, a cancelled turn is not played again. */
  | { readonly cause: 'incident'; readonly letters: number; text(letters: string): string }
  | { readonly cause: 'interruption'; readonly minutes: number; text(minutes: string): string }
);
export type EndCause = EndRule['cause'];

/** Rules by which competitions separate equal totals. */
export const TIE_BREAKS = ['last-game', 'last-turns', 'tops-lost', 'warnings'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** What an edition says of the game. */
export interface GameRules {
  readonly draw: {
    readonly ofEach: PlayRules['ofEach'];
    /** May the chief referee put back letters that stand by a Y or a joker alone? */
    readonly isEitherAtChoice: boolean;
    readonly article: string;
    /** What becomes of a draw without enough of them, in French. */
    readonly text: string;
    /** How long after the end of an announcement it may be made. */
    readonly pause: { readonly seconds: number; readonly article: string };
  };
  /** Which of the best solutions is laid. */
  readonly solution: { readonly mustEndGame: boolean; readonly article: string; readonly text: string };
  /** Where the text says what is announced; nothing where it does not. */
  readonly announcements: Readonly<Record<'terms' | 'draw' | 'signals' | 'solution', string>>;
  readonly solo: { readonly players: number; readonly bonus: number; readonly article: string };
  readonly rhythms: RhythmRules;
  readonly suddenDeath: SuddenDeathRules;
  /** What separates equal totals where a competition chooses nothing else; a sudden death held for it always does. */
  readonly ties: { readonly breaks: readonly TieBreak[]; readonly text: string };
  /** Rhythms in use that no article knows: a club may choose them all the same. */
  readonly clubRhythms: readonly RhythmName[];
  /** What it says of devices in the hands of players, in French. */
  readonly devices: string;
  /** What we read where its text on the game leaves a doubt, by the number of the doubt. */
  readonly readings: Readonly<Record<string, string>>;
  /** The time for a top, and what is added for one that was not found; undefined where the text does not know it. */
  readonly topping: ToppingRules | undefined;
  readonly cancelledTurn: { readonly article: string; readonly text: string };
  /** How a game ends, each way with its text in French. */
  readonly ends: readonly EndRule[];
  /** The formulas that it knows. */
  readonly formulas: readonly FormulaName[];
}

export interface ToppingRules {
  readonly article: string;
  readonly seconds: number;
  readonly added: number;
}

/** What an edition says of what people decide. */
export interface DecisionRules {
  readonly cheating: { readonly article: string; readonly text: string };
  readonly lateness: { readonly article: string; readonly text: string };
  readonly appeals: AppealRules;
  /** When a slip can be read in more than one way; undefined where the text does not say. */
  readonly favourableReading: { readonly article: string; readonly text: string } | undefined;
}

export interface AppealRules {
  readonly article: string;
  /** In French, made of the numbers beside it. */
  text(appeals: AppealRules): string;
  /** How long after the last game one may still appeal; undefined where the text does not say. */
  readonly minutesAfterLastGame: number | undefined;
  /** How long one has to complete the file of an appeal to the commission of the federation, once asked; undefined where it does not say. */
  readonly weeksToComplete: number | undefined;
  /** Where it speaks of an appeal to the commission of the federation. */
  readonly secondArticle: string;
  /** Where it says that such an appeal lapses unless its file is completed in time; undefined where it does not. */
  readonly lapseCitation: string | undefined;
}

/** Where an edition comes from, what its text speaks of, and what of that has no row in its table. */
export interface Sources {
  readonly texts: readonly string[];
  /** The articles, or the headings, of these texts: each one has a row, an exemption or a note. */
  readonly articles: readonly string[];
  readonly notes: Readonly<Record<string, string>>;
}

/** A dated text of the regulation, whole: a condition without a row has no effect under it. */
export interface Edition {
  readonly name: string;
  readonly title: string;
  /** The day from which it is in force, `2023-01-01`. */
  readonly inForceFrom: string;
  readonly sources: Sources;
  /** In which order a slip is treated. */
  readonly treatment: TreatmentName;
  readonly rows: readonly EditionRow[];
  readonly exemptions: readonly Exemption[];
  readonly accumulation: Accumulation;
  /** What a penalty costs. */
  readonly penalty: number;
  readonly links: LinkRules;
  /** Undefined where no stray letter is ever ignored. */
  readonly strays: StrayRules | undefined;
  /** Undefined where a lengthened word is always written whole. */
  readonly shortening: ShorteningRules | undefined;
  readonly ledger: LedgerRules;
  readonly game: GameRules;
  readonly decisions: DecisionRules;
}

/** What an edition says of drawing letters and of the solution to lay, as packages/scrabble asks for it. */
export const playRulesOf = ({ game: { draw, solution } }: Edition): PlayRules => ({
  ofEach: draw.ofEach,
  mustEndGame: solution.mustEndGame,
});

export const rowOf = (edition: Edition, condition: ConditionId): EditionRow | undefined =>
  edition.rows.find((row) => row.condition === condition);

/** Does the text lift a finding where it speaks of a subject? Some exemptions are about lengthened words from so many letters on. */
export const lifts = (
  { exemptions }: Edition,
  subject: ExemptionSubject,
  condition: ConditionId,
  length = Number.POSITIVE_INFINITY,
): boolean =>
  exemptions.some(
    ({ subject: own, lifts: lifted, from = 0 }) => own === subject && lifted === condition && length >= from,
  );

export const citationOf = ({ title }: Edition, { article }: Pick<EditionRow | Exemption, 'article'>): string =>
  `${title}, ${article}`;
