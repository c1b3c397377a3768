import {
  accept,
  FORMULA_NAMES,
  FORMULAS,
  type Formula,
  foldAccents,
  parseMarkedDraw,
  type Result,
  readTurn,
  refuse,
} from '@raccord/scrabble';
import type { FiledGame, FiledTurn, GameFault } from './game.ts';

/** `3.⇥AB+CDEFG⇥MOT⇥H4⇥24`: the number of a turn and its draw, then what was laid on the turn before. */
const NUMBERED = /^\s*(\d{1,3})\.\t/;

export const looksFederal = (text: string): boolean => text.split(/\r\n|\r|\n/, 20).some((line) => NUMBERED.test(line));

/** Reads the game export of the federations: two lines of header, then a line a turn, the last one without a number. */
export function parseFederationGame(text: string): Result<FiledGame, GameFault> {
  const lines = text.split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => NUMBERED.test(line));
  const turns: FiledTurn[] = [];
  let drawn: string | undefined;
  for (const [index, content] of lines.entries()) {
    if (index < first || content.trim() === '') continue;
    const line = index + 1;
    const number = NUMBERED.exec(content)?.[1];
    const [, draw = '', word = '', reference = '', score = ''] = content.split('\t').map((field) => field.trim());
    if (turns.length > 0 && !drawn) {
      // A total may follow.
      if (reference === '') continue;
      return fault(line, 'la partie est déjà finie : enlevez ce qui suit son dernier coup.');
    }
    if (drawn) {
      const turn = readTurn({ draw: drawn, word, reference, score }, line);
      if (!turn.ok) return refuse('game-line', `${turn.fault.text} ${laidHere(turns.length + 1)}`);
      turns.push({ ...turn.value, results: [] });
    } else if (word !== '') return fault(line, `la première ligne n’a que son tirage, et « ${word} » le suit.`);
    if (number !== undefined && Number(number) !== turns.length + 1) {
      return fault(line, `coup « ${number} » : il faut ici le coup ${turns.length + 1}.`);
    }
    const letters = number === undefined ? undefined : parseMarkedDraw(draw);
    if (letters && !letters.ok) return fault(line, letters.fault.text);
    drawn = letters && draw;
  }
  const alerts = drawn ? [`Le coup ${turns.length + 1} n’a qu’un tirage : il est laissé de côté.`] : [];
  if (turns.length === 0) {
    return refuse('game-empty', 'Cette partie n’a aucun coup joué : exportez-la une fois le premier coup posé.');
  }
  const formula = formulaIn(lines.slice(0, Math.max(0, first)).join(' '));
  if (!formula) alerts.push(NO_FORMULA);
  return accept({
    ...{ format: 'federation', name: undefined, formula: formula ?? FORMULAS.normale },
    ...{ turns, players: [], dictionary: undefined, alerts },
  });
}

const NO_FORMULA = `Rien au-dessus des coups ne dit la formule (${FORMULA_NAMES.map((name) => FORMULAS[name].label).join(' ; ')}) : la partie est lue comme normale.`;

const fault = (line: number, what: string) => refuse('game-line', `Ligne ${line} : ${what}`);

const laidHere = (turn: number): string => `Cette ligne donne après son tirage la solution du coup ${turn}.`;

/** Between the numbers of a formula; a date such as 7/8/2018 is none. */
const AND = '\\s*(?:,|ET|&|-|/|\\s)\\s*(?:ET\\s*)?';
const written = (numbers: string): RegExp => new RegExp(`(?<![\\d/.-])(?:${numbers})(?!\\d|[/.-]\\d)`);

/** How a header names the formulas; « 7, 8 et 9 » has « 7, 8 » in it, so it is looked for first. */
const KINDS = [
  ['789', written(`789|7${AND}8${AND}9`)],
  ['7sur8', written('7\\s*(?:SUR|/)\\s*8')],
  ['7et8', written(`7${AND}8`)],
] as const;

/** The formula, wherever the header says it; undefined when it does not. */
function formulaIn(header: string): Formula | undefined {
  const said = foldAccents(header);
  const kind = KINDS.find(([, form]) => form.test(said))?.[0];
  const isJoker = /JOKER/.test(said);
  if (kind !== undefined) return FORMULAS[isJoker ? (`${kind}joker` as const) : kind];
  if (isJoker) return FORMULAS.joker;
  return /NORMALE|CLASSIQUE/.test(said) ? FORMULAS.normale : undefined;
}
