import { expect, test } from 'vitest';
import { of, that } from './elision.ts';

test.each([
  ['TAS', 'de TAS', 'que TAS'],
  ['OSE', 'd’OSE', 'qu’OSE'],
  ['eTE', 'd’eTE', 'qu’eTE'],
  ['Élodie', 'd’Élodie', 'qu’Élodie'],
  ['Œdipe', 'd’Œdipe', 'qu’Œdipe'],
  ['YTTRIUM', 'd’YTTRIUM', 'qu’YTTRIUM'],
  ['Yves', 'd’Yves', 'qu’Yves'],
  ['YAOURT', 'de YAOURT', 'que YAOURT'],
  ['HELER', 'de HELER', 'que HELER'],
  ['', 'de ', 'que '],
])('before « %s »', (text, first, second) => {
  expect([of(text), that(text)]).toEqual([first, second]);
});
