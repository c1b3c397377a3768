import { expect, it } from 'vitest';
import { noteOnRhythm } from './rhythms.ts';

it('says of semi-blitz under 2023 that it is the club’s own, which no article knows (D24)', () => {
  expect(noteOnRhythm('semi-blitz', '2023')).toContain('aucun article');
  expect(noteOnRhythm('blitz', '2023')).toBeUndefined();
  expect(noteOnRhythm('semi-blitz', '2019')).toBeUndefined();
});
