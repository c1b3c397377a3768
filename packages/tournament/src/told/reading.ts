import type { RecordedEvent } from '../events.ts';
import type { JudgedSlip } from '../verdicts.ts';
import { describeJudged, describeRuling, describeSlip, type Telling } from './written.ts';

/** What stands of a slip by the event that set it: « MARES en H4, 16 points ; accepté, 16 points » (Arbitre 2). */
export function describeReading(event: RecordedEvent | undefined, entrant: string, telling: Telling): string {
  if (!event) return '« rien de saisi »';
  return `« ${readingOf(event, entrant, telling)} » (${event.actor.name})`;
}

function readingOf(event: RecordedEvent, entrant: string, telling: Telling): string {
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
    default:
      throw new Error(`Nothing stands of a slip by ${event.type}.`);
  }
}
