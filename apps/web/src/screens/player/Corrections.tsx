import { useRef } from 'react';
import { Badge, Button, Panel } from '../../design/controls.tsx';
import { SlipView } from '../../slip/SlipView.tsx';
import { CorrectionVerdict } from '../../slip/VerdictView.tsx';
import { texts } from '../../texts/index.ts';
import styles from './player.module.css';
import { type Correction, type OwnCorrections, tellingOf } from './usecorrections.ts';
import { useSeen } from './useseen.ts';

const { corrections: words } = texts.player;

/** Correction slips just told, before everything else. */
export const NewCorrections = ({ fresh, deliver, putAside }: OwnCorrections) =>
  fresh.map((correction) => (
    <NewCorrection
      key={tellingOf(correction)}
      correction={correction}
      onSeen={() => deliver(correction)}
      onRead={() => putAside(correction)}
    />
  ));

interface NewCorrectionProps {
  readonly correction: Correction;
  onSeen(): void;
  onRead(): void;
}

function NewCorrection({ correction, onSeen, onRead }: NewCorrectionProps) {
  const told = useRef<HTMLDivElement>(null);
  useSeen(told, onSeen);
  return (
    <Panel className={styles.correction} role="alert">
      <div className={styles.stateLine}>
        <h2>{words.one(correction.turn)}</h2>
        <Badge kind="warn">{words.isNew}</Badge>
      </div>
      <div ref={told}>
        <CorrectionText correction={correction} />
      </div>
      <Button onClick={onRead}>{words.read}</Button>
    </Panel>
  );
}

const CorrectionText = ({ correction: { slip, result } }: { readonly correction: Correction }) => (
  <div className={styles.told}>
    {slip && <SlipView slip={slip} />}
    <CorrectionVerdict result={result} />
  </div>
);

/** Those told before, the last one first. */
export function Corrections({ others, fresh }: OwnCorrections) {
  return (
    <Panel className={styles.section}>
      <h2>{words.title}</h2>
      <p className={styles.soft}>{words.explained}</p>
      {others.length + fresh.length === 0 && <p>{words.none}</p>}
      {others.map((correction) => (
        <section key={tellingOf(correction)} className={styles.told}>
          <h3>{words.one(correction.turn)}</h3>
          <CorrectionText correction={correction} />
        </section>
      ))}
    </Panel>
  );
}
