import { type ClubState, isInSeason, type KeptResults, type Season } from '@raccord/club';

/** The results of the evenings of a season, or of all years. */
export const resultsOf = ({ evenings }: ClubState, results: KeptResults, season: Season | undefined): KeptResults =>
  season
    ? new Map(
        [...results].filter(([tournament]) => {
          const evening = evenings.get(tournament);
          return evening !== undefined && isInSeason(season, evening);
        }),
      )
    : results;
