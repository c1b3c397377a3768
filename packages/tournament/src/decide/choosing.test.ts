import { describe, expect, it } from 'vitest';
import { proposeSolution, topOf } from '../proposal.ts';
import {
  CHIEF,
  chiefOf,
  type Hall,
  openHall,
  openTwoCentres,
  outcomeOf,
  playTurn,
  refereeNamed,
} from '../testing/hall.ts';

const TURN = { game: 'g', turn: 1 };

/** ROSE and OSER make the same score, at the same places. */
function atFirstTurn(hall = openHall()): Hall {
  playTurn(hall, 'ROSEUUU', 1);
  return hall;
}

function topsOf({ journal: { state, judging } }: Hall) {
  const game = state.games.get('g');
  const tops = game ? judging.tops({ ...game.turns[0], formula: game.formula }) : [];
  return tops.map(({ word, reference }) => `${word} ${reference}`);
}

const top = ({ journal }: Hall) => {
  const game = journal.state.games.get('g');
  const { word, reference } = (game && topOf(journal, game, game.turns[0])) ?? {};
  return `${word} ${reference}`;
};
const choose = (hall: Hall, move: string, actor = CHIEF) => {
  const [word, reference] = move.split(' ');
  return outcomeOf(hall.ask('choose-solution', { ...TURN, word, reference }, actor));
};
const enterTop = (hall: Hall, entrant: string) => {
  const event = hall.tell('record-tops', { ...TURN, entrants: [entrant] });
  const [{ word, reference }] = event.type === 'slips-recorded' ? event.data.slips[0].slip.solutions : [];
  return `${word} ${reference}`;
};

describe('the top that a turn is corrected by', () => {
  it('is the one proposed, then the one chosen, then the one laid', () => {
    const hall = atFirstTurn();
    const { solution: proposed } = proposeSolution(hall.journal, 'g') ?? {};
    const first = `${proposed?.word} ${proposed?.reference}`;
    const [second, third] = topsOf(hall).filter((one) => one !== first);
    expect(enterTop(hall, 'p1')).toBe(first);
    expect(choose(hall, second)).toMatchObject({ type: 'solution-chosen', data: { ...TURN, score: 8 } });
    expect(top(hall)).toBe(second);
    expect(enterTop(hall, 'p2')).toBe(second);
    const [word, reference] = third.split(' ');
    hall.tell('lay-solution', { ...TURN, word, reference });
    expect(enterTop(hall, 'p3')).toBe(third);
  });

  it('is changed and taken back like anything else, also after it was laid and taken back', () => {
    const hall = atFirstTurn();
    const before = top(hall);
    const [first, second] = topsOf(hall).filter((one) => one !== before);
    choose(hall, first);
    choose(hall, second);
    expect(top(hall)).toBe(second);
    const [word, reference] = first.split(' ');
    hall.tell('lay-solution', { ...TURN, word, reference });
    hall.tell('undo', {});
    expect(top(hall)).toBe(second);
    hall.tell('undo', {});
    expect(top(hall)).toBe(first);
    hall.tell('undo', {});
    expect(top(hall)).toBe(before);
  });

  it('is never a solution that is no top, though one may be chosen', () => {
    const hall = atFirstTurn();
    const before = top(hall);
    expect(choose(hall, 'OSE H8')).toMatchObject({ type: 'solution-chosen' });
    expect(top(hall)).toBe(before);
  });

  it('falls with the letters that it was chosen for', () => {
    const hall = openHall();
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'ROSEUUU' } });
    choose(hall, 'ROSE H5');
    hall.tell('correct-draw', { ...TURN, letters: 'ROSEUUI', reason: 'mal lu' });
    expect(hall.journal.state.games.get('g')?.turns[0].chosen).toBeUndefined();
    // Chosen again for the new ones, it goes with them.
    choose(hall, 'ROSE H5');
    const events = hall.journal.events.slice(-2).map(({ id }) => id);
    hall.tell('undo', { event: events[0], alongside: [events[1]] });
    expect(hall.journal.state.games.get('g')?.turns[0].chosen).toMatchObject({ word: 'ROSE' });
  });

  it('is chosen by the chief referee of the tournament, among the solutions of the last turn', () => {
    const hall = atFirstTurn(openTwoCentres());
    expect(choose(hall, 'ROSE H5', refereeNamed('a'))).toBe('not-allowed');
    expect(choose(hall, 'ROSE H5', chiefOf('c'))).toBe('not-allowed');
    expect(choose(hall, 'ZUT H5')).toBe('not-a-solution');
    expect(outcomeOf(hall.ask('choose-solution', { game: 'g', turn: 2, word: 'ROSE', reference: 'H5' }))).toBe(
      'unknown-turn',
    );
  });
});
