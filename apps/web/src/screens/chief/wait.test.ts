import { expect, it } from 'vitest';
import { happened } from './wait.ts';

const seen = (turn: string | undefined, isLaid = false) => ({ turn, isLaid });

it('sees a solution laid, then the letters drawn after it', () => {
  expect(happened(seen('g 1'), seen('g 1', true))).toBe('laid');
  expect(happened(seen('g 1', true), seen('g 2'))).toBe('drawn');
  expect(happened(seen('g 1', true), seen('g 1', true))).toBeUndefined();
});

it('takes neither a first draw, a page just opened, nor a cancelled turn for a draw after a solution', () => {
  expect(happened(seen(undefined), seen('g 1'))).toBeUndefined();
  expect(happened(seen('g 2', true), seen('g 1', true))).toBeUndefined();
  expect(happened(seen('g 1', true), seen(undefined))).toBeUndefined();
});
