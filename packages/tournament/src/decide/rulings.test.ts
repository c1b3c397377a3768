import { EDITION_NAMES, type EditionName } from '@raccord/regulation';
import { chained } from '@raccord/stream';
import { describe, expect, it } from 'vitest';
import { isAppealPending } from '../appeals.ts';
import type { CommandData } from '../commands.ts';
import { describeEvent } from '../kinds/index.ts';
import type { Actor } from '../people.ts';
import {
  ABSENT,
  CHIEF,
  COMMISSION,
  chiefOf,
  type Hall,
  layTop,
  openHall,
  openTwoCentres,
  outcomeOf,
  playerNamed,
  playTurn,
  refereeNamed,
  SECOND,
  slipOf,
} from '../testing/hall.ts';
import { isSameActor } from './rulings.ts';

const KEY = { game: 'g', turn: 1, entrant: 'p1' };
const REFEREE = refereeNamed('a');
const NULLITY = { outcome: 'nullity' } as const;
const AVERAGE = { outcome: 'average' } as const;
const accepted = (points: number, penalty = 0, warning = false) =>
  ({ outcome: 'accepted', points, penalty, warning }) as const;

/** `p1` handed in MARE for 10, `p2` the top for 70, and nothing else came yet. */
function atFirstTurn(hall = openHall()): Hall {
  playTurn(hall, 'MENERAI', 1);
  const slips = [
    { entrant: 'p1', slip: slipOf('MARE', 'H5', 10) },
    { entrant: 'p2', slip: slipOf('MENERAI', 'H4', 70) },
  ];
  hall.tell('record-slips', { game: 'g', turn: 1, slips });
  return hall;
}

type Ruling = CommandData<'rule-slip'>['ruling'];
const rule = (hall: Hall, ruling: Ruling, actor: Actor = CHIEF, more: Partial<CommandData<'rule-slip'>> = {}) =>
  outcomeOf(hall.ask('rule-slip', { ...KEY, ruling, reason: 'motif', ...more }, actor));
const withdraw = (hall: Hall, actor: Actor = CHIEF, reason = 'erreur') =>
  outcomeOf(hall.ask('withdraw-ruling', { ...KEY, reason }, actor));
const refer = (hall: Hall, actor: Actor = REFEREE, reason = 'ambigu') =>
  outcomeOf(hall.ask('refer-slip', { ...KEY, reason }, actor));

const resultOf = ({ journal }: Hall, entrant = 'p1') => journal.ledger.result('g', 1, entrant);
const historyOf = ({ journal: { events, state } }: Hall) =>
  events.map((event) => describeEvent(event, state, 'all')).join('\n');
const fileOf = ({ journal }: Hall) => journal.state.games.get('g')?.turns[0].files.get('p1');

