import { REFEREES, type SessionAnswer } from '@raccord/contract';
import {
  type EntrantState,
  type Person,
  type Publication,
  publicMembers,
  type ResultReason,
  type TournamentState,
  USUAL_PUBLICATION,
  withoutLicences,
} from '@raccord/tournament';
import { sightOf } from './sight.ts';

export const publicationOf = ({ publication }: TournamentState): Publication => publication ?? USUAL_PUBLICATION;

/** May this station see that part of the tournament? Spectators see what is published; of the others their role decides. */
export function isPublishedTo(state: TournamentState, session: SessionAnswer, part: keyof Publication): boolean {
  if (session.role !== 'spectator') return true;
  const publication = publicationOf(state);
  if (part !== 'ranking') return publication[part];
  return publication.ranking === 'live' || (publication.ranking === 'end' && isOver(state, session));
}

function isOver(state: TournamentState, session: SessionAnswer): boolean {
  const games = [...state.games.values()];
  return games.length > 0 && games.every(sightOf(state, session).isFinished);
}

/** Who plays, as a station is told of him: licences are for officials, and not in what is published. */
export function membersFor({ role }: SessionAnswer, entrant: EntrantState, published = false): readonly Person[] {
  if (role === 'spectator') return publicMembers(entrant);
  return REFEREES.includes(role) && !published ? entrant.members : withoutLicences(entrant.members);
}

/** Why somebody got what he got, as a station is told: what officials wrote in their own words may name anybody. */
export const reasonsFor = ({ role }: SessionAnswer, reasons: readonly ResultReason[]): readonly ResultReason[] =>
  role === 'spectator'
    ? reasons.map((one) => (OWN_WORDS.has(one.code) ? { ...one, text: UNPUBLISHED } : one))
    : reasons;

const OWN_WORDS: ReadonlySet<ResultReason['code']> = new Set(['ruling', 'referral', 'disciplinary', 'exclusion']);
const UNPUBLISHED = 'Motif non publié.';
