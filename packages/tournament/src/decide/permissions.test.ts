import { describe, expect, it } from 'vitest';
import type { CommandType } from '../commands.ts';
import type { Actor } from '../people.ts';
import { CHIEF, COMMISSION, chiefOf, Hall, outcomeOf, playerNamed, refereeNamed, SECOND } from '../testing/hall.ts';
import { COMMANDS } from './asked.ts';

const ROLES: readonly (readonly [string, Actor])[] = [
  ['chief referee', CHIEF],
  ['chief of a centre', chiefOf('c')],
  ['referee', refereeNamed('a')],
  ['second referee', SECOND],
  ['commission', COMMISSION],
  ['player', playerNamed('p1')],
];

/** Who may ask what, in the order of the roles. */
const MATRIX: Readonly<Record<CommandType, string>> = {
  'create-tournament': 'yes no  no  no  no  no ',
  'describe-tournament': 'yes no  no  no  no  no ',
  'add-centre': 'yes no  no  no  no  no ',
  'register-entrants': 'yes yes no  no  no  no ',
  'amend-entrant': 'yes yes no  no  no  no ',
  'remove-entrant': 'yes yes no  no  no  no ',
  'seat-entrant': 'yes yes no  no  no  no ',
  'note-arrival': 'yes yes no  no  no  no ',
  'note-departure': 'yes yes no  no  no  no ',
  'exclude-entrant': 'yes no  no  no  no  no ',
  'reinstate-entrant': 'yes no  no  no  yes no ',
  'form-team': 'yes no  no  no  no  no ',
  'appoint-official': 'yes yes no  no  no  no ',
  'assign-tables': 'yes yes no  no  no  no ',
  'compose-commission': 'yes no  no  no  yes no ',
  'direct-screens': 'yes yes no  no  no  no ',
  'choose-publication': 'yes no  no  no  no  no ',
  'withhold-names': 'yes yes no  no  no  no ',
  'make-links': 'yes yes no  no  no  no ',
  'revoke-links': 'yes yes no  no  no  no ',
  'plan-game': 'yes no  no  no  no  no ',
  'cancel-game': 'yes no  no  no  no  no ',
  'attach-prepared-game': 'yes no  no  no  no  no ',
  'open-prepared-game': 'yes no  no  no  no  no ',
  'make-draw': 'yes yes no  no  no  no ',
  'reject-draw': 'yes no  no  no  no  no ',
  'correct-draw': 'yes no  no  no  no  no ',
  'start-clock': 'yes yes no  no  no  no ',
  'pause-clock': 'yes yes no  no  no  no ',
  'resume-clock': 'yes yes no  no  no  no ',
  'end-turn': 'yes yes no  no  no  no ',
  'choose-solution': 'yes no  no  no  no  no ',
  'lay-solution': 'yes yes no  no  no  no ',
  'close-turn': 'yes yes no  no  no  no ',
  'cancel-turn': 'yes no  no  no  no  no ',
  'correct-turns': 'yes no  no  no  no  no ',
  'finish-game': 'yes no  no  no  no  no ',
  'record-slips': 'yes yes yes no  no  yes',
  'record-tops': 'yes yes yes no  no  no ',
  'correct-slip': 'yes yes yes yes no  yes',
  'refer-slip': 'yes yes yes yes no  no ',
  'confirm-slip': 'yes yes no  yes no  no ',
  'file-appeal': 'yes yes yes yes yes yes',
  'answer-appeal': 'yes no  no  no  yes no ',
  'request-completion': 'yes no  no  no  yes no ',
  'complete-file': 'yes no  no  no  yes no ',
  'rule-slip': 'yes yes yes yes yes no ',
  'withdraw-ruling': 'yes yes yes yes yes no ',
  'give-warning': 'yes yes yes yes no  no ',
  'print-corrections': 'yes yes yes yes no  no',
  'deliver-correction': 'yes yes yes yes no  yes',
  undo: 'yes yes yes yes yes yes',
  redo: 'yes yes yes yes yes yes',
};

const rows = Object.entries(MATRIX).flatMap(([type, answers]) =>
  ROLES.map(([role, actor], index) => ({
    type: type as CommandType,
    role,
    actor,
    isAllowed: answers.slice(4 * index, 4 * index + 3) === 'yes',
  })),
);

describe('who may ask what', () => {
  it.each(rows)('$type, by the $role: $isAllowed', ({ type, actor, isAllowed }) => {
    // Before the tournament exists, whatever is allowed is refused for another reason.
    const hall = new Hall();
    const answer = outcomeOf(hall.ask(type, { name: '' } as never, actor));
    expect(answer).toBe(isAllowed ? (type === 'create-tournament' ? 'name-missing' : 'no-tournament') : 'not-allowed');
  });

  it('is told for every command', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(Object.keys(COMMANDS).sort());
  });

  it.each([
    [chiefOf('c'), 'create-tournament', 'Le responsable d’un centre ne peut pas créer le tournoi : '],
    [refereeNamed('a'), 'register-entrants', 'Un arbitre ne peut pas inscrire de joueurs : '],
    [SECOND, 'record-slips', 'Un double-arbitre ne peut pas saisir de bulletins : '],
    [COMMISSION, 'give-warning', 'La commission ne peut pas donner un avertissement : '],
    [playerNamed('p1'), 'rule-slip', 'Un joueur ne peut pas rendre une décision sur un bulletin : '],
  ] as const)('%j asking for %s is told whom to ask', (actor, type, beginning) => {
    const answer = new Hall().ask(type, {} as never, actor);
    expect(!answer.ok && answer.fault.text).toBe(`${beginning}demandez au juge-arbitre.`);
  });
});
