import { expect, test } from 'vitest';
import { checkScale, makeScale, parseScale, pointsAt } from './scale.ts';

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
    '1er : 25pts\n2 : 18pt\n3 : 12,5 point\n4-5 : 2points\nau-delà : 1pt',
    '1re place : 25 points\n2e : 18 pts\n3 = 12,50\n4–5 : 2\n\nau-delà : 1 point',
  ]) {
    expect(parseScale(text)).toEqual({ ok: true, value: expected });
  }
});

test('a scale that is written is read again, thousands too', () => {
  for (const scale of [
    { places: [150_000, 120_050, 1250, 1], beyond: 0 },
    { places: [99_999_999], beyond: 100_000 },
  ]) {
    expect(parseScale(makeScale(scale))).toEqual({ ok: true, value: scale });
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

const textOf = (text: string): string => {
  const scale = parseScale(text);
  return scale.ok ? 'ok' : scale.fault.text;
};

test('what is wrong is told with its line, its places and what to write', () => {
  expect(textOf('')).toBe('Le barème est vide : écrivez une place et ses points par ligne, « 1 ; 25 ».');
  expect(textOf('1;3\n\n3;1')).toBe(
    'Barème, ligne 3 : la place 2 était attendue, non la place 3. Écrivez les places dans l’ordre, sans en sauter.',
  );
  expect(textOf('1;3\n2;2\n3;4')).toBe(
    'Barème : la place 3 donne plus de points que la place 2. Corrigez l’une des deux.',
  );
  expect(textOf('1-1001;3')).toBe(
    'Barème, ligne 1 : un barème a 1000 places au plus. Écrivez « au-delà ; … » pour les suivantes.',
  );
  expect(codeOf('1-1000;3\nau-delà;3')).toBe('ok');
});

test('a heading stands first only; lines end as each system ends them', () => {
  expect(codeOf('1;3\nPlace;Points')).toBe('scale-line');
  for (const text of ['Place 1;3', 'x1;3', '1;3 points en tout', '1;3\nx ensuite;1', '1;3\nensuite;1 ou 2']) {
    expect([text, codeOf(text)]).toEqual([text, 'scale-line']);
  }
  expect(parseScale('1-9 ; 25\n10 ; 12,5\nautres ; 10,25 pts')).toEqual({
    ok: true,
    value: { places: [...Array.from({ length: 9 }, () => 2500), 1250], beyond: 1025 },
  });
  expect(parseScale('1;3\r2;1')).toEqual({ ok: true, value: { places: [300, 100], beyond: 0 } });
  expect(parseScale('  "1;3;;" \n')).toEqual({ ok: true, value: { places: [300], beyond: 0 } });
});

test('a scale that comes as figures is held to the same', () => {
  const faultOf = (places: readonly number[], beyond = 0) => {
    const checked = checkScale({ places, beyond });
    return checked.ok ? 'ok' : checked.fault;
  };
  const places = (count: number) => Array.from({ length: count }, () => 100);
  expect(faultOf(places(1000))).toBe('ok');
  expect(faultOf(places(1001))).toEqual({
    code: 'scale-too-long',
    text: 'Un barème a 1000 places au plus : écrivez « au-delà ; … » pour les suivantes.',
  });
  const wrong = {
    code: 'scale-line',
    text: 'Les points d’un barème sont des nombres positifs, à deux décimales au plus : corrigez-les.',
  };
  expect([faultOf([0.5]), faultOf([100, -1]), faultOf([100], -1)]).toEqual([wrong, wrong, wrong]);
  expect(faultOf([0], 0)).toBe('ok');
  expect(faultOf([100], 200)).toMatchObject({ code: 'scale-rises' });
});
