import { unwrap } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { fileStanding } from '../appeals.ts';
import type { Remedy } from '../commands.ts';
import type { AppealSubject } from '../events.ts';
import { provisionalOf } from '../provisional.ts';
import {
  CHIEF,
  COMMISSION,
  type Hall,
  layTop,
  missingIn,
  openHall,
  openTwoCentres,
  outcomeOf,
  playerNamed,
  playTurn,
  refereeNamed,
  slipOf,
} from '../testing/hall.ts';

const TURN = { game: 'g', turn: 1 };
const DAY = 24 * 3_600_000;

const file = (hall: Hall, subject: AppealSubject, to: 'commission' | 'federation' = 'commission') =>
  hall.ask('file-appeal', { ...subject, by: 'referees', to, reason: 'à revoir' });
const answer = (hall: Hall, subject: AppealSubject, remedy?: Remedy) =>
  hall.ask(
    'answer-appeal',
    { ...subject, isUpheld: true, reason: 'entendu', ...(remedy ? { remedy } : {}) },
    COMMISSION,
  );
const isProvisional = ({ journal: { state, ledger } }: Hall) =>
  (provisionalOf(state, ledger, [...state.games.values()])?.awaited.appeal ?? 0) > 0;

/** Two players, one turn played by both and laid. */
function played(edition: '2019' | '2023' = '2023'): Hall {
  const hall = openHall({ players: 2, edition });
  playTurn(hall, 'MENERAI', 1);
  hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip: slipOf('MENERAI', 'H4', 70) }] });
  hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p2', slip: slipOf('MARE', 'H5', 10) }] });
  layTop(hall, 1);
  return hall;
}

const finished = (hall: Hall): Hall => {
  hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'il se fait tard', missing: missingIn(hall) });
  return hall;
};
const warned = (hall = played()): Hall => {
  hall.tell('give-warning', { ...TURN, entrant: 'p2', reason: 'bavardage' });
  return hall;
};
const cancelled = (hall = played()): Hall => {
  hall.tell('cancel-turn', { ...TURN, reason: 'chronomètre' });
  return hall;
};
function cancelledInCentre(): Hall {
  const hall = openTwoCentres({ edition: '2023' });
  playTurn(hall, 'MENERAI', 1);
  hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip: slipOf('MENERAI', 'H4', 70) }] });
  hall.tell('cancel-turn', { ...TURN, centre: 'c', reason: 'chronomètre' });
  return hall;
}
/** `p3` comes for the second turn. */
function late(): Hall {
  const hall = openHall({ players: 3, edition: '2023' });
  hall.tell('note-departure', { entrant: 'p3', reason: 'en route' });
  playTurn(hall, 'MENERAI', 1);
  hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip: slipOf('MENERAI', 'H4', 70) }] });
  hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p2', slip: slipOf('MARE', 'H5', 10) }] });
  layTop(hall, 1);
  hall.tell('note-arrival', { entrant: 'p3' });
  return hall;
}
const excluded = (hall = played()): Hall => {
  hall.tell('exclude-entrant', { entrant: 'p1', reason: 'téléphone' });
  return hall;
};

const SUBJECTS: readonly (readonly [AppealSubject, () => Hall, string])[] = [
  [{ about: 'slip', ...TURN, entrant: 'p2' }, played, 'bulletin de Joueur 2, coup 1 (Partie 1)'],
  [{ about: 'warning', ...TURN, entrant: 'p2' }, warned, 'avertissement disciplinaire de Joueur 2, coup 1 (Partie 1)'],
  [{ about: 'draw', ...TURN }, played, 'tirage, coup 1 (Partie 1)'],
  [{ about: 'solution', ...TURN }, played, 'solution posée, coup 1 (Partie 1)'],
  [{ about: 'cancellation', ...TURN }, cancelled, 'annulation du coup 1 (Partie 1)'],
  [
    { about: 'cancellation', ...TURN, centre: 'c' },
    cancelledInCentre,
    'annulation du coup 1 (Partie 1) pour le centre Centre',
  ],
  [{ about: 'lateness', game: 'g', entrant: 'p3' }, late, 'retard de Joueur 3 (Partie 1)'],
  [{ about: 'end', game: 'g' }, () => finished(played()), 'fin de la partie « Partie 1 »'],
  [{ about: 'exclusion', entrant: 'p1' }, excluded, 'exclusion de Joueur 1'],
];

