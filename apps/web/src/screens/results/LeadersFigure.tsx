import { nameOf } from '@raccord/tournament';
import { useState } from 'react';
import layout from '../../design/layout.module.css';
import { Plot } from '../../plot/Plot.tsx';
import type { StatisticsView } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { resultsTexts } from '../../texts/results.ts';
import { Figure, FiguresTable } from './Figure.tsx';
import type { TurnFigures } from './figures.ts';
import styles from './statistics.module.css';

const { statistics: words } = resultsTexts;
const COLOURS = 5;

type Leader = StatisticsView['leaders'][number];

interface LeadersFigureProps {
  readonly leaders: readonly Leader[];
  readonly turns: readonly TurnFigures[];
}

/** Five colours, then the same ones in dashes. */
const lookOf = (index: number) => ({
  colour: `plot-${(index % COLOURS) + 1}`,
  shape: index < COLOURS ? ('line' as const) : ('dashes' as const),
});

/** How far from the top the first players are, turn after turn. */
export function LeadersFigure({ leaders, turns: known }: LeadersFigureProps) {
  // One that is still being entered is in no curve.
  const turns = known.slice(0, leaders[0]?.negatives.length);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (entrant: string): void => {
    const next = new Set(hidden);
    if (!next.delete(entrant)) next.add(entrant);
    setHidden(next);
  };
  const curves = leaders.map(({ entrant, members, negatives }, index) => ({
    entrant,
    label: nameOf(members),
    values: negatives,
    ...lookOf(index),
  }));
  const drawing = {
    xLabel: words.axisTurn,
    yLabel: words.axisNegative,
    xs: turns.map(({ number }) => number),
    series: curves.filter(({ entrant }) => !hidden.has(entrant)),
  };
  const { number } = texts.numbers;
  const table = (
    <FiguresTable
      label={words.leaders}
      heads={[words.columns.player, ...turns.map((turn) => String(turn.number))]}
      rows={curves.map(({ label, values }) => [label, ...values.map(number)])}
    />
  );
  return (
    <Figure title={words.leaders} hint={words.leadersHint} table={table}>
      <Plot label={words.leaders} drawing={drawing} />
      <fieldset className={styles.legend}>
        <legend className="visually-hidden">{words.shownLeaders}</legend>
        {curves.map(({ entrant, label, colour, shape, values }) => (
          <label key={entrant} className={`${layout.row2} ${layout.oneLine} ${styles.leader}`}>
            <input type="checkbox" checked={!hidden.has(entrant)} onChange={() => toggle(entrant)} />
            <svg width="28" height="10" aria-hidden="true">
              <path
                d="M1 5H27"
                style={{ stroke: `var(--${colour})` }}
                strokeWidth="3"
                strokeDasharray={shape === 'dashes' ? '6 4' : undefined}
              />
            </svg>
            <span>{label}</span>
            <span className={styles.leaderTotal}>{number(values.at(-1) ?? 0)}</span>
          </label>
        ))}
      </fieldset>
    </Figure>
  );
}
