import {
  type Board,
  DIRECTIONS,
  type Direction,
  findPlaces,
  foldAccents,
  letterIndex,
  MAX_WORD_LENGTH,
  MIN_WORD_LENGTH,
  makeReference,
  markJokers,
  type Place,
} from '@raccord/scrabble';
import { type Call, type CliCommand, CliFault } from '../command.ts';
import { openLexicon } from '../lexicons.ts';
import { OPTIONS, required, wholeNumberOption } from '../options.ts';
import { printJsonRows } from '../output.ts';
import { readPosition } from '../position.ts';
import { makeProgress } from '../progress.ts';
import { type PlaceRow, placesLines } from '../screen/places.ts';
import { counted, quote } from '../text.ts';

export const places: CliCommand = {
  name: 'places',
  summary: 'toutes les places où un mot peut aller, valables ou non',
  usage:
    '--tirage LETTRES --mot MOT [--grille FICHIER] [--sens SENS] [--score N] [--coup N] [--formule X] [--lexique FICHIER]',
  options: {
    grille: OPTIONS.grille,
    tirage: OPTIONS.tirage,
    mot: { value: 'MOT', summary: 'le mot entier, lettres de la grille comprises' },
    sens: { value: 'SENS', summary: 'horizontal ou vertical (les deux par défaut)' },
    score: { value: 'N', summary: 'seulement les places de ce score' },
    coup: OPTIONS.coup,
    formule: OPTIONS.formule,
    lexique: OPTIONS.lexique,
    json: OPTIONS.json,
  },
  notes: ['Une ligne pour chaque façon de poser les jokers. Au premier coup, grille vide, le mot couvre la case H8.'],
  examples: [
    'raccord places --tirage TASOUEL --mot TAS',
    'raccord exemples essai',
    'raccord places --grille essai/grille.txt --tirage TASOUEL --mot TAS --score 15',
  ],
  async run(call) {
    const word = readWord(call);
    const directions = readDirections(call);
    const score = wholeNumberOption(call, 'score', 0);
    const position = await readPosition(call);
    const { board, draw, formula } = position;
    const progress = makeProgress(call.json);
    const { words } = await (await openLexicon(call.values.lexique, progress)).lexicon();
    for (const alert of position.alerts) progress.alert(alert);
    const all = rowsOf(findPlaces(board, draw, word, formula, words, directions), board);
    const rows = score === undefined ? all : all.filter((row) => row.score === score);
    if (call.json) {
      printJsonRows(
        rows.map(({ word, reference, score, valid, notAdmitted }) => ({ word, reference, score, valid, notAdmitted })),
      );
    } else placesLines({ position, word, directions, score, rows, total: all.length });
    return 0;
  },
};

/** One row per tiling, best score first, then by row, column, horizontal first, leftmost jokers. */
function rowsOf(found: readonly Place[], board: Board): PlaceRow[] {
  const rows = found.flatMap((place) =>
    place.tilings.map(({ jokers, score }) => ({
      place,
      word: markJokers(board, place.fit.placement, jokers),
      reference: makeReference(place.fit.placement),
      score,
      valid: place.notAdmitted.length === 0,
      notAdmitted: place.notAdmitted,
    })),
  );
  const rank = ({ place: { fit } }: PlaceRow) => fit.placement.row * 100 + fit.placement.column;
  return rows.sort((a, b) => b.score - a.score || rank(a) - rank(b));
}

function readWord(call: Call): string {
  const text = required(call, 'mot', 'le mot à placer');
  const word = foldAccents(text.trim());
  const odd = [...word].find((character) => letterIndex(character) < 0);
  if (odd !== undefined) throw new CliFault(`Mot ${quote(text)} (--mot) : ${quote(odd)} n’est pas une lettre.`);
  if (word.length < MIN_WORD_LENGTH || word.length > MAX_WORD_LENGTH) {
    throw new CliFault(
      `Mot ${quote(text)} (--mot) : ${counted(word.length, 'lettre')} ; un mot en a de ${MIN_WORD_LENGTH} à ${MAX_WORD_LENGTH} sur la grille.`,
    );
  }
  return word;
}

function readDirections({ values: { sens } }: Call): readonly Direction[] {
  if (sens === undefined) return DIRECTIONS;
  const direction = DIRECTIONS.find((name) => name === sens.toLowerCase());
  if (!direction) throw new CliFault(`Sens ${quote(sens)} inconnu (--sens) : choisissez horizontal ou vertical.`);
  return [direction];
}
