import type { SessionAnswer } from '@raccord/contract';
import type { Actor } from '@raccord/tournament';
import { describe, expect, it } from 'vitest';
import { seeAppeals } from './appeals.ts';
import {
  type Centres,
  CHIEF,
  COMMISSION,
  chiefOf,
  draw,
  openCentres,
  playerOf,
  playFirstTurn,
  SECOND,
} from './testing/centres.ts';

const JURY: Actor = { role: 'commission', id: 'commission', name: 'Commission' };
const TURN = { game: 'g', turn: 1 };
const DRAW = { about: 'draw', ...TURN } as const;

const openTo = ({ journal }: Centres, session: SessionAnswer) =>
  seeAppeals(journal, session).open.map(({ what }) => what);
const filedFor = ({ journal }: Centres, session: SessionAnswer) =>
  seeAppeals(journal, session).appeals.map(({ what }) => what);

describe('what may be appealed against', () => {
  it('is what a station knows of: a draw once it is begun there, a solution once it is told', () => {
    const centres = openCentres();
    expect(openTo(centres, CHIEF)).toEqual([]);
    draw(centres, 'MENERAI');
    expect(openTo(centres, CHIEF)).toEqual(['tirage, coup 1 (Partie)']);
    expect(openTo(centres, playerOf('d'))).toEqual([]);
    centres.tell('start-clock', { ...TURN, centre: 'd' });
    expect(openTo(centres, playerOf('d'))).toEqual(['tirage, coup 1 (Partie)']);
  });

  it('about somebody, is for those who deal with him and for himself', () => {
    const centres = openCentres();
    playFirstTurn(centres);
    centres.tell('start-clock', { ...TURN, centre: 'd' });
    centres.tell('give-warning', { ...TURN, entrant: 'pd', reason: 'bavardage' });
    const warning = 'avertissement disciplinaire de Joueur pd, coup 1 (Partie)';
    for (const session of [CHIEF, COMMISSION, SECOND, chiefOf('d'), playerOf('d')])
      expect(openTo(centres, session)).toContain(warning);
    for (const session of [chiefOf('c'), playerOf('c')]) expect(openTo(centres, session)).not.toContain(warning);
  });

  it('is no more while an appeal waits, then goes to the federation', () => {
    const centres = openCentres();
    draw(centres, 'MENERAI');
    centres.tell('file-appeal', { ...DRAW, by: 'player', appellant: 'pc', to: 'commission', reason: 'un E de trop' });
    expect(openTo(centres, CHIEF)).toEqual([]);
    centres.tell('answer-appeal', { ...DRAW, isUpheld: false, reason: 'recompté' }, JURY);
    expect(seeAppeals(centres.journal, CHIEF).open).toMatchObject([{ subject: DRAW, to: 'federation' }]);
  });
});

describe('appeals', () => {
  it('are told with their answer and with what is asked for; a player has his own', () => {
    const centres = openCentres();
    draw(centres, 'MENERAI');
    for (const centre of ['c', 'd']) centres.tell('start-clock', { ...TURN, centre });
    centres.tell('file-appeal', { ...DRAW, by: 'player', appellant: 'pc', to: 'commission', reason: 'un E de trop' });
    centres.tell(
      'answer-appeal',
      { ...DRAW, isUpheld: true, reason: 'un E de trop', remedy: { kind: 'cancelled-turn', centre: 'c' } },
      JURY,
    );
    centres.tell('file-appeal', { ...DRAW, by: 'referees', to: 'federation', reason: 'partout' });
    centres.tell('request-completion', { ...DRAW, reason: 'le procès-verbal' });
    centres.tell('complete-file', { ...DRAW, reason: 'envoyé' });
    const what = 'tirage, coup 1 (Partie)';
    expect(filedFor(centres, COMMISSION)).toEqual([what, what]);
    expect(filedFor(centres, playerOf('c'))).toEqual([what]);
    expect(filedFor(centres, playerOf('d'))).toEqual([]);
    expect(seeAppeals(centres.journal, CHIEF).appeals).toMatchObject([
      {
        ...{ from: 'player', appellant: 'Joueur pc', to: 'commission', isLate: false },
        answer: { isUpheld: true, effect: 'annulation du coup 1 (Partie) pour le centre Centre c' },
      },
      {
        ...{ from: 'referees', to: 'federation' },
        requests: [{ reason: 'le procès-verbal', completion: { reason: 'envoyé' } }],
      },
    ]);
  });
});
