import { accept } from '@raccord/scrabble';
import { inTheWay, isTakingBack, relies, takenWith, undoneBy } from '@raccord/stream';
import type { ClubActor } from '../commands.ts';
import type { ClubEvent } from '../events.ts';
import { describeClubEvent, evolveClub, isLastingInClub, touchedInClub } from '../kinds/index.ts';
import { licenceKey } from '../members/card.ts';
import { nameOfMember, ownCardOf } from '../members/names.ts';
import { initialClub } from '../state/folding.ts';
import { followMerges } from '../state/state.ts';
import { askedOfClub, type ClubContext, type ClubResult, type DecideClub, decided, HOSTS } from './context.ts';
import { clubRefused } from './refusals.ts';

/** The last of these that is named, or one's own. */
const meant = (events: readonly ClubEvent[], id: string | undefined, actor: ClubActor): ClubEvent | undefined =>
  events.findLast((event) => (id === undefined ? event.actor.id === actor.id : event.id === id));

/** Whoever runs an evening takes back, and has back, what he did himself. */
const isForeign = (event: ClubEvent, actor: ClubActor): boolean =>
  actor.role === 'tournament' && event.actor.id !== actor.id;

/** Takes back an action unless something relies on it. */
const undo: DecideClub<{ readonly event?: string }> = (context, { event: id }, actor) => {
  const { state, disclosures, standing } = context;
  const target = meant(
    standing.filter((event) => !isLastingInClub(event)),
    id,
    actor,
  );
  if (!target) return clubRefused('nothing-to-undo');
  if (isForeign(target, actor)) return clubRefused('not-your-action');
  const [, ...reliant] = takenWith(target, standing, touchedInClub);
  const last = reliant.at(-1);
  if (last) return clubRefused('action-relied-upon', describeClubEvent(last, state, disclosures));
  const sound = checkSound(
    context,
    standing.filter((event) => event !== target),
  );
  return sound.ok ? decided({ type: 'action-undone', data: { event: target.id, alongside: [] } }) : sound;
};

/** Has back what an undoing took, where it stood, unless something has come in its place or is gone that it relied on. */
const redo: DecideClub<{ readonly event?: string }> = (context, { event: id }, actor) => {
  const { state, disclosures, events, undone } = context;
  const undoing = meant(
    events.filter((event) => event.type === 'action-undone' && !undone.has(event.id)),
    id,
    actor,
  );
  if (!undoing) return clubRefused('nothing-to-redo');
  if (isForeign(undoing, actor)) return clubRefused('not-your-action');
  const { come, gone } = inTheWay(undoing, events, undone, (later, earlier) =>
    relies(touchedInClub(later), touchedInClub(earlier)),
  );
  if (come) return clubRefused('set-since', describeClubEvent(come, state, disclosures));
  if (gone) return clubRefused('redo-first', describeClubEvent(gone, state, disclosures));
  const restored = new Set(undoneBy(undoing));
  const sound = checkSound(
    context,
    events.filter((event) => restored.has(event.id) || (!isTakingBack(event) && !undone.has(event.id))),
  );
  return sound.ok ? decided({ type: 'action-redone', data: { event: undoing.id } }) : sound;
};

/** What is left, or comes back, must hold by itself: a licence has one holder, and nobody is twice on an evening. */
function checkSound({ disclosures }: ClubContext, standing: readonly ClubEvent[]): ClubResult<void> {
  const left = initialClub();
  for (const event of standing) evolveClub(left, event);
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

export const TAKING_BACK_COMMANDS = {
  /** Takes back the action named, else one's last one. */
  undo: askedOfClub({ action: 'annuler une action', others: HOSTS, decide: undo }),
  /** Has back what an undoing took: the one named, else one's last one. */
  redo: askedOfClub({ action: 'rétablir une action', others: HOSTS, decide: redo }),
};
