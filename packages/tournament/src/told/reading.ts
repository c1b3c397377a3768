import type { RecordedEvent } from '../events.ts';
import type { JudgedSlip } from '../verdicts.ts';
import { describeJudged, describeRuling, describeSlip, describeVerdict, type Telling } from './written.ts';

/** A slip, after so many corrections. */
interface Read {
  readonly turn: number;
  readonly entrant: string;
  readonly corrections: number;
}

export const NOTHING_READ = '« rien de saisi »';

/**
 * What stands of a slip by the event that set it: « MARES en H4, 16 points ; accepté, 16 points » (Arbitre 2). Undefined where
 * nothing stands of a slip by such an event.
 */
export function describeReading(event: RecordedEvent, read: Read, telling: Telling): string | undefined {
  const reading = readingOf(event, read, telling);
  return reading === undefined ? undefined : `« ${reading} » (${event.actor.name})`;
}

function readingOf(event: RecordedEvent, { turn, entrant, corrections }: Read, telling: Telling): string | undefined {
  const written = (judged: Pick<JudgedSlip, 'slip' | 'verdict'>): string =>
    telling === 'all' ? describeJudged(judged) : describeSlip(judged.slip);
  switch (event.type) {
    case 'slips-recorded':
      return event.data.slips.flatMap((one) => (one.entrant === entrant ? written(one) : [])).join();
    case 'slip-corrected':
      return written(event.data);
    case 'slip-ruled':
      return telling === 'all' ? `décision : ${describeRuling(event.data.ruling)}` : 'décision';
    case 'ruling-withdrawn':
      return 'décision retirée';
    case 'slip-referred':
      return 'soumis à la commission';
    case 'appeal-filed':
      return 'réclamation déposée';
    case 'appeal-answered':
      return 'réclamation tranchée';
    case 'completion-requested':
      return 'pièces demandées';
    case 'file-completed':
      return 'dossier complété';
    case 'turns-corrected': {
      const reworked = event.data.turns.find((one) => one.turn === turn);
      const verdict = reworked?.slips?.find((slip) => slip.entrant === entrant)?.verdicts[corrections];
      return `jugé de nouveau${verdict && telling === 'all' ? ` : ${describeVerdict(verdict)}` : ''}`;
    }
    default:
      return undefined;
  }
}
