import { emptyBoard, type Formula, makeDraw, tilesAvailable } from '@raccord/scrabble';
import type { GameState } from '@raccord/tournament';
import { TRIAL_CHIEF, type TrialStage } from './stage.ts';

/** Letters drawn for a turn: by chance or, in some games, by hand, as from a bag of cloth. */

const MOST_HANDS = 8;

/** False where no letters can be drawn any more. */
export function drawLetters(stage: TrialStage, game: string, turn: number, isByHand: boolean): boolean {
  const { door, chance } = stage;
  rejectOddLetters(stage, game, turn);
  const draw = () =>
    (isByHand && drawByHand(stage, game)) ||
    door.does('make-draw', { game, source: { kind: 'random', seed: chance.seed() } }, TRIAL_CHIEF) ||
    (stateOf(stage, game)?.turns.length ?? 0) === turn;
  if (!draw()) return false;
  if (!chance.happens(0.06)) return true;
  const letters = makeDraw(stateOf(stage, game)?.turns.at(-1)?.draw ?? []);
  door.does('cancel-turn', { game, turn, reason: 'Lettre mal épelée.' }, TRIAL_CHIEF);
  if (chance.happens(0.5)) door.ask('reject-draw', { game, letters: `-${letters}` }, TRIAL_CHIEF);
  return draw();
}

const stateOf = ({ door }: TrialStage, game: string): GameState | undefined => door.journal.state.games.get(game);

/** Letters that hardly ever come: nothing can be played with them on the first turn, or they stand by their Y and joker alone, or not at all. */
function rejectOddLetters(stage: TrialStage, game: string, turn: number): void {
  const { door, chance } = stage;
  const formula = stateOf(stage, game)?.formula;
  if (!formula) return;
  if (turn === 1 && chance.happens(0.5))
    door.ask('reject-draw', { game, letters: sized('IIJVVWZXK', formula) }, TRIAL_CHIEF);
  if (chance.happens(0.08)) {
    const odd = chance.pick(['AEIOUAEIO', 'BCDFGHLMN', 'Y?AEIOUAE', 'AEIOUY?AE']);
    door.ask('reject-draw', { game, letters: `-${sized(odd, formula)}` }, TRIAL_CHIEF);
  }
}

/** As many as a draw has, with its joker. */
function sized(letters: string, { drawSize, jokerEveryDraw }: Formula): string {
  const some = letters.slice(0, drawSize);
  return jokerEveryDraw && !some.includes('?') ? `${some.slice(0, -1)}?` : some;
}

/** Hands are drawn, put back and drawn again until one stands; it is put right now and then, as if letters had been misread. */
function drawByHand(stage: TrialStage, game: string): boolean {
  const { door, chance } = stage;
  const turn = (stateOf(stage, game)?.turns.length ?? 0) + 1;
  for (let hand = 0; hand < MOST_HANDS; hand++) {
    const [letters, others] = [handful(stage, game, hand > 0), handful(stage, game, hand > 0)];
    if (door.does('make-draw', { game, source: { kind: 'typed', letters } }, TRIAL_CHIEF)) {
      const data = { game, turn, letters: others, reason: 'Lettre mal lue.' };
      if (chance.happens(0.2)) door.does('correct-draw', data, TRIAL_CHIEF);
      return true;
    }
    door.ask('reject-draw', { game, letters }, TRIAL_CHIEF);
  }
  return false;
}

/** The leftover and what completes it from the bag, or a whole draw. */
function handful(stage: TrialStage, game: string, isWhole: boolean): string {
  const { chance } = stage;
  const state = stateOf(stage, game);
  if (!state) return '';
  const { board, leftover } = state.turns.at(-1)?.solution?.after ?? { board: emptyBoard(), leftover: [] };
  const { drawSize, jokerEveryDraw } = state.formula;
  const kept = isWhole ? '' : makeDraw(leftover);
  const bag = [...makeDraw(tilesAvailable(board))];
  for (const letter of kept) bag.splice(bag.indexOf(letter), 1);
  const drawn = jokerEveryDraw && bag.includes('?') && !kept.includes('?') ? ['?'] : [];
  const rest = jokerEveryDraw ? bag.filter((letter) => letter !== '?') : bag;
  while (kept.length + drawn.length < drawSize && rest.length > 0)
    drawn.push(...rest.splice(chance.between(0, rest.length - 1), 1));
  return `${isWhole ? '-' : ''}${kept}${drawn.join('')}`;
}
