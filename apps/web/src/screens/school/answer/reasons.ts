import { conditionOf, EDITIONS, type EditionName } from '@raccord/regulation';
import { type GivenReason, inOrderOfText } from '@raccord/school';
import { foldAccents } from '@raccord/scrabble';
import { schoolTexts } from '../../../texts/school.ts';

/** A reason that an answer may give. */
export interface ReasonChoice {
  readonly reason: GivenReason;
  /** What one types. */
  readonly code: string;
  readonly name: string;
  /** Of each row of the edition that gives it. */
  readonly articles: readonly string[];
}

/** The reasons of an edition, in the order of its text. A row that only makes links faulty gives none. */
export function reasonsIn(edition: EditionName): readonly ReasonChoice[] {
  const choices = new Map<GivenReason, ReasonChoice>();
  for (const { condition, article, sanction } of inOrderOfText(EDITIONS[edition].rows)) {
    if (sanction === 'faulty') continue;
    const reason = conditionOf(condition).code;
    const articles = choices.get(reason)?.articles ?? [];
    choices.set(reason, {
      reason,
      ...schoolTexts.reasons[reason],
      articles: articles.includes(article) ? articles : [...articles, article],
    });
  }
  return [...choices.values()];
}

const fold = (text: string): string => foldAccents(text).toLowerCase();
const ARTICLE = /^\d+(?:\.\w*)*$/;
const NUMBERS = /\d+(?:\.\w+)*/g;

/** The reasons that somebody may mean: by their code first, by the article, or by the first letters of words of their name. */
export function meantBy(typed: string, reasons: readonly ReasonChoice[]): readonly ReasonChoice[] {
  const text = fold(typed).trim();
  if (text === '') return reasons;
  if (ARTICLE.test(text)) return byArticle(text, reasons);
  const starts = text.split(/\s+/);
  const isNamed = ({ name }: ReasonChoice): boolean => {
    const words = fold(name).split(/[^a-z0-9]+/);
    return starts.every((start) => words.some((word) => word.startsWith(start)));
  };
  const byCode = reasons.filter(({ code }) => code.startsWith(text));
  return [...new Set([...byCode, ...reasons.filter(isNamed)])];
}

/** The article itself before those that only begin like it. */
function byArticle(text: string, reasons: readonly ReasonChoice[]): readonly ReasonChoice[] {
  const wanted = text.replace(/\.$/, '');
  const having = (isMeant: (article: string) => boolean) =>
    reasons.filter(({ articles }) => articles.some((article) => article.match(NUMBERS)?.some(isMeant)));
  return [...new Set([...having((article) => article === wanted), ...having((article) => article.startsWith(text))])];
}
