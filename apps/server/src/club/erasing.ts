import { type ClubState, ERASED_NAME, type EveningResult, memberAt } from '@raccord/club';

/** The results that name these persons, without their names: what is derived loses them too. */
export const withoutPersons = (
  state: ClubState,
  results: readonly EveningResult[],
  persons: readonly string[],
): EveningResult[] =>
  results.flatMap((result) => {
    const rows = result.rows.map((row) => ({
      ...row,
      players: row.players.map((player, index) => {
        const member = memberAt(state, result.tournament, { entrant: row.entrant, place: index === 0 ? 0 : 1 });
        return member !== undefined && persons.includes(member) ? { name: ERASED_NAME } : player;
      }),
    }));
    const isNamed = rows.some((row, at) =>
      row.players.some((player, place) => player !== result.rows[at].players[place]),
    );
    return isNamed ? [{ ...result, rows }] : [];
  });

/** A result worked out again, without the names of those who were erased before. */
export const withoutErased = (state: ClubState, result: EveningResult): EveningResult =>
  withoutPersons(state, [result], [...state.erased])[0] ?? result;
