import { foldAccents } from '@raccord/scrabble';
/** Somebody who plays. What is unknown is left out. */
export interface Person {
  readonly name: string;
  readonly licence?: string;
  readonly category?: string;
  readonly series?: string;
  readonly club?: string;
  readonly federation?: string;
}

export type PersonDetail = Exclude<keyof Person, 'name'>;

/** Who hands in one slip a turn: a player, or the two players of a pair. */
export interface Entrant {
  readonly id: string;
  readonly members: readonly Person[];
  readonly centre: string;
  readonly table: number;
}

/** Entrants whose totals are added up; with `counted`, the best ones only. */
export interface Team {
  readonly id: string;
  readonly name: string;
  readonly entrants: readonly string[];
  readonly counted?: number;
}

/** A hall with its own clock, tables and referees. A tournament has one at least. */
export interface Centre {
  readonly id: string;
  readonly name: string;
}

export const OFFICES = ['referee', 'second-referee', 'commission'] as const;
export type Office = (typeof OFFICES)[number];

export interface Official {
  readonly id: string;
  readonly name: string;
  readonly centre: string;
  readonly office: Office;
}

/** Tables `from` to `to`, both included. */
export interface TableRange {
  readonly from: number;
  readonly to: number;
}

/** Who does something. A chief with a centre runs that centre only. */
export type Actor =
  | { readonly role: 'chief'; readonly name: string; readonly centre?: string }
  | { readonly role: Office; readonly name: string; readonly id: string }
  | { readonly role: 'player'; readonly name: string; readonly id: string };

export const ACTOR_ROLES = ['chief', ...OFFICES, 'player'] as const satisfies readonly Actor['role'][];
export type Role = Actor['role'];

/** A link that lets somebody hold a station, as far as everybody may know of it: never what opens it. */
export interface StationLink {
  readonly id: string;
  readonly role: Role | 'screen' | 'spectator' | 'relay';
  readonly label: string;
  /** The official or the entrant. */
  readonly subject?: string;
  /** Where its station is. */
  readonly centre?: string;
}

/** What the public is shown of a tournament, where the chief referee has it followed from outside. */
export interface Publication {
  /** As turns are closed, once every game is over, or never. */
  readonly ranking: 'live' | 'end' | 'none';
  /** The board and the turns played everywhere. */
  readonly turns: boolean;
  /** What each one wrote and got. */
  readonly sheets: boolean;
}

/** What a hall sees anyway. */
export const USUAL_PUBLICATION: Publication = { ranking: 'live', turns: true, sheets: false };

export const nameOf = (members: readonly Pick<Person, 'name'>[]): string =>
  members.map(({ name }) => name).join(' et ');

/**
 * How each is told where somebody is chosen among all of them: by name, and by licence, series and club where another one is
 * called the same. « DUPONT Jean · 1234567 · 4B · Vichy ».
 */
export function tellingApart<One>(
  all: readonly One[],
  peopleOf: (one: One) => readonly Person[],
): (one: One) => string {
  const keyOf = (one: One): string => peopleOf(one).map(wordsKey).sort().join(' / ');
  const counts = new Map<string, number>();
  for (const one of all) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return (one) => {
    const people = peopleOf(one);
    const details = (['licence', 'series', 'club'] as const).map((detail) => detailOf(people, detail));
    const isShared = (counts.get(keyOf(one)) ?? 0) > 1;
    return [nameOf(people), ...(isShared ? details.filter(Boolean) : [])].join(' · ');
  };
}

/** A detail of a player or of a pair: what both have in common is said once. */
export const detailOf = (
  members: readonly { readonly [Key in PersonDetail]?: string | undefined }[],
  detail: PersonDetail,
): string => [...new Set(members.flatMap((member) => member[detail] ?? []))].join(' / ');

/** What is told beside a name: « Cadet · 6B · PAR ». */
export const describeDetails = (members: Parameters<typeof detailOf>[0]): string =>
  (['category', 'series', 'club'] as const)
    .map((key) => detailOf(members, key))
    .filter((said) => said !== '')
    .join(' · ');

/** « Marie-Claude du Puy d’Arc » is « M.-C. d. P. d’A. »: capitals are those of the name. */
export const initials = (name: string): string => partsOf(tidy(name), ' ', partInitials).join(' ') || '…';

const partInitials = (word: string): string => partsOf(word, /[-‐‑]/, elidedInitials).join('-');

function elidedInitials(part: string): string {
  const letters = partsOf(part, /['’]/, (text) => /[\p{L}\p{N}]\p{M}*/u.exec(text)?.[0] ?? '');
  return letters.length === 0 ? '' : `${letters.join('’')}.`;
}

const partsOf = (text: string, between: string | RegExp, shorten: (part: string) => string): string[] =>
  text
    .split(between)
    .map(shorten)
    .filter((part) => part !== '');

/** Those who play, as the public is told of them: without licence, and by the initials of a name that the tournament, or who hides one of them, withholds. */
export const publicMembers = (
  { members, isWithheld }: { readonly members: readonly Person[]; readonly isWithheld: boolean },
  hides: (place: number) => boolean = () => false,
): readonly Person[] =>
  withoutLicences(members).map(({ name, ...rest }, place) => ({
    ...{ ...rest, name: isWithheld || hides(place) ? initials(name) : name },
  }));

/** As those are told who play with them, or sit in the hall. */
export const withoutLicences = (members: readonly Person[]): readonly Person[] =>
  members.map(({ licence: _, ...rest }) => rest);

/** Who a name made by `nameOf` names: a player, or the two of a pair. */
export function membersNamed(name: string): readonly Person[] {
  const names = name.split(' et ');
  return (names.length === 2 ? names : [name]).map((one) => ({ name: one.trim() }));
}

/** Letters, digits and signs with single spaces between them: no control character gets into a name. */
export const tidy = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu, ' ')
    .trim()
    .normalize('NFC');

/** Letters that have no accent to be taken off, as plain files write them. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ł: 'L', ø: 'O', đ: 'D', ð: 'D', ħ: 'H', ŧ: 'T', ı: 'I', ß: 'SS', þ: 'TH' },
};

/** What a name is, case, accents and punctuation aside. */
export const nameKey = ({ name }: Pick<Person, 'name'>): string =>
  foldAccents(name.replaceAll(/[łøđðħŧıßþ]/giu, (letter) => PLAIN[letter.toLowerCase()] ?? letter))
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();

/** May one name be what a file made of the other, whose accented letters it lost: « Lucja », « ?ucja », « Åucja » for « Łucja »? */
export function isDegraded(whole: string, written: string): boolean {
  const isSame = nameKey({ name: whole }) === nameKey({ name: written });
  if (isSame) return accentedIn(whole) > accentedIn(written);
  const left = plainLetters(whole);
  return /[A-Z].*[A-Z]/.test(left) && left.includes('*') && left === plainLetters(written);
}

const accentedIn = (name: string): number => [...name.matchAll(/[^\p{ASCII}]/gu)].length;

/** A star stands for what a file may have lost. */
const plainLetters = (name: string): string =>
  name.replaceAll(/(?:[^\p{ASCII}]|[\s?])+/gu, (lost) => (/^\s+$/.test(lost) ? ' ' : '*')).toUpperCase();

/** The same for « Jean DUPONT » and « DUPONT Jean ». */
export const wordsKey = (person: Pick<Person, 'name'>): string => nameKey(person).split(' ').sort().join(' ');

/** Nobody has more tables. */
export const LAST_TABLE = 20_000;
