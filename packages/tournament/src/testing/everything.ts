import { unwrap } from '@raccord/scrabble';
import type { CommandData, CommandType } from '../commands.ts';
import type { RecordedEvent } from '../events.ts';
import type { Actor } from '../people.ts';
import { sealGame } from '../prepared/seal.ts';
import {
  ABSENT,
  CHIEF,
  COMMISSION,
  chiefOf,
  entrants,
  Hall,
  playerNamed,
  refereeNamed,
  SECOND,
  slipOf,
} from './hall.ts';

/** A command of a tournament that goes well. */
export interface Step {
  readonly type: CommandType;
  tell(hall: Hall): RecordedEvent;
}

const step = <Type extends CommandType>(type: Type, data: CommandData<Type>, actor: Actor = CHIEF): Step => ({
  type,
  tell: (hall) => hall.tell(type, data, actor),
});

const PASSPHRASE = 'le chat dort au soleil';
const SEALED = unwrap(
  sealGame(
    { name: 'Finale', formula: 'normale', turns: [{ draw: 'MENERAI', word: 'MENERAI', reference: 'H4' }] },
    PASSPHRASE,
    { salt: new Uint8Array(16).fill(1), nonce: new Uint8Array(24).fill(2) },
  ),
);

const TURN = { game: 'g', turn: 1 };
const AT_C = { ...TURN, centre: 'c' };
const AT_D = { ...TURN, centre: 'd' };
const P2 = { ...TURN, entrant: 'p2' };
const linkTo = (subject: string) =>
  ({ id: `l-${subject}`, role: 'player', label: `Table de ${subject}`, subject, centre: 'c' }) as const;
const OF_CHIEF = { id: 'l1', role: 'chief', label: 'Responsable', centre: 'c' } as const;
const PAIR = { id: 'p5', members: [{ name: 'Anne' }, { name: 'Luc' }], centre: 'd', table: 1 };

const OF_DRAW = { about: 'draw', game: 'g', turn: 2 } as const;
const OF_WARNING = { about: 'warning', ...TURN, entrant: 'p3' } as const;

/** Appeals against something else than a slip: one to the end, before the federation, and one upheld. */
const APPEALS: readonly Step[] = [
  step('file-appeal', { ...OF_DRAW, by: 'player', appellant: 'p1', to: 'commission', reason: 'un jeton de trop' }),
  step('answer-appeal', { ...OF_DRAW, isUpheld: false, reason: 'recompté' }, COMMISSION),
  step('file-appeal', { ...OF_DRAW, by: 'referees', to: 'federation', reason: 'encore' }, COMMISSION),
  step('request-completion', { ...OF_DRAW, reason: 'le procès-verbal' }, COMMISSION),
  step('complete-file', { ...OF_DRAW, reason: 'procès-verbal envoyé' }, COMMISSION),
  step('file-appeal', { ...OF_WARNING, by: 'player', to: 'commission', reason: 'ce n’était pas lui' }),
  step(
    'answer-appeal',
    { ...OF_WARNING, isUpheld: true, reason: 'entendu', remedy: { kind: 'annulment' } },
    COMMISSION,
  ),
];

