import { expect, test } from 'vitest';
import { NO_QUOTAS, quotaDraftOf, quotasOfDraft } from './quotadraft.ts';

test('an empty field is no limit; lexicons are counted in megabytes', () => {
  expect(quotasOfDraft(NO_QUOTAS)).toEqual({});
  expect(quotasOfDraft({ ...NO_QUOTAS, members: '1 500' })).toEqual({ members: 1500 });
  const draft = { tournaments: ' 200 ', members: '0', sittings: '30', lexicons: '12' };
  expect(quotasOfDraft(draft)).toEqual({ tournaments: 200, members: 0, sittings: 30, lexicons: 12_000_000 });
  expect(quotaDraftOf({ tournaments: 200, members: 0, sittings: 30, lexicons: 12_000_000 })).toEqual({
    ...draft,
    tournaments: '200',
  });
  expect(quotaDraftOf({ lexicons: 1 })).toEqual({ ...NO_QUOTAS, lexicons: '1' });
});

test.each(['-1', '1,5', 'dix', '1000001', '1e3'])('« %s » is no limit', (typed) => {
  expect(quotasOfDraft({ ...NO_QUOTAS, members: typed })).toBeUndefined();
});