describe('refer-slip (6.3, D23; 5.3 of 2016)', () => {
  it.each(['2015', '2019', '2023'] as const)(
    '%s, which knows no provisional sanction: what was judged stands until the commission decides (D23)',
    (edition) => {
      const hall = atFirstTurn(openHall({ edition }));
      hall.tell('correct-slip', { ...KEY, slip: slipOf('MARE', 'H5', 12), reason: 'mal lu' });
      const { isProvisional: _, reasons, ...judged } = resultOf(hall);
      expect(judged).toMatchObject({ outcome: 'accepted', points: 10, warnings: 1, decidedBy: 'program' });
      refer(hall);
      expect(resultOf(hall)).toMatchObject({ ...judged, isProvisional: true });
      expect(resultOf(hall).reasons.map(({ code }) => code)).toEqual(['referral', ...reasons.map(({ code }) => code)]);
      // The player is told that it is before the commission.
      expect(hall.journal.ledger.correctionDue('g', 1, 'p1')).toMatchObject({ isOptional: false });
      rule(hall, NULLITY, COMMISSION);
      expect(resultOf(hall)).toMatchObject({ outcome: 'nullity', points: 0, isProvisional: false });
    },
  );

  it('leaves the slip at zero under 2016, which has a provisional sanction, or where the tournament is set so', () => {
    const asked = { settings: { referredByHand: 'zero' } };
    for (const setup of [{ edition: '2016' as const }, asked, { ...asked, edition: '2023' as const }]) {
      const hall = atFirstTurn(openHall(setup));
      refer(hall);
      expect(resultOf(hall)).toMatchObject({ outcome: 'referred', points: 0, penalty: 0, isProvisional: true });
    }
  });

  it('obeys the law for the time being too: no negative turn under 2023', () => {
    const referred = (edition: EditionName) => {
      const hall = atFirstTurn(openHall({ edition, settings: { referredByHand: 'penalty' } }));
      hall.tell('correct-slip', { ...KEY, slip: slipOf('AN', 'H8', 4), reason: 'mal lu' });
      refer(hall);
      return resultOf(hall);
    };
    expect(referred('2023')).toMatchObject({ outcome: 'referred', points: 0, penalty: 0, total: 0 });
    expect(referred('2019')).toMatchObject({ outcome: 'referred', points: 4, penalty: 5, total: -1 });
  });

  it('is told with who asked and why', () => {
    const hall = atFirstTurn(openHall({ settings: { referredByHand: 'zero' } }));
    expect(refer(hall)).toEqual({ type: 'slip-referred', data: { ...KEY, reason: 'ambigu' } });
    expect(resultOf(hall)).toMatchObject({ outcome: 'referred', points: 0, penalty: 0, isProvisional: true });
    expect(fileOf(hall)?.referral).toMatchObject({ actor: REFEREE, reason: 'ambigu' });
  });

  it('or at its points less five, as the tournament is set', () => {
    const hall = atFirstTurn(openHall({ settings: { referredByHand: 'penalty' } }));
    refer(hall);
    expect(resultOf(hall)).toMatchObject({ outcome: 'referred', points: 10, penalty: 5, total: 5 });
  });

  it('needs a slip, a reason, and a commission that has not decided', () => {
    const hall = atFirstTurn();
    const nobody = hall.ask('refer-slip', { ...KEY, entrant: 'p3', reason: 'ambigu' }, CHIEF);
    expect(outcomeOf(nobody)).toBe('no-slip-recorded');
    expect(refer(hall, REFEREE, '')).toBe('reason-missing');
    refer(hall);
    expect(refer(hall, SECOND)).toBe('already-referred');
    rule(hall, NULLITY, COMMISSION);
    expect(refer(hall, SECOND)).toBe('commission-has-decided');
  });

  it('is for a referee at his tables only', () => {
    expect(refer(atFirstTurn(), refereeNamed('b'))).toBe('not-your-table');
  });
});

describe('confirm-slip (5.9)', () => {
  it('holds for the slip that was read: one put right afterwards is to be read again', () => {
    const hall = atFirstTurn();
    hall.tell('confirm-slip', KEY, SECOND);
    hall.tell('correct-slip', { ...KEY, slip: { state: 'blank', solutions: [] }, reason: 'mal lu' });
    expect(fileOf(hall)?.confirmation).toBeUndefined();
  });

  it('says that the second referee agrees, and changes nothing', () => {
    const hall = atFirstTurn();
    const before = resultOf(hall);
    expect(outcomeOf(hall.ask('confirm-slip', KEY, SECOND))).toEqual({ type: 'slip-confirmed', data: KEY });
    expect(fileOf(hall)?.confirmation).toMatchObject({ actor: SECOND });
    expect(resultOf(hall)).toEqual(before);
  });

  it('needs a slip', () => {
    const answer = atFirstTurn().ask('confirm-slip', { ...KEY, entrant: 'p3' }, SECOND);
    expect(outcomeOf(answer)).toBe('no-slip-recorded');
  });
});

