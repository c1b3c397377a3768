import { makeDraw } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import type { TurnCorrections } from '../commands.ts';
import { Journal } from '../history/journal.ts';
import { provisionalOf } from '../provisional.ts';
import { basisOf } from '../state/basis.ts';
import { differencesFromReference } from '../testing/compared-ledger.ts';
import {
  ABSENT,
  CHIEF,
  COMMISSION,
  type Hall,
  layTop,
  openHall,
  outcomeOf,
  playTurn,
  refereeNamed,
  SECOND,
  slipOf,
  WORDBOOK,
} from '../testing/hall.ts';
import { whyProvisional } from '../told/provisional.ts';

const AT = { game: 'g', centre: 'c' };
/** MENERAI lies in H2, not in H4. */
const ELSEWHERE: TurnCorrections = {
  game: 'g',
  turns: [{ turn: 1, solution: { word: 'MENERAI', reference: 'H2' } }],
};
const REASON = 'mal posée';

const show = (hall: Hall, corrections: TurnCorrections = ELSEWHERE) => {
  const shown = hall.journal.consequencesOf(corrections);
  if (!shown.ok) throw new Error(shown.fault.text);
  return shown.value;
};
const correct = (hall: Hall, corrections: TurnCorrections = ELSEWHERE, reason = REASON) =>
  hall.ask('correct-turns', { ...corrections, reason, shown: show(hall, corrections).shown });

const turnsOf = ({ journal }: Hall) => journal.state.games.get('g')?.turns ?? [];
const playedIn = (hall: Hall) =>
  turnsOf(hall).map(
    ({ draw, solution }) => `${makeDraw(draw)} ${solution?.word} ${solution?.reference} ${solution?.score}`,
  );
const pointsIn = ({ journal }: Hall, turn: number) =>
  ['p1', 'p2', 'p3', 'p4'].map((entrant) => journal.ledger.result('g', turn, entrant).points);
const snapshot = (hall: Hall) =>
  structuredClone({ state: hall.journal.state, points: [1, 2, 3].map((turn) => pointsIn(hall, turn)) });

/** Two turns played and closed, a third one drawn: MARES lengthens MENERAI where it was laid, and leans on its M. */
function played(): Hall {
  const hall = openHall();
  playTurn(hall, 'MENERAI', 1);
  hall.tell('record-tops', { game: 'g', turn: 1, entrants: ['p1', 'p2', 'p3', 'p4'] });
  hall.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  hall.tell('close-turn', { ...AT, turn: 1 });
  playTurn(hall, 'MERNIAS', 2);
  hall.tell(
    'record-slips',
    {
      game: 'g',
      turn: 2,
      slips: [
        { entrant: 'p1', slip: slipOf('MENERAIS', '5E', 86) },
        { entrant: 'p2', slip: slipOf('MARES', '11D', 21) },
      ],
    },
    refereeNamed('a'),
  );
  hall.tell('record-slips', { game: 'g', turn: 2, slips: [{ entrant: 'p3', slip: slipOf('MARES', '4H', 12) }] });
  hall.tell('record-slips', { game: 'g', turn: 2, slips: [{ entrant: 'p4', slip: ABSENT }] });
  hall.tell('lay-solution', { game: 'g', turn: 2, word: 'MENERAIS', reference: '5E' });
  hall.tell('close-turn', { ...AT, turn: 2 });
  playTurn(hall, 'USTEALO', 3);
  return hall;
}

/** The same, over after the second turn. */
function over(): Hall {
  const hall = played();
  for (let actions = 0; actions < 3; actions++) hall.tell('undo', {});
  hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'il se fait tard' });
  return hall;
}

