import { accept, type Result, refuse } from '@raccord/scrabble';

/** Points by rank, as a club writes them; in hundredths of a point, so that sums are exact. */
export interface Scale {
  /** Of the first place, of the second… */
  readonly places: readonly number[];
  /** Of every place after them. */
  readonly beyond: number;
}

export type ScaleFault = 'scale-empty' | 'scale-line' | 'scale-gap' | 'scale-rises' | 'scale-too-long';

const MOST_PLACES = 1000;
const LINE =
  /^(\d{1,4})(?:\s*(?:[-–]|à)\s*(\d{1,4}))?(?:er|re|e|ème)?(?: place)?\s*[;,:=\t ]\s*(\d{1,6}(?:[.,]\d{1,2})?)(?:\s*(?:points?|pts?))?$/iu;
const BEYOND =
  /^(?:au[- ]del[aà]|ensuite|autres|suivants)\s*[;,:=\t ]\s*(\d{1,6}(?:[.,]\d{1,2})?)(?:\s*(?:points?|pts?))?$/iu;
const HEADING = /^[^\d]+$/u;

/**
 * Reads a scale: a line a place, « 1 ; 25 », or several, « 11-20 ; 2 », then perhaps « au-delà ; 1 »; without it, whoever is
 * below the scale has nothing.
 */
export function parseScale(text: string): Result<Scale, ScaleFault> {
  const places: number[] = [];
  let beyond = 0;
  let isEnded = false;
  for (const [index, line] of linesOf(text)) {
    const rest = BEYOND.exec(line);
    if (rest) {
      beyond = hundredthsOf(rest[1]);
      isEnded = true;
      continue;
    }
    if (places.length === 0 && HEADING.test(line)) continue;
    const [, first, last = first, points] = LINE.exec(line) ?? [];
    if (points === undefined || isEnded || Number(last) < Number(first)) {
      return refuse(
        'scale-line',
        `Barème, ligne ${index} : « ${line} » ne se lit pas. Écrivez une place et ses points : « 1 ; 25 », « 11-20 ; 2 », et pour finir « au-delà ; 1 ».`,
      );
    }
    if (Number(first) !== places.length + 1) {
      return refuse(
        'scale-gap',
        `Barème, ligne ${index} : la place ${places.length + 1} était attendue, non la place ${first}. Écrivez les places dans l’ordre, sans en sauter.`,
      );
    }
    if (Number(last) > MOST_PLACES) {
      return refuse(
        'scale-too-long',
        `Barème, ligne ${index} : un barème a ${MOST_PLACES} places au plus. Écrivez « au-delà ; … » pour les suivantes.`,
      );
    }
    while (places.length < Number(last)) places.push(hundredthsOf(points));
  }
  return checkScale({ places, beyond });
}

export function checkScale(scale: Scale): Result<Scale, ScaleFault> {
  const { places, beyond } = scale;
  if (places.length === 0) {
    return refuse('scale-empty', 'Le barème est vide : écrivez une place et ses points par ligne, « 1 ; 25 ».');
  }
  if (places.length > MOST_PLACES) {
    return refuse(
      'scale-too-long',
      `Un barème a ${MOST_PLACES} places au plus : écrivez « au-delà ; … » pour les suivantes.`,
    );
  }
  const all = [...places, beyond];
  if (!all.every((points) => Number.isInteger(points) && points >= 0)) {
    return refuse(
      'scale-line',
      'Les points d’un barème sont des nombres positifs, à deux décimales au plus : corrigez-les.',
    );
  }
  const rise = all.findIndex((points, index) => index > 0 && points > all[index - 1]);
  if (rise >= 0) {
    return refuse(
      'scale-rises',
      `Barème : la place ${rise + 1} donne plus de points que la place ${rise}. Corrigez l’une des deux.`,
    );
  }
  return accept(scale);
}

/** As `parseScale` reads it again: a line a place, then the others. */
export const makeScale = ({ places, beyond }: Scale): string =>
  [
    ...places.map((worth, index) => `${index + 1} ; ${written(worth)}`),
    ...(beyond > 0 ? [`au-delà ; ${written(beyond)}`] : []),
  ].join('\n');

/** Thousands are not set apart: nobody writes them so in a table. */
const written = (hundredths: number): string => String(hundredths / 100).replace('.', ',');

/** The points of a place, in hundredths. */
export const pointsAt = ({ places, beyond }: Scale, place: number): number => places[place - 1] ?? beyond;

function* linesOf(text: string): Generator<readonly [number, string]> {
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    // What trims a line takes the mark of a file's encoding away too.
    const content = line
      .replaceAll('"', '')
      .trim()
      .replace(/(?<![;,\t ])[;,\t ]+$/, '');
    if (content !== '') yield [index + 1, content];
  }
}

const hundredthsOf = (points: string): number => Math.round(100 * Number(points.replace(',', '.')));
