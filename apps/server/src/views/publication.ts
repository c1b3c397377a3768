import { REFEREES } from '@raccord/contract';
import {
  type EntrantState,
  initials,
  nameKey,
  type Person,
  type Publication,
  publicMembers,
  type ResultReason,
  type TournamentState,
  USUAL_PUBLICATION,
  withoutLicences,
} from '@raccord/tournament';
import { WHOLE_VEIL } from '../club/veil.ts';
import { sightOf } from './sight.ts';
import type { Viewer } from './viewer.ts';

export const publicationOf = ({ publication }: TournamentState): Publication => publication ?? USUAL_PUBLICATION;

/** May this station see that part of the tournament? Spectators see what is published; of the others their role decides. */
export function isPublishedTo(state: TournamentState, session: Viewer, part: keyof Publication): boolean {
  if (session.role !== 'spectator') return true;
  const publication = publicationOf(state);
  if (part !== 'ranking') return publication[part];
  return publication.ranking === 'live' || (publication.ranking === 'end' && isOver(state, session));
}

function isOver(state: TournamentState, session: Viewer): boolean {
  const games = [...state.games.values()];
  return games.length > 0 && games.every(sightOf(state, session).isFinished);
}

/** Who plays, as a station is told of him: licences are for officials, and not in what is published. */
export function membersFor(viewer: Viewer, entrant: EntrantState, published = false): readonly Person[] {
  const { role, veil = role === 'spectator' ? WHOLE_VEIL : undefined } = viewer;
  if (veil) return publicMembers(entrant, (place) => veil.hides(entrant, place));
  return REFEREES.includes(role) && !published ? entrant.members : withoutLicences(entrant.members);
}

/** The name of a team as a station is told: of whom it has initials alone, no word is told there either. */
export function teamNameFor({ teams, entrants }: TournamentState, viewer: Viewer, name: string): string {
  const ids = [...teams.values()].flatMap((team) => (team.name === name ? team.entrants : []));
  const hidden = new Set(
    ids.flatMap((id) => {
      const entrant = entrants.get(id);
      const shown = entrant ? membersFor(viewer, entrant) : [];
      return shown.flatMap((one, at) => {
        const own = entrant?.members[at] ?? one;
        return own.name === one.name ? [] : nameKey(own).split(' ');
      });
    }),
  );
  const isName = (word: string): boolean => hidden.has(nameKey({ name: word })) && /^\p{Lu}|.{3}/u.test(word);
  return name.replaceAll(/[\p{L}\p{M}]+/gu, (word) => (isName(word) ? initials(word) : word));
}

/** Why somebody got what he got, as a station is told: what officials wrote in their own words may name anybody. */
export const reasonsFor = ({ role }: Viewer, reasons: readonly ResultReason[]): readonly ResultReason[] =>
  role === 'spectator'
    ? reasons.map((one) => (OWN_WORDS.has(one.code) ? { ...one, text: UNPUBLISHED } : one))
    : reasons;

const OWN_WORDS: ReadonlySet<ResultReason['code']> = new Set(['ruling', 'referral', 'disciplinary', 'exclusion']);
const UNPUBLISHED = 'Motif non publié.';