describe('rule-slip (5.9, 6.3; 5.7 before 2023)', () => {
  it('stands over the verdict of the program, which stays on file', () => {
    const hall = atFirstTurn();
    expect(rule(hall, accepted(12, 5, true))).toEqual({
      type: 'slip-ruled',
      data: { ...KEY, ruling: accepted(12, 5, true), isProvisional: false, reason: 'motif' },
    });
    expect(resultOf(hall)).toMatchObject({ points: 12, penalty: 5, warnings: 1, total: 7, decidedBy: 'chief' });
    expect(fileOf(hall)?.slip?.verdict.points).toBe(10);
  });

  it('a referee makes an illegible slip null, and no slip need be typed for it', () => {
    const hall = atFirstTurn();
    const illegible = { ...KEY, entrant: 'p3', ruling: NULLITY, reason: 'illisible' };
    hall.tell('rule-slip', illegible, refereeNamed('b'));
    expect(resultOf(hall, 'p3')).toMatchObject({ outcome: 'nullity', points: 0, decidedBy: 'referee' });
    expect(hall.journal.ledger.missingTables('g', 1, 'c')).toEqual([4]);
  });

  it('points are granted to a slip that is there', () => {
    expect(rule(atFirstTurn(), accepted(12), CHIEF, { entrant: 'p3' })).toBe('no-slip-recorded');
  });

  it('the second referee’s decision stands over the referee’s; both stay on file', () => {
    const hall = atFirstTurn();
    rule(hall, NULLITY, REFEREE);
    rule(hall, accepted(10, 5), SECOND);
    expect(resultOf(hall)).toMatchObject({ points: 10, penalty: 5, decidedBy: 'second-referee' });
    expect(fileOf(hall)?.rulings?.map(({ actor }) => actor.role)).toEqual(['referee', 'second-referee']);
  });

  it.each([
    ['the second referee', SECOND, REFEREE],
    ['the chief referee', CHIEF, REFEREE],
    ['the chief referee', CHIEF, SECOND],
    ['the commission', COMMISSION, REFEREE],
  ] as const)('what %s decided is not for a lesser one to change', (_, higher, lesser) => {
    const hall = atFirstTurn();
    rule(hall, NULLITY, higher, { isProvisional: true });
    expect(rule(hall, accepted(10), lesser)).toBe('not-your-ruling');
    expect(rule(hall, accepted(10), CHIEF)).toMatchObject({ type: 'slip-ruled' });
  });

  it('the commission decides for the time being, then for good', () => {
    const hall = atFirstTurn();
    refer(hall);
    expect(rule(hall, accepted(10, 5), COMMISSION, { isProvisional: true })).toMatchObject({
      data: { isProvisional: true },
    });
    expect(resultOf(hall)).toMatchObject({ points: 10, penalty: 5, isProvisional: true });
    rule(hall, accepted(10), COMMISSION);
    expect(resultOf(hall)).toMatchObject({ points: 10, penalty: 0, isProvisional: false, decidedBy: 'commission' });
    expect(rule(hall, NULLITY, CHIEF)).toBe('commission-has-decided');
    expect(rule(hall, NULLITY, COMMISSION)).toMatchObject({ type: 'slip-ruled' });
  });

  describe('of the chief referee on a slip referred to the commission', () => {
    const referred = (): Hall => {
      const hall = atFirstTurn();
      refer(hall);
      return hall;
    };

    it('is for good where there is no commission', () => {
      const hall = referred();
      expect(rule(hall, NULLITY, REFEREE)).toMatchObject({ type: 'slip-ruled' });
      expect(resultOf(hall)).toMatchObject({ isProvisional: true, decidedBy: 'referee' });
      expect(rule(hall, accepted(10), CHIEF)).toMatchObject({ type: 'slip-ruled' });
      expect(resultOf(hall)).toMatchObject({ points: 10, isProvisional: false, decidedBy: 'chief' });
      // Somebody may ask again: it is decided again.
      expect(refer(hall, SECOND)).toMatchObject({ type: 'slip-referred' });
      expect(resultOf(hall)).toMatchObject({ isProvisional: true });
      expect(rule(hall, NULLITY, CHIEF)).toMatchObject({ type: 'slip-ruled' });
      expect(resultOf(hall)).toMatchObject({ outcome: 'nullity', isProvisional: false });
    });

    it.each([
      ['composed', (hall: Hall) => hall.tell('compose-commission', { president: 'Émile', members: [] })],
      [
        'appointed',
        (hall: Hall) => hall.tell('appoint-official', { id: 'k', name: 'Émile', centre: 'c', office: 'commission' }),
      ],
    ])('is for the time being where one is %s, until it decides', (_, name) => {
      const hall = referred();
      name(hall);
      expect(rule(hall, NULLITY, CHIEF)).toMatchObject({ data: { isProvisional: true } });
      expect(resultOf(hall)).toMatchObject({ outcome: 'nullity', isProvisional: true, decidedBy: 'chief' });
      expect(rule(hall, accepted(10), COMMISSION)).toMatchObject({ type: 'slip-ruled' });
      expect(resultOf(hall)).toMatchObject({ points: 10, isProvisional: false });
    });

    it('stays for good when a commission is named afterwards, which an appeal brings it to', () => {
      const hall = referred();
      rule(hall, NULLITY, CHIEF);
      hall.tell('compose-commission', { president: 'Émile', members: [] });
      expect(resultOf(hall)).toMatchObject({ isProvisional: false });
      const appeal = { about: 'slip', ...KEY, by: 'player', to: 'commission', reason: 'place claire' } as const;
      hall.tell('file-appeal', appeal, playerNamed('p1'));
      expect(rule(hall, accepted(10), CHIEF)).toMatchObject({ data: { isProvisional: true } });
    });

    it('answers an appeal where there is no commission', () => {
      const hall = atFirstTurn();
      hall.tell(
        'file-appeal',
        { about: 'slip', ...KEY, by: 'player', to: 'commission', reason: 'place claire' },
        playerNamed('p1'),
      );
      expect(rule(hall, NULLITY, CHIEF)).toMatchObject({ type: 'slip-ruled' });
      expect(isAppealPending(fileOf(hall) ?? { slip: undefined })).toBe(false);
    });
  });

  it('only the commission decides for the time being', () => {
    expect(rule(atFirstTurn(), NULLITY, SECOND, { isProvisional: true })).toMatchObject({
      data: { isProvisional: false },
    });
  });

  it('an average is granted by hand, by the chief referee or the commission, with its reason', () => {
    const hall = atFirstTurn();
    expect(rule(hall, AVERAGE, REFEREE)).toBe('bad-ruling');
    expect(rule(hall, AVERAGE, SECOND)).toBe('bad-ruling');
    expect(rule(hall, AVERAGE, CHIEF, { reason: ' ' })).toBe('reason-missing');
    rule(hall, AVERAGE, CHIEF, { entrant: 'p4', reason: 'aide l’arbitre' });
    hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p3', slip: slipOf('MARE', 'H5', 10) }] });
    expect(resultOf(hall, 'p4')).toMatchObject({ outcome: 'average', points: 10, average: 'granted' });
    expect(rule(hall, AVERAGE, COMMISSION)).toMatchObject({ type: 'slip-ruled' });
  });

  it.each([accepted(-1), accepted(10.5), accepted(10_000)])('%j is no ruling', (ruling) => {
    expect(rule(atFirstTurn(), ruling)).toBe('bad-ruling');
  });

  it('a penalty of another value is the commission’s alone', () => {
    const hall = atFirstTurn();
    expect(rule(hall, accepted(10, 12), CHIEF)).toBe('ruling-against-law');
    for (const penalty of [-5, 2.5, 10_000]) expect(rule(hall, accepted(10, penalty), COMMISSION)).toBe('bad-ruling');
    expect(rule(hall, accepted(0, 12), COMMISSION)).toBe('ruling-against-law');
    expect(rule(hall, accepted(0, 12), COMMISSION, { isOtherwise: true })).toMatchObject({ type: 'slip-ruled' });
    expect(resultOf(hall)).toMatchObject({ points: 0, penalty: 12, total: -12 });
  });

  describe('obeys the law of its edition', () => {
    const under = (edition: EditionName) => atFirstTurn(openHall({ edition }));
    const MAY_BE_NEGATIVE = ['2015', '2016', '2019'] as const;

    it('2023: a penalty that would make the turn negative is a zero (5.3.3, 5.6)', () => {
      expect(rule(under('2023'), accepted(4, 5))).toBe('ruling-against-law');
      expect(rule(under('2023'), accepted(5, 5))).toMatchObject({ type: 'slip-ruled' });
    });

    it.each(MAY_BE_NEGATIVE)('%s: a turn may be negative', (edition) => {
      const hall = under(edition);
      expect(rule(hall, accepted(4, 5))).toMatchObject({ type: 'slip-ruled' });
      expect(resultOf(hall)).toMatchObject({ total: -1 });
    });

    it('2023: no warning stands beside a penalty (5.8)', () => {
      expect(rule(under('2023'), accepted(20, 5, true))).toBe('ruling-against-law');
    });

    it.each(MAY_BE_NEGATIVE)('%s: a warning and a penalty both stand', (edition) => {
      const hall = under(edition);
      expect(rule(hall, accepted(20, 5, true))).toMatchObject({ type: 'slip-ruled' });
      expect(resultOf(hall)).toMatchObject({ penalty: 5, warnings: 1 });
    });

    it.each(EDITION_NAMES)('%s: no warning stands beside a zero', (edition) => {
      expect(rule(under(edition), accepted(0, 0, true))).toBe('ruling-against-law');
    });

    it('says the article, and what to do', () => {
      const said = (ruling: Ruling, actor: Actor) => {
        const answer = under('2023').ask('rule-slip', { ...KEY, ruling, reason: 'motif' }, actor);
        return answer.ok ? '' : answer.fault.text;
      };
      expect(said(accepted(3, 5), CHIEF)).toBe(
        'Une pénalité de 5\u00a0points sur 3\u00a0points rend le bulletin nul (art. 5.3.3 et 5.6) : décidez un zéro. La commission seule peut en décider autrement.',
      );
      expect(said(accepted(20, 5, true), COMMISSION)).toBe(
        'Aucun avertissement ne s’ajoute à une pénalité (art. 5.8) : choisissez l’un ou l’autre. Si la commission en décide autrement, la décision le dit.',
      );
    });

    it('the commission alone decides otherwise, for the time being too, and its decision says so', () => {
      const hall = under('2023');
      const otherwise = { isOtherwise: true } as const;
      expect(rule(hall, accepted(3, 5), CHIEF, otherwise)).toBe('not-otherwise-here');
      expect(rule(hall, accepted(3, 5), COMMISSION, { isProvisional: true })).toBe('ruling-against-law');
      expect(rule(hall, accepted(20, 5), COMMISSION, otherwise)).toBe('not-otherwise-here');
      expect(rule(hall, accepted(3, 5), COMMISSION, { ...otherwise, isProvisional: true })).toMatchObject({
        data: { isOtherwise: true, isProvisional: true },
      });
      expect(resultOf(hall)).toMatchObject({ points: 3, penalty: 5, total: -2 });
      expect(resultOf(hall).reasons[0].citation).toBe(
        'décision de la commission d’arbitrage, qui en décide autrement que le règlement',
      );
      expect(historyOf(hall)).toContain('la commission en décide autrement');
    });

    it('an average granted by hand is never more than the solution of the slip', () => {
      const hall = under('2023');
      hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p3', slip: ABSENT }] });
      rule(hall, AVERAGE);
      expect(resultOf(hall)).toMatchObject({ outcome: 'average', points: 10 });
      rule(hall, AVERAGE, CHIEF, { entrant: 'p3' });
      expect(resultOf(hall, 'p3')).toMatchObject({ outcome: 'average', points: 70 });
      rule(hall, AVERAGE, COMMISSION, { isOtherwise: true });
      expect(resultOf(hall)).toMatchObject({ outcome: 'average', points: 70 });
    });
  });

  it('a nullity keeps the words that the program found, unless whoever decides says which', () => {
    const hall = atFirstTurn();
    hall.tell('correct-slip', { ...KEY, slip: slipOf('MERANI', 'H4', 18), reason: 'mal lu' });
    refer(hall);
    expect(rule(hall, NULLITY, COMMISSION)).toMatchObject({ data: { ruling: { ...NULLITY, words: ['MERANI'] } } });
    hall.tell('correct-slip', { ...KEY, slip: slipOf('MARE', 'H5', 10), reason: 'relu' });
    expect(hall.journal.ledger.correctionDue('g', 1, 'p1')).toMatchObject({ words: ['MERANI'] });
    expect(rule(hall, { ...NULLITY, words: [] }, COMMISSION)).toMatchObject({ data: { ruling: { words: [] } } });
    expect(hall.journal.ledger.correctionDue('g', 1, 'p1')).toMatchObject({ words: [] });
  });

  it('a nullity names them to the player, once', () => {
    const hall = atFirstTurn();
    const told = (words: readonly string[], reason: string) => {
      rule(hall, { outcome: 'nullity', words }, REFEREE, { reason });
      return resultOf(hall).reasons[0].text;
    };
    expect(told(['MERANI'], 'La place est sûre.')).toBe('La place est sûre. Mot non admis : MERANI.');
    expect(told(['NS', 'XU'], 'Deux mots')).toBe('Deux mots. Mots non admis : NS, XU.');
    expect(told(['MERANI'], 'MERANI n’est pas admis.')).toBe('MERANI n’est pas admis.');
    expect(told([], 'Illisible.')).toBe('Illisible.');
  });

  it('a nullity decided when its reason did not name them, and told, stays told', () => {
    const hall = atFirstTurn();
    const command = hall.command('rule-slip', { ...KEY, ruling: NULLITY, reason: 'Illisible.' });
    const body = { ...KEY, ruling: { ...NULLITY, words: ['MERANI'] }, isProvisional: false, reason: 'Illisible.' };
    hall.journal.append(chained({ type: 'slip-ruled', data: body } as const, command, hall.journal.last));
    const delivery = hall.command('deliver-correction', { ...KEY, means: 'paper' });
    const notice = 'nullity 0-0 0 ruling Illisible.';
    const told = {
      ...KEY,
      means: 'paper',
      deliveredAt: delivery.at,
      isComplete: true,
      notice,
      words: ['MERANI'],
    } as const;
    hall.journal.append(chained({ type: 'correction-delivered', data: told } as const, delivery, hall.journal.last));
    expect(hall.journal.ledger.correctionOf('g', 1, 'p1')).toBeUndefined();
  });

  it('a nullity tells the words that are not admitted', () => {
    const hall = atFirstTurn();
    rule(hall, { outcome: 'nullity', words: ['MARE'] }, REFEREE);
    expect(hall.journal.ledger.correctionDue('g', 1, 'p1')).toMatchObject({ words: ['MARE'] });
  });

  it('a referee decides at his tables, the chief of a centre in his centre', () => {
    expect(rule(atFirstTurn(), NULLITY, refereeNamed('b'))).toBe('not-your-table');
    expect(rule(atFirstTurn(openTwoCentres()), NULLITY, chiefOf('d'))).toBe('not-your-centre');
  });
});

