import { useEffect, useRef } from 'react';
import type { Drawing } from './drawing.ts';
import { onTheme } from './palette.ts';
import styles from './plot.module.css';

interface PlotProps {
  /** What the picture shows, for who does not see it. */
  readonly label: string;
  readonly drawing: Drawing;
  /** The place of `xs` under the pointer. */
  onPoint?(index: number | undefined): void;
}

/** A plot, drawn again when the page grows, shrinks, or turns light or dark. */
export function Plot({ label, drawing, onPoint }: PlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const listener = useRef(onPoint);
  listener.current = onPoint;
  const content = JSON.stringify(drawing);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void import('./drawplot.ts').then(({ drawPlot, HEIGHT }) => {
      const element = frame.current;
      if (isGone || !element) return;
      const make = () => drawPlot(element, JSON.parse(content) as Drawing, (index) => listener.current?.(index));
      let drawn = make();
      const unwatch = onTheme(() => {
        drawn.destroy();
        drawn = make();
      });
      const observer = new ResizeObserver(() => drawn.setSize({ width: element.clientWidth, height: HEIGHT }));
      observer.observe(element);
      stop = () => {
        unwatch();
        observer.disconnect();
        drawn.destroy();
      };
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [content]);
  return <div ref={frame} className={styles.plot} role="img" aria-label={label} />;
}
