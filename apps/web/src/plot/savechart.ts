import type { Chart } from '@raccord/club';
import { makeChartSvg } from '@raccord/files';
import { saveFile, saveText } from '../documents/save.ts';
import { paletteOf } from './palette.ts';

export const PICTURE_FORMATS = ['svg', 'png'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Sharp on paper too. */
const SCALE = 2;

/** Hands a chart to the browser to keep, in the colours that stand around an element. */
export async function saveChart(
  chart: Chart,
  element: HTMLElement,
  name: string,
  format: PictureFormat,
): Promise<void> {
  const svg = makeChartSvg(chart, { width: 760, height: 380, colour: paletteOf(element), isAlone: true }).toString();
  if (format === 'svg') return saveText(svg, `${name}.svg`);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * picture.width;
  canvas.height = SCALE * picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && saveFile(blob, `${name}.png`));
}