describe('withdraw-ruling', () => {
  it('brings back what stood before; the ruling withdrawn stays on file', () => {
    const hall = atFirstTurn();
    rule(hall, accepted(12), REFEREE);
    rule(hall, NULLITY, SECOND);
    expect(withdraw(hall, SECOND)).toEqual({ type: 'ruling-withdrawn', data: { ...KEY, reason: 'erreur' } });
    expect(resultOf(hall)).toMatchObject({ points: 12, decidedBy: 'referee' });
    withdraw(hall, CHIEF);
    expect(resultOf(hall)).toMatchObject({ points: 10, decidedBy: 'program' });
    expect(fileOf(hall)?.withdrawn?.map(({ actor }) => actor.role)).toEqual(['second-referee', 'referee']);
  });

  it('is for its author and the chief referee', () => {
    const hall = atFirstTurn();
    rule(hall, NULLITY, SECOND);
    expect(withdraw(hall, REFEREE)).toBe('not-your-ruling');
    expect(withdraw(hall, { ...SECOND, id: 'autre' } as Actor)).toBe('not-your-ruling');
    expect(withdraw(hall, CHIEF)).toMatchObject({ type: 'ruling-withdrawn' });
  });

  it('only the commission goes back on what the commission decided', () => {
    const hall = atFirstTurn();
    refer(hall);
    rule(hall, accepted(10), COMMISSION);
    expect(withdraw(hall, CHIEF)).toBe('commission-has-decided');
    withdraw(hall, COMMISSION);
    expect(resultOf(hall)).toMatchObject({ outcome: 'accepted', points: 10, isProvisional: true });
  });

  it('needs a ruling and a reason', () => {
    const hall = atFirstTurn();
    expect(withdraw(hall)).toBe('no-ruling');
    rule(hall, NULLITY);
    expect(withdraw(hall, CHIEF, '')).toBe('reason-missing');
  });
});

