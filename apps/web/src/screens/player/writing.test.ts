import { describe, expect, it } from 'vitest';
import { changeReference, undirected } from '../../slip/direction.ts';
import { changeSolution, draftSlip, EMPTY_DRAFT } from '../../slip/slipdraft.ts';
import {
  addLetter,
  drawKeys,
  eraseLetter,
  layOut,
  moveStart,
  nextTile,
  tapSquare,
  turnWord,
  wayOf,
} from './writing.ts';

const EMPTY = Array.from({ length: 15 }, () => '.'.repeat(15));
const MARE = EMPTY.with(7, `....MARe${'.'.repeat(7)}`);
const H4 = 7 * 15 + 3;
const written = (word: string, reference = '') => changeSolution(EMPTY_DRAFT, 0, { word, reference });
const referenceOf = (draft: typeof EMPTY_DRAFT) => draft.solutions[0].reference;
const used = (draw: string, word: string, reference?: string) =>
  drawKeys(draw, MARE, written(word, reference))
    .filter(({ isUsed }) => isUsed)
    .map(({ letter }) => letter)
    .join('');

describe('the place of a word', () => {
  it('is a square, the other way when it is touched again', () => {
    const tapped = tapSquare(EMPTY_DRAFT, H4);
    expect(referenceOf(tapped)).toBe('H4');
    expect(referenceOf(tapSquare(tapped, H4))).toBe('4H');
    expect(referenceOf(tapSquare(tapSquare(tapped, H4), H4 + 1))).toBe('5H');
  });

  it('can be turned before any square is touched', () => {
    const turned = turnWord(EMPTY_DRAFT);
    expect(wayOf(turned)).toBe('vertical');
    expect(referenceOf(tapSquare(turned, H4))).toBe('4H');
  });

  it('tells the way of the word, whatever is then typed over its reference', () => {
    const placed = addLetter(addLetter(addLetter(tapSquare(turnWord(EMPTY_DRAFT), H4), 'M'), 'A'), 'I');
    const [word] = placed.solutions;
    for (const reference of ['', 'H', 'H4', 'Z9']) {
      const [written] = draftSlip(changeSolution(placed, 0, changeReference(word, reference))).solutions;
      expect(written).toMatchObject({ word: 'MAI', direction: 'vertical' });
    }
    expect(undirected(changeSolution(placed, 0, changeReference(word, 'C3')), 2)).toBe(0);
    expect(wayOf(turnWord(placed))).toBe('horizontal');
  });

  it('moves square by square and stays on the board', () => {
    expect(referenceOf(moveStart(written('', 'H4'), -1, 0))).toBe('G4');
    expect(referenceOf(moveStart(written('', '15O'), 1, 1))).toBe('15O');
    expect(moveStart(EMPTY_DRAFT, 1, 0)).toBe(EMPTY_DRAFT);
  });
});

describe('letters', () => {
  it('are written one after the other, and erased', () => {
    expect(draftSlip(eraseLetter(addLetter(addLetter(EMPTY_DRAFT, 'M'), 'A'))).solutions[0].word).toBe('M');
  });

  it('of the draw are used once each; a circle takes a joker; the board lends its own', () => {
    expect(used('AEM?S', 'MA')).toBe('AM');
    expect(used('AEM?S', 'MAz')).toBe('AM?');
    expect(used('AEM?S', 'MARES', 'H5')).toBe('S');
    expect(used('AEM?S', 'SSS')).toBe('S');
  });

  it('of the board are offered where the next one goes', () => {
    expect(nextTile(MARE, written('', 'H5'))).toBe('M');
    expect(nextTile(MARE, written('MAR', 'H5'))).toBe('E');
    expect(nextTile(MARE, written('MARE', 'H5'))).toBeUndefined();
    expect(nextTile(MARE, written('MARE'))).toBeUndefined();
    expect(nextTile(MARE, written('A', 'H15'))).toBeUndefined();
  });

  it('lie on the board as they are written', () => {
    const { ghosts, marks } = layOut(written('Ma-', 'H4'));
    expect([...ghosts.values()]).toEqual(['M', 'a']);
    expect([...marks.values()]).toEqual(['new', 'new', 'new', 'cursor']);
    expect(layOut(written('MA', 'H15')).ghosts.size).toBe(1);
  });
});
