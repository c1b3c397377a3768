import { describeSlip, describeVerdict } from '@raccord/tournament';
import { useState } from 'react';
import { Message } from '../../app/Message.tsx';
import { Button, Dialog } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { texts } from '../../texts/index.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { KeyOfSlip } from '../school/Corrected.tsx';
import { laidOf } from '../school/ExerciseDesk.tsx';
import { SlipTools } from '../school/SlipTools.tsx';
import { Subject } from '../school/Subject.tsx';
import school from '../school/school.module.css';
import { useLegible } from '../school/uselegible.ts';
import { useSittingKey } from './queries.ts';
import styles from './sitting.module.css';

const words = sittingTexts.key;

interface KeyProps {
  readonly sitting: string;
  /** From 1. */
  readonly slip: number;
}

/** Opens a slip of an exam, with its board, its verdict and why. */
export function SeeSlip({ sitting, slip }: KeyProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-label={words.seeOf(slip)} onClick={() => setOpen(true)}>
        {words.see}
      </Button>
      {isOpen && (
        <Dialog title={words.of(slip)} isWide onClose={() => setOpen(false)}>
          <KeptSlip {...{ sitting, slip }} />
        </Dialog>
      )}
    </>
  );
}

function KeptSlip({ sitting, slip: number }: KeyProps) {
  const { data, error } = useSittingKey(sitting);
  const [isLegible, setLegible] = useLegible();
  if (!data) return <Message>{error ? error.message : texts.common.loading}</Message>;
  const exercise = data.slips[number - 1];
  const { position, slip } = exercise;
  return (
    <div className={`${layout.stack4} ${school.desk}`}>
      <Subject {...{ position, slip, isLegible }} table={number} laid={laidOf(exercise)} />
      <div className={`${layout.stack3} ${layout.lead} ${school.judging}`}>
        <SlipTools isLegible={isLegible} onChange={setLegible} />
        <KeyOfSlip edition={data.edition} exercise={exercise} isLaw />
      </div>
    </div>
  );
}

/** The slips of an exam that waits for its start, for who gives it to read. */
export function ExamKey({ sitting }: { readonly sitting: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.key} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.title}</summary>
      <p className={layout.soft}>{words.hint}</p>
      {isOpen && <KeyLines sitting={sitting} />}
    </details>
  );
}

function KeyLines({ sitting }: { readonly sitting: string }) {
  const { data, error } = useSittingKey(sitting);
  if (!data) return <p>{error ? error.message : texts.common.loading}</p>;
  return (
    <ol className={layout.stack1}>
      {data.slips.map(({ slip, verdict }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slips stand in their order
        <li key={index} className={`${layout.row} ${layout.between}`}>
          <span>
            <strong>{index + 1}</strong> {typesetTexts(`${describeSlip(slip)} : ${describeVerdict(verdict)}`)}
          </span>
          <SeeSlip sitting={sitting} slip={index + 1} />
        </li>
      ))}
    </ol>
  );
}