describe('give-warning (5.5, 5.8, 5.9, D18)', () => {
  it('adds a disciplinary warning to the turn, slip or no slip', () => {
    const hall = atFirstTurn();
    const data = { ...KEY, reason: 'bavardage' };
    expect(outcomeOf(hall.ask('give-warning', data, REFEREE))).toEqual({ type: 'warning-given', data });
    hall.tell('give-warning', data, REFEREE);
    expect(resultOf(hall)).toMatchObject({ points: 10, warnings: 2 });
    hall.tell('give-warning', { ...data, entrant: 'p3' });
    expect(resultOf(hall, 'p3')).toMatchObject({ outcome: 'missing', warnings: 1 });
  });

  it('needs a reason, and the referee of the table', () => {
    const hall = atFirstTurn();
    expect(outcomeOf(hall.ask('give-warning', { ...KEY, reason: '' }))).toBe('reason-missing');
    const answer = hall.ask('give-warning', { ...KEY, reason: 'bruit' }, refereeNamed('b'));
    expect(outcomeOf(answer)).toBe('not-your-table');
  });
});

describe('deliver-correction (5.9)', () => {
  /** `p1` played MERANI, which is not admitted. */
  function withNullity(): Hall {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    const slips = [{ entrant: 'p1', slip: slipOf('MERANI', 'H4', 18) }];
    hall.tell('record-slips', { game: 'g', turn: 1, slips });
    return hall;
  }

  const deliver = (hall: Hall, data: Partial<CommandData<'deliver-correction'>> = {}, actor: Actor = REFEREE) =>
    outcomeOf(hall.ask('deliver-correction', { ...KEY, means: 'paper', ...data }, actor));

  it('notes when and how the player was told, and of which words', () => {
    const hall = withNullity();
    const told = hall.at;
    expect(deliver(hall, { deliveredAt: told })).toMatchObject({
      type: 'correction-delivered',
      data: { ...KEY, means: 'paper', deliveredAt: told, isComplete: true, words: ['MERANI'] },
    });
    expect(hall.journal.ledger.correctionDue('g', 1, 'p1')).toBeUndefined();
    expect(deliver(hall)).toBe('nothing-to-deliver');
  });

  it('is due again when it was incomplete, and when the decision has changed since', () => {
    const hall = withNullity();
    deliver(hall, { isComplete: false });
    expect(deliver(hall, { means: 'voice' })).toMatchObject({ data: { deliveredAt: hall.at, isComplete: true } });
    rule(hall, accepted(18, 5));
    expect(deliver(hall)).toMatchObject({ type: 'correction-delivered' });
  });

  it('is not due for a slip without fault', () => {
    expect(deliver(atFirstTurn())).toBe('nothing-to-deliver');
    expect(deliver(atFirstTurn(), { entrant: 'p3' }, CHIEF)).toBe('nothing-to-deliver');
  });

  it('is never noted in the future, nor before the end of the turn that it is about', () => {
    const ahead = withNullity();
    expect(deliver(ahead, { deliveredAt: ahead.at + 300_000 })).toMatchObject({ data: { deliveredAt: ahead.at } });
    const late = withNullity();
    const { endedAt } = late.journal.state.games.get('g')?.turns[0].centres.get('c') ?? {};
    expect(deliver(late, { deliveredAt: late.at - 3_600_000 })).toMatchObject({ data: { deliveredAt: endedAt } });
  });

  it('a player acknowledges what his screen tells him, all of it, and cannot put it off', () => {
    const hall = withNullity();
    const claim = { means: 'paper', deliveredAt: hall.at + 3_600_000, isComplete: false } as const;
    expect(deliver(hall, claim, playerNamed('p2'))).toBe('not-your-slip');
    expect(deliver(hall, claim, playerNamed('p1'))).toMatchObject({
      data: { means: 'screen', deliveredAt: hall.at, isComplete: true },
    });
  });

  it('a player whose phone was cut off was told when he read it', () => {
    const hall = withNullity();
    const read = hall.at;
    hall.tell('add-centre', { id: 'e', name: 'Centre e' });
    expect(deliver(hall, { deliveredAt: read }, playerNamed('p1'))).toMatchObject({ data: { deliveredAt: read } });
  });
});

