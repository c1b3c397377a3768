import { FORMULAS, parseBoard, parseDraw, unwrap, WordGraph } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { type ConditionId, type Finding, found } from './conditions/index.ts';
import type { Edition, EditionRow } from './editions/edition.ts';
import { EDITIONS } from './editions/index.ts';
import { Inquiry } from './inquiry.ts';
import { describeMove } from './moves.ts';
import { DEFAULT_JUDGE_SETTINGS } from './settings.ts';
import { type Judgement, netOf, settle, severityOf } from './settle.ts';
import { Turn } from './turn.ts';

const BOARD = Array.from({ length: 15 }, (_, row) => (row === 7 ? '...MENERAI.....' : '.'.repeat(15))).join('\n');
const TURN = new Turn({
  turn: 2,
  formula: FORMULAS.normale,
  board: unwrap(parseBoard(BOARD)),
  draw: unwrap(parseDraw('TES')),
  lexicon: WordGraph.fromWords(['MENERAI', 'TES']),
});
const [PLACE] = TURN.places('TES', 'vertical');
const PAYABLE = { place: PLACE, tiling: PLACE.tilings[0] };
const MOVE = describeMove(TURN.board, PAYABLE);
const LOCATION = { isLegible: true, hasLinks: false };

const FEW_LINKS = found('two-link-letters', { count: 2, asked: 3, isDrawn: true });
const NO_SCORE = found('score-missing', { move: MOVE, kind: 'own' });
const WRONG_PLACE = found('wrong-location', { location: LOCATION, move: MOVE });
const AMBIGUOUS = found('ambiguous-location', { location: LOCATION });
const INCOMPLETE = found('word-incomplete', {});
const CONDUCT = found('disciplinary', {});
const SEVERAL = found('several-places', { count: 2, move: MOVE, isByScore: true, isDrawn: true });

const settled = (edition: Edition, ...findings: readonly Finding[]): Judgement =>
  settle({ move: PAYABLE, findings }, edition, DEFAULT_JUDGE_SETTINGS);
const kept = ({ reasons }: Judgement): readonly ConditionId[] => reasons.map(({ finding }) => finding.condition);

