import { describe, expect, it } from 'vitest';
import { NO_TILES } from './bag.ts';
import { emptyBoard } from './board.ts';
import { parseMarkedDraw } from './markeddraw.ts';
import { excessOf, supplyFaults } from './supply.ts';
import { accepted, boardOf, drawOf } from './testing/given.ts';

const START = { board: emptyBoard(), leftover: NO_TILES };
const LATER = { board: boardOf('H4 MENERAI', '10E GAMIN'), leftover: drawOf('OTU') };

const faultsOf = (text: string, from = START) =>
  supplyFaults(accepted(parseMarkedDraw(text)), text, from).map((fault) => fault.text);

describe('a draw comes out of bag and leftover', () => {
  it.each([
    ['on the first turn', 'MENERAI', START],
    ['with nothing before the +', '+MENERAI', START],
    ['put back whole, though nothing was left over', '-ME+NERAI', START],
    ['with the leftover before the +', 'TOU+ASEL', LATER],
    ['with the leftover among its letters', 'TASOUEL', LATER],
    ['drawn whole', '-TASPLNE', LATER],
  ])('%s', (_, text, from) => {
    expect(faultsOf(text, from)).toEqual([]);
  });

  it.each([
    ['KKZZAEJ', START, 'Le tirage KKZZAEJ demande plus de K, Z qu’il n’en reste : vérifiez-le.'],
    ['ME+NERAI', START, 'Le tirage ME+NERAI note un reliquat alors qu’il n’y en a pas : écrivez-le sans « + ».'],
    ...['OT+UASEL', 'TASELNO', 'XTU+ASEL'].map((text) => [
      ...[text, LATER],
      `Le tirage ${text} ne reprend pas le reliquat (OTU) ; si tout a été remis dans le sac, écrivez « - » devant.`,
    ]),
  ] as [string, typeof START, string][])('unless it is « %s »', (text, from, sentence) => {
    expect(faultsOf(text, from)).toEqual([sentence]);
  });

  it('both are told', () => {
    expect(faultsOf('AEIKKRS', LATER)).toHaveLength(2);
  });
});

describe('what board and draw have too many of', () => {
  it('is nothing while they may be of one game', () => {
    expect(excessOf(LATER.board, drawOf('TASOUEL'))).toBeUndefined();
    expect(excessOf(LATER.board)).toBeUndefined();
  });

  it('is named', () => {
    expect(excessOf(boardOf('H4 KA'), drawOf('KZZEEEE'))).toBe(
      'La grille et le tirage ont plus de lettres que le jeu : 2 K au lieu de 1 et 2 Z au lieu de 1.',
    );
    expect(excessOf(boardOf('H4 KAKabc'), drawOf('K'))).toBe(
      'La grille a plus de lettres que le jeu : 2 K au lieu de 1 et 3 jokers au lieu de 2.',
    );
  });
});
