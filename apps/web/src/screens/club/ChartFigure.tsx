import { type Chart, chartTable } from '@raccord/club';
import { makeChartSvg } from '@raccord/files';
import { useEffect, useRef } from 'react';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { PICTURE_FORMATS, saveChart } from '../../plot/savechart.ts';
import { clubTexts } from '../../texts/club.ts';
import { Figure, FiguresTable } from '../results/Figure.tsx';
import styles from './club.module.css';

const { chart: words } = clubTexts;
const HEIGHT = 300;

interface ChartFigureProps {
  /** Whom or what it is about, for the names of its pictures. */
  readonly about: string;
  readonly chart: Chart;
}

/** A chart as wide as the page, its figures, and its picture to take away. */
export function ChartFigure({ about, chart }: ChartFigureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef(chart);
  drawn.current = chart;
  const content = JSON.stringify(chart);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again when it says something else
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      // None while it is hidden.
      if (element.clientWidth === 0 || element.clientWidth === width) return;
      width = element.clientWidth;
      element.replaceChildren(drawingOf(drawn.current, width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [content]);
  const table = <FiguresTable label={chart.title} {...chartTable(chart)} />;
  return (
    <Figure title={chart.title} hint={chart.hint} table={table}>
      <div ref={frame} className={styles.chart} />
      <div className={`${layout.row2} screen-only`}>
        {PICTURE_FORMATS.map((format) => (
          <Button
            key={format}
            aria-label={words.picture(chart.title, words.pictures[format])}
            onClick={() => frame.current && saveChart(chart, frame.current, words.file(about, chart.title), format)}
          >
            {words.pictures[format]}
          </Button>
        ))}
      </div>
    </Figure>
  );
}

/** The colours are those of the page, which turns light or dark by itself. */
function drawingOf(chart: Chart, width: number): Element {
  const svg = makeChartSvg(chart, { width, height: HEIGHT, colour: (token) => `var(--${token})` }).toString();
  const page = new DOMParser().parseFromString(svg, 'text/html');
  return document.importNode(page.body.children[0], true);
}
