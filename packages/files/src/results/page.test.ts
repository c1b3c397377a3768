import { expect, it } from 'vitest';
import { makeResultsJson } from './json.ts';
import { makeResultsPage } from './page.ts';
import type { AskedRanking } from './results.ts';
import { ANIMALS, overall, provisional, resultsOf } from './testing/results.ts';

const everybody = overall(ANIMALS);
const { ranking } = everybody;
const groups = [{ name: 'AB01', rows: ranking.rows.slice(0, 1) }];
const byClub: AskedRanking = { by: 'club', ranking: { ...ranking, groups } };
const pageOf = (...asked: readonly AskedRanking[]) => [...makeResultsPage(resultsOf(...asked), 'b{}')].join('');

it('has every ranking with its address, numbers and dates as French people write them', () => {
  const page = pageOf(provisional(everybody), byClub);
  expect(page).toContain('<p>Là-bas, dimanche 15 novembre 2026</p>');
  const results = resultsOf(everybody);
  const first = { ...results, tournament: { ...results.tournament, date: '2026-11-01' } };
  expect([...makeResultsPage(first, '')].join('')).toContain('dimanche 1<sup>er</sup> novembre 2026</p>');
  expect(page).toContain('<a href="#c2">Classement général par club</a>');
  expect(page).toContain('<section id="c2">');
  expect(page).toContain('>Club AB01</th>');
  expect(page).toContain(
    '<td>LÉROT Cœur<td class="spare">0012345<td class="spare">V<td class="spare">4B<td>AB01<td class="n">1\u202f745<td class="n">−255<td class="n">87,25\u00a0%<td class="n">900<td class="n">845\n',
  );
  expect(page).toContain('<th scope="col" class="n">Partie 1</th><th scope="col" class="n">Partie 2</th>');
  expect(page.match(/Classement provisoire[^<]*/g)).toEqual([
    'Classement provisoire\u00a0: «\u00a0Partie 2\u00a0» en cours, après 20 coups.',
  ]);
});

it('says that there is nobody yet', () => {
  expect(pageOf(overall([]))).toContain('<p>Personne n’est encore classé.</p>\n</section>');
});

it('leaves out the columns that nobody fills', () => {
  const page = pageOf(overall(ANIMALS.slice(1, 2)));
  expect(page).not.toContain('Licence');
  expect(page).toContain('% du top');
});

it('shows what people wrote as they wrote it, and nothing else comes of it', () => {
  const name = "<script>alert(1)</script> \" onclick='x' &amp;";
  const asked = overall([{ members: [{ name, club: name }], table: 1, totals: [1] }]);
  const results = resultsOf(asked, {
    by: 'club',
    ranking: {
      ...asked.ranking,
      groups: [
        { name, rows: asked.ranking.rows },
        { name, rows: [] },
      ],
    },
  });
  const { tournament } = results;
  const games = tournament.games.map((game) => ({ ...game, name }));
  const page = [
    ...makeResultsPage({ ...results, tournament: { ...tournament, name, place: name, date: name, games } }, ''),
  ].join('');
  expect(page).not.toContain('<script');
  expect(page).not.toMatch(/<[^>]*onclick='/);
  expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62; &#34; onclick=&#39;x&#39; &#38;amp;');
});

it('tells other programs the same, in a shape of its own version', () => {
  const json = JSON.parse([...makeResultsJson(resultsOf(everybody, { ...everybody, game: 'h' }, byClub))].join(''));
  expect(json).toMatchObject({
    ...{ format: 'raccord-results', version: 1 },
    tournament: { name: 'Coupe des bêtes', place: 'Là-bas', date: '2026-11-15', edition: '2019' },
    games: [{ id: 'g', isFinished: true }, { id: 'h' }],
    rankings: [{ title: 'Classement général' }, { title: 'Classement – Partie 2', game: 'h' }, { by: 'club' }],
  });
  expect(json.rankings[0].rows).toEqual(ranking.rows);
  expect(json.rankings[2].groups).toEqual(groups);
});