describe('any decision may be appealed against (6.3)', () => {
  describe.each(SUBJECTS)('%j', (subject, hallOf, told) => {
    it('once it was made; the ranking is provisional until the commission answers', () => {
      expect(outcomeOf(file(openHall({ players: 3 }), subject))).toBe(
        subject.about === 'slip' ? 'unknown-turn' : 'nothing-decided',
      );
      const hall = hallOf();
      expect(isProvisional(hall)).toBe(false);
      expect(outcomeOf(file(hall, subject))).toMatchObject({
        type: 'appeal-filed',
        data: { ...subject, isLate: false },
      });
      expect(isProvisional(hall)).toBe(true);
      const again = file(hall, subject);
      expect(!again.ok && again.fault.text).toBe(`Une réclamation attend déjà une décision (${told}).`);
      expect(outcomeOf(answer(hall, subject))).toMatchObject({ type: 'appeal-answered', data: { isUpheld: true } });
      expect(isProvisional(hall)).toBe(false);
      expect(outcomeOf(answer(hall, subject))).toBe('no-open-appeal');
    });

    it('goes to the federation once the commission has answered, and is answered there too', () => {
      const hall = hallOf();
      expect(outcomeOf(file(hall, subject, 'federation'))).toBe('commission-first');
      file(hall, subject);
      answer(hall, subject);
      expect(outcomeOf(file(hall, subject))).toBe('commission-answered');
      expect(outcomeOf(file(hall, subject, 'federation'))).toMatchObject({ data: { to: 'federation' } });
      expect(outcomeOf(file(hall, subject, 'federation'))).toBe('already-at-federation');
      expect(isProvisional(hall)).toBe(false);
      expect(outcomeOf(answer(hall, subject))).toMatchObject({ type: 'appeal-answered' });
    });

    it('is taken back with what it is against', () => {
      const hall = hallOf();
      file(hall, subject);
      hall.tell('undo', {});
      expect(isProvisional(hall)).toBe(false);
      expect(outcomeOf(file(hall, subject))).toMatchObject({ type: 'appeal-filed' });
    });
  });

  it('taken anew, it may be appealed against anew: the answer was about the one before (6.3)', () => {
    const ended = { about: 'end', game: 'g' } as const;
    const hall = finished(played());
    file(hall, ended);
    answer(hall, ended, { kind: 'annulment' });
    finished(hall);
    expect(outcomeOf(file(hall, ended))).toMatchObject({ type: 'appeal-filed', data: { to: 'commission' } });

    const turn = { about: 'cancellation', ...TURN } as const;
    const draw = { about: 'draw', ...TURN } as const;
    const again = played();
    for (const subject of [draw, turn]) {
      if (subject === turn) cancelled(again);
      file(again, subject);
      answer(again, subject);
    }
    playTurn(again, '-TABLESU', 1);
    expect(outcomeOf(file(again, draw))).toMatchObject({ type: 'appeal-filed', data: { to: 'commission' } });
    cancelled(again);
    expect(outcomeOf(file(again, turn))).toMatchObject({ type: 'appeal-filed', data: { to: 'commission' } });

    const one = { about: 'exclusion', entrant: 'p1' } as const;
    const out = excluded();
    file(out, one);
    answer(out, one, { kind: 'annulment' });
    excluded(out);
    expect(outcomeOf(file(out, one))).toMatchObject({ type: 'appeal-filed', data: { to: 'commission' } });
  });

  it('a second warning on one turn is another decision once the first was withdrawn; where it was confirmed, the answer holds', () => {
    const subject = { about: 'warning', ...TURN, entrant: 'p2' } as const;
    const hall = warned();
    file(hall, subject);
    answer(hall, subject, { kind: 'annulment' });
    warned(hall);
    expect(outcomeOf(file(hall, subject))).toMatchObject({ type: 'appeal-filed' });
    hall.ask('answer-appeal', { ...subject, isUpheld: false, reason: 'entendu' }, COMMISSION);
    warned(hall);
    expect(outcomeOf(file(hall, subject))).toBe('commission-answered');
  });

  it('by a player, for himself and of what concerns him alone', () => {
    const hall = warned();
    const subject = { about: 'warning', ...TURN, entrant: 'p2' } as const;
    const asked = { by: 'referees', to: 'commission', reason: 'ce n’était pas moi' } as const;
    expect(outcomeOf(hall.ask('file-appeal', { ...subject, ...asked }, playerNamed('p1')))).toBe('not-your-slip');
    expect(outcomeOf(hall.ask('file-appeal', { ...subject, ...asked }, playerNamed('p2')))).toMatchObject({
      data: { by: 'player' },
    });
    const draw = hall.ask('file-appeal', { about: 'draw', ...TURN, ...asked }, playerNamed('p1'));
    expect(outcomeOf(draw)).toMatchObject({ data: { by: 'player', appellant: 'p1' } });
  });

  it.each([
    ['2023', true],
    ['2019', false],
  ] as const)('of %s, sixteen minutes after the last game: late %o', (edition, isLate) => {
    const hall = finished(played(edition));
    hall.at += 16 * 60_000;
    expect(outcomeOf(file(hall, { about: 'end', game: 'g' }))).toMatchObject({ data: { isLate } });
  });

  it('is answered by the chief referee where there is no commission', () => {
    const hall = played();
    file(hall, { about: 'draw', ...TURN });
    const said = { about: 'draw', ...TURN, isUpheld: false, reason: 'recompté' } as const;
    expect(outcomeOf(hall.ask('answer-appeal', said, refereeNamed('a')))).toBe('not-allowed');
    expect(outcomeOf(hall.ask('answer-appeal', said, CHIEF))).toMatchObject({ type: 'appeal-answered' });
  });
});