describe('print-corrections', () => {
  const NEXT = { ...KEY, entrant: 'p2' };
  const print = (hall: Hall, slips = [KEY], actor: Actor = REFEREE) =>
    outcomeOf(hall.ask('print-corrections', { slips }, actor));

  /** `p1` and `p2` played MERANI, which is not admitted. */
  function withNullities(): Hall {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    const slips = ['p1', 'p2'].map((entrant) => ({ entrant, slip: slipOf('MERANI', 'H4', 18) }));
    hall.tell('record-slips', { game: 'g', turn: 1, slips });
    return hall;
  }

  it('puts on paper what is due, once', () => {
    const hall = withNullities();
    expect(print(hall)).toMatchObject({ type: 'corrections-printed', data: { slips: [KEY] } });
    expect(print(hall)).toBe('nothing-to-print');
    expect(print(hall, [NEXT, KEY, NEXT])).toMatchObject({ data: { slips: [NEXT] } });
    expect(hall.journal.ledger.correctionDue('g', 1, 'p1')).toBeDefined();
  });

  it('prints again what has changed since, and what was handed over incomplete', () => {
    const hall = withNullities();
    print(hall);
    rule(hall, accepted(18, 5));
    expect(print(hall)).toMatchObject({ type: 'corrections-printed' });
    hall.tell('deliver-correction', { ...KEY, means: 'paper', isComplete: false });
    expect(print(hall)).toMatchObject({ type: 'corrections-printed' });
    hall.tell('deliver-correction', { ...KEY, means: 'paper' });
    expect(print(hall)).toBe('nothing-to-print');
  });

  it('does not stand in the way of whoever takes the slip back, but of whoever takes the turn back', () => {
    const hall = withNullities();
    const recorded = hall.journal.events.at(-1)?.id as string;
    print(hall);
    hall.tell('undo', { event: recorded });
    const drawn = hall.journal.events.find(({ type }) => type === 'draw-made')?.id as string;
    expect(outcomeOf(hall.ask('undo', { event: drawn }))).toBe('action-relied-upon');
  });
});

