import { nameOf } from '@raccord/tournament';
import { Button, Panel } from '../../design/controls.tsx';
import { PrintCorrections } from '../../documents/PrintCorrections.tsx';
import { useOutbox } from '../../server/useoutbox.tsx';
import { CorrectionVerdict } from '../../slip/VerdictView.tsx';
import { texts } from '../../texts/index.ts';
import styles from './referee.module.css';
import type { Correction } from './usecorrections.ts';

const MOST_SHOWN = 30;
const { corrections: words } = texts.referee;

/** Correction slips to hand over, of every turn. */
export function Corrections({ due }: { readonly due: readonly Correction[] }) {
  return (
    <Panel className={styles.corrections} aria-labelledby="corrections">
      <h2 id="corrections">{words.title(due.length)}</h2>
      {due.length === 0 ? <p>{words.none}</p> : <PrintCorrections due={due} />}
      <ul>
        {due.slice(0, MOST_SHOWN).map((correction) => (
          <li key={`${correction.game} ${correction.turn} ${correction.entrant}`}>
            <CorrectionItem correction={correction} />
          </li>
        ))}
      </ul>
      {due.length > MOST_SHOWN && <p>{words.more(due.length - MOST_SHOWN)}</p>}
    </Panel>
  );
}

function CorrectionItem({ correction }: { readonly correction: Correction }) {
  const outbox = useOutbox();
  const { game, turn, entrant, table, result } = correction;
  const deliver = (means: 'paper' | 'voice') =>
    void outbox.add('deliver-correction', { game, turn, entrant, means, deliveredAt: Date.now() });
  return (
    <>
      <p>
        <strong>{words.of(table, turn)}</strong> {nameOf(correction.members)}
      </p>
      <CorrectionVerdict result={result} />
      <div className={styles.buttons}>
        <Button data-deliver="paper" onClick={() => deliver('paper')}>
          {words.paper}
        </Button>
        <Button look="quiet" onClick={() => deliver('voice')}>
          {words.voice}
        </Button>
      </div>
    </>
  );
}

/** Puts the keyboard on the first correction slip: Enter hands it over. */
export const focusFirstCorrection = (): void =>
  document.querySelector<HTMLButtonElement>('[data-deliver="paper"]')?.focus();
