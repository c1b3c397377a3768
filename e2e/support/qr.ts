import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';

/** Side of the picture that is looked at: five pixels a square or so. */
const SIDE = 200;

/** What a telephone reads on a picture of the page. */
export async function readQr(picture: Locator): Promise<string | undefined> {
  // A letter a pixel: the page hands over a short text rather than a long list of numbers.
  const dots = await picture.evaluate((image, side) => {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image as HTMLImageElement, 0, 0, side, side);
    const { data } = context.getImageData(0, 0, side, side);
    return Array.from({ length: side * side }, (_, index) => (data[4 * index] < 128 ? 'x' : '.')).join('');
  }, SIDE);
  const pixels = Uint8ClampedArray.from(
    [...dots].flatMap((dot) => (dot === 'x' ? [0, 0, 0, 255] : [255, 255, 255, 255])),
  );
  return jsqr(pixels, SIDE, SIDE)?.data;
}
