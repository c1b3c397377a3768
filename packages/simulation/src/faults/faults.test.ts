import { EDITIONS, type EditionName, judge, playRulesOf, type ReasonCode, Turn } from '@raccord/regulation';
import { FORMULAS, playProposals, seededRandom } from '@raccord/scrabble';
import { describe, expect, test } from 'vitest';
import { Chance } from '../chance.ts';
import { PlayersSight } from '../sight.ts';
import { FREE } from '../testing/free.ts';
import { FAULTS, MISTAKEN_FAULTS, STRUCK_FAULTS } from './index.ts';

/** What each fault is meant to earn, and under which edition; `fine` where nothing is to be said against it. */
const EARNS: readonly (readonly [string, EditionName, ReasonCode | 'fine'])[] = [
  ['blank', '2019', 'blank-slip'],
  ['not-handed-in', '2019', 'no-slip'],
  ['late', '2019', 'late-slip'],
  ['several-slips', '2019', 'several-slips'],
  ['exchanged', '2023', 'exchanged-slip'],
  ['hard-to-read', '2023', 'hard-to-read'],
  ['illegible', '2023', 'illegible-word'],
  ['conduct', '2023', 'disciplinary'],
  ['grave-misconduct', '2023', 'grave-misconduct'],
  ['wrong-score', '2019', 'score-wrong'],
  ['missing-score', '2019', 'score-missing'],
  ['joker-not-circled', '2019', 'joker-not-circled'],
  ['wrong-letter-circled', '2019', 'wrong-letter-circled'],
  ['several-solutions', '2019', 'fine'],
  ['missing-reference', '2019', 'wrong-location'],
  ['illegible-reference', '2019', 'wrong-location'],
  ['shifted-reference', '2015', 'shifted-location'],
  ['turned-reference', '2023', 'direction-inverted'],
  ['nothing-to-locate', '2019', 'unlocated'],
  ['wrong-place-right-score', '2016', 'ambiguous-location'],
  ['formed-word', '2016', 'formed-word-not-admitted'],
  ['false-extension', '2019', 'false-extension'],
  ['false-twin', '2023', 'false-extension'],
  ['cheap-unlocated', '2023', 'penalty-to-nullity'],
  ['two-links', '2019', 'two-link-letters'],
  ['changed-link', '2015', 'altered-link'],
  ['swapped-link', '2015', 'altered-link'],
  ['clipped-link', '2015', 'altered-link'],
  ['lengthened-link', '2015', 'link-letter-added'],
  ['wrong-reference-beside-links', '2019', 'one-location-faulty'],
  ['wrong-links-beside-reference', '2019', 'one-location-faulty'],
  ['stray-letter', '2019', 'fine'],
  ['stray-word', '2023', 'stray-word'],
  ['invented-word', '2019', 'word-not-admitted'],
  ['invented-short-word', '2019', 'word-not-admitted'],
  ['words-run-together', '2023', 'not-placeable'],
  ['misread-draw', '2019', 'not-placeable'],
  ['earlier-word', '2019', 'not-placeable'],
  ['turned-word', '2019', 'not-placeable'],
  ['final-letter-omitted', '2016', 'final-letter-omitted'],
  ['final-letter-and-score', '2016', 'final-letter'],
  ['final-letter-changed', '2019', 'final-letter'],
  ['first-letter-omitted', '2019', 'word-incomplete'],
  ['extension-shortened', '2019', 'extension-shortened'],
  ['extension-too-short', '2019', 'word-incomplete'],
  ['false-plural', '2023', 'word-not-admitted'],
  ['false-conjugation', '2023', 'word-not-admitted'],
  ['near-spelling', '2019', 'word-not-admitted'],
  ['no-room', '2023', 'letters-not-in-draw'],
  ['doubtful-formed-word', '2023', 'formed-word-not-admitted'],
  ['near-reference-beside-links', '2023', 'one-location-faulty'],
  ['changed-link-beside-reference', '2023', 'one-location-faulty'],
  ['lowest-of-several', '2023', 'fine'],
  ['doubtful-twin', '2023', 'false-extension'],
  ['all-struck', '2023', 'blank-slip'],
  ['score-of-struck', '2019', 'score-wrong'],
];

const ALL = [...FAULTS, ...MISTAKEN_FAULTS, ...STRUCK_FAULTS];
const TRIES = 4;
const anyOne = () => true;
/** Not always: a place may happen to be right, a word to be admitted. */
const AT_LEAST = 0.2;

/** The turns of two games, from the third one on. */
const sights = [1, 5].flatMap((seed) => {
  const found: PlayersSight[] = [];
  const chance = new Chance(seed);
  for (const { number, draw, before, moves, solution } of playProposals(
    FREE.graph,
    FORMULAS.normale,
    playRulesOf(EDITIONS['2023']),
    seededRandom(seed),
  )) {
    const turn = new Turn({ turn: number, formula: FORMULAS.normale, board: before.board, draw, lexicon: FREE.words });
    const earlier = found.map(({ top }) => top);
    found.push(
      new PlayersSight({ turn, solutions: [...moves.solutions()], top: solution, difficulty: 0.5, earlier, chance }),
    );
  }
  return found.slice(2);
});

describe('each fault earns what it is named after', () => {
  test('all of them', () => {
    expect(EARNS.map(([name]) => name)).toEqual(ALL.map(({ name }) => name));
  });

  test.each(EARNS)('%s, in %s: %s', (name, edition, expected) => {
    const earned: string[] = [];
    const { make } = ALL.find((fault) => fault.name === name) as (typeof ALL)[number];
    for (const sight of sights) {
      for (let tries = 0; tries < TRIES; tries++) {
        const slip = make(sight, sight.oneThat(anyOne) ?? sight.top);
        if (!slip) continue;
        const { reasons } = judge(sight.turn, slip, EDITIONS[edition]);
        earned.push(reasons[0]?.code ?? 'fine');
      }
    }
    const asMeant = earned.filter((code) => code === expected);
    expect(asMeant.length / earned.length).toBeGreaterThan(AT_LEAST);
  });
});