/** What changes and, once the answer is undone, is what it was. */
function changes<T>(hall: Hall, look: () => T, act: () => unknown): { before: T; after: T } {
  const before = look();
  act();
  const after = look();
  hall.tell('undo', {}, COMMISSION);
  expect(look()).toEqual(before);
  hall.tell('redo', {}, COMMISSION);
  expect(look()).toEqual(after);
  return { before, after };
}

describe('what the commission orders is done by its answer, and undone with it', () => {
  const result = (hall: Hall, entrant: string) => () => {
    const { outcome, total, warnings } = hall.journal.ledger.result('g', 1, entrant);
    return { outcome, total, warnings };
  };

  it('a ruling on the slip', () => {
    const hall = played();
    const subject = { about: 'slip', ...TURN, entrant: 'p2' } as const;
    file(hall, subject);
    const ruling = { outcome: 'accepted', points: 12, penalty: 0, warning: false } as const;
    const { before, after } = changes(hall, result(hall, 'p2'), () =>
      answer(hall, subject, { kind: 'ruling', ruling }),
    );
    expect([before.total, after.total]).toEqual([10, 12]);
  });

  it('the cancelled turn that ended a game comes back once its end is annulled, and the commission is told so (3.6, 6.3)', () => {
    const turn = { about: 'cancellation', ...TURN } as const;
    const end = { about: 'end', game: 'g' } as const;
    const hall = finished(cancelled());
    for (const subject of [turn, end]) file(hall, subject);
    const early = answer(hall, turn, { kind: 'annulment' });
    expect(!early.ok && early.fault.text).toBe(
      'La partie est finie : répondez d’abord à une réclamation contre sa fin ; celle-ci annulée, le coup 1 reprend sa place.',
    );
    answer(hall, end, { kind: 'annulment' });
    expect(outcomeOf(answer(hall, turn, { kind: 'annulment' }))).toMatchObject({ type: 'appeal-answered' });
    expect(hall.journal.ledger.gameTotal('g', 'p1').total).toBe(70);
  });

  it('a warning for conduct goes, of a cancelled turn too (D22); another one counts', () => {
    const hall = cancelled(warned());
    const subject = { about: 'warning', ...TURN, entrant: 'p2' } as const;
    file(hall, subject);
    const warnings = () => hall.journal.ledger.gameTotal('g', 'p2').warnings;
    expect(changes(hall, warnings, () => answer(hall, subject, { kind: 'annulment' }))).toEqual({
      before: 1,
      after: 0,
    });
    expect(outcomeOf(file(hall, subject))).toBe('nothing-decided');
    playTurn(hall, 'MERNIAS', 1);
    hall.tell('give-warning', { ...TURN, entrant: 'p2', reason: 'encore' });
    expect(warnings()).toBe(1);
  });

  it('conduct noted on a slip goes, and stays away when the slip is corrected', () => {
    const hall = openHall({ players: 2, edition: '2023' });
    playTurn(hall, 'MENERAI', 1);
    const slip = { ...slipOf('MARE', 'H5', 10), conduct: 'warned' } as const;
    hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p2', slip }] });
    const subject = { about: 'warning', ...TURN, entrant: 'p2' } as const;
    file(hall, subject);
    const { before, after } = changes(hall, result(hall, 'p2'), () => answer(hall, subject, { kind: 'annulment' }));
    expect([before.warnings, after.warnings]).toEqual([1, 0]);
    expect(hall.journal.ledger.result('g', 1, 'p2').reasons).toEqual([]);
    hall.tell('correct-slip', { ...TURN, entrant: 'p2', slip: { ...slip, score: 10 }, reason: 'relu' });
    expect(result(hall, 'p2')().warnings).toBe(0);
  });

  it('a turn cancelled for all is back in its place, with who came meanwhile', () => {
    const hall = played();
    hall.tell('note-departure', { entrant: 'p2', reason: 'train' });
    cancelled(hall);
    const subject = { about: 'cancellation', ...TURN } as const;
    file(hall, subject);
    const turns = () => [
      hall.journal.state.games.get('g')?.turns.length,
      hall.journal.ledger.gameTotal('g', 'p2').total,
    ];
    const annul = () => answer(hall, subject, { kind: 'annulment' });
    expect(changes(hall, turns, annul)).toEqual({ before: [0, 0], after: [1, 10] });
    playTurn(hall, 'MERNIAS', 2);
    expect(hall.journal.ledger.result('g', 2, 'p2').outcome).toBe('not-playing');
  });

  it('a turn cancelled in one centre counts there again', () => {
    const hall = cancelledInCentre();
    const subject = { about: 'cancellation', ...TURN, centre: 'c' } as const;
    file(hall, subject);
    const { before, after } = changes(hall, result(hall, 'p1'), () => answer(hall, subject, { kind: 'annulment' }));
    expect([before.outcome, after.outcome]).toEqual(['not-playing', 'accepted']);
  });

  it('somebody who came late has no zeros any more, or the mean of the others', () => {
    const hall = late();
    const subject = { about: 'lateness', game: 'g', entrant: 'p3' } as const;
    expect(result(hall, 'p3')().outcome).toBe('nullity');
    file(hall, subject);
    const lift = (remedy: Remedy) => changes(hall, result(hall, 'p3'), () => answer(hall, subject, remedy)).after;
    expect(lift({ kind: 'annulment' })).toMatchObject({ outcome: 'not-playing', total: 0 });
    hall.tell('undo', {}, COMMISSION);
    expect(lift({ kind: 'annulment', grants: 'average' })).toMatchObject({ outcome: 'average', total: 40 });
  });

  it('a game that was ended goes on', () => {
    const hall = finished(played());
    const subject = { about: 'end', game: 'g' } as const;
    file(hall, subject);
    const isOver = () => hall.journal.state.games.get('g')?.finished !== undefined;
    const annul = () => answer(hall, subject, { kind: 'annulment' });
    expect(changes(hall, isOver, annul)).toEqual({ before: true, after: false });
    playTurn(hall, 'MERNIAS', 2);
  });

  it('an exclusion is lifted', () => {
    const hall = excluded();
    const subject = { about: 'exclusion', entrant: 'p1' } as const;
    file(hall, subject);
    const { before, after } = changes(hall, result(hall, 'p1'), () => answer(hall, subject, { kind: 'annulment' }));
    expect([before.outcome, after.outcome]).toEqual(['nullity', 'accepted']);
  });

  it('a solution is put right, or its turn cancelled', () => {
    const hall = played();
    const subject = { about: 'solution', ...TURN } as const;
    file(hall, subject);
    const turns = [{ turn: 1, solution: { word: 'MENERAI', reference: 'H2' } }];
    const { shown } = unwrap(hall.journal.consequencesOf({ game: 'g', turns }));
    const laid = () => hall.journal.state.games.get('g')?.turns[0]?.solution?.reference;
    const correct = () => answer(hall, subject, { kind: 'corrected-turns', turns, shown });
    expect(changes(hall, laid, correct)).toEqual({ before: 'H4', after: 'H2' });
    hall.tell('undo', {}, COMMISSION);
    expect(changes(hall, laid, () => answer(hall, subject, { kind: 'cancelled-turn' })).after).toBeUndefined();
  });
});