describe('a solution put right two turns later', () => {
  it('has slips judged again, not conduct: a warning that the commission annulled does not come back', () => {
    const hall = played();
    const subject = { about: 'warning', game: 'g', turn: 2, entrant: 'p2' } as const;
    const slip = { ...slipOf('MARES', '11D', 21), conduct: 'warned' } as const;
    hall.tell('correct-slip', { game: 'g', turn: 2, entrant: 'p2', slip, reason: 'conduite' });
    hall.tell('file-appeal', { ...subject, by: 'referees', to: 'commission', reason: 'à revoir' });
    const answer = { ...subject, isUpheld: true, reason: 'entendu', remedy: { kind: 'annulment' } } as const;
    expect(outcomeOf(hall.ask('answer-appeal', answer, COMMISSION))).toMatchObject({ type: 'appeal-answered' });
    expect(outcomeOf(correct(hall))).toMatchObject({ type: 'turns-corrected' });
    const { ledger, events } = hall.journal;
    expect(ledger.result('g', 2, 'p2').reasons.map(({ code }) => code)).not.toContain('disciplinary');
    expect(differencesFromReference(ledger, events, 'g')).toEqual([]);
  });

  it('is laid there; later draws and solutions stay, and slips are judged again as they were written', () => {
    const hall = played();
    const before = turnsOf(hall)[1].files.get('p2')?.slip;
    const { turns, slips, totals, toSee, cancelled } = show(hall);
    expect(turns.map(({ turn, judged }) => [turn, judged])).toEqual([
      [1, 0],
      [2, 4],
      [3, 0],
    ]);
    expect(
      slips.map(({ turn, entrant, before: was, after: is }) => [turn, entrant, was.points, is.points - is.penalty]),
    ).toEqual([
      [2, 'p2', 21, 0],
      [2, 'p3', 12, 7],
    ]);
    expect(totals).toEqual([
      { entrant: 'p2', before: 91, after: 70 },
      { entrant: 'p3', before: 82, after: 77 },
    ]);
    expect([toSee, cancelled]).toEqual([[], []]);
    const events = hall.journal.events.length;
    expect(outcomeOf(correct(hall))).toMatchObject({
      type: 'turns-corrected',
      data: { reason: REASON, cancelled: [] },
    });
    expect(hall.journal.events).toHaveLength(events + 1);
    expect(playedIn(hall)).toEqual([
      'AEEIMNR MENERAI H2 68',
      'AEIMNRS MENERAIS 5E 86',
      'AELOSTU undefined undefined undefined',
    ]);
    expect(pointsIn(hall, 2)).toEqual([86, 0, 12, 0]);
    expect(turnsOf(hall)[1].files.get('p2')?.slip).toMatchObject({
      slip: before?.slip,
      actor: refereeNamed('a'),
      at: before?.at,
    });
    expect(new Journal(WORDBOOK, hall.journal.events).state).toEqual(hall.journal.state);
  });

  it('is one action to take back, and to have back', () => {
    const hall = played();
    const before = snapshot(hall);
    correct(hall);
    const after = snapshot(hall);
    hall.tell('undo', {});
    expect(snapshot(hall)).toEqual(before);
    hall.tell('redo', {});
    expect(snapshot(hall)).toEqual(after);
  });

  it('is what slips of those turns are judged on from then on', () => {
    const hall = played();
    correct(hall);
    hall.tell('correct-slip', {
      game: 'g',
      turn: 2,
      entrant: 'p4',
      slip: slipOf('MARES', '9D', 21),
      reason: 'retrouvé',
    });
    expect(pointsIn(hall, 2)[3]).toBeGreaterThan(0);
    expect(hall.ask('undo', { event: hall.journal.events.at(-2)?.id ?? '' })).toMatchObject({
      fault: { code: 'action-relied-upon', text: expect.stringContaining('correction : bulletin de Joueur 4') },
    });
  });

  it('concerns no slip of its own turn, which is played on the same letters and board', () => {
    const hall = played();
    const taken = hall.tell('correct-slip', { game: 'g', turn: 1, entrant: 'p1', slip: ABSENT, reason: 'pas remis' });
    hall.tell('undo', {});
    const corrected = correct(hall);
    hall.tell('redo', { event: hall.journal.events.at(-2)?.id ?? '' });
    expect(hall.journal.isUndone(taken)).toBe(false);
    hall.tell('undo', { event: corrected.ok ? corrected.value.id : '' });
    expect(pointsIn(hall, 1)).toEqual([0, 70, 70, 70]);
  });

  it('was laid: that of a turn which has none is not put right', () => {
    const corrections = { game: 'g', turns: [{ turn: 3, solution: { word: 'SALE', reference: '11H' } }] };
    expect(played().journal.consequencesOf(corrections)).toMatchObject({ fault: { code: 'turn-not-over' } });
  });

  it('changes nothing else where the board comes back to what it was', () => {
    const hall = played();
    const corrections = { game: 'g', turns: [{ turn: 3, letters: 'USTEALI' }] };
    expect(show(hall, corrections).turns).toHaveLength(1);
  });

  it('makes another correction slip due to whoever was told something else', () => {
    const hall = played();
    expect(hall.journal.ledger.correctionsDue('g', 2)).not.toContain('p2');
    correct(hall);
    expect(hall.journal.ledger.correctionsDue('g', 2)).toContain('p2');
  });
});

