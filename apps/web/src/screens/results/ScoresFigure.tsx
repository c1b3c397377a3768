import { useState } from 'react';
import { Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Plot } from '../../plot/Plot.tsx';
import { texts } from '../../texts/index.ts';
import { resultsTexts } from '../../texts/results.ts';
import { Figure, FiguresTable } from './Figure.tsx';
import type { TurnFigures } from './figures.ts';
import styles from './statistics.module.css';

const { statistics: words } = resultsTexts;
const { number, decimal } = texts.numbers;

/** How many players made each score, at a turn. */
export function ScoresFigure({ turns }: { readonly turns: readonly TurnFigures[] }) {
  const [chosen, setChosen] = useState<string>();
  const [point, setPoint] = useState<number>();
  const turn = turns.find((one) => String(one.number) === chosen) ?? turns[turns.length - 1];
  const scores = [...turn.scores].reverse();
  const isTop = (points: number) => points >= turn.top;
  const drawing = {
    xLabel: words.axisPoints,
    yLabel: words.axisPlayers,
    xs: scores.map(({ points }) => points),
    series: [
      { label: words.otherBar, colour: 'plot-3', values: scores.map((at) => (isTop(at.points) ? null : at.count)) },
      { label: words.topBar, colour: 'plot-1', values: scores.map((at) => (isTop(at.points) ? at.count : null)) },
    ].map((series) => ({ ...series, shape: 'bars' as const })),
    range: [0, Math.max(1, ...scores.map(({ count }) => count)) * 1.1] as const,
  };
  const under = point === undefined ? undefined : scores[point];
  const hint = words.distributionHint(turn.number, turn.top, decimal(turn.average));
  return (
    <Figure
      title={words.distribution}
      hint={hint}
      table={
        <FiguresTable
          label={words.distribution}
          heads={[words.columns.points, words.columns.count]}
          rows={turn.scores.map(({ points, count }) => [number(points), number(count)])}
        />
      }
    >
      <div className={`${styles.choice} screen-only`}>
        <Select
          label={words.turn}
          value={String(turn.number)}
          options={turns.map((one) => ({ value: String(one.number), label: texts.common.turn(one.number) }))}
          onChange={setChosen}
        />
      </div>
      <Plot label={`${words.distribution}. ${hint}`} drawing={drawing} onPoint={setPoint} />
      <p className={layout.dim}>{under ? words.scoreAt(under.points, under.count) : words.distributionKey}</p>
    </Figure>
  );
}