describe('settling what was found', () => {
  it('pays the move without a reason where nothing was found', () => {
    const judgement = settled(EDITIONS['2023']);
    expect(judgement).toMatchObject({
      ...{ outcome: 'accepted', paid: PAYABLE, points: MOVE.score, penalty: 0, warning: false },
      ...{ reasons: [], remarks: [] },
    });
    expect(judgement).not.toHaveProperty('disciplinary');
  });

  it('gives one warning, however many reasons there are for it', () => {
    const judgement = settled(EDITIONS['2023'], FEW_LINKS, NO_SCORE);
    expect(judgement).toMatchObject({ outcome: 'accepted', points: MOVE.score, penalty: 0, warning: true });
    expect(kept(judgement)).toEqual(['two-link-letters', 'score-missing']);
  });

  it('takes one penalty off, and lets warnings stand beside it before 2023 only (5.8)', () => {
    const before = settled(EDITIONS['2019'], WRONG_PLACE, FEW_LINKS);
    expect(before).toMatchObject({ points: MOVE.score, penalty: 5, warning: true });
    expect(kept(before)).toEqual(['wrong-location', 'two-link-letters']);
    const after = settled(EDITIONS['2023'], WRONG_PLACE, FEW_LINKS);
    expect(after).toMatchObject({ points: MOVE.score, penalty: 5, warning: false });
    expect(kept(after)).toEqual(['wrong-location']);
    expect(netOf(after)).toBe(MOVE.score - 5);
  });

  it('takes off what the edition says that a penalty costs', () => {
    expect(settled({ ...EDITIONS['2023'], penalty: 10 }, WRONG_PLACE, WRONG_PLACE).penalty).toBe(10);
  });

  it('gives a nullity its own reasons only', () => {
    const judgement = settled(EDITIONS['2019'], WRONG_PLACE, FEW_LINKS, INCOMPLETE);
    expect(judgement).toMatchObject({ outcome: 'nullity', paid: undefined, points: 0, penalty: 0, warning: false });
    expect(kept(judgement)).toEqual(['word-incomplete']);
  });

  it('sets the disciplinary warning beside anything, after the other reasons', () => {
    for (const edition of [EDITIONS['2015'], EDITIONS['2023']]) {
      for (const findings of [[], [NO_SCORE], [INCOMPLETE]]) {
        const [alone, warned] = [settled(edition, ...findings), settled(edition, CONDUCT, ...findings)];
        expect(kept(warned)).toEqual([...kept(alone), 'disciplinary']);
        const { outcome, points, penalty, warning } = alone;
        expect(warned).toMatchObject({ outcome, points, penalty, warning, disciplinary: true });
      }
    }
  });

  it('says a remark without a cost', () => {
    const judgement = settled(EDITIONS['2023'], SEVERAL);
    expect(judgement).toMatchObject({ outcome: 'accepted', points: MOVE.score, warning: false, reasons: [] });
    expect(judgement.remarks.map(({ finding }) => finding)).toEqual([SEVERAL]);
  });

  it('gives a referred slip nothing or its score less the penalty, as the tournament is set', () => {
    const [edition, findings] = [EDITIONS['2016'], [AMBIGUOUS, FEW_LINKS]];
    const zero = settle({ move: PAYABLE, findings }, edition, { ...DEFAULT_JUDGE_SETTINGS, provisional: 'zero' });
    expect(zero).toMatchObject({ outcome: 'referred', paid: undefined, points: 0, penalty: 0, warning: false });
    expect(kept(zero)).toEqual(['ambiguous-location']);
    const less = settle({ move: PAYABLE, findings }, edition, { ...DEFAULT_JUDGE_SETTINGS, provisional: 'penalty' });
    expect(less).toMatchObject({ outcome: 'referred', paid: PAYABLE, points: MOVE.score, penalty: 5, warning: true });
    expect(kept(less)).toEqual(['ambiguous-location', 'two-link-letters']);
  });

  it('does not hear a finding that the edition has no row for', () => {
    expect(kept(settled(EDITIONS['2015'], WRONG_PLACE))).toEqual([]);
    expect(kept(settled(EDITIONS['2023'], WRONG_PLACE))).toEqual(['wrong-location']);
  });

  it('has no answer for a slip without a move that no row makes null: the edition is wrong', () => {
    expect(() => settle({ move: undefined, findings: [] }, EDITIONS['2023'], DEFAULT_JUDGE_SETTINGS)).toThrow(
      'edition 2023: no row makes null a slip without a move to pay',
    );
  });
});

describe('more found later', () => {
  it('is settled together with what was found before', () => {
    const inquiry = new Inquiry(EDITIONS['2023'], DEFAULT_JUDGE_SETTINGS);
    const judgement = inquiry.add(inquiry.settle(PAYABLE, [NO_SCORE]), found('hard-to-read', {}), CONDUCT);
    expect(kept(judgement)).toEqual(['score-missing', 'hard-to-read', 'disciplinary']);
    expect(kept(inquiry.add(judgement, INCOMPLETE))).toEqual(['word-incomplete', 'disciplinary']);
  });
});

describe('the severity of a judgement', () => {
  it('grows from nothing to a warning, a penalty, a referral and a nullity', () => {
    const edition = EDITIONS['2016'];
    const growing = [[], [NO_SCORE], [WRONG_PLACE, NO_SCORE], [AMBIGUOUS], [INCOMPLETE]];
    expect(growing.map((findings) => severityOf(settled(edition, ...findings)))).toEqual([0, 1, 2, 3, 4]);
  });

  it('is that of the row, whatever the condition', () => {
    const severe = (sanction: 'warning' | 'penalty' | 'referred' | 'nullity') => {
      const row: EditionRow = { condition: 'score-missing', article: 'art. 1', sanction, origin: 'text' };
      return severityOf(settled({ ...EDITIONS['2023'], rows: [row] }, NO_SCORE));
    };
    expect([severe('warning'), severe('penalty'), severe('referred'), severe('nullity')]).toEqual([1, 2, 3, 4]);
  });
});
