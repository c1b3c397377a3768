import { EDITION_NAMES } from '@raccord/regulation';
import { unwrap } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../events.ts';
import { sealGame } from '../prepared/seal.ts';
import { basisOf } from '../state/basis.ts';
import { drawComb, LAST_TURN, playBlocked, playComb } from '../testing/endofbag.ts';
import {
  ABSENT,
  CHIEF,
  COMMISSION,
  chiefOf,
  Hall,
  layTop,
  missingIn,
  openHall,
  openTwoCentres,
  playerNamed,
  playTurn,
  refereeNamed,
  SECOND,
  slipOf,
} from '../testing/hall.ts';
import { REFUSAL_CODES, type RefusalCode } from './refusals.ts';

interface Scenario {
  given(): Hall;
  when(hall: Hall): ReturnType<Hall['ask']>;
  readonly answer: string;
}

const TURN = { game: 'g', turn: 1 };
const AT_C = { ...TURN, centre: 'c' };
const KEY = { ...TURN, entrant: 'p1' };
const TOP = slipOf('MENERAI', 'H4', 70);
const CHARTER = {
  name: 'Essai',
  place: 'Ici',
  date: '2026-11-15',
  edition: '2019',
  lexicon: { name: 'essai', hash: 'essai' },
} as const;
const CHANGE = { ...KEY, slip: TOP, reason: 'changé' };
const NULLITY = { outcome: 'nullity' } as const;
const APPEAL = { about: 'slip', ...KEY, by: 'player', to: 'commission', reason: 'MENERAI vaut plus' } as const;

const MOVED = {
  ...{ game: 'g', reason: 'mal posée', shown: 'autre chose' },
  turns: [{ turn: 1, solution: { word: 'MENERAI', reference: 'H2' } }],
};

const PASSPHRASE = 'le chat dort au soleil';
const SEALED = unwrap(
  sealGame(
    { name: 'Finale', formula: 'normale', turns: [{ draw: 'MENERAI', word: 'MENERAI', reference: 'H4' }] },
    PASSPHRASE,
    { salt: new Uint8Array(16), nonce: new Uint8Array(24) },
  ),
);

const typed = (letters: string, game = 'g') => ({ game, source: { kind: 'typed', letters } }) as const;
const PREPARED = { game: 'g', source: { kind: 'prepared' } } as const;
const slips = (entrant: string, slip = TOP, turn = 1) => ({ game: 'g', turn, slips: [{ entrant, slip }] });
const NEW = { id: 'q', members: [{ name: 'Nouveau' }], centre: 'c', table: 9 };

/** Halls after a few commands that go well. */
const after = (hall: Hall, ...more: readonly ((hall: Hall) => unknown)[]): Hall => {
  for (const tell of more) tell(hall);
  return hall;
};
const drawn = (hall = openHall()) => after(hall, (one) => one.tell('make-draw', typed('MENERAI')));
const ended = (hall = openHall()) => after(hall, (one) => playTurn(one, 'MENERAI', 1));
const recorded = (hall = openHall()) => after(ended(hall), (one) => one.tell('record-slips', slips('p1')));
const laid = () => after(ended(), (hall) => layTop(hall, 1));
const opened = () =>
  after(
    openHall(),
    (hall) => hall.tell('attach-prepared-game', { game: 'g', sealed: SEALED }),
    (hall) => hall.tell('open-prepared-game', { game: 'g', passphrase: PASSPHRASE }),
    (hall) => hall.tell('make-draw', PREPARED),
    (hall) => hall.tell('end-turn', AT_C),
  );
const finished = () =>
  after(openHall(), (hall) =>
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'panne', missing: missingIn(hall) }),
  );

const OF_DRAW = { about: 'draw', ...TURN, by: 'referees', to: 'commission', reason: 'mal lu' } as const;
/** An appeal to the federation. */
const second = () =>
  after(
    drawn(),
    (hall) => hall.tell('file-appeal', OF_DRAW),
    (hall) => hall.tell('answer-appeal', { about: 'draw', ...TURN, isUpheld: false, reason: 'non' }),
    (hall) => hall.tell('file-appeal', { ...OF_DRAW, to: 'federation' }),
  );

