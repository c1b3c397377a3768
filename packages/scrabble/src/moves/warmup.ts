import { emptyBoard, parseBoard } from '../board.ts';
import { parseDraw } from '../draw.ts';
import { FORMULAS } from '../formula.ts';
import { buildSearchGraph } from '../lexicon/searchgraph.ts';
import { WordGraph } from '../lexicon/wordgraph.ts';
import { unwrap } from '../result.ts';
import { generate } from './generator.ts';
import { MoveRoom } from './room.ts';

const STEMS =
  'AMEN ANE ART CRI DAME EAU ETE GEL ILE LAME LIEN LUNE MARE MENER MINE MUR NOTE ONDE PLI PORTE RAIE RAME RIVE ROSE SALE SEL TARE TEMPS TES TIRE TOUR UNE VALSE VENT VIE ZONE';
const ENDINGS = ['', 'S', 'R', 'RA', 'RAI', 'NT', 'Z', 'E', 'ES', 'EE'];

const BOARD = `
...............
...............
.......T.......
.......O.......
.......U.......
....V..R.......
....E..S.......
....MENERAI....
....T....M.....
.........E.....
.......LUNE....
...............
...............
...............
...............`;

const DRAWS = ['AEILNRS', 'TTEMPSO', 'AEILNR?', 'OUPSTE?', 'AEINR??', 'EETTS??'];

/**
 * Runs the generator over every one of its paths on a tiny lexicon, for some tens of milliseconds. A process that lives long
 * does it once at its start: the first real search is then compiled, and compiled well.
 */
export function warmUpGenerator(): void {
  const words = STEMS.split(' ').flatMap((stem) => ENDINGS.map((ending) => stem + ending));
  const graph = buildSearchGraph(WordGraph.fromWords(words.filter((word) => word.length >= 2)));
  const board = unwrap(parseBoard(BOARD));
  const room = new MoveRoom();
  for (let round = 0; round < ROUNDS; round++) {
    for (const text of DRAWS) {
      const draw = unwrap(parseDraw(text));
      generate(graph, board, draw, FORMULAS.normale, room);
      if (round === 0) generate(graph, emptyBoard(), draw, FORMULAS.normale, room);
    }
  }
}

const ROUNDS = 12;
