import { accept } from '@raccord/scrabble';
import { takenWith } from '@raccord/stream';
import { describeClubEvent, evolveClub, isLastingInClub, touchedInClub } from '../kinds/index.ts';
import { licenceKey } from '../members/card.ts';
import { nameOfMember, ownCardOf } from '../members/names.ts';
import { initialClub } from '../state/folding.ts';
import { type ClubState, followMerges } from '../state/state.ts';
import { type ClubContext, type ClubResult, type DecideClub, decided } from './context.ts';
import { clubRefused } from './refusals.ts';

/** Takes back the action named, or one's last one, unless something relies on it. */
export const undoInClub: DecideClub<'undo'> = (context, { event: id }, actor) => {
  const { state, disclosures, standing } = context;
  const target = standing.findLast(
    (event) => !isLastingInClub(event) && (id === undefined ? event.actor.id === actor.id : event.id === id),
  );
  if (!target) return clubRefused('nothing-to-undo');
  if (actor.role === 'tournament' && target.actor.id !== actor.id) return clubRefused('not-your-action');
  const [, ...reliant] = takenWith(target, standing, touchedInClub);
  const last = reliant.at(-1);
  if (last) return clubRefused('action-relied-upon', describeClubEvent(last, state, disclosures));
  const left = initialClub();
  for (const event of standing) if (event !== target) evolveClub(left, event);
  const sound = checkSound(context, left);
  return sound.ok ? decided({ type: 'action-undone', data: { event: target.id, alongside: [] } }) : sound;
};

/** What an undo leaves must hold by itself: a licence has one holder, and nobody is twice on an evening. */
function checkSound({ disclosures }: ClubContext, left: ClubState): ClubResult<void> {
  const holders = new Map<string, string>();
  for (const member of left.members.values()) {
    const licence = ownCardOf(disclosures, member)?.licence;
    if (licence === undefined) continue;
    const kept = followMerges(left, member.id);
    const holder = holders.get(licenceKey(licence)) ?? kept;
    if (holder !== kept) return clubRefused('licence-taken', licence, nameOfMember(left, disclosures, holder));
    holders.set(licenceKey(licence), kept);
  }
  for (const { title, players } of left.evenings.values()) {
    const there = [...players.values()].flatMap((member) => (member === null ? [] : [followMerges(left, member)]));
    const twice = there.find((member, index) => there.indexOf(member) < index);
    if (twice !== undefined) return clubRefused('member-twice', nameOfMember(left, disclosures, twice), title);
  }
  return accept(undefined);
}