/** One scenario for each code, in the order of the list. */
const REFUSALS: Readonly<Record<RefusalCode, Scenario>> = {
  'not-allowed': {
    given: openHall,
    when: (hall) => hall.ask('make-draw', typed('MENERAI'), refereeNamed('a')),
    answer: 'Un arbitre ne peut pas tirer les lettres : demandez au juge-arbitre.',
  },
  'not-your-centre': {
    given: () => drawn(openTwoCentres()),
    when: (hall) => hall.ask('start-clock', { ...TURN, centre: 'd' }, chiefOf('c')),
    answer: 'Vous ne dirigez pas le centre « Annexe » : adressez-vous à son responsable ou au juge-arbitre.',
  },
  'not-your-table': {
    given: ended,
    when: (hall) => hall.ask('record-slips', slips('p3'), refereeNamed('a')),
    answer: 'La table 3 n’est pas l’une des vôtres : son arbitre ou le juge-arbitre doit s’en charger.',
  },
  'not-your-slip': {
    given: () => drawn(openHall({ settings: { playersWriteSlips: true } })),
    when: (hall) => hall.ask('record-slips', slips('p2'), playerNamed('p1')),
    answer: 'Ce bulletin n’est pas le vôtre : un joueur ne s’occupe que du sien.',
  },
  'players-do-not-write': {
    given: drawn,
    when: (hall) => hall.ask('record-slips', slips('p1'), playerNamed('p1')),
    answer: 'Dans ce tournoi, les joueurs ne saisissent pas leur bulletin : remettez-le sur papier.',
  },
  'note-by-player': {
    given: () => drawn(openHall({ settings: { playersWriteSlips: true } })),
    when: (hall) => hall.ask('record-slips', slips('p1', { ...TOP, legibility: 'hard' }), playerNamed('p1')),
    answer:
      'La lecture d’un bulletin et la conduite d’un joueur sont notées par l’arbitre : envoyez seulement ce qui est écrit.',
  },

  'tournament-exists': {
    given: openHall,
    when: (hall) => hall.ask('create-tournament', CHARTER),
    answer: 'Le tournoi est déjà créé : son règlement et son dictionnaire ne changent plus.',
  },
  'no-tournament': {
    given: () => new Hall(),
    when: (hall) => hall.ask('add-centre', { id: 'c', name: 'Centre' }),
    answer: 'Le tournoi n’est pas encore créé : commencez par le créer.',
  },
  'bad-setting': {
    given: () => new Hall(),
    when: (hall) => hall.ask('create-tournament', { ...CHARTER, settings: { soloBonus: 1000 } }),
    answer: 'Réglage « soloBonus » : il faut un nombre entier de 0 à 100.',
  },
  'unknown-edition': {
    given: () => new Hall(),
    when: (hall) => hall.ask('create-tournament', { ...CHARTER, edition: '2020' as '2019' }),
    answer: `Règlement « 2020 » inconnu. Éditions possibles : ${EDITION_NAMES.join(', ')}.`,
  },
  'name-missing': {
    given: openHall,
    when: (hall) => hall.ask('form-team', { id: 't', name: ' ', entrants: ['p1'] }),
    answer: 'Il manque le nom de l’équipe : donnez-le.',
  },
  'reason-missing': {
    given: recorded,
    when: (hall) => hall.ask('refer-slip', { ...KEY, reason: '' }),
    answer: 'Donnez le motif : il reste dans l’historique et le joueur peut le demander.',
  },
  'id-missing': {
    given: openHall,
    when: (hall) => hall.ask('add-centre', { id: '', name: 'Annexe' }),
    answer: 'Il manque un identifiant : donnez-le.',
  },
  'id-taken': {
    given: openHall,
    when: (hall) => hall.ask('add-centre', { id: 'c', name: 'Annexe' }),
    answer: 'L’identifiant « c » est déjà pris : choisissez-en un autre.',
  },
  'unknown-centre': {
    given: openHall,
    when: (hall) => hall.ask('register-entrants', { entrants: [{ ...NEW, centre: 'z' }] }),
    answer: 'Le centre « z » n’existe pas : ajoutez-le d’abord.',
  },
  'unknown-entrant': {
    given: openHall,
    when: (hall) => hall.ask('remove-entrant', { entrant: 'q' }),
    answer: 'Personne n’est inscrit sous « q » : vérifiez la liste des inscrits.',
  },
  'unknown-official': {
    given: openHall,
    when: (hall) => hall.ask('assign-tables', { official: 'z', tables: [] }),
    answer: 'Aucun arbitre n’est nommé sous « z » : nommez-le d’abord.',
  },
  'unknown-game': {
    given: openHall,
    when: (hall) => hall.ask('make-draw', typed('MENERAI', 'z')),
    answer: 'La partie « z » n’existe pas : ajoutez-la d’abord.',
  },
  'unknown-formula': {
    given: openHall,
    when: (hall) => hall.ask('plan-game', { id: 'h', name: 'P', formula: 'libre' as 'normale', rhythm: 'blitz' }),
    answer:
      'Formule « libre » inconnue de ce règlement. Formules possibles : normale, 7sur8, 7et8, joker, 7sur8joker, 7et8joker.',
  },
  'unknown-rhythm': {
    given: openHall,
    when: (hall) => hall.ask('plan-game', { id: 'h', name: 'P', formula: 'normale', rhythm: 'lent' as 'blitz' }),
    answer:
      'Rythme « lent » inconnu. Rythmes possibles : normal, semi-normal, semi-rapide, semi-blitz, blitz, mort-subite.',
  },
  'nobody-named': {
    given: drawn,
    when: (hall) => hall.ask('record-tops', { ...TURN, entrants: [] }),
    answer: 'La demande ne nomme personne : choisissez au moins un joueur.',
  },
  'named-twice': {
    given: drawn,
    when: (hall) => hall.ask('record-tops', { ...TURN, entrants: ['p1', 'p1'] }),
    answer: '« Joueur 1 » est cité deux fois dans la même demande : ne le citez qu’une fois.',
  },
  'pair-size': {
    given: openHall,
    when: (hall) => hall.ask('amend-entrant', { entrant: 'p1', members: [] }),
    answer: 'Un inscrit est un joueur seul ou une paire : donnez un ou deux noms.',
  },
  'bad-table': {
    given: openHall,
    when: (hall) => hall.ask('seat-entrant', { entrant: 'p1', centre: 'c', table: 0 }),
    answer: '« 0 » n’est pas un numéro de table : il faut un nombre entier à partir de 1.',
  },
  'table-taken': {
    given: openHall,
    when: (hall) => hall.ask('seat-entrant', { entrant: 'p1', centre: 'c', table: 2 }),
    answer: 'La table 2 est déjà occupée par Joueur 2 : choisissez-en une autre ou libérez-la.',
  },
  'bad-tables': {
    given: openHall,
    when: (hall) => hall.ask('assign-tables', { official: 'a', tables: [{ from: 4, to: 2 }] }),
    answer: 'Tables 4 à 2 : donnez deux nombres entiers à partir de 1, le plus petit d’abord.',
  },
  'not-a-referee': {
    given: () =>
      after(openHall(), (hall) =>
        hall.tell('appoint-official', { id: 's', name: 'Double', centre: 'c', office: 'second-referee' }),
      ),
    when: (hall) => hall.ask('assign-tables', { official: 's', tables: [] }),
    answer: 'Les tables se confient à un arbitre, et Double a une autre fonction : choisissez un arbitre.',
  },
  'entrant-has-played': {
    given: recorded,
    when: (hall) => hall.ask('remove-entrant', { entrant: 'p1' }),
    answer: 'Des bulletins de Joueur 1 sont déjà saisis : notez plutôt un départ.',
  },
  'slip-after-departure': {
    given: recorded,
    when: (hall) => hall.ask('note-departure', { entrant: 'p1', from: { game: 0, turn: 1 }, reason: 'malade' }),
    answer: 'Le bulletin de Joueur 1 au coup 1 est déjà saisi : notez le départ à partir du coup suivant.',
  },
  'already-present': {
    given: openHall,
    when: (hall) => hall.ask('note-arrival', { entrant: 'p1' }),
    answer: 'La présence de Joueur 1 est déjà notée à ce coup.',
  },
  'not-present': {
    given: () =>
      after(
        openHall(),
        (hall) => hall.tell('note-departure', { entrant: 'p3', reason: 'malade' }),
        (hall) => playTurn(hall, 'MENERAI', 1),
      ),
    when: (hall) => hall.ask('record-slips', slips('p3')),
    answer: 'La présence de Joueur 3 n’est pas notée au coup 1 : notez d’abord son arrivée.',
  },
  'not-in-this-game': {
    given: () => ended(openHall({ game: { entrants: ['p1', 'p2'] } })),
    when: (hall) => hall.ask('record-slips', slips('p3')),
    answer: 'La partie « Partie 1 » est réservée à d’autres que Joueur 3 : vérifiez la liste de ses participants.',
  },
  'bad-moment': {
    given: openHall,
    when: (hall) => hall.ask('note-departure', { entrant: 'p1', reason: '', from: { game: 0, turn: 0 } }),
    answer: 'Ce coup n’existe pas : les parties se comptent à partir de 0 et les coups à partir de 1.',
  },
  'counted-too-few': {
    given: openHall,
    when: (hall) => hall.ask('form-team', { id: 't', name: 'Les Verts', entrants: ['p1'], counted: 0 }),
    answer: 'Le nombre de joueurs comptés dans une équipe est un nombre entier à partir de 1.',
  },
  'sudden-death-only': {
    given: openHall,
    when: (hall) =>
      hall.ask('plan-game', { id: 'h', name: 'P', formula: 'normale', rhythm: 'blitz', separatesTies: true }),
    answer: 'Seule une mort subite départage les ex æquo : choisissez ce rythme, ou une partie ordinaire.',
  },

  'game-begun': {
    given: drawn,
    when: (hall) => hall.ask('cancel-game', { game: 'g', reason: 'panne' }),
    answer: 'La partie « Partie 1 » a déjà commencé : cela ne se fait qu’avant son premier tirage.',
  },
  'game-finished': {
    given: finished,
    when: (hall) => hall.ask('make-draw', typed('MENERAI')),
    answer: 'La partie « Partie 1 » est terminée : pour la reprendre, annulez sa fin.',
  },
  'earlier-game-unfinished': {
    given: () =>
      after(openHall(), (hall) =>
        hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' }),
      ),
    when: (hall) => hall.ask('make-draw', typed('MENERAI', 'h')),
    answer: 'La partie « Partie 1 » n’est pas terminée : terminez-la avant d’en commencer une autre.',
  },
  'nobody-plays': {
    given: () => after(openHall({ players: 1 }), (hall) => hall.tell('remove-entrant', { entrant: 'p1' })),
    when: (hall) => hall.ask('make-draw', typed('MENERAI')),
    answer: 'Personne n’est présent pour cette partie : inscrivez des joueurs ou notez leur arrivée.',
  },
  'formula-differs': {
    given: () => openHall({ game: { formula: '7sur8' } }),
    when: (hall) => hall.ask('attach-prepared-game', { game: 'g', sealed: SEALED }),
    answer: 'La partie préparée est en formule normale, celle-ci en formule 7 sur 8 : chargez-en une autre.',
  },
  'no-sealed-game': {
    given: openHall,
    when: (hall) => hall.ask('open-prepared-game', { game: 'g', passphrase: PASSPHRASE }),
    answer: 'Aucune partie préparée n’est chargée pour cette partie : chargez-la d’abord.',
  },
  'cannot-open': {
    given: () => after(openHall(), (hall) => hall.tell('attach-prepared-game', { game: 'g', sealed: SEALED })),
    when: (hall) => hall.ask('open-prepared-game', { game: 'g', passphrase: 'le chien dort' }),
    answer:
      'Cette phrase secrète n’ouvre pas la partie « Finale » : vérifiez majuscules, accents et espaces ; si elle est juste, le fichier a été modifié, reprenez-en une copie.',
  },
  'no-prepared-game': {
    given: openHall,
    when: (hall) => hall.ask('make-draw', PREPARED),
    answer: 'Aucune partie préparée n’est ouverte : ouvrez-la avec sa phrase secrète, ou tirez les lettres.',
  },
  'prepared-game-over': {
    given: () => after(opened(), (hall) => layTop(hall, 1)),
    when: (hall) => hall.ask('make-draw', PREPARED),
    answer: 'La partie préparée n’a que 1\u00a0coup : tirez les lettres ou terminez la partie.',
  },
  'prepared-game-differs': {
    given: () => {
      const turns = ['MENERAI', 'USTEALO'].map((draw) => ({ draw, word: 'MENERAI', reference: 'H4' }));
      const bytes = { salt: new Uint8Array(16), nonce: new Uint8Array(24) };
      const sealed = unwrap(sealGame({ name: 'Finale', formula: 'normale', turns }, PASSPHRASE, bytes));
      return after(
        openHall(),
        (hall) => hall.tell('attach-prepared-game', { game: 'g', sealed }),
        (hall) => hall.tell('open-prepared-game', { game: 'g', passphrase: PASSPHRASE }),
        (hall) => hall.tell('make-draw', PREPARED),
        (hall) => hall.tell('end-turn', AT_C),
        (hall) => hall.tell('lay-solution', { ...TURN, word: 'MARE', reference: 'H5' }),
      );
    },
    when: (hall) => hall.ask('make-draw', PREPARED),
    answer: 'La grille ne suit plus la partie préparée : posez sa solution au coup précédent, ou tirez les lettres.',
  },

  'already-drawn': {
    given: drawn,
    when: (hall) => hall.ask('make-draw', { ...typed('MERNIAS'), turn: 1 }),
    answer: 'Le coup 1 est déjà tiré : jouez-le.',
  },
  'turn-not-over': {
    given: ended,
    when: (hall) => hall.ask('make-draw', typed('MERNIAS')),
    answer: 'Le coup 1 n’est pas terminé : annoncez sa fin et posez sa solution.',
  },
  'draw-unreadable': {
    given: openHall,
    when: (hall) => hall.ask('make-draw', typed('MENER4I')),
    answer: 'Le tirage « MENER4I » contient « 4 » : il n’admet que des lettres et « ? » pour un joker.',
  },
  'draw-not-in-bag': {
    given: openHall,
    when: (hall) => hall.ask('make-draw', typed('KKZZAEJ')),
    answer: 'Le tirage KKZZAEJ demande plus de K, Z qu’il n’en reste : vérifiez-le.',
  },
  'leftover-missing': {
    given: () => after(ended(), (hall) => hall.tell('lay-solution', { ...TURN, word: 'MARE', reference: 'H5' })),
    when: (hall) => hall.ask('make-draw', typed('USTEALO')),
    answer:
      'Le tirage USTEALO ne reprend pas le reliquat (EIN) ; si tout a été remis dans le sac, écrivez « - » devant.',
  },
  'invalid-draw': {
    given: openHall,
    when: (hall) => hall.ask('make-draw', typed('RSTLENB')),
    answer: 'Au coup 1, le tirage doit compter au moins 2 voyelles. Remettez tout dans le sac et tirez à nouveau.',
  },
  'bag-exhausted': {
    given: () => playComb(LAST_TURN),
    when: (hall) => hall.ask('make-draw', { game: 'g', source: { kind: 'random', seed: 1 } }),
    answer: 'Les lettres qui restent ne donnent plus de tirage valable : terminez la partie.',
  },
  'nothing-playable': {
    given: openHall,
    when: (hall) => hall.ask('make-draw', typed('BBCCOOH')),
    answer:
      'Aucun mot n’est jouable avec ce tirage : enregistrez son rejet, remettez toutes les lettres dans le sac et tirez-en d’autres.',
  },
  'nothing-left-playable': {
    given: playBlocked,
    when: (hall) => hall.ask('make-draw', { game: 'g', source: { kind: 'random', seed: 1 } }),
    answer:
      'Aucun mot n’est jouable avec les lettres qui restent, et aucun autre tirage n’est possible : terminez la partie.',
  },
  'draw-stands': {
    given: openHall,
    when: (hall) => hall.ask('reject-draw', { game: 'g', letters: 'MENERAI' }),
    answer: 'Ce tirage est valable : il se joue, et ne se rejette pas.',
  },
  'as-cancelled': {
    given: () => after(drawn(), (hall) => hall.tell('cancel-turn', { ...TURN, reason: 'temps' })),
    when: (hall) => hall.ask('make-draw', typed('MENERAI')),
    answer: 'Ce tirage est celui du coup annulé : remettez toutes les lettres dans le sac et tirez-en d’autres.',
  },
  'no-other-draw': {
    given: () =>
      after(
        playComb(LAST_TURN - 1),
        (hall) => drawComb(hall, LAST_TURN),
        (hall) => hall.tell('cancel-turn', { game: 'g', turn: LAST_TURN, reason: 'temps' }),
      ),
    when: (hall) => hall.ask('make-draw', typed('UU??')),
    answer: 'Les lettres qui restent ne donnent pas d’autre tirage que celui du coup annulé : terminez la partie.',
  },
  'clock-already-started': {
    given: () => after(drawn(), (hall) => hall.tell('start-clock', AT_C)),
    when: (hall) => hall.ask('correct-draw', { ...TURN, letters: 'SALETUN', reason: 'mal lu' }),
    answer: 'Le coup est déjà lancé : son tirage ne se corrige plus.',
  },
  'slips-on-draw': {
    given: () => after(drawn(), (hall) => hall.tell('record-slips', slips('p1'))),
    when: (hall) => hall.ask('correct-draw', { ...TURN, letters: 'SALETUN', reason: 'mal lu' }),
    answer: 'Des bulletins sont déjà saisis pour ce tirage : annulez leur saisie avant de le corriger.',
  },
  'unknown-turn': {
    given: openHall,
    when: (hall) => hall.ask('start-clock', AT_C),
    answer: 'Le coup 1 n’a pas encore de tirage : tirez d’abord les lettres.',
  },
  'clock-runs': {
    given: () => after(drawn(), (hall) => hall.tell('start-clock', AT_C)),
    when: (hall) => hall.ask('start-clock', AT_C),
    answer: 'Le chronomètre tourne déjà : il n’y a rien à lancer.',
  },
  'clock-paused': {
    given: () =>
      after(
        drawn(),
        (hall) => hall.tell('start-clock', AT_C),
        (hall) => hall.tell('pause-clock', AT_C),
      ),
    when: (hall) => hall.ask('start-clock', AT_C),
    answer: 'Le chronomètre est arrêté : relancez-le.',
  },
  'clock-stands': {
    given: drawn,
    when: (hall) => hall.ask('pause-clock', AT_C),
    answer: 'Le chronomètre ne tourne pas : il n’y a rien à arrêter.',
  },
  'clock-not-started': {
    given: drawn,
    when: (hall) => hall.ask('resume-clock', AT_C),
    answer: 'Le chronomètre n’est pas encore lancé : lancez-le.',
  },
  'turn-ended': {
    given: ended,
    when: (hall) => hall.ask('end-turn', AT_C),
    answer: 'La fin du coup 1 est déjà annoncée.',
  },
  'turn-not-ended': {
    given: drawn,
    when: (hall) => hall.ask('close-turn', AT_C),
    answer: 'La fin du coup 1 n’est pas encore annoncée : annoncez-la d’abord.',
  },
  'not-a-solution': {
    given: ended,
    when: (hall) => hall.ask('lay-solution', { ...TURN, word: 'MENERAIT', reference: 'H4' }),
    answer:
      'MENERAIT en H4 n’est pas une solution valable de ce coup : vérifiez le mot, sa place et les jokers (en minuscule).',
  },
  'already-laid': {
    given: () => after(opened(), (hall) => layTop(hall, 1)),
    when: (hall) => hall.ask('lay-solution', { ...TURN, word: 'MENERAI', reference: 'H4' }, chiefOf('c')),
    answer: 'La solution du coup 1 est déjà posée : seul le juge-arbitre peut la changer.',
  },
  'next-turn-drawn': {
    given: () => after(laid(), (hall) => hall.tell('make-draw', typed('MERNIAS'))),
    when: (hall) => hall.ask('lay-solution', { ...TURN, word: 'MARE', reference: 'H5' }),
    answer: 'Le coup 2 est déjà tiré : le coup 1 ne change plus.',
  },
  'turn-closed': {
    given: () =>
      after(
        ended(openHall({ players: 1 })),
        (hall) => hall.tell('record-slips', slips('p1')),
        (hall) => hall.tell('close-turn', AT_C),
      ),
    when: (hall) => hall.ask('close-turn', AT_C),
    answer: 'Le coup 1 est déjà clos.',
  },
  'slips-missing': {
    given: recorded,
    when: (hall) => hall.ask('close-turn', AT_C),
    answer: 'Coup 1 : il manque un bulletin ou une décision (tables 2 à 4). Saisissez ce qui manque avant de clore.',
  },
  'ends-without-slips': {
    given: () => after(recorded(), (hall) => layTop(hall, 1)),
    when: (hall) => hall.ask('finish-game', { game: 'g', cause: 'decision', reason: 'tard' }),
    answer:
      'La partie finirait sans tous ses bulletins : 3\u00a0bulletins à saisir au coup 1 (tables 2 à 4). Saisissez-les, ou terminez quand même : le classement restera provisoire.',
  },
  'bag-not-exhausted': {
    given: laid,
    when: (hall) => hall.ask('finish-game', { game: 'g', cause: 'bag', reason: '' }),
    answer: 'Les lettres qui restent donnent encore un tirage valable : la partie continue.',
  },
  'something-playable': {
    given: () => playComb(LAST_TURN - 1),
    when: (hall) => hall.ask('finish-game', { game: 'g', cause: 'no-move', reason: '' }),
    answer: 'Un mot au moins est jouable : la partie continue.',
  },
  'not-last-draw': {
    given: drawn,
    when: (hall) => hall.ask('finish-game', { game: 'g', cause: 'incident', reason: 'affichage' }),
    answer:
      'Il reste 102\u00a0lettres : seul un dernier tirage de 7\u00a0lettres ou moins se clôt sans être joué. Annulez le coup.',
  },
  'bad-last-turn': {
    given: () => drawn(openHall({ edition: '2023' })),
    when: (hall) => hall.ask('finish-game', { game: 'g', cause: 'interruption', reason: 'incendie', lastTurn: 2 }),
    answer: 'Le dernier coup qui compte est un nombre de 0 à 1, celui du dernier coup joué et ramassé régulièrement.',
  },
  'unknown-end': {
    given: drawn,
    when: (hall) => hall.ask('finish-game', { game: 'g', cause: 'interruption', reason: 'incendie' }),
    answer: 'Ce règlement ne termine pas une partie ainsi (interruption prolongée) : choisissez une autre cause.',
  },
  'average-everywhere': {
    given: drawn,
    when: (hall) => hall.ask('cancel-turn', { ...TURN, grants: 'average', reason: 'panne' }),
    answer:
      'La moyenne est celle des joueurs des autres centres : choisissez le centre où le coup est annulé, ou annulez-le pour tous, sans moyenne.',
  },
  'already-cancelled': {
    given: () => after(drawn(), (hall) => hall.tell('cancel-turn', { ...AT_C, reason: 'temps' })),
    when: (hall) => hall.ask('cancel-turn', { ...AT_C, reason: 'temps' }),
    answer: 'Le coup 1 est déjà annulé pour le centre Centre.',
  },
  'turn-cancelled-here': {
    given: () => after(drawn(), (hall) => hall.tell('cancel-turn', { ...AT_C, reason: 'temps' })),
    when: (hall) => hall.ask('record-slips', slips('p1')),
    answer: 'Le coup 1 est annulé pour le centre Centre : il n’y compte pas.',
  },
  'several-still-in': {
    given: () => openHall({ game: { rhythm: 'mort-subite' } }),
    when: (hall) => hall.ask('finish-game', { game: 'g', cause: 'sudden-death', reason: '' }),
    answer: 'Il reste 4\u00a0joueurs ou paires en lice : la mort subite continue.',
  },
  'not-sudden-death': {
    given: laid,
    when: (hall) => hall.ask('finish-game', { game: 'g', cause: 'sudden-death', reason: '' }),
    answer: 'Cette partie n’est pas une mort subite : choisissez une autre cause.',
  },

  'laid-meanwhile': {
    given: laid,
    when: (hall) => {
      const command = hall.command('lay-solution', { ...TURN, word: 'MENERAI', reference: 'H4' });
      return hall.journal.submit({ ...command, basis: basisOf(hall.journal.state, TURN) as string });
    },
    answer:
      'La solution du coup 1 est déjà posée : MENERAI en H4. Regardez-la ; si c’en est une autre qu’il faut, posez-la à la place.',
  },
  'eliminated-unknown': {
    given: () => after(recorded(openHall({ game: { rhythm: 'mort-subite' } })), (hall) => layTop(hall, 1)),
    when: (hall) => hall.ask('make-draw', typed('MERNIAS')),
    answer:
      'Mort subite : il manque un bulletin ou une décision au coup 1 (tables 2 à 4). Saisissez-les avant de tirer : on saura alors qui reste en lice.',
  },
  'nothing-corrected': {
    given: laid,
    when: (hall) => hall.ask('correct-turns', { game: 'g', turns: [{ turn: 1 }], reason: 'mal posée', shown: '' }),
    answer: 'Rien ne change : corrigez le tirage ou la solution d’un coup.',
  },
  'turn-cannot-stand': {
    given: laid,
    when: (hall) => hall.ask('correct-turns', { ...MOVED, turns: [{ turn: 1, letters: 'SALETUN' }] }),
    answer:
      'Coup 1 : MENERAI en H4 ne se pose plus avec le tirage corrigé. Corrigez ce coup aussi, ou annulez les coups à partir de lui.',
  },
  'not-after-corrected': {
    given: laid,
    when: (hall) => hall.ask('correct-turns', { ...MOVED, cancelFrom: 1 }),
    answer: 'Le coup 1 ne vient pas après ceux qui sont corrigés : annulez à partir d’un coup qui les suit.',
  },
  'consequences-differ': {
    given: laid,
    when: (hall) => hall.ask('correct-turns', MOVED),
    answer: 'Ce que la correction change n’est plus ce qui a été montré : relisez-le, puis corrigez.',
  },

  'other-position': {
    given: drawn,
    when: (hall) => {
      const command = hall.command('record-slips', slips('p1'));
      const basis = basisOf(ended(openHall({ players: 1 })).journal.state, command.data);
      expect(hall.journal.decide({ ...command, basis: basis as string }).ok).toBe(true);
      const other = after(openHall(), (one) => one.tell('make-draw', typed('SALETUN')));
      return hall.journal.submit({ ...command, basis: basisOf(other.journal.state, command.data) as string });
    },
    answer:
      'Le tirage, la grille ou le bulletin ne sont plus ceux sur lesquels cette action a été décidée : vérifiez-les.',
  },
  'other-slip': {
    given: () =>
      after(recorded(), (hall) => hall.tell('refer-slip', { ...KEY, reason: 'place douteuse' }, refereeNamed('a'))),
    when: (hall) => {
      const { id: basis } = hall.journal.events.at(-2) as RecordedEvent;
      return hall.journal.submit({ ...hall.command('confirm-slip', KEY, SECOND), basis });
    },
    answer:
      'Le bulletin de Joueur 1 au coup 1 a changé entre-temps. Vous aviez vu : « MENERAI en H4, 70\u00a0points ; accepté, 70\u00a0points » (Juge). Il y a maintenant : « soumis à la commission » (Arbitre a). Regardez-le, puis décidez de nouveau.',
  },
  'slip-already-recorded': {
    given: recorded,
    when: (hall) => hall.ask('record-slips', slips('p1')),
    answer: 'Le bulletin de Joueur 1 au coup 1 est déjà saisi : corrigez-le.',
  },
  'changed-too-often': {
    given: () => {
      const hall = drawn(openHall({ settings: { playersWriteSlips: true } }));
      hall.tell('record-slips', slips('p1'), playerNamed('p1'));
      for (let time = 0; time < 30; time++) hall.tell('correct-slip', CHANGE, playerNamed('p1'));
      return hall;
    },
    when: (hall) => hall.ask('correct-slip', CHANGE, playerNamed('p1')),
    answer: 'Ce bulletin a déjà été modifié 30 fois : dites la dernière modification à l’arbitre.',
  },
  'no-slip-recorded': {
    given: ended,
    when: (hall) => hall.ask('confirm-slip', KEY, SECOND),
    answer: 'Le bulletin de Joueur 1 au coup 1 n’est pas encore saisi : saisissez-le d’abord.',
  },
  'bad-slip': {
    given: ended,
    when: (hall) => hall.ask('record-slips', slips('p1', slipOf('MARE', 'H5', -10))),
    answer: 'Le score d’un bulletin est un nombre entier de 0 à 9999.',
  },
  'out-of-the-game': {
    given: () =>
      after(
        ended(openHall({ players: 2, game: { rhythm: 'mort-subite' } })),
        (hall) => hall.tell('record-slips', slips('p1')),
        (hall) => hall.tell('record-slips', slips('p2', ABSENT)),
        (hall) => layTop(hall, 1),
        (hall) => hall.tell('make-draw', typed('MERNIAS')),
      ),
    when: (hall) => hall.ask('record-slips', slips('p2', ABSENT, 2)),
    answer: 'Le coup 1 a éliminé Joueur 2 : aucun bulletin n’est plus attendu.',
  },
  'turn-void': {
    given: () =>
      after(
        playComb(LAST_TURN - 1),
        (hall) => drawComb(hall, LAST_TURN),
        (hall) =>
          hall.tell('finish-game', { game: 'g', cause: 'incident', reason: 'affichage', missing: missingIn(hall) }),
      ),
    when: (hall) => hall.ask('end-turn', { ...AT_C, turn: LAST_TURN }),
    answer: 'Le coup 15 a été clos sans être joué : il ne compte pas.',
  },
  'already-referred': {
    given: () => after(recorded(), (hall) => hall.tell('refer-slip', { ...KEY, reason: 'ambigu' })),
    when: (hall) => hall.ask('refer-slip', { ...KEY, reason: 'ambigu' }),
    answer: 'Le bulletin de Joueur 1 est déjà soumis à la commission.',
  },
  'commission-has-decided': {
    given: () =>
      after(recorded(), (hall) => hall.tell('rule-slip', { ...KEY, ruling: NULLITY, reason: 'nul' }, COMMISSION)),
    when: (hall) => hall.ask('rule-slip', { ...KEY, ruling: NULLITY, reason: 'nul' }),
    answer: 'La commission a tranché pour Joueur 1 : elle seule peut revenir sur sa décision.',
  },
  'no-ruling': {
    given: recorded,
    when: (hall) => hall.ask('withdraw-ruling', { ...KEY, reason: 'erreur' }),
    answer: 'Aucune décision n’a été prise sur le bulletin de Joueur 1.',
  },
  'not-your-ruling': {
    given: () =>
      after(recorded(), (hall) => hall.tell('rule-slip', { ...KEY, ruling: NULLITY, reason: 'nul' }, SECOND)),
    when: (hall) => hall.ask('withdraw-ruling', { ...KEY, reason: 'erreur' }, refereeNamed('a')),
    answer: 'Cette décision est celle de Double : son auteur ou le juge-arbitre peut la changer ou la retirer.',
  },
  'bad-ruling': {
    given: recorded,
    when: (hall) => hall.ask('rule-slip', { ...KEY, ruling: { outcome: 'average' }, reason: 'perdu' }, SECOND),
    answer: 'Seuls le juge-arbitre et la commission accordent une moyenne.',
  },
  'ruling-against-law': {
    given: recorded,
    when: (hall) =>
      hall.ask('rule-slip', {
        ...KEY,
        ruling: { outcome: 'accepted', points: 70, penalty: 12, warning: false },
        reason: 'exprès',
      }),
    answer: 'La pénalité est de 0 ou de 5\u00a0points. La commission seule peut en décider autrement.',
  },
  'not-otherwise-here': {
    given: recorded,
    when: (hall) =>
      hall.ask('rule-slip', { ...KEY, ruling: NULLITY, reason: 'douteux', isOtherwise: true }, COMMISSION),
    answer:
      'La commission seule en décide autrement que le règlement, et seulement là où sa décision en diffère : retirez cette mention.',
  },
  'nothing-to-print': {
    given: recorded,
    when: (hall) => hall.ask('print-corrections', { slips: [KEY] }),
    answer: 'Aucun de ces billets de correction n’est à imprimer : ils le sont déjà, ou ne sont plus à remettre.',
  },
  'delivered-later': {
    given: () => after(ended(), (hall) => hall.tell('record-slips', slips('p1', slipOf('MERANI', 'H4', 18)))),
    when: (hall) => hall.ask('deliver-correction', { ...KEY, means: 'paper', deliveredAt: hall.at + 3_600_000 }),
    answer: 'L’heure de remise de ce billet n’est pas encore passée : corrigez-la.',
  },
  'nothing-to-deliver': {
    given: recorded,
    when: (hall) => hall.ask('deliver-correction', { ...KEY, means: 'paper' }),
    answer: 'Aucun billet de correction n’est à remettre à Joueur 1 pour le coup 1.',
  },
  'already-excluded': {
    given: () => after(openHall(), (hall) => hall.tell('exclude-entrant', { entrant: 'p1', reason: 'fraude' })),
    when: (hall) => hall.ask('exclude-entrant', { entrant: 'p1', reason: 'fraude' }),
    answer: 'L’exclusion de Joueur 1 est déjà prononcée.',
  },
  'not-excluded': {
    given: openHall,
    when: (hall) => hall.ask('reinstate-entrant', { entrant: 'p1', reason: 'erreur' }),
    answer: 'Aucune exclusion de Joueur 1 n’est prononcée : il n’y a rien à lever.',
  },
  'already-appealed': {
    given: () => after(recorded(), (hall) => hall.tell('file-appeal', APPEAL)),
    when: (hall) => hall.ask('file-appeal', APPEAL),
    answer: 'Une réclamation attend déjà une décision (bulletin de Joueur 1, coup 1 (Partie 1)).',
  },
  'already-at-federation': {
    given: () =>
      after(
        recorded(),
        (hall) => hall.tell('rule-slip', { ...KEY, ruling: NULLITY, reason: 'vérifié' }, COMMISSION),
        (hall) => hall.tell('file-appeal', { ...APPEAL, to: 'federation' }),
      ),
    when: (hall) => hall.ask('file-appeal', { ...APPEAL, to: 'federation' }),
    answer: 'Un second recours est déjà déposé (bulletin de Joueur 1, coup 1 (Partie 1)) : complétez son dossier.',
  },
  'commission-first': {
    given: recorded,
    when: (hall) => hall.ask('file-appeal', { ...APPEAL, to: 'federation' }),
    answer:
      'La commission du tournoi n’a pas encore tranché (bulletin de Joueur 1, coup 1 (Partie 1)) : le second recours vient après sa décision.',
  },
  'nothing-decided': {
    given: ended,
    when: (hall) =>
      hall.ask('file-appeal', { about: 'end', game: 'g', by: 'referees', to: 'commission', reason: 'non' }),
    answer: 'Rien de tel n’est décidé (fin de la partie « Partie 1 ») : il n’y a rien à contester.',
  },
  'commission-answered': {
    given: () =>
      after(recorded(), (hall) => hall.tell('rule-slip', { ...KEY, ruling: NULLITY, reason: 'vérifié' }, COMMISSION)),
    when: (hall) => hall.ask('file-appeal', APPEAL),
    answer:
      'La commission du tournoi a tranché (bulletin de Joueur 1, coup 1 (Partie 1)) : seul un second recours est encore possible.',
  },
  'appellant-missing': {
    given: drawn,
    when: (hall) => hall.ask('file-appeal', { ...OF_DRAW, by: 'player' }),
    answer: 'Dites quel joueur réclame : son nom figure au dossier.',
  },
  'no-open-appeal': {
    given: drawn,
    when: (hall) => hall.ask('answer-appeal', { about: 'draw', ...TURN, isUpheld: false, reason: 'non' }, COMMISSION),
    answer: 'Aucune réclamation n’attend de réponse (tirage, coup 1 (Partie 1)).',
  },
  'commission-answers': {
    given: () =>
      after(
        drawn(),
        (hall) => hall.tell('compose-commission', { president: 'Émile', members: [] }),
        (hall) => hall.tell('file-appeal', OF_DRAW),
      ),
    when: (hall) => hall.ask('answer-appeal', { about: 'draw', ...TURN, isUpheld: false, reason: 'non' }),
    answer: 'Une commission est nommée : c’est elle qui répond aux réclamations, à son poste.',
  },
  'remedy-not-here': {
    given: () => after(drawn(), (hall) => hall.tell('file-appeal', OF_DRAW)),
    when: (hall) =>
      hall.ask('answer-appeal', {
        ...{ about: 'draw', ...TURN, isUpheld: true, reason: 'oui' },
        remedy: { kind: 'annulment' },
      }),
    answer:
      'Cette mesure ne va pas avec cette réponse : choisissez-en une que l’écran propose, ou motivez la réponse sans mesure.',
  },
  'turn-replaced': {
    given: () =>
      after(
        drawn(),
        (hall) => hall.tell('cancel-turn', { ...TURN, reason: 'épellation' }),
        (hall) => hall.tell('make-draw', typed('MERNIAS')),
        (hall) =>
          hall.tell('file-appeal', { about: 'cancellation', ...TURN, by: 'referees', to: 'commission', reason: 'non' }),
      ),
    when: (hall) =>
      hall.ask('answer-appeal', {
        ...{ about: 'cancellation', ...TURN, isUpheld: true, reason: 'oui' },
        remedy: { kind: 'annulment' },
      }),
    answer:
      'Un autre coup 1 est tiré depuis : le coup annulé ne peut plus reprendre sa place. Répondez sans mesure, et dites ce qui suit.',
  },
  'end-stands': {
    given: () =>
      after(
        drawn(),
        (hall) => hall.tell('cancel-turn', { ...TURN, reason: 'épellation' }),
        (hall) => hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'il se fait tard' }),
        (hall) =>
          hall.tell('file-appeal', { about: 'cancellation', ...TURN, by: 'referees', to: 'commission', reason: 'non' }),
      ),
    when: (hall) =>
      hall.ask('answer-appeal', {
        ...{ about: 'cancellation', ...TURN, isUpheld: true, reason: 'oui' },
        remedy: { kind: 'annulment' },
      }),
    answer:
      'La partie est finie : répondez d’abord à une réclamation contre sa fin ; celle-ci annulée, le coup 1 reprend sa place.',
  },
  'no-second-appeal': {
    given: () => after(drawn(), (hall) => hall.tell('file-appeal', OF_DRAW)),
    when: (hall) => hall.ask('request-completion', { about: 'draw', ...TURN, reason: 'le procès-verbal' }),
    answer: 'Aucun second recours n’est déposé (tirage, coup 1 (Partie 1)) : seul son dossier se complète.',
  },
  'nothing-requested': {
    given: second,
    when: (hall) => hall.ask('complete-file', { about: 'draw', ...TURN, reason: 'envoyé' }),
    answer: 'Aucune pièce n’est demandée pour ce dossier : notez d’abord la demande.',
  },
  'bad-day-of-file': {
    given: second,
    when: (hall) =>
      hall.ask('request-completion', { about: 'draw', ...TURN, reason: 'le procès-verbal', requestedAt: 0 }),
    answer: 'Cette date ne suit pas le dépôt du recours ou la demande, ou elle est à venir : corrigez-la.',
  },
  'not-favourable-here': {
    given: recorded,
    when: (hall) =>
      hall.ask('rule-slip', { ...KEY, ruling: NULLITY, reason: 'douteux', isFavourable: true }, COMMISSION),
    answer:
      'La lecture la plus favorable revient à la commission, sous un règlement qui la prévoit : motivez la décision autrement.',
  },

  'nothing-to-undo': {
    given: openHall,
    when: (hall) => hall.ask('undo', {}, SECOND),
    answer: 'Il n’y a aucune action à annuler.',
  },
  'not-your-action': {
    given: openHall,
    when: (hall) => hall.ask('undo', { event: hall.journal.events.at(-1)?.id ?? '' }, SECOND),
    answer: 'Cette action est celle de Juge : son auteur ou le juge-arbitre peut l’annuler.',
  },
  'action-relied-upon': {
    given: laid,
    when: (hall) => hall.ask('undo', { event: hall.journal.events.at(-2)?.id ?? '' }, CHIEF),
    answer:
      'Une action plus récente en dépend : solution MENERAI en H4 pour 70\u00a0points, coup 1 (Partie 1). Annulez-la d’abord.',
  },
  'taken-back-differs': {
    given: laid,
    when: (hall) => hall.ask('undo', { event: hall.journal.events.at(-1)?.id ?? '', alongside: ['autre'] }, CHIEF),
    answer: 'Ce qui serait annulé a changé entre-temps : demandez de nouveau la liste.',
  },
  'nothing-to-redo': {
    given: laid,
    when: (hall) => hall.ask('redo', {}),
    answer: 'Il n’y a aucune annulation à rétablir.',
  },
  'not-your-undo': {
    given: () => after(laid(), (hall) => hall.tell('undo', {})),
    when: (hall) => hall.ask('redo', { event: hall.journal.events.at(-1)?.id ?? '' }, SECOND),
    answer: 'Cette annulation est celle de Juge : son auteur ou le juge-arbitre peut rétablir ce qu’elle a annulé.',
  },
  'set-since': {
    given: () =>
      after(
        recorded(),
        (hall) => hall.tell('undo', {}),
        (hall) => hall.tell('record-slips', slips('p1', ABSENT)),
      ),
    when: (hall) => hall.ask('redo', {}),
    answer:
      'Une action plus récente a pris la place de ce qui serait rétabli : saisie : bulletin de Joueur 1, coup 1 (Partie 1). Annulez-la d’abord.',
  },
  'redo-first': {
    given: () =>
      after(
        drawn(),
        (hall) => hall.tell('record-slips', slips('p1')),
        (hall) => hall.tell('undo', {}),
        (hall) => hall.tell('undo', {}),
      ),
    when: (hall) => hall.ask('redo', { event: hall.journal.events.at(-2)?.id ?? '' }),
    answer:
      'Ce qui serait rétabli repose sur une action annulée depuis : tirage AEEIMNR, coup 1 (Partie 1). Rétablissez-la d’abord.',
  },
};

