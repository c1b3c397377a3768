import { describe, expect, it } from 'vitest';
import type { EventBody } from '../events.ts';
import { describeEvent, KINDS } from '../kinds/index.ts';
import { playEverything } from '../testing/everything.ts';
import {
  CHIEF,
  COMMISSION,
  type Hall,
  openHall,
  openTwoCentres,
  playTurn,
  refereeNamed,
  slipOf,
} from '../testing/hall.ts';
import { type AuditLine, AuditList, auditLine } from './audit.ts';

const linesOf = ({ journal }: Hall): readonly AuditLine[] => {
  const list = new AuditList();
  list.follow(journal.events);
  return Array.from({ length: list.count }, (_, place) => list.line(place));
};
const whatOf = (hall = playEverything()) => linesOf(hall).map(({ what }) => what);

describe('the audit list', () => {
  it('tells everything that happened, in French', () => {
    const hall = playEverything();
    hall.tell('undo', {});
    hall.tell('redo', {});
    expect(whatOf(hall)).toEqual([
      'création du tournoi « Essai », règlement 2019, dictionnaire « essai »',
      'description du tournoi : Open, Là, 16 novembre 2026',
      'ouverture du centre « Centre »',
      'ouverture du centre « Annexe »',
      'inscription de 4\u00a0joueurs ou paires',
      'inscription d’Anne et Luc, table 1',
      'inscription de Joueur 6, table 6',
      'retrait de l’inscription de Joueur 6',
      'modification de l’inscription d’Émile',
      'passage de Joueur 4 à la table 8 (Centre), à partir du coup 1 de la partie 1',
      'départ d’Anne et Luc, à partir du coup 1 de la partie 1',
      'arrivée d’Anne et Luc, à partir du coup 1 de la partie 1',
      'formation de l’équipe « Les Verts » : Émile, Joueur 2',
      'nomination d’Arbitre a (arbitre)',
      'nomination de Double (double-arbitre)',
      'tables 1 à 8 pour Arbitre a, à partir du coup 1 de la partie 1',
      'ajout de la partie « Partie 1 » (formule normale, rythme normal)',
      'ajout de la partie « Partie 2 » (formule 7 sur 8, rythme blitz)',
      'suppression de la partie « Partie 2 »',
      'partie préparée « Finale » chargée pour la partie « Partie 1 »',
      'ouverture de la partie préparée pour la partie « Partie 1 »',
      'commission : Émile (présidence), Anne, Luc',
      'écran de la salle : le classement',
      'écran de la salle : le palmarès (Centre)',
      'publication : classement une fois les parties terminées, grille et coups joués, pas de feuilles de route',
      'initiales au lieu du nom pour le public : 2\u00a0joueurs ou paires',
      'nom montré au public : Joueur 2',
      'lien créé : « Responsable » (juge-arbitre)',
      '2 liens créés, dont « Table de p1 » (joueur)',
      '3 liens révoqués, dont « Responsable » (juge-arbitre)',
      'lien révoqué : « Écran » (écran)',
      'rejet du tirage AEIOUAE (pas assez de voyelles ou de consonnes), coup 1 (Partie 1)',
      'tirage AELNSTU, coup 1 (Partie 1)',
      'tirage corrigé en AEEIMNR, coup 1 (Partie 1)',
      'chronomètre lancé, coup 1 (Partie 1, Centre)',
      'chronomètre arrêté, coup 1 (Partie 1, Centre)',
      'chronomètre relancé, coup 1 (Partie 1, Centre)',
      'saisie : bulletin d’Émile, coup 1 (Partie 1) : MARE en H5, 12\u00a0points ; accepté, 10\u00a0points, avertissement',
      'fin annoncée, coup 1 (Partie 1, Centre)',
      'fin annoncée, coup 1 (Partie 1, Annexe)',
      'choix de la solution, coup 1 (Partie 1) : MARE en H5 pour 10\u00a0points',
      'solution MENERAI en H4 pour 70\u00a0points, coup 1 (Partie 1)',
      'saisie : bulletin de Joueur 2, coup 1 (Partie 1) : MERANI en H4, 18\u00a0points ; nul',
      'saisie de 2\u00a0bulletins, coup 1 (Partie 1) : MENERAI en H4, 70\u00a0points ; accepté, 70\u00a0points',
      'décision (moyenne) : bulletin d’Anne et Luc, coup 1 (Partie 1)',
      'correction : bulletin de Joueur 2, coup 1 (Partie 1) : MERANIT en H4, 20\u00a0points ; nul',
      'vérifié en double arbitrage : bulletin de Joueur 3, coup 1 (Partie 1)',
      'soumis à la commission : bulletin de Joueur 2, coup 1 (Partie 1)',
      'décision provisoire (zéro) : bulletin de Joueur 2, coup 1 (Partie 1)',
      'décision (18\u00a0points, pénalité de 5, avertissement) : bulletin de Joueur 2, coup 1 (Partie 1)',
      'décision retirée : bulletin de Joueur 2, coup 1 (Partie 1)',
      'réclamation du joueur : bulletin de Joueur 2, coup 1 (Partie 1)',
      'avertissement disciplinaire : Joueur 3, coup 1 (Partie 1)',
      'impression d’un billet de correction : Joueur 2, coup 1 (Partie 1)',
      'billet de correction remis (oralement, motif non précisé) : Joueur 2, coup 1 (Partie 1)',
      'billet de correction remis (sur papier) : Joueur 2, coup 1 (Partie 1)',
      'clôture du coup 1 (Partie 1, Centre)',
      'clôture du coup 1 (Partie 1, Annexe)',
      'exclusion de Joueur 4, scores annulés, à partir du coup 2 de la partie 1',
      'levée de l’exclusion de Joueur 4, à partir du coup 2 de la partie 1',
      'tirage AELNSTU, coup 2 (Partie 1)',
      'annulation du coup 2 (Partie 1)',
      'tirage AEIMNRS, coup 2 (Partie 1)',
      'saisie : bulletin d’Émile, coup 2 (Partie 1) : pas de bulletin ; nul',
      'fin annoncée, coup 2 (Partie 1, Centre)',
      'solution MENERAIS en 5E pour 86\u00a0points, coup 2 (Partie 1)',
      'correction du coup 1 (Partie 1) : AEEIMNR, MENERAI en H2 ; 1\u00a0coup suivant revu',
      'réclamation du joueur (Émile) : tirage, coup 2 (Partie 1)',
      'réclamation rejetée : tirage, coup 2 (Partie 1)',
      'second recours du corps arbitral : tirage, coup 2 (Partie 1)',
      'pièces demandées pour le second recours : tirage, coup 2 (Partie 1)',
      'dossier du second recours complété : tirage, coup 2 (Partie 1)',
      'réclamation du joueur : avertissement disciplinaire de Joueur 3, coup 1 (Partie 1)',
      'réclamation admise : avertissement disciplinaire de Joueur 3, coup 1 (Partie 1) ; la décision contestée est annulée',
      'fin de la partie « Partie 1 » : décision du juge-arbitre ; 4\u00a0bulletins à saisir',
      'annulation : fin de la partie « Partie 1 » : décision du juge-arbitre ; 4\u00a0bulletins à saisir',
      'rétablissement : fin de la partie « Partie 1 » : décision du juge-arbitre ; 4\u00a0bulletins à saisir',
    ]);
    const types: string[] = hall.journal.events.map(({ type }) => type);
    expect(new Set([...types, 'names-erased'])).toEqual(new Set(Object.keys(KINDS)));
  });

  it('tells that a name was erased, and not whose', () => {
    const body = { type: 'names-erased', data: { rows: [{ sequence: 3, hash: '0' }] } } as const;
    expect(describeEvent(body, openHall().journal.state, 'all')).toBe(
      'nom effacé à la demande d’une personne (1\u00a0ligne de l’historique)',
    );
  });

  it('has no gap, and no straight quote', () => {
    for (const what of whatOf()) {
      expect(what).not.toMatch(/undefined|null|NaN|\[object/);
      expect(what).not.toMatch(/['"]/);
    }
  });

  it('says who, when and why', () => {
    const hall = playEverything();
    const lines = linesOf(hall);
    const ruled = hall.journal.events.findIndex(({ actor }) => actor.role === 'commission');
    expect(lines[ruled]).toEqual({
      sequence: ruled + 1,
      at: hall.journal.events[ruled].at,
      event: hall.journal.events[ruled].id,
      who: 'Commission',
      by: hall.journal.events[ruled].actor,
      what: 'décision provisoire (zéro) : bulletin de Joueur 2, coup 1 (Partie 1)',
      why: 'à voir. Mot non admis : MERANIT.',
      isUndone: false,
      turn: { game: 'g', turn: 1 },
      title: 'Partie 1 · coup 1',
      brief: 'décision provisoire (zéro) : bulletin de Joueur 2',
    });
    expect(lines[0]).not.toHaveProperty('why');
    expect(new Set(lines.map(({ who }) => who))).toEqual(
      new Set([
        'Juge (juge-arbitre)',
        'Responsable c (responsable du centre « Centre »)',
        'Responsable d (responsable du centre « Annexe »)',
        'Arbitre a (arbitre)',
        'Double (double-arbitre)',
        'Commission',
        'p1 (joueur)',
        'p2 (joueur)',
      ]),
    );
  });

  it('says under the title of a turn what happened on it, without naming it again', () => {
    const lines = linesOf(playEverything()).filter(({ title }) => title === 'Partie 1 · coup 1');
    const briefs = lines.map(({ brief }) => brief);
    expect(briefs.filter((brief) => brief?.includes('Partie 1'))).toEqual([]);
    expect(briefs).toEqual(
      expect.arrayContaining([
        'tirage AELNSTU',
        'chronomètre lancé (Centre)',
        'saisie : bulletin d’Émile : MARE en H5, 12\u00a0points ; accepté, 10\u00a0points, avertissement',
        'clôture du coup 1 (Annexe)',
        'correction du coup 1 : AEEIMNR, MENERAI en H2 ; 1\u00a0coup suivant revu',
        'réclamation du joueur : avertissement disciplinaire de Joueur 3',
      ]),
    );
  });

  it('says what was undone, and marks it', () => {
    const hall = openHall();
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    hall.tell('undo', {});
    expect(linesOf(hall).slice(-2)).toMatchObject([
      { what: 'tirage AEEIMNR, coup 1 (Partie 1)', isUndone: true },
      { what: 'annulation : tirage AEEIMNR, coup 1 (Partie 1)', isUndone: false },
    ]);
  });

  it('says of several actions undone together which one was asked for, and marks them all', () => {
    const hall = openHall();
    const drawn = hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    const started = hall.tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
    hall.tell('undo', { event: drawn.id, alongside: [started.id] });
    expect(linesOf(hall).slice(-3)).toMatchObject([
      { what: 'tirage AEEIMNR, coup 1 (Partie 1)', isUndone: true },
      { what: 'chronomètre lancé, coup 1 (Partie 1)', isUndone: true },
      { what: 'annulation : tirage AEEIMNR, coup 1 (Partie 1), avec 1\u00a0action qui en dépendait', isUndone: false },
    ]);
  });

  it('marks what came back as standing, and its undoing as taken back; each one tells what to name', () => {
    const hall = openHall();
    const drawn = hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    const started = hall.tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
    const undone = hall.tell('undo', { event: drawn.id, alongside: [started.id] });
    expect(linesOf(hall).slice(-3)).toMatchObject([{ isUndone: true }, { isUndone: true }, { undoing: undone.id }]);
    const what = 'tirage AEEIMNR, coup 1 (Partie 1), avec 1\u00a0action qui en dépendait';
    hall.tell('redo', {});
    const lines = linesOf(hall).slice(-4);
    expect(lines.map(({ what, isUndone }) => ({ what, isUndone }))).toEqual([
      { what: 'tirage AEEIMNR, coup 1 (Partie 1)', isUndone: false },
      { what: 'chronomètre lancé, coup 1 (Partie 1)', isUndone: false },
      { what: `annulation : ${what}`, isUndone: true },
      { what: `rétablissement : ${what}`, isUndone: false },
    ]);
    expect(lines.map(({ event, undoing }) => [event, undoing])).toEqual([
      [drawn.id, undefined],
      [started.id, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('names the turn whose draw or solution an action set', () => {
    const lines = linesOf(playEverything()).filter(({ played }) => played !== undefined);
    expect(lines.map(({ played }) => [played?.what, played?.turn])).toEqual([
      ['draw', 1],
      ['draw', 1],
      ['solution', 1],
      ['draw', 2],
      ['draw', 2],
      ['solution', 2],
    ]);
  });

  it('calls people by the name that they had, removed or not', () => {
    const hall = openHall();
    hall.tell('amend-entrant', { entrant: 'p1', members: [{ name: 'Anne' }] });
    hall.tell('amend-entrant', { entrant: 'p1', members: [{ name: 'Anna' }] });
    hall.tell('remove-entrant', { entrant: 'p1' });
    hall.tell('register-entrants', {
      entrants: [{ id: 'q', members: [{ name: 'Omar' }], centre: 'c', table: 1 }],
    });
    hall.tell('undo', {});
    expect(whatOf(hall).slice(-5)).toEqual([
      'modification de l’inscription d’Anne',
      'modification de l’inscription d’Anna',
      'retrait de l’inscription d’Anna',
      'inscription d’Omar, table 1',
      'annulation : inscription d’Omar, table 1',
    ]);
  });
});

describe('an event is described', () => {
  const { state } = openHall().journal;
  const describeOf = (event: EventBody) => describeEvent(event, state, 'all');
  const KEY = { game: 'g', turn: 1, entrant: 'p1' };

  it.each(['bag', 'no-move', 'incident', 'decision', 'sudden-death'] as const)(
    'with the end of a game: %s',
    (cause) => {
      const text = describeOf({ type: 'game-finished', data: { game: 'g', cause, reason: '' } });
      expect(text).toMatch(/^fin de la partie « Partie 1 » : \S.*[^.]$/);
    },
  );

  it('with how long somebody is away', () => {
    const left = { entrant: 'p1', from: { game: 0, turn: 1 }, reason: '' };
    const toldOf = (more: object) => describeOf({ type: 'entrant-left', data: { ...left, ...more } });
    expect(toldOf({})).toBe('départ de Joueur 1, à partir du coup 1 de la partie 1');
    expect(toldOf({ isAwaited: true })).toBe('retard de Joueur 1, à partir du coup 1 de la partie 1');
    expect(toldOf({ until: { game: 1, turn: 1 } })).toBe(
      'absence de Joueur 1, à partir du coup 1 de la partie 1, jusqu’au coup 1 de la partie 2',
    );
  });

  it.each([
    [['not-top'], ' ; ce n’est pas un top'],
    [['joker-wasted'], ' ; un autre top garde le joker'],
    [[], ''],
  ] as const)('with the alerts of a solution: %j', (alerts, note) => {
    const data = { game: 'g', turn: 1, word: 'LA', reference: 'H8', score: 1, alerts };
    expect(describeOf({ type: 'solution-laid', data })).toBe(
      `solution LA en H8 pour 1\u00a0point, coup 1 (Partie 1)${note}`,
    );
  });

  it.each([
    [[], 'aucune table'],
    [[{ from: 3, to: 3 }], 'table 3'],
    [
      [
        { from: 1, to: 4 },
        { from: 9, to: 9 },
      ],
      'tables 1 à 4, 9',
    ],
  ])('with its tables: %j', (tables, text) => {
    const from = { game: 1, turn: 5 };
    expect(describeOf({ type: 'tables-assigned', data: { official: 'a', tables, from } })).toBe(
      `${text} pour Arbitre a, à partir du coup 5 de la partie 2`,
    );
  });

  it('with a draw for which the leftover was put back', () => {
    const data = {
      game: 'g',
      turn: 2,
      draw: 'AEILMRS',
      drawn: 'AEILMRS',
      rejected: [],
      isWhole: true,
      source: { kind: 'typed' },
      topScore: 8,
    } as const;
    expect(describeOf({ type: 'draw-made', data })).toBe(
      'tirage AEILMRS (reliquat remis dans le sac), coup 2 (Partie 1)',
    );
  });

  it('with letters put back, a centre, a late appeal, a favourable reading, a turn that counts last', () => {
    const told = { ...KEY, reason: '' };
    expect(
      describeOf({ type: 'draw-rejected', data: { game: 'g', turn: 2, letters: 'AYBCDFG', cause: 'choice' } }),
    ).toBe('rejet du tirage AYBCDFG (au choix du juge-arbitre, pour l’Y ou le joker), coup 2 (Partie 1)');
    expect(describeOf({ type: 'turn-cancelled', data: { game: 'g', turn: 1, centre: 'c', reason: '' } })).toBe(
      'annulation du coup 1 (Partie 1) pour le centre Centre',
    );
    expect(
      describeOf({
        type: 'appeal-filed',
        data: { about: 'slip', ...told, by: 'referees', to: 'commission', isLate: true },
      }),
    ).toBe('réclamation du corps arbitral, hors délai : bulletin de Joueur 1, coup 1 (Partie 1)');
    expect(
      describeOf({
        type: 'appeal-filed',
        data: { about: 'slip', ...told, by: 'player', to: 'federation', isLate: false },
      }),
    ).toBe('second recours du joueur : bulletin de Joueur 1, coup 1 (Partie 1)');
    const ruling = { outcome: 'nullity' } as const;
    expect(
      describeOf({ type: 'slip-ruled', data: { ...told, ruling, isProvisional: false, isFavourable: true } }),
    ).toBe('décision, lecture la plus favorable (zéro) : bulletin de Joueur 1, coup 1 (Partie 1)');
    const data = { game: 'g', cause: 'interruption', reason: '', lastTurn: 7 } as const;
    expect(describeOf({ type: 'game-finished', data })).toBe(
      'fin de la partie « Partie 1 » : interruption prolongée ; les résultats sont ceux du coup 7',
    );
  });

  it('with points and no more', () => {
    const ruling = { outcome: 'accepted', points: 1, penalty: 0, warning: false } as const;
    expect(describeOf({ type: 'slip-ruled', data: { ...KEY, ruling, isProvisional: false, reason: '' } })).toBe(
      'décision (1\u00a0point) : bulletin de Joueur 1, coup 1 (Partie 1)',
    );
  });

  it('by its id where a name is not known', () => {
    expect(describeOf({ type: 'entrant-removed', data: { entrant: 'q' } })).toBe('retrait de l’inscription de « q »');
  });

  it('alone, an undoing does not know what was undone', () => {
    const hall = openHall();
    const undone = hall.tell('undo', {});
    expect(auditLine(undone, hall.journal.state, 'all').what).toBe('annulation d’une action');
  });

  it('with its centre only where there are several', () => {
    const data = { game: 'g', turn: 1, centre: 'c' };
    expect(describeOf({ type: 'turn-ended', data })).toBe('fin annoncée, coup 1 (Partie 1)');
    const { state: two } = openTwoCentres().journal;
    expect(describeEvent({ type: 'turn-ended', data }, two, 'all')).toBe('fin annoncée, coup 1 (Partie 1, Centre)');
  });
});

describe('a reason', () => {
  it('stands apart from what was done, and only where one was given', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p1', slip: slipOf('MARE', 'H5', 10) }] });
    const key = { game: 'g', turn: 1, entrant: 'p1' };
    hall.tell('rule-slip', { ...key, ruling: { outcome: 'nullity' }, reason: 'illisible' }, refereeNamed('a'));
    hall.tell('rule-slip', { ...key, ruling: { outcome: 'nullity' }, reason: 'confirmé' }, COMMISSION);
    hall.tell('note-departure', { entrant: 'p4', reason: '' }, CHIEF);
    expect(
      linesOf(hall)
        .slice(-3)
        .map(({ why }) => why),
    ).toEqual(['illisible', 'confirmé', undefined]);
  });
});