describe('what people decided', () => {
  const key = (entrant: string) => ({ game: 'g', turn: 2, entrant });
  const GRANTED = { outcome: 'accepted', points: 21, penalty: 0, warning: false } as const;
  const fileOf = (hall: Hall, entrant: string) => turnsOf(hall)[1].files.get(entrant);

  it('stands over the slip, is to be seen again where the verdict under it changed, and is provisional until then', () => {
    const hall = played();
    for (const entrant of ['p1', 'p2']) {
      hall.tell('rule-slip', { ...key(entrant), ruling: GRANTED, reason: 'lisible' }, COMMISSION);
    }
    expect(show(hall).toSee).toEqual([{ turn: 2, entrant: 'p2', why: 'ruled' }]);
    expect(show(hall).totals.map(({ entrant }) => entrant)).toEqual(['p3']);
    correct(hall);
    expect(pointsIn(hall, 2).slice(0, 2)).toEqual([21, 21]);
    expect(fileOf(hall, 'p1')?.review).toBeUndefined();
    expect(fileOf(hall, 'p2')?.review).toMatchObject({ actor: CHIEF });
    expect(hall.journal.ledger.result('g', 2, 'p2').isProvisional).toBe(true);
    const { state, ledger } = hall.journal;
    const why = provisionalOf(state, ledger, [...state.games.values()]);
    expect(why && whyProvisional(state, why)).toMatch(/1\s+bulletin à revoir$/);
  });

  it.each([
    [
      'another decision',
      (hall: Hall) => hall.tell('rule-slip', { ...key('p2'), ruling: GRANTED, reason: 'revu' }, COMMISSION),
    ],
    ['its withdrawal', (hall: Hall) => hall.tell('withdraw-ruling', { ...key('p2'), reason: 'revu' }, COMMISSION)],
    ['another reading', (hall: Hall) => hall.tell('correct-slip', { ...key('p2'), slip: ABSENT, reason: 'revu' })],
    ['a confirmation', (hall: Hall) => hall.tell('confirm-slip', key('p2'), SECOND)],
  ])('has been seen again by %s', (_, see) => {
    const hall = played();
    hall.tell('rule-slip', { ...key('p2'), ruling: GRANTED, reason: 'lisible' }, COMMISSION);
    correct(hall);
    see(hall);
    expect(fileOf(hall, 'p2')?.review).toBeUndefined();
  });

  it('and asked stays asked: an appeal, a slip referred', () => {
    const hall = played();
    hall.tell('file-appeal', {
      about: 'slip',
      ...key('p2'),
      by: 'player',
      to: 'commission',
      reason: 'MARES vaut plus',
    });
    hall.tell('refer-slip', { ...key('p3'), reason: 'ambigu' });
    expect(show(hall).toSee).toEqual([
      { turn: 2, entrant: 'p2', why: 'appealed' },
      { turn: 2, entrant: 'p3', why: 'referred' },
    ]);
    correct(hall);
    expect(fileOf(hall, 'p2')).toMatchObject({ appeals: [{ reason: 'MARES vaut plus' }], review: { actor: CHIEF } });
    expect(fileOf(hall, 'p3')).toMatchObject({ referral: { reason: 'ambigu' }, review: { actor: CHIEF } });
  });

  it('and confirmed is to be confirmed again, where it is no longer the same', () => {
    const hall = played();
    for (const entrant of ['p1', 'p3']) hall.tell('confirm-slip', key(entrant), SECOND);
    expect(show(hall).toSee).toEqual([{ turn: 2, entrant: 'p3', why: 'confirmed' }]);
    correct(hall);
    expect(fileOf(hall, 'p1')?.confirmation).toMatchObject({ actor: SECOND });
    expect(fileOf(hall, 'p3')?.confirmation).toBeUndefined();
  });
});

