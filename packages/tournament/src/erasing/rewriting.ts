import type { EventType } from '../events.ts';
import type { StoredEvent } from '../history/stored.ts';
import type { Entrant, Person, PersonDetail, StationLink } from '../people.ts';
import { ERASED_PLAYER, type Forgetting } from './forgetting.ts';
import type { Listing, Traces } from './person.ts';

/** Who is erased, and what is known of him in this tournament. */
export interface Erased {
  /** The entrant that he was, or one player of; none of an official. */
  readonly entrant?: string;
  /** Nobody plays with him. */
  readonly isAlone: boolean;
  readonly traces: Traces;
  readonly forgetting: Forgetting;
  /** What correction slips say: they repeat reasons. */
  readonly inNotice: (notice: string) => string;
  /** What others have too (« category V »): rankings of others are made of it, and it tells nobody apart. */
  readonly isShared: (detail: PersonDetail, value: string) => boolean;
}

/** What names are taken out of: an event, or a command as the event that it will be. */
export type NamedText = Pick<StoredEvent, 'sequence' | 'type' | 'data' | 'actor'>;

/** Keys whose texts tell of people, and those that name something or somebody. */
const TELLING: ReadonlySet<string> = new Set(['reason', 'label']);
const NAMING: ReadonlySet<string> = new Set(['name', 'place', 'president', 'members']);
/** What has no text of people, and is long. */
const SILENT: ReadonlySet<string> = new Set(['slip', 'verdict', 'ruling', 'settings', 'lexicon', 'turns']);

/** What is left of an event without the name. What had none is the same object as before. */
export function withoutName(event: NamedText, erased: Erased): Pick<StoredEvent, 'data' | 'actor'> {
  return { data: dataWithout(event, erased), actor: actorWithout(event.actor, erased) };
}

function dataWithout({ sequence, type, data }: NamedText, erased: Erased): unknown {
  switch (type as EventType) {
    case 'entrants-registered': {
      const known = data as { readonly entrants: readonly Entrant[] };
      const entrants = changed(known.entrants, (one) => {
        const members = membersWithout(sequence, one.id, one.members, erased);
        return members === one.members ? one : { ...one, members };
      });
      return entrants === known.entrants ? data : { ...known, entrants };
    }
    case 'entrant-amended': {
      const known = data as { readonly entrant: string; readonly members: readonly Person[] };
      const members = membersWithout(sequence, known.entrant, known.members, erased);
      return members === known.members ? data : { ...known, members };
    }
    case 'links-made':
    case 'links-revoked': {
      const known = data as { readonly links: readonly StationLink[] };
      const links = changed(known.links, (link) => {
        const label = labelWithout(link, erased);
        return label === link.label ? link : { ...link, label };
      });
      return links === known.links ? data : { ...known, links };
    }
    case 'team-formed':
      return textsWithout(data, '', erased, true);
    case 'names-erased':
      return data;
    default:
      return textsWithout(data, '', erased, false);
  }
}

function membersWithout(
  sequence: number,
  entrant: string,
  members: readonly Person[],
  { traces, isShared }: Erased,
): readonly Person[] {
  const place = traces.placeIn(sequence, entrant);
  if (place === undefined || members[place].name === ERASED_PLAYER) return members;
  const { name: _, licence: __, ...details } = members[place];
  const shared = Object.entries(details).filter(([detail, value]) => isShared(detail as PersonDetail, value));
  return members.with(place, { name: ERASED_PLAYER, ...Object.fromEntries(shared) });
}

/** The label of a link; that of a player's own link says who he is, whatever it says. */
export function labelWithout(
  { label, subject }: Pick<StationLink, 'label'> & { readonly subject?: string | undefined },
  { entrant, isAlone, forgetting }: Omit<Erased, 'traces' | 'isShared' | 'inNotice'>,
): string {
  return isAlone && subject !== undefined && subject === entrant ? ERASED_PLAYER : forgetting.inWords(label);
}

function actorWithout(actor: StoredEvent['actor'], { entrant, isAlone, forgetting }: Erased): StoredEvent['actor'] {
  const isOwn = actor.role === 'player' && actor.id === entrant;
  const name =
    isOwn && isAlone ? ERASED_PLAYER : isOwn ? forgetting.inWords(actor.name) : forgetting.inName(actor.name);
  return name === actor.name ? actor : { ...actor, name };
}

function textsWithout(value: unknown, key: string, erased: Erased, isOfPeople: boolean): unknown {
  if (typeof value === 'string') {
    if (TELLING.has(key) || (isOfPeople && key === 'name')) return erased.forgetting.inWords(value);
    if (key === 'notice') return erased.inNotice(value);
    return NAMING.has(key) ? erased.forgetting.inName(value) : value;
  }
  if (typeof value !== 'object' || value === null || SILENT.has(key)) return value;
  if (Array.isArray(value)) return changed(value, (one) => textsWithout(one, key, erased, isOfPeople));
  const entries = Object.entries(value);
  const left = changed(entries, (entry) => {
    const text = textsWithout(entry[1], entry[0], erased, isOfPeople);
    return text === entry[1] ? entry : ([entry[0], text] as [string, unknown]);
  });
  return left === entries ? value : Object.fromEntries(left);
}

/** A notice has reasons word for word, each one after its code: they go from it as they go from the events that gave them. */
export function noticesWithout(
  events: readonly Pick<StoredEvent, 'data'>[],
  forgetting: Forgetting,
): Erased['inNotice'] {
  const reasons = new Set(events.flatMap(({ data }) => (data as { readonly reason?: string } | null)?.reason ?? []));
  const gone = [...reasons]
    .filter((reason) => forgetting.inWords(reason) !== reason)
    .sort((a, b) => b.length - a.length)
    .map((reason) => [` ${reason}`, ` ${forgetting.inWords(reason)}`] as const);
  return (notice) => gone.reduce((left, [before, after]) => left.replaceAll(before, after), notice);
}

/** The same list when nothing in it changes. */
function changed<T>(list: readonly T[], change: (one: T) => T): readonly T[] {
  const now = list.map(change);
  return now.every((one, at) => one === list[at]) ? list : now;
}

/** What the others of a tournament have, now or before. */
export function sharedDetails(listings: readonly Listing[], traces: Traces): Erased['isShared'] {
  const known = new Set(
    listings.flatMap(({ sequence, entrant, members }) =>
      members
        .filter((_, place) => place !== traces.placeIn(sequence, entrant))
        .flatMap((member) => Object.entries(member).map(([detail, value]) => JSON.stringify([detail, value]))),
    ),
  );
  return (detail, value) => known.has(JSON.stringify([detail, value]));
}
