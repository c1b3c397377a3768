import { timeOfDay } from '@raccord/french';
import { type ReactNode, useState } from 'react';
import { Button, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { AppealDeadline } from '../../ruling/AppealDeadline.tsx';
import { AppealForm } from '../../ruling/AppealForm.tsx';
import { nextAppeal } from '../../ruling/appeals.ts';
import type { SlipFileView } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import { slipKeyOf, type TurnPlace } from '../../slip/keys.ts';
import { SlipView } from '../../slip/SlipView.tsx';
import { StandingVerdict } from '../../slip/StandingVerdict.tsx';
import { type JudgedTurn, useShownTurn } from '../../slip/useshownturn.ts';
import { shownOfVerdict } from '../../slip/verdicts.ts';
import { appealsTexts } from '../../texts/appeals.ts';
import { texts } from '../../texts/index.ts';
import { refereeTexts } from '../../texts/referee.ts';
import type { EntryRow } from './entryrows.ts';
import styles from './referee.module.css';

const { file: words } = refereeTexts;

type Recorded = NonNullable<SlipFileView['recorded']>;

interface FileDialogProps {
  readonly row: EntryRow;
  readonly turn: TurnPlace;
  onClose(): void;
}

/** Everything that happened to the slip of a table. */
export function FileDialog({ row, turn: { game, turn }, onClose }: FileDialogProps) {
  const { data: file, error } = useView('seeSlipFile', { game, turn, entrant: row.entrant });
  return (
    <Dialog title={words.title(row.table, turn)} onClose={onClose}>
      {file ? (
        <FileContent file={file} onClose={onClose} />
      ) : (
        <Notice kind="info">{error ? words.offline : texts.common.loading}</Notice>
      )}
    </Dialog>
  );
}

interface FileContentProps {
  readonly file: SlipFileView;
  onClose(): void;
}

function FileContent({ file, onClose }: FileContentProps) {
  const [isAppealing, setAppealing] = useState(false);
  const next = nextAppeal(file);
  if (isAppealing && next) return <AppealForm slip={slipKeyOf(file)} basis={file.basis} to={next} onFiled={onClose} />;
  return (
    <>
      <FileList file={file} />
      {next && (
        <div className={`${layout.stack2} ${layout.lead} ${styles.appeal}`}>
          {next === 'commission' && <AppealDeadline game={file.game} />}
          <Button onClick={() => setAppealing(true)}>
            {next === 'commission' ? appealsTexts.file : appealsTexts.fileSecond}
          </Button>
        </div>
      )}
    </>
  );
}

function FileList({ file }: { readonly file: SlipFileView }) {
  const { recorded, earlier, rulings, withdrawn, referral, appeals, warnings, confirmation, review, deliveries } = file;
  const shown = useShownTurn(file);
  return (
    <ul className={styles.file}>
      {recorded ? <RecordedItem title={words.recorded} {...{ shown, recorded }} /> : <li>{words.none}</li>}
      {earlier.toReversed().map((one) => (
        <RecordedItem key={one.at} title={words.earlier} shown={shown} recorded={one} />
      ))}
      {rulings.map((one) => (
        <FileItem key={one.at} title={words.ruling} stamp={one} reason={one.reason} />
      ))}
      {withdrawn.map((one) => (
        <FileItem key={one.at} title={words.withdrawn} stamp={one} reason={one.reason} />
      ))}
      {referral && <FileItem title={words.referral} stamp={referral} reason={referral.reason} />}
      {appeals.map((one) => (
        <FileItem key={one.at} title={words.appeal(one.to, one.isLate)} stamp={one} reason={one.reason} />
      ))}
      {warnings.map((one) => (
        <FileItem key={one.at} title={words.warning} stamp={one} reason={one.reason} />
      ))}
      {review && <FileItem title={words.review} stamp={review} />}
      {confirmation && <FileItem title={words.confirmation} stamp={confirmation} />}
      {deliveries.map(({ at, means }) => (
        <li key={at}>
          <strong>{words.delivery}</strong> {words.means[means]}, {timeOfDay(at)}
        </li>
      ))}
    </ul>
  );
}

interface FileItemProps {
  readonly title: string;
  readonly stamp: Pick<Recorded, 'by' | 'at'>;
  readonly reason?: string | undefined;
  readonly children?: ReactNode;
}

const FileItem = ({ title, stamp, reason, children }: FileItemProps) => (
  <li>
    <p>
      <strong>{title}</strong> <span className={layout.soft}>{words.by(stamp.by.name, timeOfDay(stamp.at))}</span>
    </p>
    {children}
    {reason !== undefined && <p className={layout.soft}>{words.reason(reason)}</p>}
  </li>
);

interface RecordedItemProps {
  readonly title: string;
  readonly shown: JudgedTurn | undefined;
  readonly recorded: Recorded;
}

const RecordedItem = ({ title, shown, recorded }: RecordedItemProps) => (
  <FileItem title={title} stamp={recorded} reason={recorded.reason}>
    <SlipView slip={recorded.slip} />
    <StandingVerdict {...{ shown, slip: recorded.slip }} standing={shownOfVerdict(recorded.verdict)} />
  </FileItem>
);