describe('a later turn that cannot stand', () => {
  /** On H5, the board has an M where MENERAIS needs an E. */
  const SHIFTED: TurnCorrections = { game: 'g', turns: [{ turn: 1, solution: { word: 'MENERAI', reference: 'H5' } }] };
  const WITH_ANOTHER: TurnCorrections = {
    game: 'g',
    turns: [...SHIFTED.turns, { turn: 2, solution: { word: 'MENERAIS', reference: '6E' } }],
  };

  it('is told, with why, and nothing is done', () => {
    const hall = played();
    expect(show(hall, SHIFTED).stuck).toMatchObject({
      turn: 2,
      what: 'solution',
      text: expect.stringContaining('MENERAIS en 5E'),
    });
    const before = snapshot(hall);
    expect(correct(hall, SHIFTED)).toMatchObject({
      fault: {
        code: 'turn-cannot-stand',
        text: expect.stringMatching(
          /^Coup 2 : MENERAIS en 5E ne se pose plus sur la grille corrigée\. Corrigez ce coup aussi, ou annulez les coups à partir de lui\.$/,
        ),
      },
    });
    expect(snapshot(hall)).toEqual(before);
  });

  it('is put right with it', () => {
    const hall = played();
    expect(show(hall, WITH_ANOTHER).stuck).toBeUndefined();
    correct(hall, WITH_ANOTHER);
    expect(playedIn(hall).slice(0, 2)).toEqual([
      'AEEIMNR MENERAI H5 66',
      expect.stringMatching(/^AEIMNRS MENERAIS 6E \d+$/),
    ]);
  });

  it('is cancelled with those after it: their slips stay in the history, and the turn is drawn again', () => {
    const hall = played();
    const corrections = { ...SHIFTED, cancelFrom: 2 };
    expect(show(hall, corrections)).toMatchObject({
      cancelled: [2, 3],
      totals: [
        { entrant: 'p1', before: 156, after: 70 },
        { entrant: 'p2', before: 91, after: 70 },
        { entrant: 'p3', before: 82, after: 70 },
      ],
    });
    const before = snapshot(hall);
    correct(hall, corrections);
    const game = hall.journal.state.games.get('g');
    expect(game?.turns).toHaveLength(1);
    expect(game?.cancelled.map(({ turn }) => [turn.number, turn.files.size])).toEqual([
      [3, 0],
      [2, 4],
    ]);
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'USTEALO' } });
    hall.tell('undo', {});
    hall.tell('undo', {});
    expect(snapshot(hall)).toEqual(before);
  });

  it('is not cancelled in a game that is over', () => {
    const hall = over();
    expect(outcomeOf(correct(hall, ELSEWHERE))).toMatchObject({ type: 'turns-corrected' });
    expect(hall.journal.consequencesOf({ ...SHIFTED, cancelFrom: 2 })).toMatchObject({
      fault: { code: 'game-finished' },
    });
  });

  it('has letters that are no longer in the bag', () => {
    const hall = openHall();
    playTurn(hall, 'AIRMENE', 1);
    hall.tell('lay-solution', { game: 'g', turn: 1, word: 'MENE', reference: 'H5' });
    playTurn(hall, 'AIRZSOU', 2);
    const corrections = {
      game: 'g',
      turns: [{ turn: 1, letters: 'AIRNEZM', solution: { word: 'NEZ', reference: 'H6' } }],
    };
    expect(show(hall, corrections).stuck).toEqual({
      ...{ turn: 2, what: 'draw' },
      text: 'Le tirage AIRZSOU demande plus de Z qu’il n’en reste : vérifiez-le.',
    });
  });
});