describe('the file of a second appeal (6.4.2.c)', () => {
  const subject = { about: 'draw', ...TURN } as const;
  function sent(edition: '2019' | '2023' = '2023'): Hall {
    const hall = played(edition);
    file(hall, subject);
    answer(hall, subject);
    file(hall, subject, 'federation');
    return hall;
  }
  const standing = (hall: Hall, now = hall.at) => {
    const [, second] = hall.journal.state.appeals;
    const { edition } = hall.journal.state.charter ?? { edition: '2023' };
    return fileStanding(second.requests ?? [], edition, now);
  };

  it('has no date before something is asked for; then two weeks from the request, or it lapses', () => {
    const hall = sent();
    hall.at += 40 * DAY;
    expect(standing(hall)).toEqual({ state: 'sent' });
    const requestedAt = hall.at - 3 * DAY;
    hall.tell('request-completion', { ...subject, reason: 'le procès-verbal', requestedAt }, COMMISSION);
    const until = requestedAt + 14 * DAY;
    expect(standing(hall)).toEqual({ state: 'requested', until });
    expect(standing(hall, until + 1)).toEqual({ state: 'lapsed', until });
    hall.tell('complete-file', { ...subject, reason: 'envoyé' }, COMMISSION);
    expect(standing(hall, until + 1)).toEqual({ state: 'complete', until });
    expect(outcomeOf(hall.ask('complete-file', { ...subject, reason: 'encore' }))).toBe('nothing-requested');
  });

  it('completed late has lapsed; asked again, it has its time again', () => {
    const hall = sent();
    hall.tell('request-completion', { ...subject, reason: 'le procès-verbal' });
    hall.at += 15 * DAY;
    hall.tell('complete-file', { ...subject, reason: 'envoyé' });
    expect(standing(hall).state).toBe('lapsed');
    hall.tell('request-completion', { ...subject, reason: 'la feuille' });
    expect(standing(hall).state).toBe('requested');
  });

  it('has no date under a text that sets none', () => {
    const hall = sent('2019');
    hall.tell('request-completion', { ...subject, reason: 'le procès-verbal' });
    expect(standing(hall, hall.at + 400 * DAY)).toEqual({ state: 'requested' });
  });
});
