import type { Slip } from '@raccord/regulation';
import type { Ruling } from '@raccord/tournament';
import type { SlipFileView } from '../../server/answers.ts';
import { type ShownVerdict, shownOfVerdict } from '../../slip/verdicts.ts';

export type HistoryKind =
  | 'recorded'
  | 'corrected'
  | 'referred'
  | 'appealed'
  | 'appealed-again'
  | 'ruled'
  | 'withdrawn'
  | 'confirmed'
  | 'warned'
  | 'delivered';

/** Something that happened to a slip. */
export interface HistoryLine {
  readonly kind: HistoryKind;
  readonly at: number;
  readonly by?: { readonly role: string; readonly name: string };
  readonly reason?: string | undefined;
  readonly slip?: Slip;
  readonly verdict?: ShownVerdict;
  readonly isProvisional?: boolean;
  readonly isFavourable?: boolean;
  readonly isOtherwise?: boolean;
  readonly isLate?: boolean;
  /** Who sat. */
  readonly commission?: SlipFileView['rulings'][number]['commission'];
  readonly delivery?: SlipFileView['deliveries'][number];
}

/** What happened to a slip, oldest first. */
export function historyOf(file: SlipFileView): readonly HistoryLine[] {
  const { recorded, earlier, rulings, withdrawn, referral, appeals, confirmation, warnings, deliveries } = file;
  const entries = [...earlier, ...(recorded ? [recorded] : [])];
  const ruled = (kind: HistoryKind) => (line: SlipFileView['rulings'][number]) => ({
    kind,
    ...line,
    verdict: shownOfRuling(line.ruling),
  });
  const lines: HistoryLine[] = [
    ...entries.map(({ verdict, ...entry }, index) => ({
      kind: index === 0 ? ('recorded' as const) : ('corrected' as const),
      ...entry,
      verdict: shownOfVerdict(verdict),
    })),
    ...(referral ? [{ kind: 'referred' as const, ...referral }] : []),
    ...appeals.map((line) => ({
      kind: line.to === 'federation' ? ('appealed-again' as const) : ('appealed' as const),
      ...line,
    })),
    ...rulings.map(ruled('ruled')),
    ...withdrawn.map(ruled('withdrawn')),
    ...(confirmation ? [{ kind: 'confirmed' as const, ...confirmation }] : []),
    ...warnings.map((line) => ({ kind: 'warned' as const, ...line })),
    ...deliveries.map((delivery) => ({ kind: 'delivered' as const, at: delivery.at, delivery })),
  ];
  return lines.sort((a, b) => a.at - b.at);
}

function shownOfRuling(ruling: Ruling): ShownVerdict {
  const nothing = { points: 0, penalty: 0, warnings: 0, reasons: [] };
  if (ruling.outcome !== 'accepted') return { ...nothing, outcome: ruling.outcome };
  const { outcome, points, penalty, warning } = ruling;
  return { ...nothing, outcome, points, penalty, warnings: warning ? 1 : 0 };
}
