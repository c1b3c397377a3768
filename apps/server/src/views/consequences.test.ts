import { unwrap } from '@raccord/scrabble';
import { expect, it } from 'vitest';
import { seeConsequences } from './consequences.ts';
import { seeReferred } from './pending.ts';
import { seeSlipFile } from './slipfile.ts';
import { CHIEF, COMMISSION, openCentres, playFirstTurn } from './testing/centres.ts';

const ELSEWHERE = { game: 'g', turns: [{ turn: 1, solution: { word: 'MENERAI', reference: 'H2' } }] };
const LENGTHENED = {
  ...{ state: 'handed-in' as const, score: 21 },
  solutions: [{ word: 'MARES', direction: 'vertical' as const, reference: '11D', outside: [] }],
};
const KEY = { game: 'g', turn: 2, entrant: 'pc' };

/** The second turn is played: both lengthen the first word where it was laid; the commission has seen one of them. */
function played() {
  const centres = openCentres();
  playFirstTurn(centres);
  centres.tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
  const slips = ['pc', 'qc'].map((entrant) => ({ entrant, slip: LENGTHENED }));
  centres.tell('record-slips', { game: 'g', turn: 2, slips });
  const ruling = { outcome: 'accepted', points: 21, penalty: 0, warning: false } as const;
  const commission = { role: 'commission', id: 'commission', name: 'Commission' } as const;
  centres.tell('rule-slip', { ...KEY, ruling, reason: 'lisible' }, commission);
  return centres;
}

it('tells what would change under the names of those concerned, in words', () => {
  const { journal } = played();
  const seat = { members: [{ name: 'Joueur qc' }], centre: 'c', table: 2, entrant: 'qc' };
  const seen = seeConsequences(journal, CHIEF, ELSEWHERE);
  expect(seen).toMatchObject({
    turns: [{ turn: 1 }, { turn: 2, judged: 2 }],
    slips: [{ entrant: 'pc' }, { ...seat, turn: 2, before: 'accepté, 21\u00a0points' }],
    totals: [{ ...seat, before: 21 }],
    toSee: [{ entrant: 'pc', table: 1, turn: 2, why: 'ruled' }],
    shown: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(seen?.slips[1].after).not.toBe('accepté, 21\u00a0points');
});

it('tells why it cannot be worked out, or which turn could not stand: then there is nothing to send', () => {
  const { journal } = played();
  expect(seeConsequences(journal, CHIEF, { game: 'g', turns: [{ turn: 3 }] })).toMatchObject({
    refusal: 'Le coup 3 n’a pas encore de tirage : tirez d’abord les lettres.',
    turns: [],
  });
  const stuck = seeConsequences(journal, CHIEF, { game: 'g', turns: [{ turn: 1, letters: 'MENERAS' }] });
  expect(stuck).toMatchObject({ stuck: { turn: 1, what: 'solution' } });
  expect(stuck).not.toHaveProperty('shown');
  expect(seeConsequences(journal, CHIEF, { ...ELSEWHERE, game: 'autre' })).toBeUndefined();
});

it('leaves the slip that the commission had decided among those to look at again', () => {
  const { journal, tell } = played();
  const { shown } = unwrap(journal.consequencesOf(ELSEWHERE));
  expect(seeReferred(journal, COMMISSION)).toMatchObject({
    slips: [],
    decided: [{ entrant: 'pc', isToReview: false }],
  });
  tell('correct-turns', { ...ELSEWHERE, reason: 'mal posée', shown });
  expect(seeReferred(journal, COMMISSION)).toMatchObject({ slips: [{ entrant: 'pc', isToReview: true }], decided: [] });
  expect(seeSlipFile(journal, CHIEF, KEY)).toMatchObject({
    review: { by: { role: 'chief', name: 'Juge' } },
    result: { points: 21, isProvisional: true },
  });
});
