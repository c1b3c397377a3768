import { number } from '@raccord/french';
import { findMoves, layWord, type MoveList, type Solution } from '@raccord/scrabble';
import type { CliCommand } from '../command.ts';
import { openLexicon } from '../lexicons.ts';
import { OPTIONS, wholeNumberOption } from '../options.ts';
import { printJsonRows, printOut } from '../output.ts';
import { type GivenPosition, readPosition } from '../position.ts';
import { makeProgress } from '../progress.ts';
import { boardLines, premiumLegend } from '../screen/board.ts';
import { beside } from '../screen/layout.ts';
import { makeScreen } from '../screen/screen.ts';
import { solutionTable, squaresLaid } from '../screen/solutions.ts';
import { survey } from '../survey.ts';
import { counted } from '../text.ts';

const SHOWN = 20;

export const chercher: CliCommand = {
  name: 'chercher',
  summary: 'toutes les solutions d’un coup, de la meilleure à la moins bonne',
  usage: '--tirage LETTRES [--grille FICHIER] [--coup N] [--formule X] [--lexique FICHIER] [--limite N]',
  options: {
    grille: OPTIONS.grille,
    tirage: OPTIONS.tirage,
    coup: OPTIONS.coup,
    formule: OPTIONS.formule,
    lexique: OPTIONS.lexique,
    limite: { value: 'N', summary: `combien en montrer (à l’écran ${SHOWN} par défaut, en JSON toutes)` },
    json: OPTIONS.json,
  },
  notes: [
    'Dans un mot, une minuscule est un joker. Un coup d’une seule lettre qui fait un mot dans les deux sens a deux lignes.',
  ],
  examples: [
    'raccord chercher --tirage "AEINRT?"',
    'raccord exemples essai',
    'raccord chercher --grille essai/grille.txt --tirage TASOUEL --coup 3',
  ],
  async run(call) {
    const position = await readPosition(call);
    const limit = wholeNumberOption(call, 'limite', 1);
    const progress = makeProgress(call.json);
    const graph = await (await openLexicon(call.values.lexique, progress)).search();
    for (const alert of position.alerts) progress.alert(alert);
    const moves = findMoves(graph, position.board, position.draw, position.formula);
    if (call.json) printJsonRows(rowsOf(moves, limit ?? Number.POSITIVE_INFINITY));
    else show(position, moves, limit ?? SHOWN);
    return 0;
  },
};

/** One at a time: with two jokers there are tens of thousands. */
function* rowsOf(moves: MoveList, limit: number): Generator<Pick<Solution, 'word' | 'reference' | 'score'>> {
  let left = limit;
  for (const { word, reference, score } of moves.solutions()) {
    if (left-- <= 0) return;
    yield { word, reference, score };
  }
}

function show({ board, drawText, formula, turn }: GivenPosition, moves: MoveList, limit: number): void {
  const screen = makeScreen(process.stdout);
  const { paint } = screen;
  const context = [`tirage ${paint('strong', drawText)}`, `partie ${formula.label}`];
  if (turn !== undefined) context.unshift(`coup ${turn}`);
  const title = `Recherche : ${context.join(', ')}`;
  const { best, count, topCount } = survey(moves, limit);
  const [top] = best;
  if (!top) {
    printOut([
      title,
      'Aucune solution : rien ne peut être joué.',
      '',
      ...boardLines(screen, board),
      '',
      premiumLegend(screen),
    ]);
    return;
  }
  const drawing = boardLines(screen, layWord(board, top.start, top.word), { laid: squaresLaid(board, top) });
  const list = solutionTable(screen, best);
  printOut([
    title,
    `Top : ${paint('strong', `${top.word} en ${top.reference}, ${counted(top.score, 'point')}`)} ` +
      `(${counted(count, 'solution')}, ${counted(topCount, 'top')})`,
    '',
    ...(limit > SHOWN ? [...drawing, '', ...list] : beside(drawing, list, screen.width)),
    '',
    premiumLegend(screen),
  ]);
  if (count > limit) {
    const more = Math.min(count, Math.max(100, 5 * limit));
    printOut(
      `${limit > 1 ? `Les ${number(limit)} meilleures` : 'La meilleure'} sur ${number(count)} : « --limite ${more} » en montre davantage.`,
    );
  }
}
