import { expect, test } from 'vitest';
import { parseScale, pointsAt } from './scale.ts';

const codeOf = (text: string): string => {
  const scale = parseScale(text);
  return scale.ok ? 'ok' : scale.fault.code;
};

test('a scale is read from a table, a CSV file or what one types', () => {
  const expected = { places: [2500, 1800, 1250, 200, 200], beyond: 100 };
  for (const text of [
    'Place;Points\n1;25\n2;18\n3;12,5\n4-5;2\nau-delà;1',
    '1\t25\r\n2\t18\r\n3\t12.5\r\n4 à 5\t2\r\nensuite\t1\r\n',
    '\ufeff"1";"25"\n"2";"18"\n"3";"12,5"\n"4";"2"\n"5";"2"\n"Au-delà";"1";\n',
    '1re place : 25 points\n2e : 18 pts\n3 = 12,50\n4–5 : 2\n\nau-delà : 1 point',
  ]) {
    expect(parseScale(text)).toEqual({ ok: true, value: expected });
  }
});

test('below the scale one has nothing, unless it says so', () => {
  const scale = parseScale('1;3\n2;1');
  expect(scale.ok && [1, 2, 3].map((place) => pointsAt(scale.value, place))).toEqual([300, 100, 0]);
});

test('what cannot be read is named by its line', () => {
  const sentence = parseScale('1;3\n2;beaucoup');
  expect(sentence.ok ? '' : sentence.fault.text).toBe(
    'Barème, ligne 2 : « 2;beaucoup » ne se lit pas. Écrivez une place et ses points : « 1 ; 25 », « 11-20 ; 2 », et pour finir « au-delà ; 1 ».',
  );
  expect(codeOf('')).toBe('scale-empty');
  expect(codeOf('Place;Points')).toBe('scale-empty');
  expect(codeOf('1;3\n3;1')).toBe('scale-gap');
  expect(codeOf('1;3\n2;4')).toBe('scale-rises');
  expect(codeOf('1;3\nau-delà;4')).toBe('scale-rises');
  expect(codeOf('1;3\nau-delà;1\n2;2')).toBe('scale-line');
  expect(codeOf('5-1;3')).toBe('scale-line');
  expect(codeOf('1-2000;3')).toBe('scale-too-long');
});
