import { withCapital } from '@raccord/french';
import { FORMULAS } from '@raccord/scrabble';
import { TOP_KINDS } from '@raccord/tournament';
import { type AloneRecord, makeHistoryFile, missesIn, percentOf, readHistoryFile, seriesIn } from '@raccord/training';
import { useState } from 'react';
import { Button, Notice, Panel } from '../../design/controls.tsx';
import { FileField } from '../../design/FileField.tsx';
import layout from '../../design/layout.module.css';
import { NothingYet } from '../../design/NothingYet.tsx';
import { Table } from '../../design/Table.tsx';
import { saveText } from '../../documents/save.ts';
import { Plot } from '../../plot/Plot.tsx';
import { texts } from '../../texts/index.ts';
import { trainingTexts } from '../../texts/training.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { bringHistory, useHistory } from './historystore.ts';
import { TRAINING_PATHS } from './paths.ts';
import styles from './training.module.css';

const words = trainingTexts.history;
const { percent, number } = texts.numbers;

/** What one did alone: records by formula and rhythm, a curve of each, what is missed. Nothing of it leaves the device. */
export function GameHistory() {
  const records = useHistory();
  return (
    <div className={layout.stack4}>
      <p className={styles.what}>{words.what}</p>
      {records.length > 0 ? (
        <Told records={records} />
      ) : (
        <NothingYet text={words.none} way={words.play} href={TRAINING_PATHS.alone} />
      )}
      <HistoryFile records={records} />
    </div>
  );
}

function Told({ records }: { readonly records: readonly AloneRecord[] }) {
  const series = seriesIn(records);
  const misses = missesIn(records);
  const kinds = TOP_KINDS.filter((kind) => misses[kind].seen > 0);
  return (
    <>
      <Panel className={layout.stack3}>
        <h2>{words.records}</h2>
        <Table
          label={words.records}
          look="tight"
          rows={series}
          keyOf={({ formula, rhythm }) => `${formula} ${rhythm}`}
          columns={[
            { heading: words.columns.formula, cell: ({ formula }) => withCapital(FORMULAS[formula].label) },
            { heading: words.columns.rhythm, cell: ({ rhythm }) => rhythm },
            { heading: words.columns.games, kind: 'figure', cell: ({ games }) => games.length },
            { heading: words.columns.best, kind: 'figure', cell: ({ best }) => percent(percentOf(best)) },
            {
              ...{ heading: words.columns.mean, kind: 'figure' },
              cell: ({ games }) => percent(games.reduce((sum, game) => sum + percentOf(game), 0) / games.length),
            },
            {
              ...{ heading: words.columns.last, kind: 'figure', room: 'middle' },
              cell: ({ games }) => percent(percentOf(games[games.length - 1])),
            },
          ]}
        />
        {series
          .filter(({ games }) => games.length > 1)
          .map(({ formula, rhythm, games }) => (
            <div key={`${formula} ${rhythm}`} className={layout.stack1}>
              <h3>{words.curveTitle(FORMULAS[formula].label, rhythm)}</h3>
              <Plot
                label={words.curve(
                  FORMULAS[formula].label,
                  rhythm,
                  games.map((game) => percent(percentOf(game))),
                )}
                drawing={{
                  xLabel: words.axis,
                  yLabel: words.share,
                  xs: games.map((_, index) => index + 1),
                  series: [
                    {
                      label: `${FORMULAS[formula].label}, ${rhythm}`,
                      values: games.map(percentOf),
                      ...({ colour: 'accent', shape: 'line' } as const),
                    },
                  ],
                }}
              />
            </div>
          ))}
      </Panel>
      <Panel className={layout.stack3}>
        <h2>{words.missed}</h2>
        <Table
          label={words.missed}
          rows={kinds}
          keyOf={(kind) => kind}
          columns={[
            { heading: words.columns.kind, cell: (kind) => words.kinds[kind] },
            { heading: words.columns.seen, kind: 'figure', cell: (kind) => number(misses[kind].seen) },
            { heading: words.columns.missed, kind: 'figure', cell: (kind) => number(misses[kind].missed) },
            {
              ...{ heading: words.columns.found, kind: 'figure' },
              cell: (kind) => percent((100 * (misses[kind].seen - misses[kind].missed)) / misses[kind].seen),
            },
          ]}
        />
      </Panel>
    </>
  );
}

function HistoryFile({ records }: { readonly records: readonly AloneRecord[] }) {
  const [outcome, setOutcome] = useState<{ readonly kind: 'good' | 'bad'; readonly text: string }>();
  const read = async (file: File): Promise<void> => {
    const brought = readHistoryFile(await file.text());
    if (brought.ok) bringHistory(brought.value);
    setOutcome(
      brought.ok
        ? { kind: 'good', text: words.imported(brought.value.length) }
        : { kind: 'bad', text: typesetTexts(brought.fault.text) },
    );
  };
  return (
    <div className={layout.stack3}>
      {records.length > 0 && (
        <p>
          <Button onClick={() => saveText(makeHistoryFile(records), words.fileName)}>{words.export}</Button>
        </p>
      )}
      <FileField label={words.importing} hint={words.importHint} accept=".json" onFile={read} />
      {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
    </div>
  );
}
