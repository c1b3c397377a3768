import type { DocumentName, RouteInput } from '@raccord/contract';
import type { HallView } from '../../server/answers.ts';

/** What somebody may choose about a document. */
export type Option = 'game' | 'scope' | 'by' | 'wall' | 'turn' | 'entrant' | 'tables' | 'copies';

export interface DocumentEntry {
  readonly document: DocumentName;
  readonly options: readonly Option[];
}

/** The documents, in the order of a tournament; then what other programs read. */
export const DOCUMENT_GROUPS = {
  before: [
    { document: 'table-list', options: [] },
    { document: 'starting-list', options: [] },
    { document: 'blank-slips', options: ['tables', 'copies'] },
  ],
  during: [
    { document: 'correction-slips', options: [] },
    { document: 'second-referee-sheet', options: ['game', 'turn', 'tables'] },
  ],
  after: [
    { document: 'ranking', options: ['scope', 'by', 'wall'] },
    { document: 'game-sheet', options: ['game'] },
    { document: 'player-sheets', options: ['entrant'] },
    { document: 'appeal-file', options: [] },
  ],
  files: [
    { document: 'results', options: ['scope'] },
    { document: 'game', options: ['game'] },
    { document: 'site', options: [] },
  ],
} as const satisfies Readonly<Record<string, readonly DocumentEntry[]>>;

export type DocumentGroup = keyof typeof DOCUMENT_GROUPS;

type GameStage = Pick<HallView['games'][number], 'turns' | 'isFinished'>;

/** What is wanted now comes first: before, during and after the games. */
export function groupsNow(games: readonly GameStage[]): readonly DocumentGroup[] {
  const begun = games.filter(({ turns }) => turns > 0);
  if (begun.length === 0) return ['before', 'during', 'after', 'files'];
  const isOver = begun.every(({ isFinished }) => isFinished);
  return isOver ? ['after', 'files', 'during', 'before'] : ['during', 'after', 'files', 'before'];
}

/** What was chosen, as it was typed; empty for what was left as it is. */
export interface DocumentChoices {
  readonly game: string;
  /** The game of a ranking; empty for all of them. */
  readonly scope: string;
  readonly by: string;
  /** « true » for a ranking on the wall. */
  readonly wall: string;
  readonly turn: string;
  readonly entrant: string;
  readonly from: string;
  readonly to: string;
  readonly copies: string;
}

export const NO_CHOICE: DocumentChoices = {
  game: '',
  scope: '',
  by: '',
  wall: '',
  turn: '',
  entrant: '',
  from: '',
  to: '',
  copies: '',
};

type Query = NonNullable<RouteInput<'makeDocument'>['query']>;

/** What a document is asked for with: what its options say, and nothing of the others. */
export function queryOf({ options }: DocumentEntry, choices: DocumentChoices): Query {
  const said: Record<string, string> = {};
  const say = (key: keyof Query, value: string): void => {
    if (value.trim() !== '') said[key] = value.trim();
  };
  for (const option of options) {
    if (option === 'scope') say('game', choices.scope);
    else if (option === 'tables') {
      say('from', choices.from);
      say('to', choices.to);
    } else say(option, choices[option]);
  }
  return said as Query;
}