const SCENARIOS = Object.entries(REFUSALS).map(([code, scenario]) => ({ code, ...scenario }));

describe('every refusal has its code and its sentence', () => {
  it.each(SCENARIOS)('$code', ({ code, given, when, answer }) => {
    const hall = given();
    const before = { events: hall.journal.events.length, state: structuredClone(hall.journal.state) };
    expect(when(hall)).toEqual({ ok: false, fault: { code, text: answer } });
    expect({ events: hall.journal.events.length, state: hall.journal.state }).toEqual(before);
  });

  it('and every one of the list can happen', () => {
    expect(Object.keys(REFUSALS).sort()).toEqual([...REFUSAL_CODES].sort());
  });
});

describe('a sentence', () => {
  it.each(SCENARIOS)('of $code is typeset as French is', ({ answer }) => {
    expect(answer).not.toMatch(/undefined|null|NaN|\[object/);
    expect(answer).not.toMatch(/['"]/);
    expect(answer).not.toMatch(/\S[:;?!»]|«\S/);
    expect(answer).not.toMatch(/ {2}/);
    expect(answer).toMatch(/^[\p{Lu}«].*\.$/u);
  });

  it('says « d’ » before a vowel', () => {
    const hall = openHall();
    hall.tell('amend-entrant', { entrant: 'p1', members: [{ name: 'Élise' }, { name: 'Luc' }] });
    const answer = hall.ask('note-arrival', { entrant: 'p1' });
    expect(!answer.ok && answer.fault.text).toBe('La présence d’Élise et Luc est déjà notée à ce coup.');
  });

  it('tells a wrong size from a draw to make again', () => {
    const advice = (letters: string) => {
      const answer = openHall().ask('make-draw', typed(letters));
      return !answer.ok && answer.fault.text;
    };
    expect(advice('MENERA')).toBe(
      'Le tirage a 6\u00a0lettres ; il en faut 7 en partie normale. Vérifiez les lettres saisies.',
    );
    expect(advice('AEIOUER')).toContain('Remettez tout dans le sac et tirez à nouveau.');
  });
});
