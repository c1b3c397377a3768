import { nameOf, type Palmares } from '@raccord/tournament';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import type { HallView, SeenRankingRow } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { Curtain } from './Curtain.tsx';
import { HallProvisional, RankingColumns, sizeOf } from './HallRanking.tsx';
import { pageQuery, rowsQuery } from './pages.ts';
import { palmaresSteps, placesOf, podiumOf } from './palmares.ts';
import rankingStyles from './ranking.module.css';
import { useTellable } from './usetellable.ts';

const words = texts.hall.palmares;

/** More than that are a page of the ranking, fewer are told one by one in large letters. */
const MOST_LARGE = 10;

/** The ranking told from the last to the first, as far as whoever runs the hall has come. */
export function PalmaresPage({ hall, show }: { readonly hall: HallView; readonly show: Palmares }) {
  const { data: top } = useView('seeRanking', {}, { query: pageQuery(0, show.game) });
  const count = top?.count ?? 0;
  const podium = podiumOf(top?.rows ?? []);
  const places = placesOf(palmaresSteps(count, podium), show, count, podium);
  const isPage = places !== undefined && places.best > MOST_LARGE;
  const from = isPage ? places.best - 1 : 0;
  const { data: below } = useView('seeRanking', {}, { query: rowsQuery(from, show.game) });
  const rows = places && below ? below.rows.slice(places.best - 1 - from, places.last - from) : [];
  const game = hall.games.find(({ id }) => id === show.game)?.name;
  const tellable = useTellable(hall, show.game);
  return (
    <section className={rankingStyles.ranking}>
      <div className={rankingStyles.rankingTitle}>
        <h2>{words.title}</h2>
        <span className={layout.dim}>
          {game ?? texts.hall.ranking.overall}
          {tellable?.after !== undefined && ` · ${words.after(tellable.after, game ? undefined : tellable.game)}`}
        </span>
        <HallProvisional why={top?.provisional?.why} />
      </div>
      {!places && <Curtain>{show.isHeld ? words.podium : words.opening}</Curtain>}
      {places && isPage && <RankingColumns rows={rows} />}
      {places && !isPage && <Large rows={rows} isPodium={places.best <= podium} />}
    </section>
  );
}

/** The best one, who was just told, above those told before him. */
const Large = ({ rows, isPodium }: { readonly rows: readonly SeenRankingRow[]; readonly isPodium: boolean }) => (
  <ol className={rankingStyles.large} data-podium={isPodium}>
    {rows.map(({ entrant, rank, members, total }) => (
      <li key={entrant}>
        <span>
          <Raised text={words.rank(rank)} />
        </span>
        <strong data-size={sizeOf(nameOf(members))}>{nameOf(members)}</strong>
        <span>{texts.common.points(total)}</span>
      </li>
    ))}
  </ol>
);