describe('a draw put right after its turn', () => {
  it('has its slips judged again, and its solution laid if it still can be', () => {
    const hall = played();
    const corrections = { game: 'g', turns: [{ turn: 2, letters: 'MERNIAT' }] };
    expect(show(hall, corrections).stuck).toMatchObject({ turn: 2, what: 'solution' });
    const laid = { game: 'g', turns: [{ ...corrections.turns[0], solution: { word: 'MENERAI', reference: '5E' } }] };
    expect(show(hall, laid).slips.map(({ entrant, after }) => [entrant, after.outcome])).toEqual([
      ['p1', 'nullity'],
      ['p2', 'nullity'],
      ['p3', 'nullity'],
    ]);
    expect(show(hall, laid).turns[1].after).toEqual({ draw: 'AELOSTU', isWhole: false });
    correct(hall, laid);
    expect(playedIn(hall)[1]).toBe('AEIMNRT MENERAI 5E 32');
  });

  it('leaves later letters where they are: a leftover that is not among them went back into the bag', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    hall.tell('lay-solution', { game: 'g', turn: 1, word: 'MARE', reference: 'H5' });
    playTurn(hall, 'EIN+STAL', 2);
    const corrections = { game: 'g', turns: [{ turn: 1, solution: { word: 'AMEN', reference: 'H5' } }] };
    const [, second] = show(hall, corrections).turns;
    expect([second.before.isWhole, second.after]).toMatchObject([false, { draw: 'AEILNST', isWhole: true }]);
  });
});

describe('what was shown', () => {
  it('is what is done: a slip that came meanwhile in a turn that changes is shown first', () => {
    const hall = played();
    const { shown } = show(hall);
    hall.tell('record-slips', { game: 'g', turn: 3, slips: [{ entrant: 'p1', slip: slipOf('SALE', 'A1', 4) }] });
    const asked = { ...ELSEWHERE, reason: REASON };
    expect(outcomeOf(hall.ask('correct-turns', { ...asked, shown }))).toBe('consequences-differ');
    expect(outcomeOf(hall.ask('correct-turns', { ...asked, shown: show(hall).shown }))).toMatchObject({
      type: 'turns-corrected',
    });
  });

  it('is what is done: so is a decision on a slip that changes', () => {
    const hall = played();
    const { shown } = show(hall);
    hall.tell('rule-slip', { game: 'g', turn: 2, entrant: 'p2', ruling: { outcome: 'nullity' }, reason: 'douteux' });
    expect(outcomeOf(hall.ask('correct-turns', { ...ELSEWHERE, reason: REASON, shown }))).toBe('consequences-differ');
  });

  it('holds whatever else happens', () => {
    const hall = played();
    const { shown } = show(hall);
    hall.tell('correct-slip', { game: 'g', turn: 1, entrant: 'p1', slip: ABSENT, reason: 'pas remis' });
    hall.tell('describe-tournament', { name: 'Open', place: 'Là', date: '2026-11-16' });
    expect(outcomeOf(hall.ask('correct-turns', { ...ELSEWHERE, reason: REASON, shown }))).toMatchObject({
      type: 'turns-corrected',
    });
  });
});

