import { useRef } from 'react';
import { Badge, Button, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { SlipView } from '../../slip/SlipView.tsx';
import { CorrectionVerdict } from '../../slip/VerdictView.tsx';
import { playerTexts } from '../../texts/player.ts';
import styles from './player.module.css';
import { tellingOf } from './receipts.ts';
import type { OwnCorrection, OwnCorrections } from './useowncorrections.ts';
import { useSeen } from './useseen.ts';

const { corrections: words } = playerTexts;

interface Naming {
  /** What a game is called. */
  nameOf(game: string): string;
}

/** Correction slips just told, before everything else. */
export const NewCorrections = ({ fresh, deliver, read, nameOf }: OwnCorrections & Naming) =>
  fresh.map((correction) => (
    <NewCorrection
      key={tellingOf(correction)}
      {...{ correction, nameOf }}
      onSeen={() => deliver(correction)}
      onRead={() => read(correction)}
    />
  ));

interface NewCorrectionProps extends Naming {
  readonly correction: OwnCorrection;
  onSeen(): void;
  onRead(): void;
}

function NewCorrection({ correction, nameOf, onSeen, onRead }: NewCorrectionProps) {
  const told = useRef<HTMLDivElement>(null);
  useSeen(told, onSeen);
  return (
    <Panel className={`${layout.stack3} ${styles.correction}`} role="alert">
      <div className={`${layout.row} ${layout.between}`}>
        <h2>{words.one(nameOf(correction.game), correction.turn)}</h2>
        <Badge kind="warn">{words.isNew}</Badge>
      </div>
      <div ref={told}>
        <CorrectionText correction={correction} />
      </div>
      <div className={`${layout.row} ${layout.between}`}>
        <Button onClick={onRead}>{words.read}</Button>
        <ReceiptOf correction={correction} />
      </div>
    </Panel>
  );
}

function ReceiptOf({ correction: { receipt } }: { readonly correction: OwnCorrection }) {
  if (receipt === 'none') return null;
  return <Badge kind={receipt === 'arrived' ? 'good' : 'info'}>{words.receipt[receipt]}</Badge>;
}

const CorrectionText = ({ correction: { slip, result } }: { readonly correction: OwnCorrection }) => (
  <div className={layout.stack3}>
    {slip && <SlipView slip={slip} />}
    <CorrectionVerdict result={result} />
  </div>
);

/** Those told before, the last one first. */
export function CorrectionNotices({ others, nameOf }: OwnCorrections & Naming) {
  if (others.length === 0) return null;
  return (
    <Panel className={layout.stack3}>
      <h2>{words.title}</h2>
      <p className={layout.soft}>{words.explained}</p>
      {others.map((correction) => (
        <section key={tellingOf(correction)} className={layout.stack3}>
          <div className={`${layout.row} ${layout.between}`}>
            <h3>{words.one(nameOf(correction.game), correction.turn)}</h3>
            {correction.receipt === 'waiting' && <ReceiptOf correction={correction} />}
          </div>
          <CorrectionText correction={correction} />
        </section>
      ))}
    </Panel>
  );
}
