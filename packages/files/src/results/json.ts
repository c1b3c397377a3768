import { type AskedRanking, resultsTitle, type SeenResults } from './results.ts';

const FORMAT = 'raccord-results';
const VERSION = 1;

/** Results for other programs: the shape is in FORMATS.md. */
export function* makeResultsJson(results: SeenResults): Generator<string> {
  const { name, place, date, edition, lexicon, centres, games } = results.tournament;
  const head = {
    format: FORMAT,
    version: VERSION,
    tournament: { name, place, date, edition, lexicon },
    centres: centres.map((centre) => ({ id: centre.id, name: centre.name })),
    games: games.map(({ id, name, formula, rhythm, turns, isFinished }) => ({
      ...{ id, name, formula, rhythm, turns, isFinished },
    })),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"rankings":[`;
  for (const [index, asked] of results.rankings.entries()) {
    yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(shapeOf(results, asked))}`;
  }
  yield '\n]}\n';
}

function shapeOf(results: SeenResults, asked: AskedRanking) {
  const { game, by, ranking } = asked;
  const { turns, provisional, rows, groups } = ranking;
  return { title: resultsTitle(results, asked), game, by, turns, provisional, ...(groups ? { groups } : { rows }) };
}
