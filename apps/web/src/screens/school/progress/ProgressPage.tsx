import { EDITIONS, type EditionName } from '@raccord/regulation';
import { type AskedRule, type Boxes, LAST_BOX, makeBoxesFile, readBoxesFile } from '@raccord/school';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass, Notice, Panel } from '../../../design/controls.tsx';
import { FileField } from '../../../design/FileField.tsx';
import layout from '../../../design/layout.module.css';
import { Raised } from '../../../design/Raised.tsx';
import { type Column, Table } from '../../../design/Table.tsx';
import { saveText } from '../../../documents/save.ts';
import { schoolTexts } from '../../../texts/school.ts';
import { practiseRules } from '../practice/practicemode.ts';
import { nameOfRule, rulesIn } from '../rules.ts';
import { LevelView } from './LevelView.tsx';
import { ProgressPicture } from './ProgressPicture.tsx';
import { keepBoxes, keptBoxes, levelOf, useBoxes } from './useboxes.ts';

const words = schoolTexts.progress;
const ANSWERS = ['right', 'wrong'] as const;

/** What is known of an edition, by rule: a picture and its table; taken elsewhere as a file. */
export function ProgressPage({ edition }: { readonly edition: EditionName }) {
  const boxes = useBoxes(edition);
  const rules = rulesIn(edition);
  const all: readonly AskedRule[] = [...rules.map(({ rule }) => rule), 'right'];
  const asked = all.filter((rule) => levelOf(boxes, rule) >= 0);
  const known = all.filter((rule) => levelOf(boxes, rule) === LAST_BOX).length;
  const missed = rules.map(({ rule }) => rule).filter((rule) => levelOf(boxes, rule) === 0);
  return (
    <>
      <p>{words.about}</p>
      <Panel className={layout.stack3}>
        <p>
          <strong>{words.summary(known, all.length, boxes.answers)}</strong>
        </p>
        <ProgressPicture {...{ boxes }} rules={all} />
        <p>
          {missed.length > 0 ? (
            <Link href="/ecole/entrainement" className={buttonClass('main')} onClick={() => practiseRules(missed)}>
              {words.practise}
            </Link>
          ) : (
            <Link href="/ecole/lecons" className={buttonClass('main')}>
              {boxes.answers === 0 ? words.begin : words.goOn}
            </Link>
          )}
        </p>
      </Panel>
      {asked.length > 0 && (
        <>
          <h2>{words.table}</h2>
          <Table
            look="tight"
            hasCards
            rows={asked.toSorted((one, other) => levelOf(boxes, one) - levelOf(boxes, other))}
            keyOf={(rule) => rule}
            columns={[
              {
                ...{ heading: words.columns.rule, kind: 'name', card: 'whole' },
                cell: (rule) =>
                  rule === 'right' ? nameOfRule(rule) : <Link href={`/ecole/lecons/${rule}`}>{nameOfRule(rule)}</Link>,
              },
              { heading: words.columns.level, cell: (rule) => <LevelView {...{ boxes, rule }} /> },
              ...ANSWERS.map(
                (kind): Column<AskedRule> => ({
                  ...{ heading: words.columns[kind], kind: 'figure', card: 'titled' },
                  cell: (rule) => boxes.rules[rule]?.[kind] ?? '',
                }),
              ),
            ]}
          />
        </>
      )}
      <ProgressFile boxes={boxes} />
    </>
  );
}

/** The progress as a file, to another device and back. */
function ProgressFile({ boxes }: { readonly boxes: Boxes }) {
  const [fault, setFault] = useState<string>();
  const [taken, setTaken] = useState<{ readonly now: Boxes; readonly before: Boxes }>();
  const take = async (file: File): Promise<void> => {
    const read = readBoxesFile(await file.text());
    setTaken(undefined);
    setFault(read.ok ? undefined : read.fault.text);
    if (!read.ok) return;
    setTaken({ now: read.value, before: keptBoxes(read.value.edition) });
    keepBoxes(read.value);
  };
  return (
    <Panel className={layout.stack3}>
      <p>
        <Button onClick={() => saveText(makeBoxesFile(boxes), words.file(boxes.edition))}>{words.export}</Button>
      </p>
      <FileField label={words.import} hint={words.importHint} accept=".json" onFile={take} />
      {fault !== undefined && <Notice kind="bad">{fault}</Notice>}
      {taken && (
        <Notice kind="good">
          <Raised text={words.imported(EDITIONS[taken.now.edition].title, taken.now.answers)} />{' '}
          <Button
            look="quiet"
            onClick={() => {
              keepBoxes(taken.before);
              setTaken(undefined);
            }}
          >
            {words.undo}
          </Button>
        </Notice>
      )}
    </Panel>
  );
}
