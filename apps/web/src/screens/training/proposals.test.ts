import { expect, test } from 'vitest';
import type { TiledPlace } from '../../engine/protocol.ts';
import { tellProposal } from './proposals.ts';

const place = (reference: string, scores: readonly number[], notAdmitted: readonly string[] = []): TiledPlace => ({
  ...{ reference, scores, notAdmitted, direction: 'horizontal', squares: [], word: 'RAT', tilings: [] },
});
const tell = (reference: string, ...places: TiledPlace[]) => tellProposal({ word: 'RAT', reference }, places);

test('a proposal is told by what it is worth, or why it is worth nothing', () => {
  expect(tell('H4', place('H5', [9]), place('H4', [6, 5]))).toMatch(/RAT en H4.*6\u00a0points, ce n’est pas le top/);
  expect(tell('H4', place('H4', [6], ['RATX']))).toMatch(/RATX n’est pas admis/);
  expect(tell('H4', place('H4', [6], ['RATX', 'XA']))).toMatch(/RATX, XA ne sont pas admis/);
  expect(tell('4H', place('H4', [6]))).toMatch(/ne peut pas se poser là/);
});
