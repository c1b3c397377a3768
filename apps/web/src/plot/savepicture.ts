import { saveFile } from '../documents/save.ts';
import { paletteOf } from './palette.ts';

/** Hands the plot inside an element to the browser to keep, on the ground that it stands on. */
export function savePicture(element: HTMLElement, fileName: string): void {
  const drawn = element.querySelector('canvas');
  const picture = document.createElement('canvas');
  const pen = picture.getContext('2d');
  if (!drawn || !pen) return;
  picture.width = drawn.width;
  picture.height = drawn.height;
  pen.fillStyle = paletteOf(element)('surface');
  pen.fillRect(0, 0, picture.width, picture.height);
  pen.drawImage(drawn, 0, 0);
  picture.toBlob((blob) => blob && saveFile(blob, fileName));
}
