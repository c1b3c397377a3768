import { EDITIONS } from '@raccord/regulation';
import { nameOf } from '@raccord/tournament';
import { Button, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { PrintCorrections } from '../../documents/PrintCorrections.tsx';
import type { CorrectionSlip } from '../../server/answers.ts';
import { useServerTime } from '../../server/station.tsx';
import { useOutbox } from '../../server/useoutbox.tsx';
import { useView } from '../../server/views.ts';
import { whySpared } from '../../slip/spared.ts';
import { CorrectionVerdict } from '../../slip/VerdictView.tsx';
import { refereeTexts } from '../../texts/referee.ts';
import styles from './referee.module.css';

const MOST_SHOWN = 30;
const { corrections: words } = refereeTexts;

interface CorrectionsProps {
  readonly due: readonly CorrectionSlip[];
  /** Those that need not be handed over. */
  readonly optional: readonly CorrectionSlip[];
}

/** Correction slips to hand over, of every turn; apart, those that the regulation spares. */
export function CorrectionsToDeliver({ due, optional }: CorrectionsProps) {
  const { data: hall } = useView('seeHall', {});
  return (
    <Panel className={`${layout.stack3} ${styles.corrections}`} aria-labelledby="corrections">
      <h2 id="corrections" className={due.length > 0 ? undefined : 'visually-hidden'}>
        {words.title(due.length)}
      </h2>
      {due.length > 0 && (
        <>
          <PrintCorrections due={due} />
          <CorrectionList corrections={due} />
        </>
      )}
      {optional.length > 0 && hall && (
        <details>
          <summary>{words.optional(optional.length)}</summary>
          <div className={`${layout.stack3} ${styles.optional}`}>
            <p className={layout.soft}>{words.optionalHint(EDITIONS[hall.edition].ledger.article)}</p>
            <PrintCorrections due={optional} isOptional />
            <CorrectionList corrections={optional} />
          </div>
        </details>
      )}
    </Panel>
  );
}

const CorrectionList = ({ corrections }: { readonly corrections: readonly CorrectionSlip[] }) => (
  <>
    <ul>
      {corrections.slice(0, MOST_SHOWN).map((correction) => (
        <li key={`${correction.game} ${correction.turn} ${correction.entrant}`}>
          <CorrectionItem correction={correction} />
        </li>
      ))}
    </ul>
    {corrections.length > MOST_SHOWN && <p>{words.more(corrections.length - MOST_SHOWN)}</p>}
  </>
);

function CorrectionItem({ correction }: { readonly correction: CorrectionSlip }) {
  const outbox = useOutbox();
  const time = useServerTime();
  const { game, turn, entrant, table, result, isOptional, basis } = correction;
  const deliver = (means: 'paper' | 'voice') =>
    void outbox.add('deliver-correction', { game, turn, entrant, means, deliveredAt: time.now() }, { basis });
  return (
    <>
      <p>
        <strong>{words.of(table, turn)}</strong> {nameOf(correction.members)}
      </p>
      <CorrectionVerdict result={result} />
      {isOptional && <p className={layout.soft}>{whySpared(result)}</p>}
      <div className={layout.row}>
        <Button {...(isOptional ? {} : { 'data-deliver': 'paper' })} onClick={() => deliver('paper')}>
          {words.paper}
        </Button>
        <Button look="quiet" onClick={() => deliver('voice')}>
          {words.voice}
        </Button>
      </div>
    </>
  );
}
