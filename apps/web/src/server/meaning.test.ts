import { FAULT_CODES, sentenceOf, statusOf } from '@raccord/contract';
import { expect, it } from 'vitest';
import { isSettled, meaningOf } from './meaning.ts';

const faultOf = (code: (typeof FAULT_CODES)[number]) => ({ code, text: sentenceOf(code) });

it('is refused, whatever the server could understand and did not do', () => {
  const refused = FAULT_CODES.filter((code) => meaningOf(faultOf(code)) === 'refused');
  const open = FAULT_CODES.filter((code) => !refused.includes(code));
  expect(refused.every((code) => statusOf(code) >= 400 && statusOf(code) < 500)).toBe(true);
  expect(open).toEqual(['no-session', 'too-many-requests', 'try-again', 'disk-full', 'damaged', 'too-new', 'internal']);
});

it('is refused as well by the rules of a tournament, and open while nobody answers', () => {
  expect(isSettled({ ok: false, fault: { code: 'turn-ended', text: '' } })).toBe(true);
  expect(isSettled({ ok: false, fault: { code: 'unreachable', text: '' } })).toBe(false);
  expect(isSettled({ ok: true, value: undefined })).toBe(true);
});
