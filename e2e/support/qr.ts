import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';

/** Side of the picture that is looked at: three pixels a square or more. */
const SIDE = 400;

/** What a telephone reads on a picture of the page. */
export async function readQr(picture: Locator): Promise<string | undefined> {
  const pixels = await picture.evaluate((image, side) => {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image as HTMLImageElement, 0, 0, side, side);
    return [...context.getImageData(0, 0, side, side).data];
  }, SIDE);
  return jsqr(Uint8ClampedArray.from(pixels), SIDE, SIDE)?.data;
}
