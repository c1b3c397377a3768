import { expect, test } from 'vitest';
import { iconIco, iconPng, shrink } from './icon.ts';
import { type Picture, readPng, writePng } from './png.ts';

const GREEN = [0x1f, 0x6b, 0x52, 255];
const pointAt = ({ side, points }: Picture, x: number, y: number): number[] => [
  ...points.subarray((y * side + x) * 4, (y * side + x) * 4 + 4),
];

test('an icon of Windows holds its picture in four sizes, green with clear corners', () => {
  const ico = iconIco();
  const sides = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const start = ico.readUInt32LE(entry + 12);
    const picture = readPng(ico.subarray(start, start + ico.readUInt32LE(entry + 8)));
    expect(ico[entry]).toBe(picture.side % 256);
    expect(pointAt(picture, 0, 0)[3]).toBeLessThan(128);
    expect(pointAt(picture, picture.side >> 1, Math.ceil(picture.side / 16))).toEqual(GREEN);
    return picture.side;
  });
  expect(sides).toEqual([16, 32, 48, 256]);
});

test('the same icon has the same bytes', () => {
  expect(iconIco().equals(iconIco())).toBe(true);
  expect(readPng(iconPng(48)).side).toBe(48);
});

test('what is clear lends no colour to what is not', () => {
  const red = [200, 0, 0, 255];
  const clear = [0, 255, 0, 0];
  const points = Buffer.from([...red, ...clear, ...red, ...clear]);
  expect(pointAt(shrink({ side: 2, points }, 1), 0, 0)).toEqual([200, 0, 0, 128]);
});

test('a picture is read as it was written, and nothing else is', () => {
  const points = Buffer.from(Array.from({ length: 36 }, (_, index) => index * 7));
  expect(readPng(writePng({ side: 3, points }))).toEqual({ side: 3, points });
  expect(() => readPng(Buffer.from('not a picture'))).toThrow();
});
