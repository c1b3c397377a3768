import type { StoredEvent } from '../history/stored.ts';
import { ERASED_PLAYER } from './forgetting.ts';

/** Texts from which a name may go, details that go with it, and ids that are replaced. */
const TEXTS: ReadonlySet<string> = new Set(['name', 'place', 'president', 'members', 'reason', 'label', 'notice']);
const DETAILS: ReadonlySet<string> = new Set(['licence', 'category', 'series', 'club', 'federation']);
const IDS: ReadonlySet<string> = new Set(['event', 'alongside']);

/**
 * The names that an erasure took out of an event, for whoever has it as it was; undefined when it changed anything else. The texts
 * themselves are not compared: that a score or a verdict went with a name is what this finds.
 */
export function namesTakenOut(before: StoredEvent, after: StoredEvent): readonly string[] | undefined {
  const isSame =
    before.sequence === after.sequence &&
    before.type === after.type &&
    before.version === after.version &&
    before.at === after.at;
  if (!isSame) return undefined;
  const taken: string[] = [];
  const isErasure =
    isWithout('', before.actor, after.actor, taken) &&
    // What an earlier erasure said of events that changed again is left out.
    (before.type === 'names-erased' || isWithout('', before.data, after.data, taken));
  return isErasure ? taken : undefined;
}

function isWithout(key: string, before: unknown, after: unknown, taken: string[]): boolean {
  if (typeof before === 'string' && typeof after === 'string' && before !== after) {
    if (IDS.has(key)) return true;
    if (key === 'name' && after === ERASED_PLAYER) taken.push(before);
    return TEXTS.has(key) && after.includes(ERASED_PLAYER);
  }
  if (typeof before !== 'object' || before === null) return before === after;
  if (typeof after !== 'object' || after === null || Array.isArray(before) !== Array.isArray(after)) return false;
  const entries = Object.entries(before);
  const now = after as Readonly<Record<string, unknown>>;
  if (Object.keys(now).some((one) => !Object.hasOwn(before, one))) return false;
  return entries.every(([one, value]) =>
    Object.hasOwn(now, one)
      ? isWithout(Array.isArray(before) ? key : one, value, now[one], taken)
      : DETAILS.has(one) && now.name === ERASED_PLAYER,
  );
}
