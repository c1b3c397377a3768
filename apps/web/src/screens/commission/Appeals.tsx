import { useState } from 'react';
import { Badge, Button, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { AppealDeadline } from '../../ruling/AppealDeadline.tsx';
import { AppealDialog } from '../../ruling/AppealDialog.tsx';
import { nextAppeal } from '../../ruling/appeals.ts';
import type { SlipFileView } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { slipKeyOf } from '../../slip/keys.ts';
import { appealsTexts } from '../../texts/appeals.ts';
import { commissionTexts } from '../../texts/commission.ts';
import styles from './commission.module.css';
import { SecondAppealFile } from './SecondAppealFile.tsx';

const words = appealsTexts;
const { by: signed } = commissionTexts;

/** Every appeal about a slip, the time left for others, and the file of a second one. */
export function Appeals({ file }: { readonly file: SlipFileView }) {
  const [isAsked, ask] = useState(false);
  const key = slipKeyOf(file);
  const next = nextAppeal(file);
  const { role, centre } = useTournament().session;
  const mayNote = role === 'commission' || (role === 'chief' && centre === undefined);
  const isFederal = file.appeals.some(({ to }) => to === 'federation');
  return (
    <Panel className={`${layout.stack4} ${styles.section}`} aria-label={words.title}>
      <h3>{words.title}</h3>
      {file.appeals.length === 0 && <p className={layout.soft}>{words.none}</p>}
      {file.appeals.length > 0 && (
        <ol className={`${layout.stack2} ${styles.history}`}>
          {file.appeals.map(({ at, by, from, to, reason, isLate, answer }) => (
            <li key={`${at} ${to}`}>
              <p>
                <strong>
                  {words.kinds[to]} {words.froms[from]}
                </strong>{' '}
                {isLate && <Badge kind="warn">{words.late}</Badge>}{' '}
                <span className={layout.soft}>{signed(by.role, by.name, at)}</span>
              </p>
              <p>{reason}</p>
              {answer && (
                <p>
                  <Badge kind={answer.isUpheld ? 'good' : 'plain'}>
                    {words.decisions.answered(answer.isUpheld, to)}
                  </Badge>{' '}
                  {answer.reason}{' '}
                  <span className={layout.soft}>{signed(answer.by.role, answer.by.name, answer.at)}</span>
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      {next === 'commission' && <AppealDeadline game={file.game} />}
      {next && (
        <Button className={styles.withdraw} onClick={() => ask(true)}>
          {next === 'federation' ? words.fileSecond : words.file}
        </Button>
      )}
      {isFederal && (
        <section className={`${layout.stack4} ${styles.section}`} aria-label={words.document.title}>
          <h4>{words.document.title}</h4>
          <p className={layout.soft}>{words.document.hint}</p>
          <SecondAppealFile
            subject={{ about: 'slip', ...key }}
            requests={file.appeals.at(-1)?.requests ?? []}
            mayNote={mayNote}
          />
        </section>
      )}
      {isAsked && next && (
        <AppealDialog slip={key} basis={file.basis} table={file.table} to={next} onClose={() => ask(false)} />
      )}
    </Panel>
  );
}
