import { withCapital } from '@raccord/french';
import type { Explained, Verdict, Writing } from '@raccord/regulation';
import type { Kind } from '../design/controls.tsx';
import type { DeskTable } from '../server/answers.ts';

type Result = DeskTable['result'];

/** A verdict as it is shown, whoever gave it: the engine of the page or the server. */
export interface ShownVerdict
  extends Pick<Result, 'outcome' | 'points' | 'penalty' | 'warnings' | 'reasons'>,
    Partial<Pick<Result, 'isProvisional'>>,
    Partial<Pick<Verdict, 'retained' | 'remarks'>>,
    Partial<Pick<Explained, 'trace'>> {
  /** Warnings for conduct, which are left out of the others. */
  readonly disciplinary?: number;
  /** How it is written, which the engine of the page says. */
  readonly writing?: Writing | undefined;
}

export const shownOfVerdict = ({ warning, disciplinary, ...verdict }: Verdict): ShownVerdict => ({
  ...verdict,
  warnings: warning ? 1 : 0,
  disciplinary: disciplinary ? 1 : 0,
});

/** With how it is reached. */
export const shownOfJudged = ({
  verdict,
  trace,
  writing,
}: Explained & Pick<ShownVerdict, 'writing'>): ShownVerdict => ({ ...shownOfVerdict(verdict), trace, writing });

/** The result of a table, or a correction slip, as the server tells it. */
export function shownOfResult({
  reasons,
  warnings,
  ...result
}: Pick<Result, 'outcome' | 'points' | 'penalty' | 'warnings' | 'reasons'> &
  Partial<Pick<Result, 'isProvisional'>>): ShownVerdict {
  const disciplinary = reasons.filter(({ code }) => code === 'disciplinary').length;
  return { ...result, warnings: warnings - disciplinary, disciplinary, reasons };
}

/** A citation without the name of its edition, which a tournament says once. */
export const articleIn = (citation: string): string => citation.replace(/^Règlement [^,]*, /, '');

/** Behind a sentence: with its capital, but for « art. ». */
export const citedBehind = (citation: string): string => {
  const article = articleIn(citation);
  return /^art(?:icle|\.) /.test(article) ? article : withCapital(article);
};

/** What the verdict is, by its colour. */
export function verdictKind({ outcome, penalty, warnings, disciplinary = 0 }: ShownVerdict): Kind {
  if (outcome === 'nullity') return 'bad';
  if (outcome === 'referred' || penalty > 0 || warnings > 0 || disciplinary > 0) return 'warn';
  if (outcome === 'accepted') return 'good';
  return outcome === 'average' ? 'info' : 'plain';
}

/** Nothing to tell the player: his move is paid as written. */
export const isPlain = (verdict: ShownVerdict): boolean => verdictKind(verdict) === 'good';

/** What stands, with what the engine of the page tells besides, unless it says otherwise: then somebody has decided. */
export function tellBesides(standing: ShownVerdict, judged: ShownVerdict | undefined): ShownVerdict {
  const isAgreed = (['outcome', 'points', 'penalty', 'warnings'] as const).every(
    (key) => standing[key] === judged?.[key],
  );
  return isAgreed ? { ...judged, ...standing, writing: judged?.writing } : standing;
}