describe('a slip taken back after a turn was corrected', () => {
  it('is gone alone: the correction stays', () => {
    const hall = played();
    const slip = hall.journal.events.find(({ type, data }) => type === 'slips-recorded' && data.turn === 2);
    correct(hall);
    hall.tell('undo', { event: turnsClosedIn(hall) });
    hall.tell('undo', { event: slip?.id ?? '' });
    expect(playedIn(hall)[0]).toBe('AEEIMNR MENERAI H2 68');
    expect(turnsOf(hall)[1].files.has('p2')).toBe(false);
    expect(new Journal(WORDBOOK, hall.journal.events).state).toEqual(hall.journal.state);
    hall.tell('redo', {});
    expect(pointsIn(hall, 2)).toEqual([86, 0, 12, 0]);
  });

  it('is what it was before, judged on the new board, where only its correction is taken back', () => {
    const hall = played();
    const corrected = hall.tell('correct-slip', { game: 'g', turn: 2, entrant: 'p2', slip: ABSENT, reason: 'mal lu' });
    correct(hall);
    expect(pointsIn(hall, 2)).toEqual([86, 0, 12, 0]);
    hall.tell('undo', { event: corrected.id });
    const file = turnsOf(hall)[1].files.get('p2');
    expect(file?.slip?.slip).toEqual(slipOf('MARES', '11D', 21));
    expect(file?.slip?.verdict).toMatchObject({ outcome: 'nullity', reasons: [{ code: 'unlocated' }] });
  });

  it('is another one for whoever saw it before, though the same action judged both', () => {
    const hall = played();
    const key = { game: 'g', turn: 2, entrant: 'p2' };
    const seen = () => basisOf(hall.journal.state, key) as string;
    const confirmOn = (basis: string) => hall.journal.submit({ ...hall.command('confirm-slip', key, SECOND), basis });
    const corrected = hall.tell('correct-slip', { ...key, slip: slipOf('MARES', '4H', 12), reason: 'mal lu' });
    const before = seen();
    correct(hall);
    const after = seen();
    hall.tell('undo', { event: corrected.id });
    expect(confirmOn(before)).toMatchObject({ fault: { code: 'other-slip' } });
    expect(confirmOn(after)).toMatchObject({
      fault: {
        code: 'other-slip',
        text: 'Le bulletin de Joueur 2 au coup 2 a changé entre-temps. Vous aviez vu : « jugé de nouveau : accepté, 12\u00a0points, pénalité de 5 » (Juge). Il y a maintenant : « jugé de nouveau : nul » (Juge). Regardez-le, puis décidez de nouveau.',
      },
    });
    expect(confirmOn(seen())).toMatchObject({ ok: true });
  });

  const turnsClosedIn = ({ journal }: Hall) =>
    journal.events.find(({ type, data }) => type === 'turn-closed' && data.turn === 2)?.id ?? '';
});

describe('a game that is over', () => {
  it('stays over, and it is told when the reason for it no longer holds', () => {
    const hall = over();
    expect(show(hall).isEndLost).toBe(false);
    correct(hall);
    expect(hall.journal.state.games.get('g')?.finished?.cause).toBe('decision');
  });

  it('of a sudden death may have had others in it: its reason no longer holds', () => {
    const hall = suddenDeath(['p1', 'p2', 'p3'], ['p4']);
    hall.tell('finish-game', { game: 'g', cause: 'sudden-death', reason: '' });
    expect(show(hall).isEndLost).toBe(true);
  });
});

describe('a sudden death', () => {
  it('may have put others out: the slips of those who were still in are missing', () => {
    const hall = suddenDeath(['p1', 'p2'], ['p3', 'p4']);
    playTurn(hall, 'USTEALO', 3);
    const { toSee } = show(hall);
    expect(toSee.filter(({ why }) => why === 'missing').map(({ turn, entrant }) => [turn, entrant])).toEqual([
      [3, 'p1'],
      [3, 'p2'],
    ]);
  });
});

/** Two turns: some have what holds wherever MENERAI lies, the others more, which does not. */
function suddenDeath(out: readonly string[], still: readonly string[]): Hall {
  const hall = openHall({ game: { rhythm: 'mort-subite' } });
  playTurn(hall, 'MENERAI', 1);
  layTop(hall, 1);
  hall.tell('record-tops', { game: 'g', turn: 1, entrants: ['p1', 'p2', 'p3', 'p4'] });
  playTurn(hall, 'MERNIAS', 2);
  const slips = [
    ...out.map((entrant) => ({ entrant, slip: slipOf('MARES', '5E', 12) })),
    ...still.map((entrant) => ({ entrant, slip: slipOf('MARES', '11D', 21) })),
  ];
  hall.tell('record-slips', { game: 'g', turn: 2, slips });
  hall.tell('lay-solution', { game: 'g', turn: 2, word: 'MENERAIS', reference: '5E' });
  return hall;
}