/** Every command once at least, all of them accepted: two centres, a latecomer, one turn, its slips and what follows. */
export const EVERYTHING: readonly Step[] = [
  step('create-tournament', {
    name: 'Essai',
    place: 'Ici',
    date: '2026-11-15',
    edition: '2019',
    lexicon: { name: 'essai', hash: 'essai' },
    settings: { playersWriteSlips: true, soloThreshold: 3 },
  }),
  step('describe-tournament', { name: 'Open', place: 'Là', date: '2026-11-16' }),
  step('add-centre', { id: 'c', name: 'Centre' }),
  step('add-centre', { id: 'd', name: 'Annexe' }),
  step('register-entrants', { entrants: entrants(4) }),
  step('register-entrants', { entrants: [PAIR] }, chiefOf('d')),
  step('register-entrants', { entrants: entrants(1, 'c', 6) }),
  step('remove-entrant', { entrant: 'p6' }),
  step('amend-entrant', { entrant: 'p1', members: [{ name: 'Émile', club: 'PAR' }] }),
  step('seat-entrant', { entrant: 'p4', centre: 'c', table: 8 }),
  step('note-departure', { entrant: 'p5', reason: 'train' }, chiefOf('d')),
  step('note-arrival', { entrant: 'p5' }, chiefOf('d')),
  step('form-team', { id: 't', name: 'Les Verts', entrants: ['p1', 'p2'] }),
  step('appoint-official', { id: 'a', name: 'Arbitre a', centre: 'c', office: 'referee' }),
  step('appoint-official', { id: 'second', name: 'Double', centre: 'c', office: 'second-referee' }),
  step('assign-tables', { official: 'a', tables: [{ from: 1, to: 8 }] }),
  step('plan-game', { id: 'g', name: 'Partie 1', formula: 'normale', rhythm: 'normal' }),
  step('plan-game', { id: 'h', name: 'Partie 2', formula: '7sur8', rhythm: 'blitz' }),
  step('cancel-game', { game: 'h', reason: 'trop tard' }),
  step('attach-prepared-game', { game: 'g', sealed: SEALED }),
  step('open-prepared-game', { game: 'g', passphrase: PASSPHRASE }),
  step('compose-commission', { president: 'Émile', members: ['Anne', 'Luc'] }),
  step('direct-screens', { show: { kind: 'ranking' } }),
  step('direct-screens', { centre: 'c', show: { kind: 'palmares', game: 'g', from: 3 } }, chiefOf('c')),
  step('choose-publication', { ranking: 'end', turns: true, sheets: false }),
  step('withhold-names', { entrants: ['p1', 'p2'], isWithheld: true }),
  step('withhold-names', { entrants: ['p2'], isWithheld: false }, chiefOf('c')),
  step('make-links', { links: [OF_CHIEF] }),
  step('make-links', { links: [linkTo('p1'), linkTo('p2')] }, chiefOf('c')),
  step('revoke-links', { links: [OF_CHIEF, linkTo('p1'), linkTo('p2')] }),
  step('revoke-links', { links: [{ id: 'l2', role: 'screen', label: 'Écran' }] }),
  step('reject-draw', { game: 'g', letters: 'AEIOUAE' }),
  step('make-draw', { game: 'g', source: { kind: 'typed', letters: 'SALETUN' } }),
  step('correct-draw', { ...TURN, letters: 'MENERAI', reason: 'jetons mal lus' }),
  step('start-clock', AT_C),
  step('pause-clock', AT_C),
  step('resume-clock', AT_C),
  step('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip: slipOf('MARE', 'H5', 12) }] }, playerNamed('p1')),
  step('end-turn', AT_C),
  step('end-turn', AT_D, chiefOf('d')),
  step('choose-solution', { ...TURN, word: 'MARE', reference: 'H5' }),
  step('lay-solution', { ...TURN, word: 'MENERAI', reference: 'H4' }),
  step('record-slips', { ...TURN, slips: [{ entrant: 'p2', slip: slipOf('MERANI', 'H4', 18) }] }, refereeNamed('a')),
  step('record-tops', { ...TURN, entrants: ['p3', 'p4'] }, refereeNamed('a')),
  step('rule-slip', { ...TURN, entrant: 'p5', ruling: { outcome: 'average' }, reason: 'bulletin perdu' }),
  step('correct-slip', { ...P2, slip: slipOf('MERANIT', 'H4', 20), reason: 'mal lu' }, SECOND),
  step('confirm-slip', { ...TURN, entrant: 'p3' }, SECOND),
  step('refer-slip', { ...P2, reason: 'ambigu' }, refereeNamed('a')),
  step('rule-slip', { ...P2, ruling: { outcome: 'nullity' }, isProvisional: true, reason: 'à voir' }, COMMISSION),
  step(
    'rule-slip',
    { ...P2, ruling: { outcome: 'accepted', points: 18, penalty: 5, warning: true }, reason: 'lisible' },
    COMMISSION,
  ),
  step('withdraw-ruling', { ...P2, reason: 'erreur' }, COMMISSION),
  step(
    'file-appeal',
    { about: 'slip', ...P2, by: 'player', to: 'commission', reason: 'MERANIT existe' },
    playerNamed('p2'),
  ),
  step('give-warning', { ...TURN, entrant: 'p3', reason: 'bavardage' }, refereeNamed('a')),
  step('print-corrections', { slips: [P2] }, refereeNamed('a')),
  step('deliver-correction', { ...P2, means: 'voice', isComplete: false }, refereeNamed('a')),
  step('deliver-correction', { ...P2, means: 'paper' }, refereeNamed('a')),
  step('close-turn', AT_C),
  step('close-turn', AT_D, chiefOf('d')),
  step('exclude-entrant', { entrant: 'p4', reason: 'téléphone' }),
  step('reinstate-entrant', { entrant: 'p4', reason: 'ce n’était pas le sien' }, COMMISSION),
  step('make-draw', { game: 'g', source: { kind: 'typed', letters: 'SALETUN' } }),
  step('cancel-turn', { game: 'g', turn: 2, reason: 'erreur d’épellation' }),
  step('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MERNIAS' } }),
  step('record-slips', { game: 'g', turn: 2, slips: [{ entrant: 'p1', slip: ABSENT }] }),
  step('end-turn', { game: 'g', turn: 2, centre: 'c' }),
  step('lay-solution', { game: 'g', turn: 2, word: 'MENERAIS', reference: '5E' }),
  {
    type: 'correct-turns',
    tell: (hall) => {
      const corrections = { game: 'g', turns: [{ turn: 1, solution: { word: 'MENERAI', reference: 'H2' } }] };
      const { shown } = unwrap(hall.journal.consequencesOf(corrections));
      return hall.tell('correct-turns', { ...corrections, reason: 'mal posée', shown });
    },
  },
  ...APPEALS,
  step('finish-game', {
    ...{ game: 'g', cause: 'decision', reason: 'il se fait tard' },
    missing: [
      { turn: 2, centre: 'c', tables: [2, 3, 8] },
      { turn: 2, centre: 'd', tables: [1] },
    ],
  }),
];

/** A tournament where everything happened. */
export function playEverything(): Hall {
  const hall = new Hall();
  for (const one of EVERYTHING) one.tell(hall);
  return hall;
}
