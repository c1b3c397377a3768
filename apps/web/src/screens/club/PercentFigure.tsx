import type { PageEvening } from '@raccord/club';
import { percent } from '@raccord/french';
import { useState } from 'react';
import { Plot } from '../../plot/Plot.tsx';
import { clubTexts } from '../../texts/club.ts';
import { Figure, FiguresTable } from '../results/Figure.tsx';
import styles from './club.module.css';

const { page: words } = clubTexts;

/** The percentages of the top, evening after evening, as a curve and as a table. */
export function PercentFigure({ evenings }: { readonly evenings: readonly PageEvening[] }) {
  const [pointed, point] = useState<number>();
  const values = evenings.map((evening) => evening.percent);
  const shown = evenings[pointed ?? evenings.length - 1];
  const drawing = {
    ...{ xLabel: words.axisEvening, yLabel: words.axisPercent },
    xs: evenings.map((_, index) => index + 1),
    series: [{ label: words.curve, values, colour: 'plot-1', shape: 'points' as const }],
    range: [Math.floor(Math.min(...values) / 5) * 5, Math.ceil(Math.max(...values, 1) / 5) * 5] as const,
  };
  const table = (
    <FiguresTable
      heads={[words.columns.evening, words.columns.date, words.columns.percent]}
      rows={evenings.map((evening, index) => [
        `${index + 1}. ${evening.title}`,
        clubTexts.day(evening.date),
        percent(evening.percent),
      ])}
    />
  );
  return (
    <Figure title={words.curve} hint={words.curveHint} table={table}>
      <Plot label={words.curve} drawing={drawing} onPoint={point} />
      <p className={styles.readout}>{`${shown.title}, ${clubTexts.day(shown.date)} : ${percent(shown.percent)}`}</p>
    </Figure>
  );
}