describe('a slip', () => {
  it('of somebody who does not play the turn takes no decision', () => {
    const hall = openHall();
    hall.tell('note-departure', { entrant: 'p1', reason: 'malade' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p2', slip: ABSENT }] });
    expect(rule(hall, NULLITY)).toBe('not-present');
    expect(withdraw(hall)).toBe('not-present');
    expect(refer(hall)).toBe('not-present');
  });
});

describe('what would reopen a closed turn', () => {
  it('is refused: a decision in place of a slip stays, and so does a departure', () => {
    const hall = openHall({ players: 2 });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-tops', { game: 'g', turn: 1, entrants: ['p2'] });
    const key = { game: 'g', turn: 1, entrant: 'p1' };
    hall.tell('rule-slip', { ...key, ruling: { outcome: 'nullity' }, reason: 'bulletin illisible' });
    hall.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
    expect(outcomeOf(hall.ask('withdraw-ruling', { ...key, reason: 'relu' }))).toBe('turn-closed');
    layTop(hall, 1);
    const left = hall.tell('note-departure', { entrant: 'p1', reason: 'malade' });
    playTurn(hall, 'MERNIAS', 2);
    hall.tell('record-tops', { game: 'g', turn: 2, entrants: ['p2'] });
    hall.tell('close-turn', { game: 'g', turn: 2, centre: 'c' });
    expect(outcomeOf(hall.ask('undo', { event: left.id }))).toBe('action-relied-upon');
  });

  it('is refused: a departure does not wipe out an average that was granted', () => {
    const hall = openHall({ players: 2 });
    playTurn(hall, 'MENERAI', 1);
    const key = { game: 'g', turn: 1, entrant: 'p1' };
    hall.tell('rule-slip', { ...key, ruling: { outcome: 'average' }, reason: 'bulletin perdu' });
    const departure = { entrant: 'p1', from: { game: 0, turn: 1 }, reason: 'parti' };
    expect(outcomeOf(hall.ask('note-departure', departure))).toBe('slip-after-departure');
  });
});

describe('those who decide for a centre', () => {
  it('stay in it: a second referee of one does not rule in another, and one centre does not name the commission', () => {
    const hall = openTwoCentres();
    playTurn(hall, 'MENERAI', 1);
    hall.tell('appoint-official', { id: 'second', name: 'Double', centre: 'd', office: 'second-referee' });
    const ruling = { game: 'g', turn: 1, entrant: 'p1', ruling: { outcome: 'nullity' }, reason: 'essai' } as const;
    expect(outcomeOf(hall.ask('rule-slip', ruling, SECOND))).toBe('not-your-centre');
    const commission = { id: 'commission', name: 'Commission', centre: 'd', office: 'commission' } as const;
    expect(outcomeOf(hall.ask('appoint-official', commission, chiefOf('d')))).toBe('not-allowed');
    hall.tell('appoint-official', commission);
  });
});

describe('a player', () => {
  it('is told of his correction slip once the turn is over, and not while he may still change his slip', () => {
    const hall = openHall({ settings: { playersWriteSlips: true } });
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    const player = playerNamed('p1');
    hall.tell(
      'record-slips',
      { game: 'g', turn: 1, slips: [{ entrant: 'p1', slip: slipOf('MERANI', 'H4', 18) }] },
      player,
    );
    const told = { game: 'g', turn: 1, entrant: 'p1', means: 'screen' } as const;
    expect(outcomeOf(hall.ask('deliver-correction', told, player))).toBe('turn-not-ended');
    hall.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
    hall.tell('deliver-correction', told, player);
  });
});

it('knows an author again by his role and his id, a chief referee by his name and his centre', () => {
  const chief = { role: 'chief', name: 'Dominique' } as const;
  expect(isSameActor(chief, { ...chief })).toBe(true);
  expect(isSameActor(chief, { ...chief, centre: 'd' })).toBe(false);
  expect(isSameActor(chief, { role: 'referee', name: 'Dominique', id: 'a1' })).toBe(false);
  const referee = { role: 'referee', name: 'Dominique', id: 'a1' } as const;
  expect(isSameActor(referee, { ...referee, name: 'Dominique D.' })).toBe(true);
  expect(isSameActor(referee, { ...referee, id: 'a2' })).toBe(false);
});
