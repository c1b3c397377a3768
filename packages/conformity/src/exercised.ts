import { type Edition, makeTable } from '@raccord/regulation';
import { WHY_NEVER, WHY_UNCOUNTED } from './labels.ts';
import { SENTENCES_2023, timesOfSentence } from './sentences.ts';
import type { ConformityOrder, ConformitySummary } from './summary.ts';

/** A row of an edition or a sentence of its text, and how often a run exercised it. */
export interface ExercisedLine {
  readonly article: string;
  readonly text: string;
  /** None for what is not counted. */
  readonly times: number | undefined;
  /** Why none. */
  readonly why: string | undefined;
}

type Marks = Pick<ConformitySummary, 'marks'>;

export function exercisedRows({ marks }: Marks, edition: Edition): ExercisedLine[] {
  const table = makeTable(edition);
  return edition.rows.map(({ condition }, index) => {
    const { article, when, sanction } = table[index];
    return counted(article, `${when} : ${sanction}`, marks[edition.name]?.[`row ${condition}`] ?? 0);
  });
}

export const exercisedSentences = ({ marks }: Marks): ExercisedLine[] =>
  SENTENCES_2023.map((sentence) => {
    const { articles, text, why } = sentence;
    const article = articles.join(', ');
    if (why) return { article, text, times: undefined, why: WHY_UNCOUNTED[why] };
    return counted(article, text, timesOfSentence(sentence, marks['2023'] ?? {}));
  });

/** None is never left without a reason. */
const counted = (article: string, text: string, times: number): ExercisedLine => ({
  ...{ article, text, times, why: times === 0 ? WHY_NEVER : undefined },
});

/** What does the same run again. */
export const repeatingCommand = ({ tournaments, seed, fault }: ConformityOrder): string =>
  `raccord homologation --tournois ${tournaments} --graine ${seed}${fault ? ` --faute ${fault}` : ''} -o dossier`;
