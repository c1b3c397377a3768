import type { Case } from '../cases/case.ts';
import type { Slip, WrittenSolution } from '../slip.ts';
import type { Verdict } from '../verdict.ts';

/** A reference that can be read: a letter and a number of the board, in one order or the other. */
const REFERENCE = /^(?:[A-O](?:1[0-5]|[1-9])|(?:1[0-5]|[1-9])[A-O])$/;

interface Read {
  readonly turn: number;
  readonly slip: Slip;
  readonly verdict: Verdict;
  /** Those that are not struck out. */
  readonly written: readonly WrittenSolution[];
}

const upper = (text: string): string => text.toUpperCase();
const isJoker = (letter: string): boolean => letter !== upper(letter);
const writing = ({ word, reference }: WrittenSolution): string =>
  [upper(word), ...(reference === undefined ? [] : [reference])].join(' ');

/** What a sentence may say, and what it has to say by the slip and the verdict alone, whatever made it. */
const QUOTED: readonly [RegExp, (read: Read) => readonly unknown[]][] = [
  [/écrit, (\d+) points?/, ({ slip }) => [String(slip.score)]],
  [/(?:est de|score (?:minimal|maximal),) (\d+) points?/, ({ verdict }) => [String(verdict.points)]],
  [/la référence désigne \w+ en (\w+)/, ({ written }) => written.map(({ reference }) => reference)],
  [/référence (\w+) (?:est fautive|; on lit)/, ({ written }) => written.map(({ reference }) => reference)],
  [/^Le mot (\w+) n’est pas admis/, ({ written }) => written.map(({ word }) => word.toUpperCase())],
  [/qu’il faut pour jouer (\w+)\.$/, ({ written }) => written.map(({ word }) => word.toUpperCase())],
  [/, écrite (\w+ \w+), est retenue/, ({ written }) => written.map(writing)],
  [/, le ([A-Z])(?:,|\.$)/, ({ verdict }) => [...(verdict.retained?.word ?? '')].filter(isJoker).map(upper)],
  [/^(\w+) ne peut se poser nulle part/, ({ written }) => written.map(({ word }) => word.toUpperCase())],
];

const hasLinks = ({ written }: Read): boolean =>
  written.some(({ outside, word }) => outside.length > 0 || word.includes('-'));

/** No reference, and of the letters drawn outside the word none against it, or a single one: they are no link. */
const isUnlocated = ({ reference, outside, word, direction }: WrittenSolution): boolean =>
  reference === undefined &&
  outside.filter(({ down, right }) => {
    const [along, aside] = direction === 'horizontal' ? [right, down] : [down, right];
    const isBeside = Math.abs(aside) === 1 && along >= 0 && along < word.length;
    return isBeside || (aside === 0 && (along === -1 || along === word.length));
  }).length < 2;

const CLAIMED: readonly [RegExp, (read: Read) => boolean][] = [
  [/aucun score n’est écrit|Le score n’est pas écrit/, ({ slip }) => slip.score === undefined],
  [/le score écrit (?!confirme)/i, ({ slip }) => slip.score !== undefined],
  [/référence est illisible/, ({ written }) => written.some(({ reference = 'A1' }) => !REFERENCE.test(reference))],
  [/référence \w+ est fautive/, ({ written }) => written.some(({ reference = '' }) => REFERENCE.test(reference))],
  // A reference that is wrong is not the one of the move that is paid.
  [/référence (\w+) est fautive ; .* en \1\.$/, () => false],
  [/Le mot n’est pas localisé/, ({ written }) => written.some(isUnlocated)],
  [/raccord est fautif|raccord aussi|raccord désigne|raccord n’a qu|raccord convient/, hasLinks],
  [/se localise lui-même|Le mot ne montre qu/, (read) => !hasLinks(read)],
  [/score maximal/, ({ turn }) => turn === 1],
  [/score minimal/, ({ turn }) => turn > 1],
  [/solutions.* est retenue\.$/, ({ verdict }) => verdict.retained !== null],
  [/solutions.* elle est nulle\.$/, ({ verdict }) => verdict.retained === null],
  [/Tout .* est rayé/, ({ slip, written }) => slip.solutions.length > 0 && written.length === 0],
  [/ne porte aucun mot/, ({ slip, written }) => slip.solutions.length === written.length],
  // Nothing is left out of a sentence.
  [/ {2}| ,|undefined/, () => false],
];

/** A move that is named is the one that is paid; not one that would be, where nothing is or the place is a deceptive one. */
const NAMED = /([A-Z]+ en (?:[A-O]\d{1,2}|\d{1,2}[A-O]))(?!.* (?:fallacieux|négatif))/;

/** What the sentences of a verdict say that is not so. */
export function misstatements({ slip, turn }: Pick<Case, 'slip' | 'turn'>, verdict: Verdict): string[] {
  const read = { turn, slip, verdict, written: slip.solutions.filter(({ isStruck }) => !isStruck) };
  const { retained } = verdict;
  const paid = retained && `${retained.word.toUpperCase()} en ${retained.reference}`;
  return [...verdict.reasons, ...(verdict.remarks ?? [])]
    .map(({ text }) => text.replaceAll('\u00a0', ' '))
    .filter((text) => {
      const quoted = QUOTED.flatMap(([pattern, wanted]) => {
        const said = pattern.exec(text)?.[1];
        return said === undefined ? [] : [wanted(read).includes(said)];
      });
      const claimed = CLAIMED.flatMap(([pattern, holds]) => (pattern.test(text) ? [holds(read)] : []));
      const named = paid ? (NAMED.exec(text)?.[1] ?? paid) : paid;
      return named !== paid || [...quoted, ...claimed].includes(false);
    });
}
