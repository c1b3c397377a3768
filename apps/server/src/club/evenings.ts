import {
  type ClubJournal,
  cardOfMember,
  type EveningState,
  membersIn,
  nameOfMember,
  playerKey,
  type RecognisedPlayer,
  recognisePlayers,
} from '@raccord/club';
import type { AnswerOf } from '@raccord/contract';
import { type Entrant, tellingApart } from '@raccord/tournament';
import { inParts } from '../work.ts';

type EveningView = AnswerOf<'readClub'>['evenings'][number];

/** A player of an evening, and who he was said to be: null for a visitor, nothing when nobody said it. */
export interface EveningPlayer extends RecognisedPlayer {
  readonly member?: string | null;
}

/** @param isBehind closed now, it would have another result. */
export const eveningView = (
  { tournament, title, date, players, closed }: EveningState,
  stage: EveningView['stage'],
  isBehind: boolean,
): EveningView => ({
  ...{ tournament, title, date, identified: players.size, ...(stage ? { stage } : {}) },
  ...{ isClosed: closed !== undefined, isBehind },
  ...(closed?.provisional === undefined ? {} : { provisional: closed.provisional }),
});

/** The players of an evening, and who they are taken for. */
export async function playersOf(
  { directory }: ClubJournal,
  evening: EveningState,
  entrants: Iterable<Pick<Entrant, 'id' | 'members'>>,
): Promise<EveningPlayer[]> {
  return (await inParts(recognisePlayers([...entrants], directory))).map((player) => {
    const member = evening.players.get(playerKey(player));
    return member === undefined ? player : { ...player, member };
  });
}

/** The members that a player may be, as far as the club knows. */
export function mayBe({ recognition, member }: EveningPlayer): readonly string[] {
  const taken = membersIn(recognition);
  return member ? [...taken, member] : taken;
}

/** An evening as its own chief sees it: the names of those alone whom his players may be, and what tells two of a name apart. */
export function eveningOfChief<Shown extends { readonly players: readonly EveningPlayer[] }>(
  { state, disclosures }: ClubJournal,
  evening: Shown,
) {
  const ids = [...new Set(evening.players.flatMap(mayBe))];
  const told = tellingApart(ids, (id) => [
    { ...cardOfMember(state, disclosures, id), name: nameOfMember(state, disclosures, id) },
  ]);
  return { ...evening, candidates: ids.map((id) => ({ id, name: told(id) })) };
}
