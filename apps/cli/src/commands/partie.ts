import type { Formula } from '@raccord/scrabble';
import type { CliCommand } from '../command.ts';
import { playGame, type TurnOnScreen } from '../game.ts';
import { openLexicon } from '../lexicons.ts';
import { formulaOption, OPTIONS, seedOption } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { makeProgress } from '../progress.ts';
import { gameEndLines, gameTitle, turnLines } from '../screen/game.ts';
import { makeScreen } from '../screen/screen.ts';

export const partie: CliCommand = {
  name: 'partie',
  summary: 'joue et montre une partie entière, coup par coup',
  usage: '[--graine N] [--formule X] [--lexique FICHIER]',
  options: {
    graine: { value: 'N', summary: 'la même graine donne la même partie' },
    formule: OPTIONS.formule,
    lexique: OPTIONS.lexique,
    json: OPTIONS.json,
  },
  examples: ['raccord partie --graine 7', 'raccord partie --formule 7et8joker --json'],
  async run(call) {
    const formula = formulaOption(call);
    const seed = seedOption(call);
    const graph = await (await openLexicon(call.values.lexique, makeProgress(call.json))).search();
    const turns = playGame(graph, formula, seed);
    if (call.json) printJson({ formula: formula.name, seed, ...gameOf([...turns]) });
    else show(turns, formula, seed);
    return 0;
  },
};

function gameOf(turns: readonly TurnOnScreen[]) {
  return {
    turns: turns.map(({ turn, draw, top, found }) => ({
      turn,
      draw,
      word: top.word,
      reference: top.reference,
      score: top.score,
      solutions: found.count,
      tops: found.topCount,
    })),
    total: turns.at(-1)?.total ?? 0,
  };
}

function show(turns: Iterable<TurnOnScreen>, formula: Formula, seed: number): void {
  const screen = makeScreen(process.stdout);
  printOut(gameTitle(screen, formula, seed));
  const played: TurnOnScreen[] = [];
  for (const turn of turns) {
    printOut(turnLines(screen, turn));
    played.push(turn);
  }
  printOut(gameEndLines(screen, played));
}
