import { type Chart, layChart } from '@raccord/club';
import { expect, test } from 'vitest';
import { makeChartSvg } from './chartsvg.ts';

const HOSTILE = '<script>alert("1")</script>';

const CHART: Chart = {
  ...{ title: `Course ${HOSTILE}`, hint: 'Écart au premier.', kind: 'points', shape: 'curves' },
  evenings: [
    { title: 'Mardi', date: '2026-10-01' },
    { title: 'Mardi', date: '2026-10-08' },
  ],
  series: [
    { label: HOSTILE, values: [0, -12.5] },
    { label: 'LOUP', values: [undefined, 0] },
  ],
};

test('in a page, its colours are those of the page and its names are texts', () => {
  const svg = makeChartSvg(CHART, { width: 480, height: 260, colour: (token) => `var(--${token})` }).toString();
  expect(svg).toContain('stroke="var(--plot-2)"');
  expect(svg).toContain('>LOUP</text>');
  expect(svg).not.toMatch(/<script|xmlns|undefined|NaN/);
  expect(svg.match(/<circle/g)).toHaveLength(1);
});

test('alone, it is a picture with its size, its ground and its title', () => {
  const svg = makeChartSvg(CHART, { width: 480, height: 260, colour: () => '#123456', isAlone: true }).toString();
  const { height } = layChart(CHART, { width: 480, height: 260, size: 13 });
  expect(svg).toMatch(/^<svg viewBox="0 0 504 (\S+)" xmlns="http:\/\/www.w3.org\/2000\/svg" width="504" height="\1"/);
  expect(Number(/height="([\d.]+)"/.exec(svg)?.[1])).toBeGreaterThan(height);
  expect(svg).toContain('>Course &#60;script&#62;');
  expect(svg).not.toContain('var(');
});
