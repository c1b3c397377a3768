import { WordGraph } from '@raccord/scrabble';
import { EDITIONS, type EditionName } from '../editions/index.ts';
import { type Explained, explain } from '../judge.ts';
import { Turn } from '../turn.ts';
import type { Verdict } from '../verdict.ts';
import type { Case } from './case.ts';
import type { Expectation } from './expectation.ts';

/** The verdict of a case under an edition, with its trace; `lexicon` serves when the case does not list its words. */
export function judgeCase(worked: Case, edition: EditionName, lexicon: WordGraph): Explained {
  const words = worked.words ? WordGraph.fromWords(worked.words) : lexicon;
  return explain(new Turn({ ...worked, lexicon: words }), worked.slip, EDITIONS[edition]);
}

/** What differs between a verdict and what was expected of it: « points : 12 attendu, 15 obtenu ». */
export function differences(verdict: Verdict, expected: Expectation): string[] {
  const retained = verdict.retained ? `${verdict.retained.reference} ${verdict.retained.word}` : '';
  const pairs: [string, unknown, unknown][] = [
    ['points', expected.points, verdict.points],
    ['pénalité', expected.penalty, verdict.penalty],
    ['avertissement', expected.warning, verdict.warning],
    ['avertissement disciplinaire', expected.disciplinary, verdict.disciplinary ?? false],
    ['sort', expected.outcome, verdict.outcome],
    [
      'motifs',
      expected.reasons?.toSorted().join(', '),
      verdict.reasons
        .map(({ code }) => code)
        .toSorted()
        .join(', '),
    ],
    ['retenu', expected.retained, retained],
  ];
  return pairs
    .filter(([, wanted, got]) => wanted !== undefined && wanted !== got)
    .map(([name, wanted, got]) => `${name} : ${wanted || 'rien'} attendu, ${got || 'rien'} obtenu`);
}
