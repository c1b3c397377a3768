import { cell } from '@raccord/french';
import { shareOnTop } from '@raccord/tournament';
import { useState } from 'react';
import layout from '../../design/layout.module.css';
import { Plot } from '../../plot/Plot.tsx';
import { texts } from '../../texts/index.ts';
import { resultsTexts } from '../../texts/results.ts';
import { Figure, FiguresTable } from './Figure.tsx';
import type { TurnFigures } from './figures.ts';

const { statistics: words } = resultsTexts;
const { columns } = words;
const { number, decimal } = texts.numbers;

/** How many players found the top, turn after turn. */
export function ShareFigure({ turns }: { readonly turns: readonly TurnFigures[] }) {
  const [point, setPoint] = useState<number>();
  const shares = turns.map((turn) => shareOnTop(turn) ?? null);
  const drawing = {
    xLabel: words.axisTurn,
    yLabel: words.axisShare,
    xs: turns.map((turn) => turn.number),
    series: [{ label: words.share, colour: 'plot-1', values: shares, shape: 'bars' as const }],
    range: [0, 100] as const,
  };
  const under = point === undefined ? undefined : turns[point];
  return (
    <Figure
      title={words.share}
      hint={words.shareHint}
      table={
        <FiguresTable
          label={words.share}
          heads={[
            columns.turn,
            columns.top,
            columns.players,
            columns.onTop,
            columns.share,
            columns.average,
            columns.nullity,
            columns.pending,
          ]}
          rows={turns.map((turn) => [
            String(turn.number),
            number(turn.top),
            number(turn.players),
            number(turn.onTop),
            shareText(turn),
            decimal(turn.average),
            number(turn.outcomes.nullity),
            number(turn.outcomes.pending),
          ])}
        />
      }
    >
      <Plot label={`${words.share}. ${words.shareHint}`} drawing={drawing} onPoint={setPoint} />
      <p className={layout.dim}>
        {under ? words.shareAt(under.number, under.onTop, under.players, shareText(under)) : words.pointHint}
      </p>
    </Figure>
  );
}

const shareText = (turn: TurnFigures): string => cell(shareOnTop(turn), 'percent') || resultsTexts.none;
