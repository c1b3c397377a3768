import { describeSlip, describeVerdict } from '@raccord/tournament';
import { Button, Panel } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { NothingYet } from '../../../design/NothingYet.tsx';
import { saveText } from '../../../documents/save.ts';
import { schoolTexts } from '../../../texts/school.ts';
import { toldAnswer } from '../Corrected.tsx';
import styles from '../school.module.css';
import { contestedFile, removeContested, useContested } from './contestedstore.ts';

const words = schoolTexts.contested;

/** The readings that differ from a verdict, to be sent in one file. */
export function ContestedPage() {
  const all = useContested();
  if (all.length === 0) return <NothingYet text={words.none} way={words.judge} href="/ecole/entrainement" />;
  return (
    <>
      <p>{words.about}</p>
      <p>
        <Button look="main" onClick={() => saveText(contestedFile(all), words.file)}>
          {words.download}
        </Button>
      </p>
      <ul className={layout.stack3}>
        {all.map(({ edition, exercise: { slip, verdict }, answer, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and all stand in the order they came
          <li key={index}>
            <Panel className={layout.stack2}>
              <dl className={styles.contested}>
                <dt>{words.columns.slip}</dt>
                <dd>
                  {describeSlip(slip)} ({edition})
                </dd>
                <dt>{words.columns.verdict}</dt>
                <dd>{describeVerdict(verdict)}</dd>
                <dt>{words.columns.reading}</dt>
                <dd>{toldAnswer(answer)}</dd>
                <dt>{words.columns.why}</dt>
                <dd>{why}</dd>
              </dl>
              <p>
                <Button aria-label={words.remove(index + 1)} onClick={() => removeContested(index)}>
                  {words.removeShort}
                </Button>
              </p>
            </Panel>
          </li>
        ))}
      </ul>
    </>
  );
}
